"""Where the holes of a cribbage board are: streets to and fro, in groups of five."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

import attrs

Point: TypeAlias = tuple[float, float]

GROUP: Final = 5
STREET: Final = 30
LEFT: Final = -58
"""The left edge of a board; hole 1 is at x = 0."""

_STEP: Final = 17
_GAP: Final = 7
_ROW: Final = 26
_LABEL: Final = 18
_OUTSIDE: Final = 22
"""How far the holes of the start, and the last hole, are from the streets."""

_BENDS: Final = 12
"""The straight pieces of a turn."""

_END: Final = (STREET - 1) * _STEP + (STREET // GROUP - 1) * _GAP
"""The x of the last hole of a street that runs to the right."""

RIGHT: Final = _END + 34
"""The right edge of a board."""


@attrs.frozen(weakref_slot=False)
class Track:
    """The holes of one side.

    Two streets make a lap: the first runs to the right, the second back to the left below it.

    Args:
        holes: The number of the last hole, which lies behind the last street.
        top: The y of the upper edge.

    >>> track = Track(61, 0)
    >>> track.at(1), track.at(6), track.at(30)[0] == track.at(31)[0], track.at(60)[0]
    ((0, 20), (92, 20), True, 0)
    """

    holes: int
    top: float

    @property
    def height(self) -> float:
        """How high all streets are together, with the numbers above and below them."""
        return (self.holes - 1) // (2 * STREET) * self._lap + 4

    @property
    def _lap(self) -> float:
        return 2 * _LABEL + 2 * _ROW - 12

    def at(self, hole: int) -> Point:
        """Return the middle of a hole; 0 is the hole of the start that is next to hole 1."""
        if hole == 0:
            return (-_OUTSIDE, self._y(0))
        if hole == self.holes:
            return (-_OUTSIDE, self._y((hole - 2) // STREET))
        street, place = divmod(hole - 1, STREET)
        x = place * _STEP + place // GROUP * _GAP
        return (_END - x if street % 2 else x, self._y(street))

    @property
    def second_start(self) -> Point:
        """The other hole of the start, where the back peg stands at first."""
        return (-_OUTSIDE - _STEP, self._y(0))

    def label(self, hole: int) -> Point:
        """Return where the number of a hole stands: above streets to the right, else below."""
        x, y = self.at(hole)
        below = (min(hole, self.holes - 1) - 1) // STREET % 2 == 1
        return (x, y + 17 if below else y - 17)

    def way(self, first: int, last: int) -> tuple[Point, ...]:
        """Return the points of the way from a hole to a later one, round where it turns."""
        points = [self.at(first)]
        for hole in range(first + 1, last + 1):
            if hole > 1 and (hole - 1) % STREET == 0 and hole != self.holes:
                points += self._turn(hole)
            points.append(self.at(hole))
        return tuple(points)

    def _turn(self, hole: int) -> list[Point]:
        """Return the points between the last hole of a street and the first of the next."""
        x, above = self.at(hole - 1)
        radius = (self.at(hole)[1] - above) / 2
        outwards = 1 if x else -1
        angles = [math.pi * step / _BENDS for step in range(1, _BENDS)]
        return [
            (x + outwards * radius * math.sin(angle), above + radius * (1 - math.cos(angle)))
            for angle in angles
        ]

    def _y(self, street: int) -> float:
        lap, back = divmod(street, 2)
        return self.top + _LABEL + 2 + lap * self._lap + back * _ROW
