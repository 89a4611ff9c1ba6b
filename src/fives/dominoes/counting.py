"""What a layout asks of its rules, and what an end contributes to the count."""

from __future__ import annotations

import enum
from typing import Protocol, runtime_checkable

import attrs

from fives.core.errors import at_least
from fives.core.units import Pips
from fives.dominoes.ports import Face
from fives.dominoes.tiles import Tile


class Why(enum.Enum):
    """Why a tile contributes what it does.

    Attributes:
        END: The open half of a plain tile.
        BOTH_HALVES: A double that counts with both halves.
        ONE_HALF: A double that counts with one half.
        COVERED: A double that counts no more.

    >>> Contribution(Tile(2, 5), 5, 1).why.value
    'an open half'
    """

    END = "an open half"
    BOTH_HALVES = "a double counted with both halves"
    ONE_HALF = "a double counted with one half"
    COVERED = "a covered double"


@attrs.frozen(weakref_slot=False)
class Contribution:
    """What one end of the layout adds to the total.

    Attributes:
        tile: The tile at the end.
        value: Pips of the half that shows there.
        halves: How many halves of that value count: 0, 1 or 2.

    >>> five = Contribution(Tile(5, 5), 5, 2)
    >>> print(five, five.why)
    [5|5] 10 Why.BOTH_HALVES
    """

    tile: Tile
    value: int
    halves: int = attrs.field(validator=at_least(0, 2))

    @property
    def pips(self) -> Pips:
        """What it adds to the total."""
        return Pips(self.value * self.halves)

    @property
    def why(self) -> Why:
        """Why it adds that much."""
        if not self.tile.is_double:
            return Why.END
        return (Why.COVERED, Why.ONE_HALF, Why.BOTH_HALVES)[self.halves]

    def __str__(self) -> str:
        return f"{self.tile} {self.pips}"


@runtime_checkable
class Counting(Protocol):
    """**Protocol:** the axis ``counting``: how many halves of a double count.

    The open half of a plain tile always counts once.

    >>> import attrs
    >>> @attrs.frozen
    ... class OneHalf:
    ...     def halves(self, joined: frozenset[Face], spinner: bool) -> int:
    ...         return 1
    >>> isinstance(OneHalf(), Counting)
    True
    """

    def halves(self, joined: frozenset[Face], spinner: bool) -> int:
        """Return how many halves of a double count: 0, 1 or 2.

        Args:
            joined: The faces of the double where other tiles lie.
            spinner: Whether it branches.
        """
        ...

    def __hash__(self) -> int:
        """Return a hash of the parameters; frozen attrs classes have one."""
        ...
