"""Rows with a label before each, as they stand below a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.render.folding import WIDTH, fold

LEAST: Final = 11
"""Columns of the labels, if none is longer."""


def labelled(rows: Sequence[tuple[str, str]], width: int = WIDTH) -> tuple[str, ...]:
    """Return rows as lines, their texts one below the other.

    Args:
        rows: Pairs of a label and a text.
        width: Columns that a line may have.

    >>> for line in labelled([("scores", "you: 0"), ("your hand", "[2|5]")]):
    ...     print(line)
    scores     you: 0
    your hand  [2|5]
    """
    wide = max(LEAST, *(len(label) + 2 for label, _ in rows))
    lines: list[str] = []
    for label, text in rows:
        lines += fold(f"{label:{wide}}{text}", hang=wide, width=width)
    return tuple(lines)
