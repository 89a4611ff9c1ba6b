"""Tiles that stay where they are while a layout grows."""

from __future__ import annotations

from collections.abc import Mapping

from fives.dominoes.tiles import Tile
from fives.render.geometry.laying import Laying
from fives.render.geometry.needs import Plan
from fives.render.geometry.shapes import Arrangement, PlacedTile
from fives.render.geometry.size import Size
from fives.render.geometry.spots import LEADING, Spot, way_of


def grown(plan: Plan, size: Size, after: Arrangement) -> Laying | None:
    """Lay what is new since an arrangement, or return None when its tiles cannot stay."""
    kept = {placed.tile: placed for placed in after.tiles}
    if not kept.keys() <= set(plan.order):
        return None
    first, last = _sides(after)
    board = size.board(max(size.width, last - first))
    return _continued(Laying(plan, board, size.wanted), plan, kept)


def _sides(after: Arrangement) -> tuple[int, int]:
    """Return where the tiles begin and end from left to right."""
    reach = [(placed.x, 1 if placed.heading.dy else 2) for placed in after.tiles]
    if not reach:
        return 0, 0
    return min(x - half for x, half in reach), max(x + half for x, half in reach)


def _continued(laying: Laying, plan: Plan, kept: Mapping[Tile, PlacedTile]) -> Laying | None:
    new = []
    for tile in plan.order:
        placed = kept.get(tile)
        if placed is None:
            new.append(tile)
            continue
        spot = _spot_of(placed, laying, plan)
        if spot is None:
            return None
        laying.keep(tile, spot)
    for tile in new:
        if tile not in plan.joints:
            laying.keep(tile, LEADING[tile.is_double])
        elif not laying.lay(tile):
            return None
    return laying


def _spot_of(placed: PlacedTile, laying: Laying, plan: Plan) -> Spot | None:
    """Return the place of a tile that lies already, or None when it cannot lie there."""
    tile = placed.tile
    where = (placed.x, placed.y, way_of(placed.heading))
    if tile not in plan.joints:
        spot = Spot(*where, where[2], 0)
        return spot if laying.is_free(spot) else None
    if plan.joints[tile][0].tile not in laying.spots:
        return None
    for spot in laying.ways_to_join(tile):
        if spot[:3] == where and laying.is_free(spot):
            return spot
    return None
