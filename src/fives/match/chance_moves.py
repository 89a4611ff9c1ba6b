"""What the moves of chance do: the lot, the deal, the tile that is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.core.units import Seat
from fives.dominoes.round_end import Blocked
from fives.match.draft import Draft, draft_of, with_hand
from fives.match.events import Event, LotFell, TileDealt, TileDrawn
from fives.match.listing import fitting_tiles
from fives.match.moves import Deal, Drawn, Lot
from fives.match.phase import DEALING, DRAWING, LOT, PLACING, TURN
from fives.match.refusals import illegal
from fives.match.rounds import begin, close_round, is_blocked

if TYPE_CHECKING:
    from fives.match.state import GameState


def fall_of_lot(state: GameState, lot: Lot, log: list[Event] | None) -> Draft:
    """Let a seat open, and begin to deal."""
    if state._phase != LOT or lot.seat >= state._game.table.seats:
        raise illegal(state, lot)
    draft = draft_of(state)
    draft._phase = DEALING
    draft._opener = lot.seat
    if log is not None:
        log.append(LotFell(lot.seat))
    return draft


def deal_tile(state: GameState, deal: Deal, log: list[Event] | None) -> Draft:
    """Give a tile to the seat being dealt to; after the last one the opener moves."""
    turn, bit = state._turn, deal.tile.bit
    if state._phase != DEALING or not bit & state._boneyard:
        raise illegal(state, deal)
    draft = draft_of(state)
    draft._hands = with_hand(state._hands, turn, state._hands[turn] | bit)
    draft._boneyard = state._boneyard ^ bit
    if log is not None:
        log.append(TileDealt(Seat(turn), deal.tile))
    if draft._hands[turn].bit_count() == state._game.hand_size:
        if turn + 1 < len(draft._hands):
            draft._turn = turn + 1
        else:
            begin(draft, log)
    return draft


def turn_up(state: GameState, drawn: Drawn, log: list[Event] | None) -> Draft:
    """Give the drawn tile to the seat that draws, which may have to place it."""
    game, turn, bit = state._game, state._turn, drawn.tile.bit
    if state._phase != DRAWING or not bit & state._boneyard:
        raise illegal(state, drawn)
    draft = draft_of(state)
    draft._hands = with_hand(state._hands, turn, state._hands[turn] | bit)
    draft._boneyard = state._boneyard ^ bit
    draft._phase = TURN
    if log is not None:
        log.append(TileDrawn(Seat(turn), drawn.tile))
    if game.binds and bit & fitting_tiles(game, state._ends, state._chain, state._total):
        draft._phase = PLACING
        draft._bound = bit
    elif is_blocked(draft):
        close_round(draft, Blocked(), log)
    return draft
