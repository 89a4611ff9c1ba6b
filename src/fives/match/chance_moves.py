"""What the moves of chance do: the lot, the deal, the tile that is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.core.units import Seat
from fives.dominoes.round_end import Blocked
from fives.match.draft import Draft, draft_of
from fives.match.events import Event, LotFell, TileDealt, TileDrawn
from fives.match.listing import can_place
from fives.match.moment import moment_of
from fives.match.moves import Deal, Drawn, Lot
from fives.match.phase import DEALING, DRAWING, LOT, PLACING, TURN
from fives.match.refusals import illegal
from fives.match.rounds import begin, close_round, is_blocked

if TYPE_CHECKING:
    from fives.match.state import GameState


def fall_of_lot(state: GameState, lot: Lot, log: list[Event] | None) -> Draft:
    """Let a seat open, and begin to deal."""
    moment = state._moment
    if moment.phase != LOT or lot.seat >= state.table.seats:
        raise illegal(state, lot)
    draft = draft_of(state)
    draft._moment = moment_of(moment.game, DEALING, Seat(0), lot.seat)
    if log is not None:
        log.append(LotFell(lot.seat))
    return draft


def deal_tile(state: GameState, deal: Deal, log: list[Event] | None) -> Draft:
    """Give a tile to the seat being dealt to; after the last one the opener moves."""
    moment, bit = state._moment, deal.tile.bit
    game, turn = moment.game, moment.turn
    if moment.phase != DEALING or not bit & state._boneyard:
        raise illegal(state, deal)
    draft = draft_of(state)
    row = [*state._hands]
    row[turn] |= bit
    draft._hands = tuple(row)
    draft._boneyard = state._boneyard ^ bit
    if log is not None:
        log.append(TileDealt(turn, deal.tile))
    if draft._hands[turn].bit_count() == game.hand_size:
        if turn + 1 < len(draft._hands):
            draft._moment = moment_of(game, DEALING, Seat(turn + 1), moment.opener)
        else:
            begin(draft, log)
    return draft


def turn_up(state: GameState, drawn: Drawn, log: list[Event] | None) -> Draft:
    """Give the drawn tile to the seat that draws, which may have to place it."""
    moment = state._moment
    game = moment.game
    turn = moment.turn
    bit = drawn.tile.bit
    boneyard = state._boneyard
    if moment.phase != DRAWING or not bit & boneyard:
        raise illegal(state, drawn)
    draft = Draft()
    draft._scores = state._scores
    row = [*state._hands]
    row[turn] |= bit
    draft._hands = tuple(row)
    draft._boneyard = boneyard = boneyard ^ bit
    draft._ends = state._ends
    draft._total = state._total
    draft._chain = state._chain
    if log is not None:
        log.append(TileDrawn(turn, drawn.tile))
    if game.binds and can_place(game, bit, state._ends, state._chain, state._total):
        draft._moment = moment_of(game, PLACING, turn, moment.opener, bit, moment.passes)
        return draft
    if moment.passes:
        draft._moment = moment_of(game, TURN, turn, moment.opener, 0, moment.passes)
    else:
        draft._moment = game.turns[moment.opener][turn]
    if boneyard.bit_count() <= game.most_blocked and is_blocked(draft):
        close_round(draft, Blocked(), log)
    return draft
