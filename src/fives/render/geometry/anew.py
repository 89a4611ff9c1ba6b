"""A layout laid from scratch: several tries, each learning from where the last one got stuck."""

from __future__ import annotations

from typing import Final

import attrs

from fives.dominoes.tiles import Tile
from fives.render.geometry.laying import Laying
from fives.render.geometry.needs import Plan
from fives.render.geometry.size import Size
from fives.render.geometry.spots import LEADING, Spot

TRIES: Final[tuple[tuple[int | None, bool], ...]] = (
    (None, True),
    (0, True),
    (None, False),
    (0, False),
    (8, True),
    (-8, True),
    (8, False),
    (-8, False),
)
"""Each try: how many 48ths of the width the middle of the table is moved, or None where the
tiles make out where its sides are; and whether what follows is looked at."""
BEGINS: Final = 6
"""How often a try is begun, each time without the places that led to nothing before; but only
once where there is an arrangement already."""
CHOICE: Final = 2
"""Out of how many tries the best is taken when some tile does not lie as one would wish. When
tiles touch that are not joined, there are more tries, until they do not."""
WIDER: Final = 8
"""Units that the table is wider when all tries got stuck."""


def laid_anew(plan: Plan, size: Size) -> Laying:
    """Lay all tiles of a plan; in the rare case that they fit nowhere, on a wider table."""
    order = plan.order
    width = size.width
    while True:
        done: list[Laying] = []
        for number, (shift, sighted) in enumerate(TRIES):
            if number >= CHOICE and any(not laying.touching for laying in done):
                break
            seen = plan if sighted else attrs.evolve(plan, sighted=False)
            begins = 1 if done else BEGINS
            found, stuck = _tried(seen, order, size, width, shift, begins)
            if found is None:
                line = plan.line_to(stuck)
                order = line + tuple(tile for tile in order if tile not in line)
            elif found.awkward:
                done.append(found)
            else:
                return found
        if done:
            return min(done, key=_flaws)
        width += WIDER


def _tried(
    plan: Plan,
    order: tuple[Tile, ...],
    size: Size,
    width: int,
    shift: int | None,
    begins: int,
) -> tuple[Laying | None, Tile]:
    """Lay all tiles in an order; return them, or None, and the tile that found no place."""
    sides = None
    if shift is not None:
        left = shift * width // 48 - width // 2
        sides = left, left + width
    banned: frozenset[tuple[Tile, Spot]] = frozenset()
    tile = order[0]
    for _ in range(begins):
        laying = Laying(plan, size.board(width), size.wanted, sides, banned)
        laying.keep(order[0], LEADING[order[0].is_double])
        for tile in order[1:]:
            if not laying.lay(tile):
                break
        else:
            return laying, tile
        before = plan.joints[tile][0].tile
        if before not in plan.joints:
            break
        banned |= {(before, laying.spots[before])}
    return None, tile


def _flaws(laying: Laying) -> tuple[int, float]:
    """Return what speaks against a table of tiles, what is worse first."""
    return laying.touching, laying.awkward
