"""How far a match came that does not end, and which policy may keep it going."""

from __future__ import annotations

from typing import final

from fives.match.events import Redealt, RoundEnded, Ruled
from fives.testing.check import AnyState


@final
class Course:
    """Counts what happened in a match: rounds that ended, events that were judged.

    >>> from fives.card_race import start
    >>> Course().told(100, start())
    'The match is not over after 100 moves.'
    """

    def __init__(self) -> None:
        self.rounds = self.deals = self.accepted = self.refused = 0

    def add(self, events: tuple[object, ...]) -> None:
        """Count the events of a move."""
        for event in events:
            if isinstance(event, RoundEnded):
                self.rounds += 1
            elif isinstance(event, Redealt):
                self.deals += 1
            elif isinstance(event, Ruled):
                self.accepted += event.ruling.accepted
                self.refused += not event.ruling.accepted

    def told(self, moves: int, state: AnyState) -> str:
        """Return the sentence that a match has no end, with the likely reason of it."""
        over = f"The match is not over after {moves} moves"
        scores = getattr(state, "scores", None)
        if scores is None or not hasattr(state, "variant"):
            return f"{over}."
        standing = f"{over} and {self.rounds} rounds, at {'-'.join(map(str, scores))} points"
        if not self.rounds and not self.accepted + self.refused:
            again = f"; it was dealt again {self.deals} times, see opening.from_hands"
            return f"{standing}: no round comes to its end{again if self.deals else ''}."
        if not self.accepted and self.refused:
            return f"{standing}: target.refusal refused all {self.refused} events."
        if not self.accepted:
            return f"{standing}: points and settlement.settle give nothing to score."
        return f"{standing}: target.verdict lets it go on."
