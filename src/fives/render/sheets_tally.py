r"""The paper tally: a stroke for every point, and a figure of crosses for every ten.

The rules show the finished figure only: a large X, with a small x in each of the four spaces
around it. Two strokes cross to an x, so its five crosses are ten strokes. They are read here
in this order: the large X first, then the small ones clockwise from the top.

    \       \   /   \ \ /   \ x /   \ x /
     \       \ /     \ /     \ /     \ /
      \       X       X       X     x X x
       \     / \     / \     / \     / \
        \   /   \   /   \   /   \   / x \
    1       2       3       4       10
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from fives.core.errors import whole
from fives.core.units import Pips, Points

PIPS_OF_STROKE: Final = 5
"""What a stroke stands for, in pips; in points it is one."""

STROKES_OF_FIGURE: Final = 10
"""The strokes of a finished figure."""

SIZE: Final = 5
"""The rows of a figure, and its columns."""

MOST_POINTS: Final = 10_000
"""More than fits on a sheet of paper."""

_SPACES: Final = ((0, 2), (2, 4), (4, 2), (2, 0))
_GAP: Final = "   "
_IN_A_ROW: Final = 10


def _points(value: int) -> Points:
    return Points(whole(value, "The points of a tally", least=-MOST_POINTS, most=MOST_POINTS))


@attrs.frozen(weakref_slot=False)
class PaperTally:
    r"""A score as strokes on paper.

    Strokes have no sign. A score below zero is drawn by its distance from zero, with a minus
    in front; in Exact 61 a partner's debit can lead there.

    Args:
        points: The score, from -10,000 to 10,000 points.

    Raises:
        InputError: When the points are no whole number, or beyond that.

    >>> tally = PaperTally(14)
    >>> tally.figures, tally.strokes, tally.pips
    (1, 4, 70)
    >>> print(tally)
      \ x /   \ x /
       \ /     \ /
      x X x     X
       / \     / \
      / x \   /   \
    """

    points: Points = attrs.field(converter=_points)

    @property
    def pips(self) -> Pips:
        """The score as a raw sum, five pips a point."""
        return Pips(self.points * PIPS_OF_STROKE)

    @property
    def figures(self) -> int:
        """How many figures are finished."""
        return abs(self.points) // STROKES_OF_FIGURE

    @property
    def strokes(self) -> int:
        """How many strokes the figure has that is begun, from 0 to 9."""
        return abs(self.points) % STROKES_OF_FIGURE

    @property
    def below_zero(self) -> bool:
        """Whether the strokes count what is missing to zero."""
        return self.points < 0

    @property
    def drawings(self) -> tuple[tuple[str, ...], ...]:
        """Every figure as five lines of five columns, the one that is begun last.

        >>> len(PaperTally(61).drawings), len(PaperTally(60).drawings), PaperTally(0).drawings
        (7, 6, ())
        """
        begun = (figure(self.strokes),) if self.strokes else ()
        return (figure(STROKES_OF_FIGURE),) * self.figures + begun

    @property
    def lines(self) -> tuple[str, ...]:
        r"""The drawings beside each other for 80 columns, ten in a row; none for zero.

        >>> print(*PaperTally(-2).lines, sep="\n")
          \   /
           \ /
        -   X
           / \
          /   \
        """
        return tuple(self._lines())

    def _lines(self) -> Iterator[str]:
        drawings = self.drawings
        for first in range(0, len(drawings), _IN_A_ROW):
            if first:
                yield ""
            for row in range(SIZE):
                signed = self.below_zero and first == 0 and row == SIZE // 2
                parts = [drawing[row] for drawing in drawings[first : first + _IN_A_ROW]]
                yield f"{'-' if signed else ' '} {_GAP.join(parts)}".rstrip()

    def __str__(self) -> str:
        return "\n".join(self.lines)


def figure(strokes: int) -> tuple[str, ...]:
    r"""Return one figure as five lines of five columns.

    Args:
        strokes: How many of its strokes are drawn, from 0 to 10.

    Raises:
        InputError: For any other number.

    >>> for line in figure(5):
    ...     print(line, end="|\n")
    \ x /|
     \ / |
      X \|
     / \ |
    /   \|
    """
    whole(strokes, "The strokes of a figure", most=STROKES_OF_FIGURE)
    cells = [[" "] * SIZE for _ in range(SIZE)]
    for row in range(SIZE):
        if strokes >= 1:
            cells[row][row] = "\\"
        if strokes >= 2:
            cells[row][-1 - row] = "/"
    if strokes >= 2:
        cells[SIZE // 2][SIZE // 2] = "X"
    for before, (row, column) in zip((2, 4, 6, 8), _SPACES, strict=True):
        if strokes > before:
            cells[row][column] = "\\" if strokes == before + 1 else "x"
    return tuple("".join(line) for line in cells)
