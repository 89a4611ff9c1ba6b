"""Making chance's moves."""

from __future__ import annotations

from random import Random
from typing import Never, Protocol, Self, TypeVar

from fives.core.errors import InputError, kind_of
from fives.core.state import CHANCE, Actor


class Chancy(Protocol):
    """**Protocol:** as much of a `State` as it takes to make chance's moves."""

    @property
    def actor(self) -> Actor:
        """Who is to move."""
        ...

    def legal_moves(self) -> tuple[object, ...]:
        """Return every move that is allowed now."""
        ...

    def apply(self, move: Never) -> Self:
        """Return the state after a move, of whatever type the game's moves are."""
        ...


S = TypeVar("S", bound=Chancy)


def run_chance(state: S, rng: Random) -> S:
    """Return the state after chance's moves, until a seat is to move or the match is over.

    Args:
        state: Any state of any game of the library.
        rng: Where the choices come from; the same seed gives the same choices.

    Raises:
        InputError: When `rng` is no ``random.Random``, or the state is none.

    >>> import fives, random
    >>> state = fives.run_chance(fives.HORSE_RACE.start(seats=2), random.Random(61))
    >>> state.actor in (0, 1), [len(hand) for hand in state.hands]
    (True, [7, 7])
    """
    if not isinstance(rng, Random):
        raise InputError("NOT_RANDOM", f"Chance needs a random.Random, not {kind_of(rng)}.")
    if not hasattr(state, "actor"):
        raise InputError("NOT_A_STATE", f"Chance moves in a state, not in {kind_of(state)}.")
    while state.actor is CHANCE:
        # The move comes from the state's own list, so it has the type that apply() takes.
        state = state.apply(rng.choice(state.legal_moves()))  # type: ignore[arg-type]
    return state
