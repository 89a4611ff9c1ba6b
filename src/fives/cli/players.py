"""The simple players that sit at the table."""

from __future__ import annotations

from typing import Final

from fives.dominoes.plays import Play
from fives.match.moves import Move
from fives.match.view import View
from fives.render.standing import refused
from fives.sim.agents import Agent, Greedy, Value


def worth(view: View, move: Move) -> Value:
    """Return what a move is worth to a simple player.

    Most points come first, then most pips off the hand, then keeping the turn; points that
    would be refused are none. Drawing and passing come last.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("0-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> worth(state.view(0), fives.parse_move("0-5@5-5.a"))
    (2, 5, 1)
    """
    if not isinstance(move, Play):
        return (-1,)
    seen = view.preview(move)
    points = 0 if refused(view, seen) else seen.points
    return (points, move.tile.pips, 1 if seen.turn_kept else 0)


SIMPLE: Final[Agent[View, Move]] = Greedy(worth)
"""Takes the most points in sight; the same view always gets the same move."""
