"""Tiles as they are drawn: faces with their pips, and backs that tell nothing."""

from __future__ import annotations

from typing import Final

from fives.dominoes.tiles import Tile
from fives.render.geometry.shapes import Heading
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.pips import MOST_DRAWN, pip_radius, pips_of

UNIT: Final = 14
"""How long the unit of the geometry is drawn: half the side of a half tile."""

_RIM: Final = 0.07
"""How far a tile stays within its place, in units, so that neighbours stand apart."""


def draw_tile(
    canvas: Canvas,
    tile: Tile,
    x: float,
    y: float,
    heading: Heading = Heading.SOUTH,
    *,
    unit: float = UNIT,
    marked: Colour | None = None,
    **marks: str,
) -> None:
    """Draw the face of a tile, in a group that names it.

    Args:
        canvas: What to draw on.
        tile: The tile.
        x: The x of its centre.
        y: The y of its centre.
        heading: The direction from its lower half to its higher one.
        unit: A quarter of its length.
        marked: The colour of a rim that sets it apart, if any.
        **marks: More attributes of the group, as ``data_last``.
    """
    along, across = heading, heading.right
    with canvas.group(data_tile=tile.notation, **marks):
        _slab(canvas, x, y, heading, unit, Colour.TILE, marked or Colour.EDGE, bool(marked))
        right, down = 0.7 * unit * across.dx, 0.7 * unit * across.dy
        ends = (x - right, y - down, x + right, y + down)
        canvas.line(*ends, Colour.EDGE, thick=unit / 12)
        for value, side in ((tile.low, -unit), (tile.high, unit)):
            _half(canvas, value, x + side * along.dx, y + side * along.dy, heading, unit)


def draw_back(canvas: Canvas, x: float, y: float, *, unit: float = UNIT) -> None:
    """Draw the back of a tile that stands upright, by its centre; all backs are alike."""
    _slab(canvas, x, y, Heading.SOUTH, unit, Colour.BACK, Colour.BACK_LINE, False)


def _slab(
    canvas: Canvas,
    x: float,
    y: float,
    heading: Heading,
    unit: float,
    fill: Colour,
    rim: Colour,
    strong: bool,
) -> None:
    width, height = (4, 2) if heading.dx else (2, 4)
    thick = unit * (0.18 if strong else 0.07)
    inside = unit * _RIM + thick / 2
    canvas.rect(
        x - width * unit / 2 + inside,
        y - height * unit / 2 + inside,
        width * unit - 2 * inside,
        height * unit - 2 * inside,
        fill=fill,
        stroke=rim,
        thick=thick,
        radius=unit * 0.3,
    )


def _half(canvas: Canvas, value: int, x: float, y: float, heading: Heading, unit: float) -> None:
    half = str(value)
    if value > MOST_DRAWN:
        with canvas.group(data_half=half):
            canvas.text(x, y, half, size=0.95 * unit, fill=Colour.PIP, anchor="middle", bold=True)
        return
    pips = [(x + unit * right, y + unit * down) for right, down in pips_of(value, heading)]
    canvas.dots(pips, unit * pip_radius(value), Colour.PIP, data_half=half)
