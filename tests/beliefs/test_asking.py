"""What beliefs are asked, and what they refuse."""

import copy
import pickle
from fractions import Fraction
from random import Random

import attrs
import pytest

import fives
from fives.beliefs import BeliefError, Beliefs, filled
from tests.beliefs.playing import SMALL, match

RECORD = match(fives.HORSE_RACE, 4, True, 7, 26)
BELIEFS = Beliefs.of(RECORD.redacted(1))


def test_own_tiles_are_certain() -> None:
    hand = RECORD.state.hands[1]
    assert BELIEFS.can_hold(1) == BELIEFS.must_hold(1) == hand
    assert {BELIEFS.holds(1, tile) for tile in hand} == {Fraction(1)}
    laid = RECORD.state.layout.tiles[0]
    assert BELIEFS.holds(1, laid) == BELIEFS.holds(0, laid) == 0


def test_chances_of_all_tiles_add_up_to_the_hand() -> None:
    for seat, hand in enumerate(RECORD.state.hands):
        assert sum(BELIEFS.holds(seat, tile) for tile in fives.DOUBLE_SIX) == len(hand)


def test_before_the_deal_and_after_the_match() -> None:
    start = Beliefs.of(RECORD.branch(0).redacted())
    assert start.worlds_count == 1
    assert not start.can_hold(2)
    assert start.sample(Random(1)) == RECORD[0]
    with pytest.raises(BeliefError, match="nobody's turn"):
        start.any_reply_scores()
    assert start.any_reply_scores(0) == 0
    whole = match(fives.DRAW, 2, False, 1)
    over = Beliefs.of(whole.redacted())
    assert over.sample(Random(1)).hands == whole.state.hands
    assert over.must_hold(0) == whole.state.hands[0]


def test_a_seat_that_sees_everything() -> None:
    everyone = Beliefs.of(RECORD.redacted(0, 1, 2, 3))
    assert everyone.worlds_count == 1
    assert everyone.sample(Random(0)) == RECORD.state
    assert filled(everyone.seen) == RECORD.branch(len(RECORD.moves))


def test_many_worlds_are_not_listed() -> None:
    with pytest.raises(BeliefError, match=r"worlds, more than 1000\.") as caught:
        BELIEFS.worlds()
    assert caught.value.code == "TOO_MANY_WORLDS"
    with pytest.raises(BeliefError):
        BELIEFS.chance(lambda state: True)


def test_where_the_hands_decide_and_there_are_too_many() -> None:
    rules = attrs.evolve(SMALL["from-hands"][0], dealing=fives.HORSE_RACE.dealing)
    large = match(rules, 2, False, 1, 17)
    with pytest.raises(BeliefError, match="gone through one by one") as caught:
        Beliefs.of(large.redacted(0))
    assert caught.value.code == "TOO_MANY_WORLDS"
    assert filled(large.redacted(0)).redacted(0) == large.redacted(0)


@pytest.mark.parametrize("value", [None, RECORD, RECORD.state, "seen", RECORD.redacted])
def test_what_is_no_seen_record(value: object) -> None:
    for ask in (Beliefs.of, filled):
        with pytest.raises(fives.InputError, match="redacted record"):
            ask(value)  # type: ignore[arg-type]


def test_bad_questions() -> None:
    for seat in (4, -1, True, "0", None):
        for ask in (BELIEFS.can_hold, BELIEFS.must_hold, BELIEFS.can_place):
            with pytest.raises(fives.InputError):
                ask(seat)  # type: ignore[arg-type]
    with pytest.raises(fives.InputError, match="not a str"):
        BELIEFS.holds(0, "2-5")  # type: ignore[arg-type]
    for value in (-1, 19, True, 2.0):
        with pytest.raises(fives.InputError):
            BELIEFS.holds_value(0, value)  # type: ignore[arg-type]
    with pytest.raises(fives.InputError, match=r"random\.Random"):
        BELIEFS.sample(61)  # type: ignore[arg-type]
    with pytest.raises(fives.InputError, match=r"random\.Random"):
        filled(RECORD.redacted(0), 61)  # type: ignore[arg-type]
    with pytest.raises(fives.InputError):
        BELIEFS.worlds(0)


def test_pickle_and_copy_and_print() -> None:
    for other in (pickle.loads(pickle.dumps(BELIEFS)), copy.deepcopy(BELIEFS)):
        assert other.seen == BELIEFS.seen
        assert other.worlds_count == BELIEFS.worlds_count
    assert str(BELIEFS.worlds_count) in repr(BELIEFS)
    hidden = [tile for seat in (0, 2, 3) for tile in RECORD.state.hands[seat]]
    assert not [tile for tile in hidden if str(tile) in repr(BELIEFS)]
