"""Filling what was not seen: the filled record is seen as the true one was."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.beliefs import BeliefError, Beliefs, filled
from fives.records import SeenMove, SeenRecord, Unseen
from tests.beliefs.playing import SMALL, match, viewers
from tests.strategies import share

GAMES = (fives.HORSE_RACE, fives.EXACT_61, fives.DRAW)
TABLES = [(rules, table) for rules in GAMES for table in rules.tables]
TABLES += [(rules, rules.tables[-1]) for rules in fives.all_variants() if rules not in GAMES]

COUNTED = [
    (rules, table) for rules, table in TABLES if not isinstance(rules.opening, fives.OpensFromHands)
]
"""Without the games whose opener the hands decide, of which too many worlds remain."""


def named(value: fives.RuleSet | fives.Table) -> str:
    return value.id if isinstance(value, fives.RuleSet) else str(value)


@pytest.mark.parametrize(("rules", "table"), TABLES, ids=named)
def test_whole_matches_are_seen_alike(rules: fives.RuleSet, table: fives.Table) -> None:
    record = match(rules, table.seats, table.pairs, seed=1)
    assert record.outcome is not None or len(record) > 900
    for seats in viewers(table.seats):
        seen = record.redacted(*seats)
        other = filled(seen)
        assert other.redacted(*seats) == seen
        assert (other == record) is (len(seats) == table.seats)
    views = [state.view(0) for state in filled(record.redacted(0))]
    assert views == [state.view(0) for state in record]
    assert views == list(record.redacted(0).views())


@share(0.6)
@given(name=st.sampled_from(sorted(SMALL)), seed=st.integers(0, 999), data=st.data())
def test_samples_are_seen_alike(name: str, seed: int, data: st.DataObject) -> None:
    rules, seats, pairs = SMALL[name]
    record = match(rules, seats, pairs, seed, 120)
    record = record.branch(data.draw(st.integers(0, len(record.moves))))
    seen = record.redacted(*data.draw(st.sampled_from(viewers(seats))))
    for number in range(4):
        other = filled(seen, Random(number))
        assert other.redacted(*seen.seats) == seen
        assert other.state == Beliefs.of(seen).sample(Random(number))


@share(0.6)
@given(at=st.sampled_from(COUNTED), seed=st.integers(0, 999), data=st.data())
def test_samples_of_real_matches_are_seen_alike(
    at: tuple[fives.RuleSet, fives.Table], seed: int, data: st.DataObject
) -> None:
    rules, table = at
    record = match(rules, table.seats, table.pairs, seed, data.draw(st.integers(0, 150)))
    seen = record.redacted(*data.draw(st.sampled_from(viewers(table.seats))))
    beliefs = Beliefs.of(seen)
    for number in range(4):
        other = filled(seen, Random(number))
        assert other.redacted(*seen.seats) == seen
        assert other.state == beliefs.sample(Random(number))
    for seat, hand in enumerate(record.state.hands):
        assert beliefs.must_hold(seat) <= hand <= beliefs.can_hold(seat)


def test_what_differs_only_where_nobody_looks_gives_the_same_beliefs() -> None:
    record = match(fives.HORSE_RACE, 4, True, 5, 60)
    other = filled(record.redacted(1), Random(2))
    assert other != record
    one, two = Beliefs.of(record.redacted(1)), Beliefs.of(other.redacted(1))
    assert one.worlds_count == two.worlds_count
    assert [one.sample(Random(n)) for n in range(9)] == [two.sample(Random(n)) for n in range(9)]


def seen_with(*last: str) -> SeenRecord:
    """What seat 0 saw: seat 1 had nothing for [0|1], drew [1|2], and then goes on as given."""
    rules = SMALL["exact-61-3"][0]
    dealt: list[SeenMove] = [fives.Lot(fives.Seat(0))]
    dealt += [fives.Deal(tile) for tile in fives.TileSet.parse("0-0 0-1 1-1")]
    dealt += [Unseen("deal")] * 3
    played: list[SeenMove] = [fives.parse_move("0-1"), fives.Draw(), Unseen("drawn", bound=True)]
    played += [fives.parse_move(text) for text in ("1-2@0-1.hi", "0-0@0-1.lo", *last)]
    return SeenRecord(rules, rules.table(2), (fives.Seat(0),), (*dealt, *played))


def test_what_seat_1_must_hold_once_it_drew() -> None:
    """Of the unseen tiles only [2|2], [2|3] and [3|3] do not fit [0|1]: that is its hand."""
    beliefs = Beliefs.of(seen_with("2-3@1-2.hi"))
    assert beliefs.worlds_count == 1
    assert beliefs.must_hold(1) == fives.TileSet.parse("2-2 3-3")
    assert beliefs.can_hold(1) == beliefs.must_hold(1)


def test_a_record_that_contradicts_itself() -> None:
    seen = seen_with("0-3@0-0.b")
    for ask in (Beliefs.of, filled):
        with pytest.raises(
            BeliefError, match=r"No hidden tiles agree with .* up to move 13\."
        ) as e:
            ask(seen)
        assert e.value.code == "CONTRADICTION"
