"""Hundreds of states of each game, through JSON and through the text form.

The scripts `many_documents` and `many_records` do the same with ten thousand.
"""

from itertools import count, islice
from random import Random

import pytest

import fives
from fives import wire
from tests.many_records import read_back
from tests.records.matches import TABLES, match, session

STATES = 500
RECORDS = 160
GAMES = ("horse-race", "exact-61", "draw")


@pytest.mark.parametrize("name", GAMES)
def test_states_come_back_from_json(name: str) -> None:
    rules = fives.variant(name)
    states = (
        state
        for seed in count()
        for state in match(rules, Random(seed).choice(rules.tables), seed, 1_000)
    )
    for state in islice(states, STATES):
        again = wire.load_state(wire.dumps(state))
        assert again == state
        assert again.legal_moves() == state.legal_moves()


def test_states_of_the_card_race_come_back_from_json() -> None:
    states = (state for seed in count() for state in session(3 + seed % 4, 2, seed))
    for state in islice(states, STATES):
        assert wire.load_race(wire.dumps(state)) == state


@pytest.mark.parametrize("name", [*GAMES, "card-race"])
def test_records_of_states_come_back_from_text(name: str) -> None:
    tables = [number for number, (rules, _) in enumerate(TABLES) if rules.id == name]
    game = tables[-1] if tables else len(TABLES)
    done, changed = read_back(game, RECORDS, 1)
    assert changed == []
    assert done >= RECORDS
