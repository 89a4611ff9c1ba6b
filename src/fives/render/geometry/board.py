"""The table as one large number, with a bit for each square unit: what is free, what leads out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs

EDGE: Final = 4
"""Units beyond each side of the table, so that no rectangle leaves the number."""


@attrs.frozen(eq=False, weakref_slot=False)
class Board:
    """A table of some height, and as wide to either side of the origin as it is in all.

    Which of its columns may be used depends on the tiles: together they keep to the width.
    A rectangle is asked for with or without a gap of one unit around it, by the centre of a
    tile that fills it.

    Attributes:
        width: Units from side to side, and to either side of the origin.
        half: Units above and below the origin.
        stride: Bits in a row.
    """

    width: int
    half: int
    stride: int = attrs.field(init=False)
    _full: int = attrs.field(init=False)
    _column: int = attrs.field(init=False)
    _origin: int = attrs.field(init=False)
    _shapes: tuple[tuple[int, int, int], ...] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        stride = 2 * (self.width + EDGE)
        rows = 2 * (self.half + EDGE)
        column = self._area(stride, 0, EDGE - 1, 1, rows - 2 * EDGE + 2)
        origin = (self.half + EDGE) * stride + EDGE + self.width
        shapes = []
        for wide, high in ((4, 2), (2, 4)):
            box = self._area(stride, 1, 1, wide, high)
            gap = self._area(stride, 0, 0, wide + 2, high + 2)
            shapes.append((box, gap, origin - (high // 2 + 1) * stride - wide // 2 - 1))
        for name, value in (
            ("stride", stride),
            ("_full", (1 << stride * rows) - 1),
            ("_column", column),
            ("_origin", origin),
            ("_shapes", tuple(shapes)),
        ):
            object.__setattr__(self, name, value)

    @staticmethod
    def _area(stride: int, left: int, top: int, wide: int, high: int) -> int:
        row = (1 << wide) - 1 << left
        return sum(row << stride * (top + line) for line in range(high))

    def box(self, x: int, y: int, upright: int) -> int:
        """Return the units that a tile covers."""
        box, _, origin = self._shapes[upright]
        return box << origin + y * self.stride + x

    def around(self, x: int, y: int, upright: int) -> int:
        """Return the units that a tile covers or touches."""
        _, gap, origin = self._shapes[upright]
        return gap << origin + y * self.stride + x

    def wall(self, left: int, right: int) -> int:
        """Return all but the units between two sides, and one unit beyond them."""
        row = (1 << right - left + 2) - 1 << EDGE + self.width + left - 1
        return self._full ^ self._column * row

    def point(self, x: int, y: int) -> int:
        """Return the bit of a point, where the centre of a half could lie."""
        return 1 << self._origin + y * self.stride + x

    def outside(self, taken: int, top: int, bottom: int) -> int:
        """Return the points that a line of halves could come to from above or from below.

        A half at each of these points touches nothing.

        Args:
            taken: The units that are covered, or beyond the sides.
            top: The y of a row above all tiles.
            bottom: The y of a row below all tiles.
        """
        stride = self.stride
        first, last = (self.half + EDGE + y for y in (top, bottom))
        rows = last - first
        whole = (1 << stride * rows) - 1
        blocked = taken >> stride * (first - 1) + 1
        blocked &= (1 << stride * (rows + 3)) - 1
        blocked |= blocked << 1
        blocked |= blocked << 2
        blocked |= blocked << stride
        blocked |= blocked << 2 * stride
        free = whole & ~(blocked >> 2 * stride)
        edge = (1 << stride) - 1
        found, before = free & (edge | edge << stride * (rows - 1)), 0
        while found != before:
            before = found
            for step in (1, stride):
                found |= _run(found, free, step)
        return found << stride * first


def _run(start: int, free: int, step: int) -> int:
    """Return the points on free straight ways of up to 31 steps, forth and back."""
    forth = back = start
    free_forth = free_back = free
    for _ in range(5):
        forth |= free_forth & forth << step
        back |= free_back & back >> step
        free_forth &= free_forth << step
        free_back &= free_back >> step
        step *= 2
    return forth | back


@lru_cache(maxsize=64)
def board(width: int, half: int) -> Board:
    """Return the table of a width whose lines may go so far up and down."""
    return Board(width, half)
