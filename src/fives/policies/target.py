"""The axis ``target``: which events stand, and when the match is won."""

from __future__ import annotations

from typing import Final, Protocol

import attrs

from fives.core.errors import at_least, whole
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.scoring import MOST, ScoreEvent

OVER_TARGET: Final = "OVER_TARGET"
"""The code of a refusal of an event that would pass an exact target."""
UNDER_FLOOR: Final = "UNDER_FLOOR"
"""The code of a refusal of an event that would take a score below its floor."""
EQUAL_BEST: Final = "equal-best"
"""The reason of an outcome in which several have the same best score, so nobody wins."""
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
        if not scores or max(scores) < self.points:
            return None
        reached = zip(table.sides, scores, strict=False)
        winners = tuple(side for side, score in reached if score >= self.points)
        return Outcome(winners, TARGET_REACHED)


def _floor(target: Exactly, attribute: attrs.Attribute[int | None], value: int | None) -> None:
    if value is not None:
        whole(value, "Exactly.floor", -MOST)


@attrs.frozen(weakref_slot=False)
class Exactly:
    """The first to have exactly that many points wins; what would pass them is refused whole.

    Args:
        points: The target, 1 or more.
        floor: The points below which no event may take a score, or None for no floor.

    Raises:
        InputError: When those are no such numbers.

    >>> from fives.core.units import Side
    >>> from fives.dominoes.scoring import Part
    >>> two = ScoreEvent(Side(0), (Part("play", 10, 10, 2),))
    >>> print(Exactly(61).refusal(Points(60), two, Table(2)))
    60 + 2 would pass 61, so it is refused; the score stays at 60.
    >>> Exactly(61).refusal(Points(59), two, Table(2)) is None
    True
    """

    points: int = attrs.field(validator=at_least(1))
    floor: int | None = attrs.field(default=None, validator=_floor)

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        """Return a refusal when the event would pass the target or go below the floor."""
        reached = score + event.points
        over = reached > self.points
        under = self.floor is not None and reached < self.floor and event.points < 0
        if not over and not under:
            return None
        sum_of = f"{score} {'-' if event.points < 0 else '+'} {abs(event.points)}"
        how = f"would pass {self.points}" if over else f"is below {self.floor}"
        return Refusal(
            OVER_TARGET if over else UNDER_FLOOR,
            f"{sum_of} {how}, so it is refused; the score stays at {score}.",
            (
                ("score", str(score)),
                ("points", str(event.points)),
                ("sum", sum_of),
                ("target" if over else "floor", str(self.points if over else self.floor)),
            ),
        )

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        """Return the sides at exactly the target as winners, if there are any."""
        if self.points not in scores:
            return None
        reached = zip(table.sides, scores, strict=False)
        winners = tuple(side for side, score in reached if score == self.points)
        return Outcome(winners, TARGET_REACHED)
