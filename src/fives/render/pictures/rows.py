"""Tiles side by side, as they stand in a hand, in as many rows as they need."""

from __future__ import annotations

from typing import Final

from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.tiles import draw_back, draw_tile

PAD: Final = 11
"""Ground between the rim of a panel and what is in it."""
FACE: Final = 9.0
"""The unit of tiles that lie face up in a panel."""
OWN: Final = 13.0
"""The unit of the reader's own tiles."""
BACK: Final = 5.0
"""The unit of tiles that lie face down."""

_BESIDE: Final = 3
_BELOW: Final = 4


def rows_height(count: int, unit: float, width: float) -> float:
    """Return how high some tiles are in a panel of a width; 0 for none."""
    rows = -(-count // _in_a_row(unit, width))
    return rows * (4 * unit + _BELOW) - _BELOW if rows else 0


def row_width(unit: float, count: int) -> float:
    """Return how wide a panel is with so many tiles side by side."""
    return count * (2 * unit + _BESIDE) + 2 * PAD


def _in_a_row(unit: float, width: float) -> int:
    return max(1, int((width - 2 * PAD + _BESIDE) // (2 * unit + _BESIDE)))


def draw_tiles(
    canvas: Canvas,
    tiles: TileSet | None,
    count: int,
    place: tuple[float, float, float],
    unit: float,
    bound: Tile | None = None,
) -> None:
    """Draw tiles in rows.

    Args:
        canvas: What to draw on.
        tiles: The tiles, or None when they lie face down.
        count: How many they are.
        place: Their left and upper side, and the width of the panel that they lie in.
        unit: A quarter of the height of a tile.
        bound: The tile among them that must be placed.
    """
    left, top, width = place
    in_a_row = _in_a_row(unit, width)
    faces: tuple[Tile | None, ...] = (None,) * count if tiles is None else tuple(tiles)
    for number, tile in enumerate(faces):
        row, column = divmod(number, in_a_row)
        x = left + column * (2 * unit + _BESIDE) + unit
        y = top + row * (4 * unit + _BELOW) + 2 * unit
        if tile is None:
            draw_back(canvas, x, y, unit=unit)
        else:
            draw_tile(canvas, tile, x, y, unit=unit, marked=Colour.PORT if tile == bound else None)
