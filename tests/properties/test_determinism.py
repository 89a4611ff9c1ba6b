"""The same seed gives the same match, whatever the hash seed and whoever else draws."""

import os
import random
import subprocess
import sys

from hypothesis import given

import fives
from tests.strategies import TABLES, At, match, seeds, share, tables

PROGRAM = """
import random, fives
for seats, pairs in ((2, False), (3, False), (4, False), (4, True)):
    rng = random.Random(61)
    state = fives.HORSE_RACE.start(seats, pairs)
    print(state.variant)
    while moves := state.legal_moves():
        refused = (fives.Pass(), fives.Draw(), fives.Play(fives.Tile(1, 2)), fives.Lot(9))
        print([str(move) for move in moves], [str(state.refusal(move)) for move in refused])
        step = state.step(rng.choice(moves))
        print(step.move, step.events, hash(step.after), step.after.layout)
        state = step.after
        print([state.view(seat) for seat in range(seats)], state.layout.locked)
"""


def transcript(hash_seed: str) -> bytes:
    command = [sys.executable, "-c", PROGRAM]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout


def test_the_hash_seed_changes_nothing() -> None:
    first = transcript("0")
    assert first.count(b"MatchEnded") == 4
    assert transcript("1") == first
    assert transcript("random") == first


@share(0.3)
@given(tables, seeds)
def test_the_same_seed_gives_the_same_match(at: At, seed: int) -> None:
    assert list(match(at, seed)) == list(match(at, seed))


def test_matches_played_in_turn_are_as_if_played_one_after_the_other() -> None:
    for at in TABLES:
        alone = [list(match(at, seed)) for seed in (1, 2)]
        woven: list[list[fives.GameState]] = [[], []]
        running = [match(at, 1), match(at, 2)]
        for _ in range(max(map(len, alone))):
            for index, states in enumerate(running):
                state = next(states, None)
                woven[index] += [] if state is None else [state]
        assert woven == alone


def test_the_generator_of_the_module_is_never_touched() -> None:
    random.seed(61)
    before = random.getstate()
    state = fives.run_chance(fives.HORSE_RACE.start(seats=4), random.Random(1))
    list(match(At(3), 5))
    state.view(0).legal_moves()
    assert random.getstate() == before
