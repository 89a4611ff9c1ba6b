"""What the seat to move may do, for states and for views alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fives.core.units import Seat
from fives.dominoes.ends import PORT_SHIFT, Join, port_at
from fives.dominoes.joining import join_of, locked_by
from fives.dominoes.plays import Chain, Play, remember
from fives.dominoes.tileset import picked, tiles_in
from fives.match.moves import DEALS, DRAWNS, Draw, Lot, Move, Pass
from fives.match.phase import DEALING, DRAWING, LOT

if TYPE_CHECKING:
    from fives.match.game import Game

_DRAW: Final[tuple[Move, ...]] = (Draw(),)
_PASS: Final[tuple[Move, ...]] = (Pass(),)
_known: dict[int, dict[int, tuple[Play, ...]]] = {}


def moves_of_seat(
    game: Game, hand: int, ends: tuple[int, ...], chain: Chain, total: int, bound: int, left: int
) -> tuple[Move, ...]:
    """Return the moves of a seat: plays by port and tile, then a draw, else a pass.

    Args:
        game: The tables of the rules.
        hand: The seat's tiles, one bit each.
        ends: The open ends.
        chain: The plays of the layout.
        total: The total of the layout.
        bound: The tile that must be placed, or 0.
        left: How many tiles the boneyard holds.
    """
    tiles = bound or hand
    moves: tuple[Move, ...] = ()
    if ends:
        if game.layout.locks is not None:
            ends = unlocked(game, ends, chain, total)
        fits = game.layout.plain.fits
        try:
            for end in ends:
                fitting = tiles & fits[end]
                if fitting:
                    moves += _known[end][fitting]
        except KeyError:
            _learn(ends, fits, tiles)
            return moves_of_seat(game, hand, ends, chain, total, bound, left)
    else:
        moves = tuple(Play(tile) for tile in tiles_in(tiles & game.leads))
    if game.draws[not ends][moves != ()] and not bound and left > game.reserve:
        moves += _DRAW
    return moves or _PASS


def moves_of_chance(phase: int, boneyard: int, seats: int) -> tuple[Move, ...]:
    """Return the moves of chance, which are equally likely; none when the match is over.

    Args:
        phase: The number of the phase.
        boneyard: The tiles that can be dealt or drawn, one bit each.
        seats: How many sit.
    """
    if phase == DRAWING:
        return picked(DRAWNS, boneyard)
    if phase == DEALING:
        return picked(DEALS, boneyard)
    return tuple(Lot(Seat(seat)) for seat in range(seats)) if phase == LOT else ()


def join_for(
    game: Game, play: Play, ends: tuple[int, ...], chain: Chain, total: int
) -> Join | None:
    """Return what a play does to a layout, or None when it cannot be made there."""
    growth = game.layout
    tables = growth.plain
    if growth.asks is not None and play.tile.is_double:
        tables = growth.tables_for(play.tile, game.layout_of(chain, ends, total))
    if not ends:
        return join_of(tables, play, ends) if play.tile.bit & game.leads else None
    if growth.locks is not None:
        ends = unlocked(game, ends, chain, total)
    return join_of(tables, play, ends) if play.at is not None else None


def unlocked(game: Game, ends: tuple[int, ...], chain: Chain, total: int) -> tuple[int, ...]:
    """Return the ends where something may join now."""
    locks = game.layout.locks
    if locks is None:
        return ends
    locked = locked_by(locks, game.layout_of(chain, ends, total))
    return tuple(end for end in ends if port_at(end) not in locked)


def _learn(ends: tuple[int, ...], fits: tuple[int, ...], tiles: int) -> None:
    for end in ends:
        fitting = tiles & fits[end]
        if fitting and fitting not in _known.get(end, ()):
            remember(_known, end, end >> PORT_SHIFT, fitting)


def fitting_tiles(game: Game, ends: tuple[int, ...], chain: Chain, total: int) -> int:
    """Return every tile that could be placed now if somebody held it, one bit each."""
    if not ends:
        return game.leads
    fits = game.layout.plain.fits
    tiles = 0
    for end in unlocked(game, ends, chain, total):
        tiles |= fits[end]
    return tiles
