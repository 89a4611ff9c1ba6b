"""What a seat cannot know makes no difference to a byte of what it is sent."""

from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives import wire
from fives.records import Record
from fives.testing import strategies
from tests.strategies import share
from tests.wire.documents import VARIANTS, AnyRecord, played

SEAT = 1


def swapped(record: AnyRecord, one: fives.Tile, two: fives.Tile) -> AnyRecord | None:
    """The same match with two tiles changing places, or None when the rules forbid it."""
    other = {one: two, two: one}
    moves: list[fives.Move] = []
    for move in record.moves:
        if isinstance(move, fives.Deal | fives.Drawn):
            move = type(move)(other.get(move.tile, move.tile))
        moves.append(move)
    try:
        return Record(record.start, tuple(moves))
    except fives.IllegalMoveError:
        return None


def alike(record: AnyRecord, rng: Random) -> AnyRecord | None:
    """Another match of which the seat saw the same, or None when it is not easily found."""
    last = record.state
    others = [tile for seat, hand in enumerate(last.hands) if seat != SEAT for tile in hand]
    hidden = [*others, *last.boneyard]
    for _ in range(20):
        one, two = rng.sample(hidden, 2)
        other = swapped(record, one, two)
        if other is not None and other != record and other.redacted(SEAT) == record.redacted(SEAT):
            return other
    return None


@pytest.mark.parametrize("rules", VARIANTS[:3], ids=lambda rules: rules.id)
def test_views_events_and_records_do_not_show_what_is_hidden(rules: fives.RuleSet) -> None:
    found = differ = 0
    for seed in range(12):
        rng = Random(seed)
        table = rules.tables[seed % len(rules.tables)]
        whole = played(rules, table, seed, 300)
        most = whole.results()[0].after - 1 if whole.results() else len(whole.moves)
        record = whole.branch(rng.randint(most // 2, most))
        other = alike(record, rng)
        if other is None:
            continue
        found += 1
        for one, two in zip(record, other, strict=True):
            differ += one != two
            for seen, like in (
                (one.view(SEAT), two.view(SEAT)),
                (one.public_view(), two.public_view()),
            ):
                assert wire.dumps(seen) == wire.dumps(like)
                assert repr(seen) == repr(like)
        for step, same in zip(record.transitions(), other.transitions(), strict=True):
            for event, twin in zip(step.events, same.events, strict=True):
                assert wire.dumps(event.seen_by(SEAT)) == wire.dumps(twin.seen_by(SEAT))
        assert wire.dumps(record.redacted(SEAT)) == wire.dumps(other.redacted(SEAT))
        assert wire.dumps(record.redacted()) == wire.dumps(other.redacted())
        assert wire.dumps(record) != wire.dumps(other)
    assert found > 6
    assert differ > 100


@share(0.5)
@given(strategies.states(fives.HORSE_RACE, phase=fives.Phase.TURN), st.integers(0, 999))
def test_views_of_states_that_differ_in_hidden_tiles(state: fives.GameState, seed: int) -> None:
    others = [tile for seat, hand in enumerate(state.hands) if seat != SEAT for tile in hand]
    hidden = [*others, *state.boneyard]
    Random(seed).shuffle(hidden)
    hands = [
        hand if seat == SEAT else tuple(hidden.pop() for _ in hand)
        for seat, hand in enumerate(state.hands)
    ]
    setup = attrs.evolve(fives.Setup.of(state), hands=hands, boneyard=None)
    if not setup.problems:
        one, two = state.view(SEAT), setup.state().view(SEAT)
        assert wire.dumps(one) == wire.dumps(two)
        assert repr(one) == repr(two)


@pytest.mark.parametrize("rules", VARIANTS[:3], ids=lambda rules: rules.id)
def test_no_hidden_tile_stands_in_a_view(rules: fives.RuleSet) -> None:
    record = played(rules, rules.tables[-1], 9, 80)
    for state in record:
        text = wire.dumps(state.view(0))
        hidden = {*state.boneyard}.union(*state.hands[1:])
        assert not [tile for tile in hidden if f'"{tile.notation}"' in text]
