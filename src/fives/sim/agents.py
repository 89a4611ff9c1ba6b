"""Players by machine: callables that choose a move from what one seat may see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

import attrs

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Listing(Protocol[M_co]):
    """**Protocol:** as much of a view as it takes to choose: the moves of the seat."""

    def legal_moves(self) -> tuple[M_co, ...]:
        """Return every move that the seat may make now."""
        ...


class Agent(Protocol[V_contra, M_co]):
    """**Protocol:** a player; it is given views, never a state, and so cannot peek."""

    def __call__(self, view: V_contra, rng: Random) -> M_co:
        """Return one of the legal moves of the view.

        Args:
            view: What the seat may know; the seat is to move.
            rng: Where an agent that wants chance takes it from.
        """
        ...


def random_agent(view: Listing[M], rng: Random) -> M:
    """Choose any legal move, all equally likely.

    >>> import fives
    >>> state = fives.run_chance(fives.HORSE_RACE.start(seats=2), Random(61))
    >>> view = state.view(state.actor)
    >>> random_agent(view, Random(1)) in view.legal_moves()
    True
    """
    return rng.choice(view.legal_moves())


Value: TypeAlias = tuple[int, ...]
"""What a move is worth: figures that are compared one after the other."""

V = TypeVar("V", bound=Listing[object])


@attrs.frozen(weakref_slot=False)
class Greedy(Generic[V, M]):
    """An agent that takes the move of the greatest value, the first of several.

    Args:
        value: What a move is worth to the seat of a view; greater is better.

    >>> import fives
    >>> state = fives.run_chance(fives.HORSE_RACE.start(seats=2), Random(61))
    >>> heaviest = Greedy[fives.View, fives.Move](lambda view, move: (move.tile.pips,))
    >>> print(heaviest(state.view(state.actor), Random(1)))
    5-6
    """

    value: Callable[[V, M], Value]

    def __call__(self, view: V, rng: Random) -> M:
        """Return the legal move of the greatest value."""
        moves = cast("tuple[M, ...]", view.legal_moves())  # M is the type of the view's moves
        return max(moves, key=lambda move: self.value(view, move))
