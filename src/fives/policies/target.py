"""The axis ``target``: which events stand, and when the match is won."""

from __future__ import annotations

from typing import Final, Protocol

import attrs

from fives.core.errors import at_least
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.scoring import ScoreEvent

TARGET_REACHED: Final = "target-reached"
"""The reason of an outcome in which a side has the points that win."""


class Target(Protocol):
    """**Protocol:** what scores must reach.

    >>> target: Target = AtLeast(61)
    >>> target.verdict((Points(60), Points(12)), Table(2), round_over=True) is None
    True
    """

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        """Return why an event does not stand, or None when it does.

        Args:
            score: The points of the event's side before.
            event: The event, which stands or falls whole.
            table: Who sits.
        """
        ...

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        """Return how the match has ended, or None when it goes on.

        Args:
            scores: The points of every side.
            table: Who sits.
            round_over: True once after everything of a round is applied, False after
                each batch.
        """
        ...


@attrs.frozen(weakref_slot=False)
class AtLeast:
    """The first to have that many points wins at once; several at once share the win.

    Args:
        points: The target, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> AtLeast(61).verdict((Points(61), Points(63)), Table(2), round_over=False)
    Outcome(winners=(0, 1), reason='target-reached')
    """

    points: int = attrs.field(validator=at_least(1))

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        """Return None: every event stands."""
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        """Return the sides that have reached the target as winners, if there are any."""
        if max(scores, default=0) < self.points:
            return None
        reached = zip(table.sides, scores, strict=False)
        winners = tuple(side for side, score in reached if score >= self.points)
        return Outcome(winners, TARGET_REACHED)
