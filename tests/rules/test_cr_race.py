"""Card race, CR-08 to CR-10 and CR-14: one position a card, and the first to pass the line."""

import pytest

from fives import card_race
from fives.card_race import CardTurned, Payment, RacePhase, RaceWon
from tests.card_race.playing import (
    EXAMPLE,
    TRACKS,
    D,
    H,
    S,
    bet,
    every,
    finish,
    follow,
    kinds,
    laid,
    next_card,
    on,
    only,
    refused,
    run,
    step,
)

BEFORE_THE_LAST = "SHDC" * 4 + "SHD" + "SDD"
"""An order that brings spades to 6, hearts to 5, diamonds to 7 and clubs to 4."""


@pytest.mark.rule("CR-08")
@pytest.mark.parametrize("card", ["2H", "7H", "10H", "KH"])
def test_the_rank_is_nothing(card: str) -> None:
    transition = step(on(), f"turn {card}")
    turned = only(transition, CardTurned)
    assert (str(turned.card), turned.position) == (card, 1)
    assert transition.after.positions == (0, 1, 0, 0)
    assert [str(card) for card in transition.after.turned] == [card]
    assert len(transition.after.stock) == 40


@pytest.mark.rule("CR-08")
def test_the_cards_turned_lie_apart_from_the_markers() -> None:
    state = follow(on(), "turn KH", "turn 2C", "turn 3H")
    assert state.positions == (0, 2, 0, 1)
    assert {str(card) for card in state.turned} == {"KH", "2C", "3H"}
    assert " ".join(map(str, state.markers)) == EXAMPLE
    assert not set(state.turned) & set(state.markers)


@pytest.mark.rule("CR-09")
def test_position_7_does_not_win_and_8_does_at_once() -> None:
    state = run(on(), "D" * 7)
    assert (state.positions[D], state.phase, state.race) == (7, RacePhase.RACING, 1)
    transition = step(state, next_card(state, "D"))
    won = only(transition, RaceWon)
    assert (won.suit, won.positions, won.turned) == (D, (0, 0, 8, 0), 8)
    assert (transition.after.race, transition.after.phase) == (2, RacePhase.LAYING)


@pytest.mark.rule("CR-09")
def test_the_rest_of_the_stock_is_not_turned_and_there_is_no_second_place() -> None:
    """Spades stand at 7 too, with 33 cards unseen; they get nothing."""
    transition = finish(run(on(EXAMPLE, "S S D"), "S" * 7), "D")
    assert only(transition, RaceWon).positions == (7, 0, 8, 0)
    assert len(every(transition, RaceWon)) == 1
    assert len(transition.before.stock) == 41 - 14
    assert transition.after.balances == (20 + 2 - 2, 19, 19, 22)


@pytest.mark.rule("CR-10")
@pytest.mark.parametrize("letter", "SHDC")
def test_four_horses_at_7_and_one_card_give_exactly_one_winner(letter: str) -> None:
    """The longest race: 28 cards without a winner, and the 29th ends it."""
    state = run(on(), "SHDC" * 7)
    assert state.positions == (7, 7, 7, 7)
    transition = step(state, next_card(state, letter))
    won = only(transition, RaceWon)
    assert sorted(won.positions) == [7, 7, 7, 8]
    assert (won.suit.letter, won.turned) == (letter, 29)


@pytest.mark.rule("CR-10")
def test_a_card_moves_one_horse_forward_and_none_back() -> None:
    state = on()
    for letter in BEFORE_THE_LAST:
        after = run(state, letter)
        moved = [b - a for a, b in zip(state.positions, after.positions, strict=True)]
        assert sorted(moved) == [0, 0, 0, 1]
        state = after


@pytest.mark.rule("CR-14")
def test_the_example_of_the_text() -> None:
    state = laid(EXAMPLE)
    assert state.marker_counts == (2, 2, 1, 2)
    assert len([card for card in state.stock if card.suit is D]) == 11
    assert state.odds is not None
    assert state.odds[D] == 2
    state = run(bet(state, "D S H"), BEFORE_THE_LAST)
    assert state.positions == (6, 5, 7, 4)
    assert sum(state.positions) == len(state.turned) == 22
    assert (state.phase, state.outcome) == (RacePhase.RACING, None)
    for card in state.turned:
        assert refused(state, f"turn {card}") == ("ALREADY_TURNED", "CR-14")
        assert card not in state.stock
    transition = step(state, "turn 10D")
    assert kinds(transition) == ["CardTurned", "RaceWon", "BetsSettled", "BankPassed"]
    assert only(transition, RaceWon).positions == (6, 5, 8, 4)
    backer, first, second = only(transition, card_race.BetsSettled).payments
    assert backer == Payment(backer.seat, D, stake=1, returned=1, winnings=2)
    assert backer.total == 3
    assert (first.suit, first.total, second.suit, second.total) == (S, 0, H, 0)
    assert transition.before.balances == (20, 19, 19, 19)
    assert transition.after.balances == (20, 22, 19, 19)


@pytest.mark.rule("CR-14")
def test_the_cards_turned_are_gone_for_this_race_only() -> None:
    state = run(laid_and_run(), "D" * 3)
    assert len(state.stock) == 41 - 3
    again = finish(state, "D").after
    assert len(again.stock) == 48


def laid_and_run() -> card_race.CardRace:
    return bet(laid(TRACKS[2, 2, 2, 1]), "D D D")
