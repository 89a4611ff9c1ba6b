"""A layout laid from scratch: several tries, each learning from where the last one got stuck."""

from __future__ import annotations

from typing import Final

import attrs

from fives.dominoes.tiles import Tile
from fives.render.geometry.laying import Laying
from fives.render.geometry.needs import Plan
from fives.render.geometry.size import Size
from fives.render.geometry.spots import LEADING, Spot

TRIES: Final = (
    (0, True),
    (0, False),
    (8, True),
    (-8, True),
    (8, False),
    (-8, False),
    (4, True),
    (-4, True),
)
"""Each try: 48ths of the width that the table is moved, and whether what follows is looked at."""
REPAIRS: Final = 6
"""How often a try is begun again without the places that led to nothing."""
CHOICE: Final = 2
"""Out of how many tries the best is taken when some tile does not lie as one would wish."""
WIDER: Final = 8
"""Units that the table is wider when all tries got stuck."""


def laid_anew(plan: Plan, size: Size) -> Laying:
    """Lay all tiles of a plan; in the rare case that they fit nowhere, on a wider table."""
    order = plan.order
    width = size.width
    while True:
        done: list[Laying] = []
        for number, (shift, sighted) in enumerate(TRIES):
            if done and number >= CHOICE:
                break
            seen = plan if sighted else attrs.evolve(plan, sighted=False)
            found, stuck = _tried(seen, order, size, -(width // 2) + shift * width // 48, width)
            if found is None:
                line = plan.line_to(stuck)
                order = line + tuple(tile for tile in order if tile not in line)
            elif found.awkward:
                done.append(found)
            else:
                return found
        if done:
            return min(done, key=lambda laying: laying.awkward)
        width += WIDER


def _tried(
    plan: Plan, order: tuple[Tile, ...], size: Size, left: int, width: int
) -> tuple[Laying | None, Tile]:
    """Lay all tiles in an order; return them, or None, and the tile that found no place."""
    banned: frozenset[tuple[Tile, Spot]] = frozenset()
    tile = order[0]
    for _ in range(REPAIRS):
        laying = Laying(plan, size.board(left, width), size.wanted, banned)
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
