"""What a list of plays says about the shape of the layout, worked out from scratch."""

from __future__ import annotations

from collections.abc import Sequence

from fives.dominoes.ends import port_at, spins_at
from fives.dominoes.plays import Play
from fives.dominoes.ports import BRANCH_FACES, Port, joining_port, ports_of
from fives.dominoes.tiles import Tile


def order_of_tiles(plays: Sequence[Play]) -> tuple[Tile, ...]:
    """Return the tiles from the lead outwards, each line to its end before the next.

    The order depends on where tiles lie and not on when they were laid.
    """
    joined: dict[Port, Tile] = {play.at: play.tile for play in plays if play.at is not None}
    waiting = [plays[0].tile] if plays else []
    found = []
    while waiting:
        tile = waiting.pop()
        found.append(tile)
        waiting += [joined[port] for port in reversed(ports_of(tile)) if port in joined]
    return tuple(found)


def joined_faces(plays: Sequence[Play]) -> dict[Tile, int]:
    """Return which faces of each tile are joined: one bit a face, from ``lo`` or ``a``."""
    joined = {play.tile: 0 for play in plays}
    for play in plays:
        if play.at is not None:
            for port in (play.at, joining_port(play.tile, play.at.value)):
                joined[port.tile] |= 1 << (port.index & 3)
    return joined


def spinners_on(plays: Sequence[Play], ends: Sequence[int]) -> frozenset[Tile]:
    """Return the doubles that branch: an open end says so, or a branch that was begun."""
    begun = [play.at.tile for play in plays if play.at is not None and play.at.face in BRANCH_FACES]
    return frozenset(begun + [port_at(end).tile for end in ends if spins_at(end)])
