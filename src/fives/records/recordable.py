"""What the record of a match asks of the states of a game."""

from __future__ import annotations

from typing import Never, Protocol, Self, TypeVar, cast

from fives.core.errors import InputError, kind_of
from fives.core.outcome import Outcome


class Recordable(Protocol):
    """**Protocol:** as much of a `State` as it takes to record a match."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        ...

    def apply(self, move: Never) -> Self:
        """Return the state after a move, of whatever type the game's moves are."""
        ...


S = TypeVar("S", bound=Recordable)


def applied(state: S, move: object) -> S:
    """Return the state after a move; the state itself says whether it is one of its own."""
    return state.apply(cast("Never", move))


def refuse_no_state(start: object) -> None:
    """Refuse what is no state, so that no record begins with it."""
    if not hasattr(start, "apply") or isinstance(start, type):
        what = kind_of(start)
        raise InputError("NOT_A_STATE", f"A record begins with a state, not with {what}.")


def place_of_state(moves: object, states: int) -> int:
    """Return after how many moves a state of a record is meant, counted from its end below zero.

    Raises:
        InputError: When it is no whole number.
        IndexError: When the record has no such state.
    """
    if type(moves) is not int:
        sentence = f"A state of a record is counted by a whole number, not {kind_of(moves)}; "
        raise InputError("NOT_A_NUMBER", f"{sentence}use branch() for the first moves.")
    place = moves + states if moves < 0 else moves
    if not 0 <= place < states:
        raise IndexError(f"A record of {states - 1} moves has no such state.")
    return place
