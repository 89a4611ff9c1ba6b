"""The tally: batches of events become scores, under one target."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from fives.core.outcome import Outcome
from fives.core.units import Points
from fives.dominoes.scoring import Batch, Ruling
from fives.match import checks
from fives.match.events import Event, Ruled

if TYPE_CHECKING:
    from fives.match.game import Game


def judge(
    game: Game, scores: tuple[Points, ...], batch: Batch, log: list[Event] | None
) -> tuple[tuple[Points, ...], Outcome | None]:
    """Apply the events of a batch together, each judged against the scores before.

    Args:
        game: The tables of the rules.
        scores: Points by side.
        batch: The events.
        log: Where the rulings go, or None when nobody asks.

    Returns:
        The scores after, and the outcome if the match has ended.
    """
    target = game.rules.target
    table = game.table
    after = [*scores]
    for event in batch:
        side = event.side
        before = scores[side]
        refusal = target.refusal(before, event, table)
        if refusal is None:
            after[side] = before + event.points  # type: ignore[call-overload]
        else:
            refusal = checks.refusal(refusal)
            if refusal.rule is None:
                refusal = attrs.evolve(refusal, rule=game.rules.cited(refusal.code))
        if log is not None:
            log.append(Ruled(Ruling(event, refusal, before, after[side])))
    new = tuple(after)
    outcome = target.verdict(new, table, round_over=False)
    return new, None if outcome is None else checks.verdict(outcome, table)
