"""Whether the bank can pay for whichever suit wins, judged bet by bet."""

from __future__ import annotations

from collections.abc import Sequence

from fives.card_race.cards import SUITS, Suit
from fives.card_race.situation import Choice, Situation
from fives.card_race.terms import STAKE


def left_in_bank(bank: int, odds: Sequence[int], choices: Sequence[Choice]) -> tuple[int, ...]:
    """Return what the bank would hold after the race, by the suit that wins.

    It collects the stakes on the three other suits and owes the net odds on each stake on
    the winner, whose stakes it never held.

    >>> left_in_bank(3, (3, 1, 1, 1), [SUITS[0], SUITS[0], SUITS[1], SUITS[2]])
    (-1, 5, 5, 7)
    """
    staked = [STAKE * choices.count(suit) for suit in SUITS]
    total = sum(staked)
    return tuple(
        bank + total - on_suit - price * on_suit
        for price, on_suit in zip(odds, staked, strict=True)
    )


def after_bet(at: Situation, suit: Suit) -> tuple[int, ...]:
    """Return what the bank would hold, by winning suit, if one more bet were made."""
    odds = at.odds
    assert odds is not None  # bets are made once the track lies
    return left_in_bank(at.balances[at.banker], odds, [*at._choices, suit])


def is_covered(at: Situation, suit: Suit) -> bool:
    """Return whether the bank could pay for any winner if one more bet were made."""
    return min(after_bet(at, suit)) >= 0


def open_suits(at: Situation, seat: int) -> tuple[Suit, ...]:
    """Return the suits that a seat may back now: none without a chip."""
    if at.balances[seat] < STAKE:
        return ()
    return tuple(suit for suit in SUITS if is_covered(at, suit))
