"""Tiles in brackets, in plain ASCII: ``[2 | 5]`` when they lie, three rows when they stand."""

from __future__ import annotations

from fives.dominoes.ports import PLAIN_FACES
from fives.render.geometry.shapes import Arrangement, OpenEnd, PlacedTile
from fives.render.plain.cells import Cells, Scale, write


def brackets(arrangement: Arrangement, scale: Scale) -> Cells:
    """Return the characters of tiles in brackets, with the names of the open ports of doubles.

    Args:
        arrangement: Where the tiles lie.
        scale: The columns of a unit.

    >>> import fives
    >>> from fives.render.geometry.shapes import Heading
    >>> from fives.render.plain.cells import lines_of
    >>> standing = PlacedTile(fives.Tile(5, 5), 0, 0, Heading.SOUTH)
    >>> lying = PlacedTile(fives.Tile(2, 5), -3, 0, Heading.EAST)
    >>> end = OpenEnd(fives.Port.parse("5-5.b"), 1, 0, Heading.EAST)
    >>> for line in lines_of(brackets(Arrangement((standing, lying), (end,), 39), Scale(1))):
    ...     print(line)
            [5]
    [2 | 5] [-]b
            [5]
    """
    cells: Cells = {}
    for placed in arrangement.tiles:
        _tile(cells, placed, scale)
    for end in arrangement.ends:
        name_of_port(cells, end, scale)
    return cells


def name_of_port(cells: Cells, end: OpenEnd, scale: Scale) -> None:
    """Write the letter of an open port of a double on its edge; plain ends are their digits."""
    if end.port.face not in PLAIN_FACES:
        write(cells, end.y, scale.column(end.x), end.port.face.value)


def _tile(cells: Cells, placed: PlacedTile, scale: Scale) -> None:
    halves = sorted(placed.halves, key=lambda half: (half.y, half.x))
    first, second = (f"{half.value:{scale.digits}}" for half in halves)
    left = scale.column(placed.box.left) + 1
    if placed.heading.dx:
        write(cells, placed.y, left, f"[{first} | {second}]")
        return
    bar = "-" * scale.digits
    for row, inside in enumerate((first, bar, second), start=placed.y - 1):
        write(cells, row, left, f"[{inside}]")
