"""Counting the sequences of moves from a state, which shows at once when a rule slips."""

from __future__ import annotations

from typing import Final, TypeVar

from fives.core.errors import InputError, kind_of, whole
from fives.core.state import State

M = TypeVar("M")

MOST_DEPTH: Final = 500
"""More moves than can be counted in any game with choices."""


def perft(state: State[M], depth: int) -> int:
    """Return how many sequences of exactly so many moves are possible.

    Chance's moves count like those of seats. A sequence that ends the match before is not
    counted; one that ends a round goes on with the next. Two orders that lead to the same
    situation are two sequences.

    The work grows as the counts do, so begin with a small depth.

    Args:
        state: Any state of any game of the library.
        depth: The number of moves, from 0 to 500; with 0 there is one sequence, of nothing.

    Raises:
        InputError: When the depth is no such number, or the state is none.

    >>> import fives
    >>> state = fives.HORSE_RACE.start(seats=2)
    >>> [perft(state, depth) for depth in range(4)] == [1, 2, 2 * 28, 2 * 28 * 27]
    True
    """
    _check(state)
    return _count(state, whole(depth, "The depth", most=MOST_DEPTH))


def divide(state: State[M], depth: int) -> dict[M, int]:
    """Return by first move how many sequences of exactly so many moves begin with it.

    The counts add up to those of `perft`. Where a total is not what it should be, divide at
    each move in turn until the one is found that does not belong.

    Args:
        state: Any state of any game of the library.
        depth: The number of moves, from 1 to 500.

    Raises:
        InputError: When the depth is no such number, or the state is none.

    >>> import fives
    >>> state = fives.HORSE_RACE.start(seats=2)
    >>> {str(move): count for move, count in divide(state, 3).items()}
    {'lot 0': 756, 'lot 1': 756}
    """
    _check(state)
    whole(depth, "The depth", least=1, most=MOST_DEPTH)
    return {move: _count(state.apply(move), depth - 1) for move in state.legal_moves()}


def _count(state: State[M], depth: int) -> int:
    if depth == 0:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(_count(state.apply(move), depth - 1) for move in moves)


def _check(state: object) -> None:
    if not hasattr(state, "legal_moves"):
        raise InputError("NOT_A_STATE", f"Moves are counted from a state, not {kind_of(state)}.")
