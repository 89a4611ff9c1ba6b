"""Faults that other programs for this race have had, each with its right figures."""

from fractions import Fraction

import pytest

import fives
from fives import card_race
from fives.card_race import RacePhase
from tests.card_race.playing import (
    EXAMPLE,
    TRACKS,
    D,
    bet,
    finish,
    follow,
    laid,
    moves,
    on,
    only,
    run,
    step,
    whole_race,
)


def test_the_stock_never_runs_out_and_reading_a_race_does_not_change_it() -> None:
    """Even by the worst order, 29 cards of the 41 are enough."""
    state = on()
    for letter in "SHDC" * 7:
        first = (state.legal_moves(), state.stock, state.turned)
        assert (state.legal_moves(), state.stock, state.turned) == first
        state = run(state, letter)
    assert len(state.stock) == 13
    assert state.race == 1
    assert all(state.apply(move).race == 2 for move in state.legal_moves())


def test_the_stock_is_41_cards_by_suit_with_exact_chances() -> None:
    state = laid(EXAMPLE)
    assert [sum(card.suit is suit for card in state.stock) for suit in card_race.Suit] == [
        *(10, 10, 11, 10)
    ]
    each = Fraction(899025747, 4333586348)
    assert card_race.chances(state) == (each, each, Fraction(1636509107, 4333586348), each)


@pytest.mark.parametrize(
    ("counts", "odds", "chances"),
    [
        ((4, 3, 0, 0), (10, 5, 1, 1), (0.016440, 0.064797, 0.459382, 0.459382)),
        ((3, 2, 1, 1), (5, 3, 2, 2), (0.084783, 0.196660, 0.359279, 0.359279)),
        ((4, 1, 1, 1), (10, 2, 2, 2), (0.019503, 0.326832, 0.326832, 0.326832)),
    ],
)
def test_net_odds_are_not_returns_and_chances_are_known(
    counts: tuple[int, ...], odds: tuple[int, ...], chances: tuple[float, ...]
) -> None:
    state = laid(TRACKS[counts])
    assert state.odds == odds
    assert [round(float(chance), 6) for chance in card_race.chances(state)] == list(chances)
    assert sum(card_race.chances(state)) == 1


def test_two_to_one_returns_three_and_the_bank_is_even() -> None:
    state = on(EXAMPLE, "D S H")
    after = finish(state, "D").after
    gains = [b - a for a, b in zip(laid(EXAMPLE).balances, after.balances, strict=True)]
    assert gains == [0, 2, -1, -1]
    assert after.balances[1] - state.balances[1] == 3


@pytest.mark.parametrize("card", ["10D", "2D", "KD"])
def test_the_last_marker_is_not_the_line(card: str) -> None:
    """With spades 6, hearts 5 and clubs 4, diamonds go to 7; two and king move as far as ten."""
    state = run(on(), "S" * 6 + "H" * 5 + "C" * 4)
    state = follow(state, *(f"turn {rank}D" for rank in (3, 5, 6, 7, 8, 9, "J")))
    assert state.positions == (6, 5, 7, 4)
    assert (state.phase, state.race) == (RacePhase.RACING, 1)
    won = only(step(state, f"turn {card}"), card_race.RaceWon)
    assert (won.suit, won.positions) == (D, (6, 5, 8, 4))


def test_no_joker_and_48_cards_after_a_track_is_laid_anew() -> None:
    state = card_race.start()
    for _ in range(3):
        state = follow(state, *(f"mark {rank}H" for rank in range(2, 9)))
        assert (len(state.stock), state.markers) == (48, ())
    assert len(laid(EXAMPLE).markers) + len(laid(EXAMPLE).stock) == 48


def test_a_session_of_four_adds_up_with_two_on_the_winner_and_with_nobody() -> None:
    state = card_race.start()
    state = whole_race(state, EXAMPLE, "D D S", "D")  # 2 + 2 paid, 1 collected
    assert state.balances == (17, 22, 22, 19)
    state = whole_race(state, EXAMPLE, "S S S", "C")  # 3 collected by seat 1
    assert state.balances == (16, 25, 21, 18)
    state = whole_race(state, EXAMPLE, "H C D", "D")  # seat 2 pays seat 1, collects 2
    assert state.balances == (15, 27, 21, 17)
    state = whole_race(state, EXAMPLE, "D D D", "S")
    assert state.balances == (14, 26, 20, 20)
    assert state.outcome == fives.Outcome((fives.Side(1),), "largest-balance")


def test_one_card_at_seven_all_gives_one_winner() -> None:
    state = run(on(), "SHDC" * 7)
    for move in state.legal_moves():
        won = only(state.step(move), card_race.RaceWon)
        assert sorted(won.positions) == [7, 7, 7, 8]


def test_four_on_a_ten_to_one_suit_need_forty_chips() -> None:
    assert "back S" not in moves(bet(laid(TRACKS[4, 3, 0, 0], seats=5, chips=20), "S S"))
    assert "back S" not in moves(bet(laid(TRACKS[4, 3, 0, 0], seats=5, chips=39), "S S S"))
    assert "back S" in moves(bet(laid(TRACKS[4, 3, 0, 0], seats=5, chips=40), "S S S"))


@pytest.mark.parametrize(("chips", "covered"), [(3, False), (4, True)])
def test_two_on_three_to_one_and_two_on_others_need_four_chips(chips: int, covered: bool) -> None:
    state = bet(laid(EXAMPLE, seats=5, chips=chips), "S D C")
    assert ("back S" in moves(state)) is covered
