"""How wide and how high the table of a layout is."""

from __future__ import annotations

from math import ceil
from typing import Final

import attrs

from fives.render.geometry.board import Board, board

UNITS_A_TILE: Final = 62
"""Units of the table that a tile of the set may take up: a tile itself has 8."""
LEAST_HALF: Final = 10
LENGTH: Final = 4
SPARE: Final = 4
"""Beyond so many tiles more than there are, the sides of a table make no difference."""


@attrs.frozen(weakref_slot=False)
class Size:
    """The size of a table: lines keep to its width, and mostly to the height that is wanted.

    Attributes:
        width: Units from side to side.
        wanted: Units above and below the lead that tiles may go at no cost.
    """

    width: int
    wanted: int

    @classmethod
    def of(cls, width: int, tiles: int) -> Size:
        """Return the size for so many tiles in the set."""
        wanted = max(LEAST_HALF, ceil(UNITS_A_TILE * tiles / width / 2))
        return cls(min(width, LENGTH * (tiles + SPARE)), wanted)

    def board(self, width: int) -> Board:
        """Return a table of a width; it is far higher than is wanted."""
        return board(width, 2 * self.wanted + 24)
