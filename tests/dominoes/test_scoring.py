"""Scores as data: parts, events, rulings, and how a round ended."""

from collections.abc import Callable
from typing import Any

import pytest

import fives
from fives.dominoes.scoring import counts_hands

P, S = fives.Points, fives.Side


def part(reason: str, pips: int, points: int) -> fives.Part:
    return fives.Part(reason, fives.Pips(pips), fives.Pips(5 * points), P(points))


def test_a_part_prints_its_steps() -> None:
    assert str(part("opponents", 17, 3)) == "opponents 17, counted as 15, 3 points"
    assert str(part("play", 5, 1)) == "play 5, 1 point"
    assert str(part("play", 0, 0)) == "play 0, 0 points"
    assert str(part("partner", 10, -2)) == "partner 10, counted as -10, -2 points"


def test_an_event_is_worth_its_parts() -> None:
    event = fives.ScoreEvent(S(1), (part("play", 10, 2), part("opponents", 17, 3)))
    assert event.points == 5
    assert fives.ScoreEvent(S(1), ()).points == 0


def test_a_ruling_accepts_or_refuses() -> None:
    event = fives.ScoreEvent(S(0), (part("play", 10, 2),))
    assert fives.Ruling(event, None, P(1), P(3)).accepted
    assert not fives.Ruling(event, fives.Refusal("TOO_MUCH", "No."), P(60), P(60)).accepted


def test_hands_are_shown_when_more_than_a_play_is_scored() -> None:
    play = fives.ScoreEvent(S(0), (part("play", 10, 2),))
    award = fives.ScoreEvent(S(0), (part("opponents", 17, 3),))
    both = fives.ScoreEvent(S(0), (part("play", 10, 2), part("opponents", 17, 3)))
    assert not counts_hands((play,))
    assert not counts_hands(())
    assert counts_hands((award,))
    assert counts_hands((play, award))
    assert counts_hands((both,))


def test_a_round_ends_in_one_of_two_ways() -> None:
    gain = fives.ScoreEvent(S(0), (part("play", 10, 2),))
    assert fives.WentOut(fives.Seat(1)).gain is None
    assert fives.Blocked().gain is None
    assert fives.WentOut(fives.Seat(1), gain) != fives.WentOut(fives.Seat(1))
    assert fives.gain_first(fives.Blocked()) == ()
    assert fives.gain_first(fives.WentOut(fives.Seat(0), gain)) == ((gain,),)
    past = fives.PastRound(fives.Seat(2), fives.Blocked(), (fives.TileSet(),) * 3)
    assert (past.opener, past.end, len(past.hands)) == (2, fives.Blocked(), 3)


def test_a_contribution_is_value_times_halves() -> None:
    double, plain = fives.Tile(5, 5), fives.Tile(2, 5)
    assert [fives.Contribution(double, 5, n).pips for n in (0, 1, 2)] == [0, 5, 10]
    assert [fives.Contribution(double, 5, n).why for n in (0, 1, 2)] == [
        fives.Why.COVERED,
        fives.Why.ONE_HALF,
        fives.Why.BOTH_HALVES,
    ]
    assert fives.Contribution(plain, 2, 1).why is fives.Why.END
    assert str(fives.Contribution(plain, 2, 1)) == "[2|5] 2"


LOOSE: Any = fives
WRONG: list[Callable[[], object]] = [
    lambda: LOOSE.Part("play", 5, 5, 0.5),
    lambda: LOOSE.Part("play", "5", 5, 1),
    lambda: LOOSE.Part("play", 5, None, 1),
    lambda: LOOSE.ScoreEvent("x", ()),
    lambda: LOOSE.ScoreEvent(-1, ()),
    lambda: LOOSE.ScoreEvent(0, None),
    lambda: LOOSE.ScoreEvent(0, ("x",)),
    lambda: LOOSE.Outcome(None, "x"),
    lambda: LOOSE.Outcome([0], "x"),
    lambda: LOOSE.Contribution(LOOSE.Tile(5, 5), 5, 3),
]


@pytest.mark.parametrize("make", WRONG, ids=range(len(WRONG)))
def test_scores_are_whole_numbers_in_tuples(make: Callable[[], object]) -> None:
    with pytest.raises(fives.InputError):
        make()
