"""Chooses among arrangements the one that is read without doubt when drawn with characters."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from fives.dominoes.layout import Layout
from fives.render.geometry.arranging import LEAST_WIDTH, arrange
from fives.render.geometry.shapes import Arrangement, Box

_STEP: Final = 3
"""Units by which each further table is narrower."""


def fitting(layout: Layout, units: int) -> Arrangement:
    """Return an arrangement within a width in which only joined tiles touch.

    Crowded lines may need more than the table, or lie side by side. Then narrower tables are
    tried, where lines turn at other places. If none does, the best of them is taken.

    Args:
        layout: The tiles.
        units: The width.
    """
    best, least = None, (0, 0)
    for table in range(units, LEAST_WIDTH - 1, -_STEP):
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
    return sum(
        _touch(one.box, other.box) and frozenset((one.tile, other.tile)) not in joined
        for one, other in combinations(arrangement.tiles, 2)
    )


def _touch(one: Box, other: Box) -> bool:
    """Return whether two rectangles share a part of an edge."""
    wider = Box(one.left - 1, one.top, one.width + 2, one.height)
    higher = Box(one.left, one.top - 1, one.width, one.height + 2)
    return wider.overlaps(other) or higher.overlaps(other)
