"""Chance under control, and matches without a bound.

| case | property of the API |
|---|---|
| one generator for all games | matches in turn are as matches one after the other |
| set order that differs between runs | byte-equal matches under every hash seed |
| a match of many rounds | a state does not grow with the match |
| a round without end | every round ends within a bound |
"""

import os
import pickle
import random
import subprocess
import sys

import attrs
import pytest

import fives
from tests.api_cases.games import TABLES, Seated, match, steps

PROGRAM = """
import random, fives
from fives import DRAW, EXACT_61
for rules in (EXACT_61, DRAW):
    for table in rules.tables:
        rng = random.Random(61)
        state = rules.start(table.seats, table.pairs)
        print(state.variant)
        for _ in range(160):
            moves = state.legal_moves()
            if not moves:
                break
            refused = (fives.Pass(), fives.Draw(), fives.Play(fives.Tile(1, 2)), fives.Lot(9))
            print([str(move) for move in moves], [str(state.refusal(move)) for move in refused])
            step = state.step(rng.choice(moves))
            print(step.move, step.events, hash(step.after), step.after.layout)
            state = step.after
            print([state.view(seat) for seat in range(table.seats)])
"""


def transcript(hash_seed: str) -> bytes:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout


def test_the_hash_seed_changes_nothing_in_any_game() -> None:
    first = transcript("0")
    assert first.count(b"RoundEnded") > 4
    assert transcript("1") == first
    assert transcript("random") == first


def test_matches_of_several_games_in_turn_are_as_one_after_the_other() -> None:
    """Each with a generator of its own; the one of the module is never asked."""
    random.seed(61)
    before = random.getstate()
    alone = [list(match(seated, 1, most=150)) for seated in TABLES]
    running = [match(seated, 1, most=150) for seated in TABLES]
    woven: list[list[fives.GameState]] = [[] for _ in TABLES]
    for _ in range(151):
        for states, found in zip(running, woven, strict=True):
            found += [state for state in [next(states, None)] if state is not None]
    assert woven == alone
    assert random.getstate() == before


@attrs.frozen
class NothingStands:
    """A target that refuses every event, so that the match never ends."""

    def refusal(
        self, score: fives.Points, event: fives.ScoreEvent, table: fives.Table
    ) -> fives.Refusal | None:
        return fives.Refusal("test:NOTHING", "Nothing stands.")

    def verdict(
        self, scores: tuple[fives.Points, ...], table: fives.Table, round_over: bool
    ) -> fives.Outcome | None:
        return None


def test_a_state_does_not_grow_with_the_match() -> None:
    """Exact 61 has no bound on rounds: here every gain is refused, for rounds on end."""
    rng = random.Random(5)
    state = attrs.evolve(fives.EXACT_61, target=NothingStands()).start(seats=2)
    sizes: list[int] = []
    refused = 0
    for _ in range(3_000):
        step = state.step(rng.choice(state.legal_moves()))
        refused += sum(isinstance(event, fives.Ruled) for event in step.events)
        state = step.after
        if any(isinstance(event, fives.RoundEnded) for event in step.events):
            sizes.append(len(pickle.dumps(state)))
    assert state.scores == (0, 0)
    assert refused > 100
    assert len(sizes) > 30
    assert max(sizes) - min(sizes) < 20


@pytest.mark.parametrize("seated", TABLES, ids=str)
def test_every_round_ends_within_a_bound(seated: Seated) -> None:
    """A lot, a deal, 28 placements, two moves a draw, and passes between two placements."""
    seats = seated.table.seats
    dealt = seats * seated.rules.dealing.hand_size(seated.table)
    bound = 1 + dealt + 2 * (28 - dealt) + 28 + 28 * seats
    moves = rounds = 0
    for step in steps(seated, seed=15, most=1_500):
        moves += 1
        assert moves <= bound
        if any(isinstance(event, fives.RoundEnded) for event in step.events):
            moves, rounds = 0, rounds + 1
    assert rounds > 0
