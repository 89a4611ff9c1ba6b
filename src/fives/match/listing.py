"""Which moves are allowed now, for states and for views alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fives.core.units import Seat
from fives.dominoes.ends import MEMO_AT, PORT_SHIFT, Join, port_at
from fives.dominoes.joining import join_of, locked_by
from fives.dominoes.plays import Chain, Play, remember
from fives.dominoes.tileset import picked
from fives.match.moves import DEALS, DRAWNS, LEADS, Draw, Lot, Move, Pass
from fives.match.phase import DEALING, DRAWING, LOT

if TYPE_CHECKING:
    from fives.match.draft import Draft
    from fives.match.game import Game
    from fives.match.moment import Moment
    from fives.match.state import GameState

_DRAW: Final[tuple[Move, ...]] = (Draw(),)
_PASS: Final[tuple[Move, ...]] = (Pass(),)


def moves_now(self: GameState | Draft) -> tuple[Move, ...]:
    """Return every move that is allowed now, in one order; none when over.

    A seat's plays come by port and then by tile, in their orders, then a draw; a pass
    stands alone. Chance's moves come by seat or by tile, and are equally likely.
    """
    moment = self._moment
    if not moment.may:
        return _moves_of_chance(moment, self._boneyard)
    game = moment.game
    ends = self._ends
    tiles = moment.may & self._hands[moment.turn]
    moves: tuple[Move, ...] = ()
    if ends:
        if game.locks is not None:
            ends = unlocked(game, ends, self._chain, self._total)
        fits = game.fits
        try:
            for end in ends:
                if fitting := tiles & fits[end]:
                    moves += MEMO_AT[end][fitting]
        except KeyError:
            _learn(game, ends, tiles)
            return moves_now(self)
    else:
        leads = picked(LEADS, tiles & game.leads)
        moves = leads
    if moves and game.must_place:
        return moves
    may_draw = game.draws[not self._ends][not moves] and not moment.bound
    if may_draw and self._boneyard.bit_count() > game.reserve:
        moves += _DRAW
    return moves or _PASS


def _moves_of_chance(moment: Moment, boneyard: int) -> tuple[Move, ...]:
    if moment.phase == DRAWING:
        return picked(DRAWNS, boneyard)
    if moment.phase == DEALING:
        return picked(DEALS, boneyard)
    if moment.phase == LOT:
        return tuple(Lot(Seat(seat)) for seat in range(moment.game.table.seats))
    return ()


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
    if game.locks is not None:
        ends = unlocked(game, ends, chain, total)
    return join_of(tables, play, ends) if play.at is not None else None


def unlocked(game: Game, ends: tuple[int, ...], chain: Chain, total: int) -> tuple[int, ...]:
    """Return the ends where something may join now."""
    if game.locks is None:
        return ends
    locked = locked_by(game.locks, game.layout_of(chain, ends, total))
    return tuple(end for end in ends if port_at(end) not in locked)


def _learn(game: Game, ends: tuple[int, ...], tiles: int) -> None:
    for end in ends:
        fitting = tiles & game.fits[end]
        if fitting and fitting not in MEMO_AT[end]:
            remember(end >> PORT_SHIFT, fitting)


def can_place(game: Game, tiles: int, ends: tuple[int, ...], chain: Chain, total: int) -> bool:
    """Return whether any of some tiles, one bit each, could be placed now."""
    if not ends:
        return bool(tiles & game.leads)
    if game.locks is not None:
        ends = unlocked(game, ends, chain, total)
    fits = game.fits
    for end in ends:  # noqa: SIM110 (a generator costs more than the loop)
        if tiles & fits[end]:
            return True
    return False
