"""Tables of the card race as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from fives.render.folding import GLUE


def columns(rows: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return rows of cells as a table: the first column to the left, numbers to the right.

    >>> for line in columns([["horse", "odds"], ["spades", "2:1"]]):
    ...     print(line)
    horse   odds
    spades   2:1
    """
    first, *others = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for label, *cells in rows:
        padded = [f"{cell:>{width}}" for cell, width in zip(cells, others, strict=True)]
        line = "  ".join([f"{label:{first}}", *padded]).rstrip()
        lines.append(line.replace(GLUE, " "))
    return tuple(lines)
