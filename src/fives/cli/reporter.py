"""Telling a match as it goes on, to one seat or to somebody who may see everything."""

from __future__ import annotations

from collections.abc import Sequence

from fives.core.state import CHANCE, Actor
from fives.core.table import Table
from fives.match.events import Event, MatchEnded, RoundEnded, TileDealt, TileDrawn
from fives.match.transition import Transition
from fives.match.view import View
from fives.render.plain.board import board
from fives.render.plain.narrate import narrate
from fives.render.wording.names import Names
from fives.render.wording.rounds import next_opener, round_begins
from fives.render.wording.turns import scores, scoring


def names_for(table: Table, eyes: Sequence[int] | None) -> Names:
    """Return what the seats are called by one who sees with the eyes of some of them.

    >>> print(names_for(Table(4), (2,)).seat(2), names_for(Table(4), (0, 2)).seat(2), sep=", ")
    you, seat 2
    """
    return Names(table, eyes[0] if eyes is not None and len(eyes) == 1 else None)


class Reporter:
    """Prints what happens, as far as its reader may see it.

    Args:
        first: A view of the beginning, of any seat.
        eyes: The seats whose tiles the reader may see, who is "you" where there is one; none
            for a spectator; or None for one who may see all tiles.
    """

    def __init__(self, first: View, eyes: Sequence[int] | None) -> None:
        self._eyes = eyes
        self._names = names_for(first.table, eyes)
        self._rules = first.variant
        self._waiting: list[Event] = []
        self._round = 1
        print("", round_begins(self._round, self._names.language), sep="\n")

    def show(self, transition: Transition) -> None:
        """Tell what a move did; deals and draws wait until the row of them is complete."""
        eyes = self._eyes
        seen = [event if eyes is None else event.seen_by(*eyes) for event in transition.events]
        self._waiting += [event for event in seen if not isinstance(event, MatchEnded)]
        if seen and not isinstance(seen[-1], TileDealt | TileDrawn):
            self.flush()
        if any(isinstance(event, RoundEnded | MatchEnded) for event in seen):
            self._round_over(seen, transition)

    def sees(self, actor: Actor) -> bool:
        """Return whether the reader may know between which moves a seat has the choice."""
        if actor is None or actor is CHANCE:
            return False
        return self._eyes is None or actor in self._eyes

    def flush(self) -> None:
        """Tell whatever still waits."""
        events, self._waiting = self._waiting, []
        for line in narrate(events, self._names, self._rules):
            print(line)

    def _round_over(self, seen: list[Event], transition: Transition) -> None:
        """Show how the table looks at the end, then who has won or who opens next."""
        after = transition.after.view(0)  # its hand is not shown
        ended = [event.layout for event in seen if isinstance(event, RoundEnded)]
        print("", *board(ended[0] if ended else after.layout, scoring(after)), sep="\n")
        print(f"scores: {scores(after, self._names)}")
        for event in seen:
            if isinstance(event, MatchEnded):
                print("", *narrate([event], self._names, self._rules), sep="\n")
            elif isinstance(event, RoundEnded) and after.outcome is None:
                print(next_opener(after, event.end, self._names, transition.before.opener))
                self._round += 1
                print("", round_begins(self._round, self._names.language), sep="\n")
