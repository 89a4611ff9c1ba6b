"""Scores as data: parts, events, batches and rulings, before any score changes."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from fives.core.errors import at_least, tuple_of
from fives.core.refusal import Refusal
from fives.core.units import Pips, Points, Side

MOST: Final = 10**9
"""More than any figure of a score, to either side of nothing."""

PLAY: Final = "play"
"""The reason of a part that comes from the count after a play."""
OPPONENTS: Final = "opponents"
"""The reason of a part that comes from the tiles left with opponents."""

PARTNER: Final = "partner"
"""The reason of a debit for the tiles left with the partner."""

OWN: Final = "own"
"""The reason of a debit for one's own tiles."""

DIFFERENCES: Final = "differences"
"""The reason of a part that comes from larger hands, less one's own."""

ROUND: Final = "round"
"""The reason of a part that is paid for the round, whatever is left in the hands."""


@attrs.frozen(weakref_slot=False)
class Part:
    """One reason to score, with the steps from raw pips to points.

    Attributes:
        reason: A short code, such as ``play`` or ``opponents``.
        pips: The raw sum.
        counted: The pips after rounding, the same when nothing is rounded.
        points: What it is worth; negative for a debit, whose pips stay positive.

    >>> print(Part("opponents", 17, 15, 3))
    opponents 17, counted as 15, 3 points
    """

    reason: str
    pips: Pips = attrs.field(validator=at_least(-MOST))
    counted: Pips = attrs.field(validator=at_least(-MOST))
    points: Points = attrs.field(validator=at_least(-MOST))

    def debit(self) -> Part:
        """Return the same part taken away instead of given.

        >>> Part("partner", 7, 5, 1).debit().points
        -1
        """
        return attrs.evolve(self, points=Points(-self.points))

    def __str__(self) -> str:
        rounded = f", counted as {self.counted}" if self.counted != self.pips else ""
        noun = "point" if self.points == 1 else "points"
        return f"{self.reason} {self.pips}{rounded}, {self.points} {noun}"


@attrs.frozen(weakref_slot=False)
class ScoreEvent:
    """What one side is to score at once; a target admits or refuses it whole.

    Attributes:
        side: The side.
        parts: The parts, which stand or fall together.
        points: What the parts add up to.

    >>> credit, debit = Part("opponents", 17, 15, 3), Part("partner", 7, 5, -1)
    >>> ScoreEvent(0, (credit, debit)).points
    2
    """

    side: Side = attrs.field(validator=at_least(0))
    parts: tuple[Part, ...] = attrs.field(validator=tuple_of(Part))
    points: Points = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        points = 0
        for part in self.parts:
            points += part.points
        object.__setattr__(self, "points", points)


Batch: TypeAlias = tuple[ScoreEvent, ...]
"""Events that are judged against the same scores and applied together."""


def counts_hands(batch: Batch) -> bool:
    """Return whether a batch scores anything but plays, so that hands must be shown for it."""
    for event in batch:
        for part in event.parts:
            if part.reason != PLAY:
                return True
    return False


@attrs.frozen(weakref_slot=False)
class Ruling:
    """What became of an event.

    Attributes:
        event: The event.
        refusal: Why the target refused it, or None when it was accepted.
        before: The points of the side before.
        after: The points of the side after.

    >>> Ruling(ScoreEvent(0, ()), None, Points(7), Points(7)).accepted
    True
    """

    event: ScoreEvent
    refusal: Refusal | None
    before: Points
    after: Points

    @property
    def accepted(self) -> bool:
        """Whether the event was applied."""
        return self.refusal is None
