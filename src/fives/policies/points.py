"""The axis ``points``: what the count after a play is worth."""

from __future__ import annotations

from typing import Protocol, TypeAlias, runtime_checkable

import attrs

from fives.core.errors import at_least
from fives.core.units import Pips, Points
from fives.dominoes.counting import Contribution


@runtime_checkable
class TotalPoints(Protocol):
    """**Protocol:** points that depend on the total alone.

    >>> isinstance(MultiplesOf(3), TotalPoints)
    True
    """

    def for_total(self, total: Pips) -> Points:
        """Return what a play earns that leaves this total; 0 for nothing."""
        ...


@runtime_checkable
class EndPoints(Protocol):
    """**Protocol:** points that depend on the single ends.

    >>> import attrs
    >>> @attrs.frozen
    ... class SameEnds:
    ...     def for_ends(self, parts: tuple[Contribution, ...]) -> Points:
    ...         return Points(2 if len({part.value for part in parts}) == 1 else 0)
    >>> isinstance(SameEnds(), EndPoints)
    True
    """

    def for_ends(self, parts: tuple[Contribution, ...]) -> Points:
        """Return what a play earns that leaves these ends; 0 for nothing."""
        ...


AnyPoints: TypeAlias = TotalPoints | EndPoints
"""Either form of the axis ``points``."""


@attrs.frozen(weakref_slot=False)
class MultiplesOf:
    """A positive multiple of a number scores the quotient.

    Args:
        divisor: The number of pips that make a point, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> [MultiplesOf(5).for_total(total) for total in (0, 5, 9, 15)]
    [0, 1, 0, 3]
    """

    divisor: int = attrs.field(validator=at_least(1))

    def for_total(self, total: Pips) -> Points:
        """Return total ÷ divisor where it divides evenly, else 0."""
        return Points(0 if total % self.divisor else total // self.divisor)


@attrs.frozen(weakref_slot=False)
class NoPoints:
    """Placing a tile scores nothing.

    >>> NoPoints().for_total(10)
    0
    """

    def for_total(self, total: Pips) -> Points:
        """Return 0."""
        return Points(0)


@attrs.frozen(weakref_slot=False)
class PipsOfMultiples:
    """A positive multiple of a number scores all its pips.

    Args:
        divisor: The number of pips that must divide the total, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> [PipsOfMultiples(5).for_total(total) for total in (0, 5, 9, 15)]
    [0, 5, 0, 15]
    """

    divisor: int = attrs.field(validator=at_least(1))

    def for_total(self, total: Pips) -> Points:
        """Return the total where it divides evenly, else 0."""
        return Points(0 if total % self.divisor else total)


@attrs.frozen(weakref_slot=False)
class FivesAndThrees:
    """A point for every five and a point for every three, where they divide evenly.

    >>> [FivesAndThrees().for_total(total) for total in (7, 9, 10, 12, 15, 20)]
    [0, 3, 2, 4, 8, 4]
    """

    def for_total(self, total: Pips) -> Points:
        """Return total ÷ 5 and total ÷ 3, added up where they are whole."""
        return Points(sum(total // number for number in (5, 3) if total % number == 0))


@attrs.frozen(weakref_slot=False)
class EqualEnds:
    """Ends of the same value score, not their sum.

    Args:
        plain: Points for equal ends, and for a double that is led.
        double: Points when one of the equal ends is a double.

    Raises:
        InputError: When those are no whole numbers from 0.

    >>> from fives.dominoes.tiles import Tile
    >>> ends = (Contribution(Tile(2, 4), 2, 1), Contribution(Tile(2, 6), 2, 1))
    >>> EqualEnds(plain=2, double=3).for_ends(ends)
    2
    >>> EqualEnds(plain=2, double=3).for_ends((ends[0], Contribution(Tile(2, 2), 2, 2)))
    3
    """

    plain: int = attrs.field(validator=at_least(0))
    double: int = attrs.field(validator=at_least(0))

    def for_ends(self, parts: tuple[Contribution, ...]) -> Points:
        """Return the points of ends that all have one value, else 0."""
        if len({part.value for part in parts}) > 1:
            return Points(0)
        double = len(parts) > 1 and any(part.tile.is_double for part in parts)
        return Points(self.double if double else self.plain)
