"""Where the tiles of a layout lie: doubles crosswise, branches at right angles, lines that turn."""

from __future__ import annotations

from typing import Final

from fives.core.errors import InputError, kind_of, whole
from fives.dominoes.layout import Layout
from fives.render.geometry.anew import laid_anew
from fives.render.geometry.growing import grown
from fives.render.geometry.needs import Plan
from fives.render.geometry.shapes import Arrangement, OpenEnd
from fives.render.geometry.size import Size
from fives.render.geometry.spots import WAYS, main_exit

LEAST_WIDTH: Final = 16
"""The least width of a table, in units: four tiles in a row."""


def arrange(layout: Layout, width: int = 48, after: Arrangement | None = None) -> Arrangement:
    """Return where the tiles of a layout lie on a flat table.

    Equal layouts are arranged equally when nothing lay before. The lead lies at the origin,
    along the x axis; a double that leads lies across it. Doubles lie crosswise to their
    line, branches leave from their short ends, and lines turn by a right angle before all
    tiles together are wider than the table, and before they come to another line. So a line
    that grows at one end alone has the width, but for what its other end needs to begin
    with. No two tiles overlap.

    Args:
        layout: What lies on the table.
        width: Units from side to side, 16 or more; a tile is 4 by 2 units. In rare cases
            with many branches the tiles need more.
        after: An arrangement of the same layout with fewer tiles. Its tiles stay where they
            are as long as there is a place for the new ones; else all are laid anew, and so
            they are when the layout did not grow out of that one.

    Raises:
        InputError: When the arguments are of another kind, or the width is too small.

    >>> import fives
    >>> layout = fives.HORSE_RACE.layout().place(fives.Tile(5, 5))
    >>> before = arrange(layout)
    >>> [(str(end.port), end.heading.name) for end in before.ends]
    [('5-5.a', 'WEST'), ('5-5.b', 'EAST')]
    >>> layout = layout.place(fives.Tile(2, 5), fives.Port.parse("5-5.b"))
    >>> now = arrange(layout, after=before)
    >>> [(str(placed.tile), placed.x, placed.heading.name) for placed in now.tiles]
    [('[5|5]', 0, 'NORTH'), ('[2|5]', 3, 'WEST')]
    >>> now.box, now.relaid
    (Box(left=-1, top=-2, width=6, height=4), False)
    """
    if type(layout) is not Layout:
        raise InputError("NOT_A_LAYOUT", f"A layout is arranged, not {kind_of(layout)}.")
    if after is not None and type(after) is not Arrangement:
        raise InputError("NOT_AN_ARRANGEMENT", f"What lay before is no {kind_of(after)}.")
    whole(width, "The width of a table", least=LEAST_WIDTH, most=10_000)
    plan, size = Plan.of(layout), Size.of(width, len(layout.tile_set))
    if not plan.order:
        return Arrangement((), (), width, after is not None and bool(after.tiles))
    laying = None if after is None else grown(plan, size, after)
    relaid = after is not None and laying is None
    if laying is None:
        laying = laid_anew(plan, size)
    spots = laying.spots
    ends = []
    for port in layout.ports:
        exit = main_exit(spots[port.tile], port)
        ends.append(OpenEnd(port, exit.x, exit.y, WAYS[exit.way]))
    tiles = tuple(spots[tile].holding(tile) for tile in layout.tiles)
    return Arrangement(tiles, tuple(ends), width, relaid)
