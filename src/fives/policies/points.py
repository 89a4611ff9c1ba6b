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
    ... class EqualEnds:
    ...     def for_ends(self, parts: tuple[Contribution, ...]) -> Points:
    ...         return Points(2 if len({part.value for part in parts}) == 1 else 0)
    >>> isinstance(EqualEnds(), EndPoints)
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
