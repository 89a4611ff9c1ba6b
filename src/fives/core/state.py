"""The protocol that every game of the library keeps, whatever it is played with."""

from __future__ import annotations

import enum
from typing import Final, Literal, Protocol, Self, TypeAlias, TypeVar

from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.units import Seat

M = TypeVar("M")


class Chance(enum.Enum):
    """The player that deals, turns up and casts lots; there is one, `CHANCE`.

    >>> import fives
    >>> fives.HORSE_RACE.start(seats=2).actor is fives.CHANCE
    True
    """

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "fives.CHANCE"

    def __str__(self) -> str:
        return "chance"


CHANCE: Final = Chance.CHANCE
"""The actor when chance is to move; its moves are equally likely."""

Actor: TypeAlias = Seat | Literal[Chance.CHANCE] | None
"""Who is to move: a seat, chance, or nobody once the match is over."""


class State(Protocol[M]):
    """**Protocol:** an immutable state of a game, whose moves give new states.

    Four questions and one step are enough for playing, recording, counting and searching
    any game. The same state always gives the same answers.

    >>> import fives
    >>> state: fives.State[fives.Move] = fives.HORSE_RACE.start(seats=2)
    >>> len(state.legal_moves()), state.outcome
    (2, None)
    """

    @property
    def actor(self) -> Actor:
        """Who is to move."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        ...

    def legal_moves(self) -> tuple[M, ...]:
        """Return every move that is allowed now, in one fixed order; none when over."""
        ...

    def refusal(self, move: object) -> Refusal | None:
        """Return why a move is not allowed now, or None when it is."""
        ...

    def apply(self, move: M) -> Self:
        """Return the state after a move; raise `IllegalMoveError` when it is not allowed."""
        ...
