"""Moves that could be written down in a domino match, most of them illegal at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.dominoes.ports import ports_of
from fives.dominoes.tiles import TILES
from fives.dominoes.tileset import TileSet
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass
from fives.match.state import GameState
from fives.testing.check import Moment

RANDOM = 12
"""So many moves of any kind are tried at a moment."""
NEAR = 12
"""So many plays of tiles in hand at ports of the table are tried."""


@lru_cache(maxsize=8)
def every_move(tiles: TileSet) -> tuple[Move, ...]:
    """Return every move that can be written down with a set of tiles, and some beyond it.

    >>> import fives
    >>> len(every_move(fives.double_set(1)))
    103
    """
    top = max(tile.high for tile in tiles)
    beyond = [tile for tile in TILES if tile.high == top + 1 and tile.low in (0, tile.high)]
    known = (*tiles, *beyond)
    places = (None, *(port for tile in known for port in ports_of(tile)))
    plays = [Play(tile, at) for tile in known for at in places]
    chance = [move for tile in known for move in (Deal(tile), Drawn(tile))]
    lots = [Lot(Seat(seat)) for seat in (0, 1, 2, 3, 4, 99)]
    return (*plays, Draw(), Pass(), *lots, *chance)


def tried(moment: Moment[GameState]) -> Iterator[Move]:
    """Yield some moves to try at a moment: near misses, and anything."""
    state, rng = moment.state, moment.rng
    yield Draw()
    yield Pass()
    yield from rng.sample(every_move(state.variant.dealing.tiles), RANDOM)
    ports = [port for tile in state.layout.tiles for port in ports_of(tile)]
    held = [tile for hand in state.hands for tile in hand]
    if isinstance(state.actor, int):
        held += [*state.hands[state.actor]] * 3
    for _ in range(NEAR if held and ports else 0):
        yield Play(rng.choice(held), rng.choice(ports))
