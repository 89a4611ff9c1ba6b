"""Card race, CR-04 to CR-07: chips, prices, bets, and whether the bank can pay."""

import pytest

import fives
from fives import card_race
from fives.card_race import BetMade, OddsPosted, RacePhase, SatOut
from tests.card_race.playing import (
    EXAMPLE,
    TRACKS,
    D,
    H,
    S,
    bet,
    finish,
    follow,
    kinds,
    laid,
    moves,
    on,
    only,
    refused,
    run,
    step,
    whole_race,
)


@pytest.mark.rule("CR-04")
@pytest.mark.parametrize(("seats", "chips", "banker"), [(3, 1, 2), (4, 20, 0), (10, 1000, 7)])
def test_all_start_with_the_same_balance(seats: int, chips: int, banker: int) -> None:
    state = card_race.start(seats=seats, chips=chips, banker=banker)
    assert state.balances == (chips,) * seats
    assert (state.banker, state.race) == (banker, 1)


@pytest.mark.rule("CR-05")
def test_payouts_and_stake_are_shown_before_any_card_of_the_race() -> None:
    *first, last = (f"mark {card}" for card in EXAMPLE.split())
    state = follow(card_race.start(), *first)
    assert state.odds is None
    transition = step(state, last)
    assert kinds(transition) == ["MarkerLaid", "OddsPosted"]
    posted = only(transition, OddsPosted)
    assert (posted.odds, posted.stake) == ((3, 3, 2, 3), 1)
    assert transition.after.odds == (3, 3, 2, 3)
    assert transition.after.turned == ()
    for move in ("turn 10D", "turn 2H"):
        assert refused(transition.after, move) == ("SEAT_TO_MOVE", "CR-07")


@pytest.mark.rule("CR-05")
def test_each_but_the_banker_stakes_one_chip_on_one_horse() -> None:
    state = laid(banker=1)
    made = []
    for choice in ("D", "S", "H"):
        transition = step(state, f"back {choice}")
        made.append(only(transition, BetMade))
        state = transition.after
    assert [(event.seat, event.suit, event.stake, event.odds) for event in made] == [
        (2, D, 1, 2),
        (3, S, 1, 3),
        (0, H, 1, 3),
    ]
    assert state.bets == (H, None, D, S)
    assert state.stakes == (1, 0, 1, 1)
    assert state.balances == (19, 20, 19, 19)
    assert state.phase is RacePhase.RACING


@pytest.mark.rule("CR-05")
def test_the_bank_makes_no_bet() -> None:
    view = laid(banker=1).view(1)
    refusal = view.refusal(card_race.Back(H))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("BANK_MAKES_NO_BET", "CR-05")
    assert view.legal_moves() == ()


@pytest.mark.rule("CR-06")
@pytest.mark.parametrize(
    ("counts", "odds"),
    [
        ((4, 3, 0, 0), (10, 5, 1, 1)),
        ((4, 2, 1, 0), (10, 3, 2, 1)),
        ((4, 1, 1, 1), (10, 2, 2, 2)),
        ((3, 3, 1, 0), (5, 5, 2, 1)),
        ((3, 2, 2, 0), (5, 3, 3, 1)),
        ((3, 2, 1, 1), (5, 3, 2, 2)),
        ((2, 2, 2, 1), (3, 3, 3, 2)),
    ],
)
def test_net_odds_by_the_number_of_markers(counts: tuple[int, ...], odds: tuple[int, ...]) -> None:
    assert laid(TRACKS[counts]).odds == odds


@pytest.mark.rule("CR-06")
def test_the_prices_are_a_parameter() -> None:
    state = laid(TRACKS[4, 2, 1, 0], prices=(1, 3, 4, 8, 40), chips=50)
    assert state.odds == (40, 4, 3, 1)
    assert state != laid(TRACKS[4, 2, 1, 0], chips=50)
    won = finish(bet(state, "S D D"), "S").after
    assert won.balances[1] == 50 + 40


@pytest.mark.rule("CR-07")
def test_four_bets_at_ten_to_one_are_not_covered_by_twenty_chips() -> None:
    """They would need 40; one needs 10, two need 20, and the third would need 30."""
    state = bet(laid(TRACKS[4, 3, 0, 0], seats=5), "S S")
    assert refused(state, "back S") == ("BANK_CANNOT_PAY", "CR-07")
    refusal = state.refusal(card_race.Back(S))
    assert refusal is not None
    assert refusal.params == (("suit", "spades"), ("short", "10"))
    assert moves(state) == ["back H", "back D", "back C"]


@pytest.mark.rule("CR-07")
@pytest.mark.parametrize(("chips", "covered"), [(3, False), (4, True)])
def test_stakes_that_the_bank_would_collect_count(chips: int, covered: bool) -> None:
    """Two bets at 3:1 and two on others: 6 are due and 2 come in, so 4 chips are needed."""
    state = bet(laid(EXAMPLE, seats=5, chips=chips), "D C S")
    assert (card_race.Back(S) in state.legal_moves()) is covered
    if not covered:
        assert refused(state, "back S") == ("BANK_CANNOT_PAY", "CR-07")


@pytest.mark.rule("CR-07")
def test_a_bet_counts_only_those_made_before_it() -> None:
    """Three chips cover one bet at 3:1. The second must wait for others, who come later."""
    assert moves(laid(EXAMPLE, seats=5, chips=3)) == ["back S", "back H", "back D", "back C"]
    state = bet(laid(EXAMPLE, seats=5, chips=3), "S")
    assert moves(state) == ["back H", "back D", "back C"]
    assert "back S" not in moves(bet(state, "D"))  # 3 + 1 against 6
    assert "back S" not in moves(bet(state, "D H"))  # 3 + 2 against 6


@pytest.mark.rule("CR-07")
def test_every_winner_must_be_covered_down_to_the_last_chip() -> None:
    """Two chips: one bet at 2:1 leaves the bank nothing, and another on it is too much."""
    state = bet(laid(EXAMPLE, chips=2), "D")
    assert refused(state, "back D") == ("BANK_CANNOT_PAY", "CR-07")
    assert moves(state) == ["back S", "back H", "back C"]  # 2 + 1 against 3
    assert finish(bet(state, "S H"), "S").after.balances == (2 + 2 - 3, 1, 5, 1)


@pytest.mark.rule("CR-07")
@pytest.mark.parametrize("move", ["back H", "back D", "sit-out"])
def test_no_horse_is_changed_and_no_stake_added(move: str) -> None:
    start = on(EXAMPLE, "D S H")
    for state in (start, run(start, "D"), run(start, "DSHCDD")):
        assert refused(state, move) == ("CHOICES_FIXED", "CR-07")
        for seat in (1, 2, 3):
            assert state.view(seat).refusal(card_race.parse_move(move)) is not None
    chosen = bet(laid(), "D").view(1)
    refusal = chosen.refusal(card_race.Back(H))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("CHOICES_FIXED", "CR-07")


@pytest.mark.rule("CR-07")
@pytest.mark.parametrize("text", ["back D 2", "back 2 D", "back DD", "back D D", "back D,H"])
def test_a_bet_is_never_of_two_chips_or_two_horses(text: str) -> None:
    with pytest.raises(fives.NotationError) as caught:
        card_race.parse_move(text)
    assert caught.value.code == "NOT_A_SUIT"


@pytest.mark.rule("CR-07")
def test_choosing_is_open_and_clockwise_from_the_bankers_left_once_the_markers_lie() -> None:
    assert refused(card_race.start(), "back H") == ("CHANCE_TO_MOVE", "CR-07")
    state = laid(banker=2)
    for seat, suit in ((3, "D"), (0, "S"), (1, "H")):
        assert state.actor == seat
        state = bet(state, suit)
        assert all(state.view(other).bets[seat] is not None for other in range(4))


@pytest.mark.rule("CR-07")
def test_who_has_a_chip_and_a_bet_that_is_covered_may_not_sit_out() -> None:
    state = laid()
    assert refused(state, "sit-out") == ("MUST_BET", "CR-07")
    assert "sit-out" not in moves(state)


NOBODY = "4S 3S 2S 5S 2H 3H 4H"


def after_the_bank_took_all() -> card_race.CardRace:
    """Three seats with one chip each: hearts won for the bank, which has all three now."""
    state = whole_race(card_race.start(seats=3, chips=1), NOBODY, "D C", "H")
    assert state.balances == (3, 0, 0)
    return follow(state, *(f"mark {card}" for card in NOBODY.split()))


@pytest.mark.rule("CR-07")
def test_who_has_no_chip_sits_out() -> None:
    state = after_the_bank_took_all()
    assert (state.banker, state.actor) == (1, 2)
    assert moves(state) == ["sit-out"]
    assert refused(state, "back D") == ("NO_CHIP", "CR-05")
    assert step(state, "sit-out").events == (SatOut(fives.Seat(2), "no-chip"),)


@pytest.mark.rule("CR-07")
def test_who_has_a_chip_but_no_bet_that_is_covered_sits_out() -> None:
    """The bank holds nothing, so it could not pay even 1:1."""
    state = bet(after_the_bank_took_all(), "-")
    assert (state.actor, state.balances) == (0, (3, 0, 0))
    assert moves(state) == ["sit-out"]
    for suit in "SHDC":
        assert refused(state, f"back {suit}") == ("BANK_CANNOT_PAY", "CR-07")
    transition = step(state, "sit-out")
    assert transition.events == (SatOut(fives.Seat(0), "not-covered"),)
    assert transition.after.sat_out == (2, 0)


@pytest.mark.rule("CR-07")
def test_the_race_is_run_even_if_nobody_bets() -> None:
    state = bet(after_the_bank_took_all(), "- -")
    assert (state.phase, state.bets) == (RacePhase.RACING, (None, None, None))
    settled = finish(state, "C")
    assert kinds(settled) == ["CardTurned", "RaceWon", "BetsSettled", "BankPassed"]
    assert settled.after.balances == (3, 0, 0)
    assert settled.after.banker == 2
