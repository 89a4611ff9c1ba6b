"""The domino games and their tables, and random matches of them."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import fives

GAMES = (fives.HORSE_RACE, fives.EXACT_61, fives.DRAW)
MOST = 300
"""More moves than these tests look at; Exact 61 has matches of many rounds."""


class Seated(NamedTuple):
    """A game at one of its tables."""

    rules: fives.RuleSet
    table: fives.Table

    def __str__(self) -> str:
        return f"{self.rules.id}, {self.table}"

    def start(self) -> fives.GameState:
        return self.rules.start(self.table.seats, self.table.pairs)


TABLES = [Seated(rules, table) for rules in GAMES for table in rules.tables]


def steps(seated: Seated, seed: int, most: int = MOST) -> Iterator[fives.Transition]:
    """Yield the moves of a random match, to its end or as many as asked for."""
    rng = Random(seed)
    state = seated.start()
    for _ in range(most):
        if not (moves := state.legal_moves()):
            return
        step = state.step(rng.choice(moves))
        yield step
        state = step.after


def match(seated: Seated, seed: int, most: int = MOST) -> Iterator[fives.GameState]:
    """Yield the states of a random match."""
    yield seated.start()
    for step in steps(seated, seed, most):
        yield step.after


def seat_to_move(state: fives.GameState) -> int | None:
    return state.actor if isinstance(state.actor, int) else None
