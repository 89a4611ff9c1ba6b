"""The one place where a move becomes the next state: which function takes which kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fives.match.chance_moves import deal_tile, fall_of_lot, turn_up
from fives.match.draft import Draft
from fives.match.events import Event
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass, Play
from fives.match.refusals import illegal, is_move
from fives.match.seat_moves import draw_tile, pass_turn, place_tile

if TYPE_CHECKING:
    from fives.match.state import GameState

Road: TypeAlias = "Callable[[GameState, Any, list[Event] | None], Draft]"
"""Takes the state before, a move of its kind, and where the events go; gives the draft of
the state after, or raises `IllegalMoveError`."""

ROADS: Final[Mapping[type[Move], Road]] = {
    Play: place_tile,
    Drawn: turn_up,
    Draw: draw_tile,
    Pass: pass_turn,
    Deal: deal_tile,
    Lot: fall_of_lot,
}
"""By the exact type of a move, what it does; an object may lie about its class."""


def refuse_no_move(state: GameState, move: object) -> None:
    """Refuse what is no move, or lacks its fields, once the engine has stumbled over it.

    Raises:
        IllegalMoveError: When it is.
    """
    if not is_move(move):
        raise illegal(state, move) from None
