"""Card race, CR-11 to CR-13: payments, balances, the bank's way around, the session's end."""

import pytest

import fives
from fives import card_race
from fives.card_race import BankPassed, BetsSettled, Payment, RacePhase, SessionEnded
from tests.card_race.playing import (
    EXAMPLE,
    TRACKS,
    D,
    H,
    S,
    finish,
    kinds,
    on,
    only,
    whole_race,
)

SEAT = fives.Seat


@pytest.mark.rule("CR-11")
def test_losing_stakes_go_to_the_bank_and_net_odds_come_on_top_of_the_stake() -> None:
    """At 2:1 the backer gets 3 and is 2 up; the bank is 2 down and 2 up."""
    transition = finish(on(EXAMPLE, "D S H"), "D")
    event = only(transition, BetsSettled)
    assert event.payments == (
        Payment(SEAT(1), D, stake=1, returned=1, winnings=2),
        Payment(SEAT(2), S, stake=1, returned=0, winnings=0),
        Payment(SEAT(3), H, stake=1, returned=0, winnings=0),
    )
    assert [payment.total for payment in event.payments] == [3, 0, 0]
    assert [payment.net for payment in event.payments] == [2, -1, -1]
    assert (event.banker, event.suit, event.bank) == (0, D, 0)
    assert event.balances == transition.after.balances == (20, 22, 19, 19)


@pytest.mark.rule("CR-11")
def test_several_on_the_same_horse_are_each_paid_by_their_own_stake() -> None:
    """Three on spades at 10:1 win 10 each; the bank pays 30 and collects nothing."""
    transition = finish(on(TRACKS[4, 3, 0, 0], "S S S", chips=30), "S")
    event = only(transition, BetsSettled)
    assert [(p.returned, p.winnings, p.total) for p in event.payments] == [(1, 10, 11)] * 3
    assert event.bank == -30
    assert event.balances == (0, 40, 40, 40)


@pytest.mark.rule("CR-11")
def test_nobody_on_the_winner() -> None:
    event = only(finish(on(EXAMPLE, "S S H"), "C"), BetsSettled)
    assert [payment.total for payment in event.payments] == [0, 0, 0]
    assert event.bank == 3
    assert event.balances == (23, 19, 19, 19)


@pytest.mark.rule("CR-12")
def test_the_balances_are_written_the_bank_passes_and_all_cards_come_back() -> None:
    transition = finish(on(EXAMPLE, "D S H", banker=3), "D")
    assert kinds(transition)[-2:] == ["BetsSettled", "BankPassed"]
    passed = only(transition, BankPassed)
    assert (passed.giver, passed.taker, passed.race) == (3, 0, 2)
    after = transition.after
    assert (after.phase, after.banker, after.race) == (RacePhase.LAYING, 0, 2)
    assert (after.markers, after.turned, after.positions) == ((), (), (0, 0, 0, 0))
    assert (after.bets, after.stakes, after.odds) == ((None,) * 4, (0,) * 4, None)
    assert len(after.stock) == 48


@pytest.mark.rule("CR-13")
def test_everyone_keeps_the_bank_once_and_the_largest_balance_wins() -> None:
    """The bank's gains and losses count: 4 seats, each race settled by hand."""
    state = card_race.start(banker=1)
    bankers, sums = [], set()
    races = [
        ("D S H", "D", (19, 20, 22, 19)),  # bank 1: pays 2 and collects 2
        ("S S S", "S", (22, 23, 13, 22)),  # bank 2: pays 3 to each of three
        ("H C D", "S", (21, 22, 12, 25)),  # bank 3: collects 3
    ]
    for choices, winner, balances in races:
        bankers.append(state.banker)
        state = whole_race(state, EXAMPLE, choices, winner)
        assert state.balances == balances
        sums.add(sum(state.balances))
        assert state.outcome is None
    bankers.append(state.banker)
    state = whole_race(state, EXAMPLE, "D D S", "D")  # bank 0: pays 4 and collects 1
    assert bankers == [1, 2, 3, 0]
    assert state.balances == (18, 24, 14, 24)
    assert sums == {80}
    assert sum(state.balances) == 80
    assert (state.phase, state.actor, state.legal_moves()) == (RacePhase.OVER, None, ())
    assert state.outcome == fives.Outcome((fives.Side(1), fives.Side(3)), "largest-balance")
    assert not state.outcome.drawn


@pytest.mark.rule("CR-13")
def test_what_each_bank_gains_counts_and_all_may_share() -> None:
    """Two chips a race go to the bank: each seat gains 2 once and loses 1 twice."""
    state = whole_race(card_race.start(seats=3, chips=9), EXAMPLE, "S S", "H")
    assert state.balances == (11, 8, 8)
    state = whole_race(state, EXAMPLE, "S S", "H")
    assert state.balances == (10, 10, 7)
    state = whole_race(state, EXAMPLE, "S H", "D")
    assert state.balances == (9, 9, 9)
    assert state.outcome == fives.Outcome(tuple(map(fives.Side, range(3))), "largest-balance")


@pytest.mark.rule("CR-13")
def test_the_end_is_told_and_the_last_race_stays_to_be_seen() -> None:
    state = card_race.start(seats=3)
    for _ in range(2):
        state = whole_race(state, EXAMPLE, "D D", "S")
    last = state
    for card in EXAMPLE.split():
        last = last.apply(card_race.Mark(card_race.Card.parse(card)))
    last = last.apply(card_race.Back(D)).apply(card_race.Back(D))
    transition = finish(last, "D")
    assert kinds(transition) == ["CardTurned", "RaceWon", "BetsSettled", "SessionEnded"]
    ended = only(transition, SessionEnded)
    after = transition.after
    assert (ended.outcome, ended.balances) == (after.outcome, after.balances)
    assert after.balances == (20 - 0 + 2 - 1 + 2, 20 - 1 + 2 + 2, 20 - 2 - 4)
    assert after.outcome == fives.Outcome((fives.Side(0), fives.Side(1)), "largest-balance")
    assert after.positions == (0, 0, 8, 0)
    assert " ".join(map(str, after.markers)) == EXAMPLE
    assert (after.bets, after.stakes, after.race) == ((None,) * 3, (0,) * 3, 3)
    assert after.odds == (3, 3, 2, 3)
    refusal = after.refusal(card_race.Turn(card_race.Card.parse("KC")))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("SESSION_OVER", "CR-13")
