"""Tiles as boxes that share their edges, drawn with the lines of Unicode.

Unicode has dominoes as characters too. They aren't used: they end at double-six, many fonts
lack them, and terminals disagree on whether one takes one column or two. Every terminal draws
the lines of boxes, and gives all of those used here the same width.
"""

from __future__ import annotations

from typing import Final

from fives.render.geometry.shapes import Arrangement, PlacedTile
from fives.render.plain.brackets import name_of_port
from fives.render.plain.cells import Cells, Scale, write

_LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Lines from the middle of a cell: 1 upwards, 2 to the right, 4 downwards, 8 to the left."""
_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_BAR_ACROSS: Final = "┄"
_BAR_DOWN: Final = "┆"


def boxes(arrangement: Arrangement, scale: Scale) -> Cells:
    """Return the characters of tiles as boxes; a dotted line parts the halves of a tile.

    The letter of an open port of a double stands in its edge.

    Args:
        arrangement: Where the tiles lie.
        scale: The columns of a unit.

    >>> import fives
    >>> from fives.render.geometry.shapes import Heading, OpenEnd
    >>> from fives.render.plain.cells import lines_of
    >>> standing = PlacedTile(fives.Tile(5, 5), 0, 0, Heading.SOUTH)
    >>> lying = PlacedTile(fives.Tile(2, 5), -3, 0, Heading.EAST)
    >>> end = OpenEnd(fives.Port.parse("5-5.b"), 1, 0, Heading.EAST)
    >>> for line in lines_of(boxes(Arrangement((standing, lying), (end,), 39), Scale(1))):
    ...     print(line)
            ┌───┐
    ┌───────┤ 5 │
    │ 2 ┆ 5 │┄┄┄b
    └───────┤ 5 │
            └───┘
    """
    edges: dict[tuple[int, int], int] = {}
    for placed in arrangement.tiles:
        _outline(edges, placed, scale)
    cells = {place: _LINES[sides] for place, sides in edges.items()}
    for placed in arrangement.tiles:
        _inside(cells, placed, scale)
    for end in arrangement.ends:
        name_of_port(cells, end, scale)
    return cells


def _outline(edges: dict[tuple[int, int], int], placed: PlacedTile, scale: Scale) -> None:
    """Add the edges of a tile; where they meet those of another, lines join."""
    box = placed.box
    left, right = scale.column(box.left), scale.column(box.right)
    for row in (box.top, box.bottom):
        for column in range(left, right):
            edges[row, column] = edges.get((row, column), 0) | _RIGHT
            edges[row, column + 1] = edges.get((row, column + 1), 0) | _LEFT
    for column in (left, right):
        for row in range(box.top, box.bottom):
            edges[row, column] = edges.get((row, column), 0) | _DOWN
            edges[row + 1, column] = edges.get((row + 1, column), 0) | _UP


def _inside(cells: Cells, placed: PlacedTile, scale: Scale) -> None:
    for half in placed.halves:
        left = scale.column(half.box.left)
        write(cells, half.y, left + 2, f"{half.value:{scale.digits}}")
    if placed.heading.dx:
        write(cells, placed.y, scale.column(placed.x), _BAR_DOWN)
    else:
        left = scale.column(placed.box.left)
        write(cells, placed.y, left + 1, _BAR_ACROSS * (scale.pitch - 1))
