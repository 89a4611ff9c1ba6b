"""What the record of a match asks of the states of a game."""

from __future__ import annotations

from typing import Never, Protocol, Self, TypeVar, cast

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
