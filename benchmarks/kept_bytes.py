"""What it costs to keep every state of a match, in bytes.

A match is played once, so that all tables are filled; then its moves are applied again,
and after each the memory that was taken is read. A state belongs to the deal when a lot or
a dealt tile made it. All others are *in play*: those made by plays, draws, tiles turned up
and passes, so from the first move after each deal on. Lists are made beforehand.
"""

from __future__ import annotations

import gc
import tracemalloc
from array import array
from random import Random

import attrs
from figures import Figures, Spread, line
from positions import double_twelve, in_match

import fives

MATCHES = 8


@attrs.frozen
class Weighed:
    """Bytes and states of a match, in play and while dealing."""

    in_play: int
    dealing: int
    states_in_play: int
    states_dealing: int

    @property
    def mean_in_play(self) -> float:
        """Bytes of a state in play."""
        return self.in_play / self.states_in_play

    @property
    def mean(self) -> float:
        """Bytes of any state."""
        return (self.in_play + self.dealing) / (self.states_in_play + self.states_dealing)


def weigh(start: fives.GameState, seed: int) -> Weighed:
    """Play a match, then play it again and weigh it."""
    moves = [moment.move for moment in in_match(start, Random(seed))]
    taken = array("q", bytes(8 * len(moves)))
    kept: list[fives.GameState] = [start] * len(moves)
    state = start
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number, move in enumerate(moves):
        state = kept[number] = state.apply(move)
        now = tracemalloc.get_traced_memory()[0]
        taken[number] = now - before
        before = now
    tracemalloc.stop()
    dealing = [isinstance(move, fives.Lot | fives.Deal) for move in moves]
    dealt = sum(size for size, deals in zip(taken, dealing, strict=True) if deals)
    return Weighed(sum(taken) - dealt, dealt, dealing.count(False), dealing.count(True))


def run() -> Figures:
    """Print a table; return the means that have floors."""
    print("\nBytes for a kept state, whole matches; medians over matches")
    figures: Figures = {}
    for name, start, matches in (
        ("horse-race 4", fives.HORSE_RACE.start(4), MATCHES),
        ("draw 2", fives.DRAW.start(2), MATCHES),
        ("exact-61 2", fives.EXACT_61.start(2), MATCHES),
        ("horse-race 4, double-twelve", double_twelve(15).start(4), MATCHES),
    ):
        found = [weigh(start, seed) for seed in range(1, matches + 1)]
        in_play = Spread.of([one.mean_in_play for one in found])
        every = Spread.of([one.mean for one in found])
        dealing = Spread.of([one.dealing / one.states_dealing for one in found])
        states = Spread.of([one.states_in_play for one in found])
        whole = Spread.of([one.states_in_play + one.states_dealing for one in found])
        print(line(name, f"in play {in_play}", f"dealing {dealing}", f"all {every}"))
        print(line("", f"states in play {states}", f"states {whole}"))
        figures[f"bytes {name}"] = in_play
    return figures
