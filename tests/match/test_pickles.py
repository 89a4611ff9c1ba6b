"""A pickled state is small, and what comes back is made of the shared parts."""

import copy
import gc
import pickle
import tracemalloc
from collections.abc import Iterator
from random import Random

import attrs
import pytest

import fives
from fives import card_race

TABLES = [
    pytest.param(rules, table, id=f"{rules.id} {table}")
    for rules in fives.all_variants()
    for table in rules.tables
]


def states(rules: fives.RuleSet, table: fives.Table, seed: int) -> Iterator[fives.GameState]:
    rng = Random(seed)
    state = rules.start(table.seats, table.pairs)
    yield state
    while state.actor is not None:
        state = state.apply(rng.choice(state.legal_moves()))
        yield state


@pytest.mark.parametrize(("rules", "table"), TABLES)
def test_every_state_of_a_match_is_pickled_small_and_whole(
    rules: fives.RuleSet, table: fives.Table
) -> None:
    for state in states(rules, table, 3):
        text = pickle.dumps(state)
        assert len(text) < 250
        again = pickle.loads(text)
        assert again == state
        assert hash(again) == hash(state)
        assert again.variant is rules
        assert again.legal_moves() == state.legal_moves()
        assert [*map(id, again.layout.tiles)] == [*map(id, state.layout.tiles)]
        assert again.outcome == state.outcome


def test_a_state_of_a_large_set_is_pickled_whole() -> None:
    tiles = fives.double_set(18)
    rules = attrs.evolve(
        fives.HORSE_RACE,
        id="large",
        dealing=fives.BySeats(40, 30, 20, tiles=tiles),
        target=fives.AtLeast(999),
    )
    state = fives.run_chance(rules.start(4), Random(1))
    while len(state.layout) < 60:
        state = fives.run_chance(state.apply(state.legal_moves()[-1]), Random(2))
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.layout.joints == state.layout.joints


def test_a_race_is_pickled_small_and_made_of_the_shared_cards() -> None:
    rng = Random(4)
    state = card_race.start(seats=10)
    while state.actor is not None:
        state = state.apply(rng.choice(state.legal_moves()))
        text = pickle.dumps(state)
        assert len(text) < 250
        again = pickle.loads(text)
        assert again == state
        pairs = zip(again.markers, state.markers, strict=True)
        assert all(one is other for one, other in pairs)


def test_a_registered_variant_is_pickled_by_its_name() -> None:
    for rules in fives.all_variants():
        assert pickle.loads(pickle.dumps(rules)) is rules
        assert copy.deepcopy(rules) is rules
        assert len(pickle.dumps(rules)) < 80


def test_a_house_rule_is_pickled_as_what_it_consists_of() -> None:
    house = attrs.evolve(fives.HORSE_RACE, target=fives.AtLeast(31))
    again = pickle.loads(pickle.dumps(house))
    assert again == house
    assert again is not house
    assert again.target.points == 31


def test_another_version_of_a_variant_is_refused() -> None:
    text = pickle.dumps(fives.DRAW, protocol=0).replace(b"I1\n", b"I7\n")
    with pytest.raises(fives.InputError) as caught:
        pickle.loads(text)
    assert caught.value.code == "OTHER_VERSION"
    assert str(caught.value) == "This was pickled with version 7 of draw; here it is 1."


@pytest.mark.parametrize("name", ["horse-race", "exact-61", "draw"])
def test_a_kept_state_takes_few_bytes(name: str) -> None:
    rules = fives.variant(name)
    table = rules.tables[-1]
    for seed in range(20):  # what is remembered for good must not count
        list(states(rules, table, seed))
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = list(states(rules, table, 5))
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (after - before) / len(kept) < 450
