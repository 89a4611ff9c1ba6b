"""Characters on squared paper, and the lines that they make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, final

import attrs

Cells: TypeAlias = dict[tuple[int, int], str]
"""Characters by row and column."""


@final
@attrs.frozen(weakref_slot=False)
class Scale:
    """How many columns the units of a table take; a unit downwards is a row.

    The left edge of a half has a column of its own, so there is one between two tiles.

    Attributes:
        digits: Columns of a number of pips.

    >>> Scale(1).pitch, Scale(1).column(3), Scale(1).units(80)
    (4, 6, 39)
    """

    digits: int

    @property
    def pitch(self) -> int:
        """Columns of a half that lies crosswise: its edge, two brackets and its number."""
        return self.digits + 3

    def column(self, x: int) -> int:
        """Return the column of a place."""
        return self.pitch * x // 2

    def units(self, width: int) -> int:
        """Return the units that fit, with an edge on either side."""
        return 2 * (width - 1) // self.pitch

    def columns(self, units: int) -> int:
        """Return the columns that are needed for so many units."""
        return -(-self.pitch * units // 2) + 1


def write(cells: Cells, row: int, column: int, text: str) -> None:
    """Write a text from a column on."""
    for offset, character in enumerate(text):
        cells[row, column + offset] = character


def lines_of(cells: Mapping[tuple[int, int], str]) -> tuple[str, ...]:
    """Return the lines of a drawing: no margin, and one empty row where there are several.

    >>> lines_of({(0, 3): "a", (0, 5): "b", (4, 2): "c"})
    (' a b', '', 'c')
    """
    columns = [column for _, column in cells]
    rows = sorted({row for row, _ in cells})
    lines: list[str] = []
    for number, row in enumerate(rows):
        if number and row > rows[number - 1] + 1:
            lines.append("")
        across = range(min(columns), max(columns) + 1)
        lines.append("".join(cells.get((row, column), " ") for column in across).rstrip())
    return tuple(lines)
