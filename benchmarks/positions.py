"""Positions from random play, for whatever is timed or weighed one by one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import attrs

import fives


@attrs.frozen
class Moment:
    """A state, a move that was made in it, and the state that it gave."""

    state: fives.GameState
    move: fives.Move
    after: fives.GameState

    @property
    def goes_on(self) -> bool:
        """Whether the round goes on after the move."""
        actor = self.after.actor
        drawing = self.after.phase is fives.Phase.DRAWING
        return actor is not None and (actor is not fives.CHANCE or drawing)


def in_round(state: fives.GameState, rng: Random) -> Iterator[Moment]:
    """Play a round that is dealt at random to its end."""
    while True:
        options = state.legal_moves()
        move = options[int(rng.random() * len(options))]
        moment = Moment(state, move, state.apply(move))
        yield moment
        if not moment.goes_on:
            return
        state = moment.after


def in_match(start: fives.GameState, rng: Random) -> Iterator[Moment]:
    """Play a whole match at random, the moves of chance included."""
    state = start
    while state.outcome is None:
        options = state.legal_moves()
        move = options[int(rng.random() * len(options))]
        moment = Moment(state, move, state.apply(move))
        yield moment
        state = moment.after


def double_twelve(hand: int, target: int = 61) -> fives.RuleSet:
    """Return Horse Race with a double-twelve set."""
    tiles = fives.double_set(12)
    return attrs.evolve(
        fives.HORSE_RACE,
        id="horse-race-12",
        dealing=fives.BySeats(hand, hand, hand, tiles=tiles),
        target=fives.AtLeast(target),
    )
