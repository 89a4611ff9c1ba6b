"""The marks of sides on boards and sheets: each has a shape of its own besides its colour."""

from __future__ import annotations

from typing import Final

from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour

COLOURS: Final = (Colour.FIRST, Colour.SECOND, Colour.THIRD, Colour.FOURTH)
"""The colours of four sides; a fifth begins again."""

_SHAPES: Final = (
    (),
    ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    ((0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)),
    ((0.0, -1.2), (1.15, 0.85), (-1.15, 0.85)),
)
"""A circle, a square, a diamond and a triangle, around their middles."""


def signed(number: int) -> str:
    """Return a number as it is drawn, with a real minus when it is below zero.

    >>> signed(12), signed(-3)
    ('12', '−3')
    """
    return str(number).replace("-", "\N{MINUS SIGN}")


def colour_of(side: int) -> Colour:
    """Return the colour of a side."""
    return COLOURS[side % len(COLOURS)]


def draw_mark(
    canvas: Canvas, side: int, x: float, y: float, size: float, *, hollow: bool = False
) -> None:
    """Draw the mark of a side.

    Args:
        canvas: What it is drawn on.
        side: The side.
        x: Its middle.
        y: Its middle.
        size: The radius of the circle; other shapes are about as large.
        hollow: Whether it is an outline only.
    """
    colour = colour_of(side)
    fill = Colour.PANEL if hollow else colour
    corners = _SHAPES[side % len(_SHAPES)]
    if corners:
        points = [(x + size * across, y + size * down) for across, down in corners]
        canvas.path(points, closed=True, fill=fill, stroke=colour, thick=2)
    else:
        canvas.circle(x, y, size, fill=fill, stroke=colour, thick=2)
