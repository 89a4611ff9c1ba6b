"""The one place where a move becomes the next state, by a case for each kind of move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.match.chance_moves import deal_tile, fall_of_lot, turn_up
from fives.match.draft import Draft
from fives.match.events import Event
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass, Play
from fives.match.refusals import illegal, is_half_made
from fives.match.seat_moves import draw_tile, pass_turn, place_tile

if TYPE_CHECKING:
    from fives.match.state import GameState


def advance(state: GameState, move: Move, log: list[Event] | None) -> Draft:
    """Return the state after a move, as a draft.

    Args:
        state: The state before, which stays as it is.
        move: The move.
        log: Where the events go, or None when nobody asks.

    Raises:
        IllegalMoveError: When the move is not allowed now.
    """
    # By exact type, since an object may lie about its class; whatever is left is no move.
    try:
        if type(move) is Play:
            return place_tile(state, move, log)
        if type(move) is Drawn:
            return turn_up(state, move, log)
        if type(move) is Draw:
            return draw_tile(state)
        if type(move) is Pass:
            return pass_turn(state, log)
        if type(move) is Deal:
            return deal_tile(state, move, log)
        if type(move) is Lot:
            return fall_of_lot(state, move, log)
    except AttributeError:
        if not is_half_made(move):
            raise
    raise illegal(state, move)
