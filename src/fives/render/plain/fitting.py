"""Chooses among arrangements the one that is read without doubt when drawn with characters."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from fives.dominoes.layout import Layout
from fives.render.geometry.arranging import LEAST_WIDTH, arrange
from fives.render.geometry.shapes import Arrangement, Box

_TABLES: Final = 2
_STEP: Final = 3
"""How many tables are tried, and by how many units each further one is narrower."""


def fitting(layout: Layout, units: int) -> Arrangement:
    """Return an arrangement within a width in which only joined tiles touch.

    In the rare case that lines need more than the table or lie side by side, a narrower table
    is tried, where they turn at other places. The better one is taken, as it may be crowded.

    Args:
        layout: The tiles.
        units: The width.
    """
    best, least = None, (0, 0)
    for table in range(units, LEAST_WIDTH - 1, -_STEP)[:_TABLES]:
        arrangement = arrange(layout, table)
        flaws = (max(0, arrangement.box.width - units), strangers(layout, arrangement))
        if best is None or flaws < least:
            best, least = arrangement, flaws
        if not any(least):
            break
    assert best is not None, "the width has been checked"
    return best


def strangers(layout: Layout, arrangement: Arrangement) -> int:
    """Return how many pairs of tiles touch though they are not joined."""
    joined = {frozenset((joint.at.tile, joint.by.tile)) for joint in layout.joints}
    boxes = [(placed.tile, placed.box) for placed in arrangement.tiles]
    return sum(
        _touch(one, other) and frozenset((tile, next_tile)) not in joined
        for (tile, one), (next_tile, other) in combinations(boxes, 2)
    )


def _touch(one: Box, other: Box) -> bool:
    """Return whether two rectangles, which do not overlap, share a part of an edge."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return min(across, down) == 0 < max(across, down)
