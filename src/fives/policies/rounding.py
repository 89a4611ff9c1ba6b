"""From raw pips to points: how an award is rounded."""

from __future__ import annotations

from typing import Protocol

import attrs

from fives.core.errors import InputError, at_least, kind_of
from fives.core.units import Pips, Points
from fives.dominoes.scoring import Part


def a_rounding(instance: object, attribute: attrs.Attribute[Rounding], value: Rounding) -> None:
    """Refuse what is no rounding; an attrs validator for settlements."""
    if isinstance(value, type) or not callable(getattr(value, "part", None)):
        name = f"{type(instance).__name__}.{attribute.name}"
        raise InputError("NOT_A_ROUNDING", f"{name} is a rounding, not {kind_of(value)}.")


class Rounding(Protocol):
    """**Protocol:** how a sum of pips becomes a part of a score.

    >>> rounding: Rounding = ToNearest(5)
    >>> rounding.part("opponents", 18).points
    4
    """

    def part(self, reason: str, pips: int) -> Part:
        """Return the part, with the raw, the rounded and the scored figure."""
        ...


@attrs.frozen(weakref_slot=False)
class ToNearest:
    """Round once to the nearest multiple of a number, and divide by it.

    Args:
        unit: How many pips make a point, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> [ToNearest(5).part("opponents", pips).counted for pips in (16, 17, 18, 19)]
    [15, 15, 20, 20]
    """

    unit: int = attrs.field(validator=at_least(1))

    def part(self, reason: str, pips: int) -> Part:
        """Return the part; halfway cases, which five has none of, go up."""
        points = (2 * pips + self.unit) // (2 * self.unit)
        return Part(reason, Pips(pips), Pips(points * self.unit), Points(points))


@attrs.frozen(weakref_slot=False)
class Exact:
    """Every pip is a point; nothing is rounded.

    >>> Exact().part("opponents", 17).points
    17
    """

    def part(self, reason: str, pips: int) -> Part:
        """Return the part, with as many points as pips."""
        return Part(reason, Pips(pips), Pips(pips), Points(pips))


@attrs.frozen(weakref_slot=False)
class PipsToNearest:
    """Round once to the nearest multiple of a number, and score all its pips.

    Args:
        unit: The number, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> [PipsToNearest(5).part("opponents", pips).points for pips in (2, 3, 13)]
    [0, 5, 15]
    """

    unit: int = attrs.field(validator=at_least(1))

    def part(self, reason: str, pips: int) -> Part:
        """Return the part; halfway cases, which five has none of, go up."""
        counted = (2 * pips + self.unit) // (2 * self.unit) * self.unit
        return Part(reason, Pips(pips), Pips(counted), Points(counted))
