"""The tiles of a layout as they lie, drawn with characters."""

from __future__ import annotations

from typing import Final

from fives.core.errors import whole
from fives.dominoes.layout import Layout
from fives.render.folding import WIDTH
from fives.render.geometry.arranging import LEAST_WIDTH
from fives.render.plain.boxes import boxes
from fives.render.plain.brackets import brackets
from fives.render.plain.cells import Scale, lines_of
from fives.render.plain.fitting import fitting

MOST_WIDTH: Final = 1_000
"""More columns than the tiles of any set fill."""


def drawing(layout: Layout, *, unicode: bool = False, width: int = WIDTH) -> tuple[str, ...]:
    """Return the tiles as lines, none for an empty table.

    A layout that fits no table of the width, which is rare, comes out wider.

    Args:
        layout: The tiles.
        unicode: Whether tiles are boxes; else they stand in brackets.
        width: Columns that a line may have.

    Raises:
        InputError: When so few columns are too few for any layout of the set.

    >>> import fives
    >>> print(*drawing(fives.HORSE_RACE.layout().place(fives.Tile(2, 5))))
    [2 | 5]
    """
    scale = Scale(len(str(max((tile.high for tile in layout.tile_set), default=0))))
    least = scale.columns(LEAST_WIDTH)
    whole(width, "The width of a drawing of these tiles", least=least, most=MOST_WIDTH)
    draw = boxes if unicode else brackets
    return lines_of(draw(fitting(layout, scale.units(width)), scale))
