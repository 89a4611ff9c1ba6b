"""English phrases and labels of the card race; its sentences stand in `race_story`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from fives.card_race.cards import Suit
from fives.card_race.terms import STAKE
from fives.render.english import counted, listed

START: Final = "start"
WON: Final = "won"
MARKERS: Final = "markers"
PRICES: Final = ("horse", "markers", "odds", "chance to win", "fair odds")
BACKED: Final = "backed"
CARD: Final = "card"
CHIPS: Final = "chips"
BANK: Final = "the bank"
NO_FAIR_ODDS: Final = "none"
SIT_OUT: Final = "sit out"
SEAT: Final = "seat"
AS_BANK: Final = "as the bank"
BY_BETS: Final = "by bets"
END: Final = "end"
ALL_SEATS: Final = "together"
NO_CHIP: Final = "no chip"
NOT_COVERED: Final = "the bank could pay for no further bet"


def odds(price: int) -> str:
    """Return net odds.

    >>> odds(10)
    '10:1'
    """
    return f"{price}:1"


def fair(price: Fraction | None) -> str:
    """Return odds that need not be whole, to a tenth.

    >>> fair(Fraction(10, 3)), fair(None)
    ('3.3:1', 'none')
    """
    return NO_FAIR_ODDS if price is None else f"{_tenths(price)}:1"


def percent(chance: Fraction) -> str:
    """Return a chance to a tenth of a percent; only what is sure is 0 or 100.

    >>> [percent(Fraction(part, 10_000)) for part in (0, 1, 2500, 9999, 10_000)]
    ['0%', '<0.1%', '25.0%', '>99.9%', '100%']
    """
    rounded = _tenths(100 * chance)
    return _unless_sure(chance, f"{rounded}%", rounded == "0.0", rounded == "100.0", "0.1", "99.9")


def whole_percent(chance: Fraction) -> str:
    """Return a chance to a whole percent; only what is sure is 0 or 100.

    >>> [whole_percent(Fraction(part, 1000)) for part in (0, 1, 254, 999, 1000)]
    ['0%', '<1%', '25%', '>99%', '100%']
    """
    rounded = round(100 * chance)
    return _unless_sure(chance, f"{rounded}%", rounded == 0, rounded == 100, "1", "99")


def balance(chips: int) -> str:
    """Return how many chips somebody has.

    >>> balance(1), balance(20)
    ('1 chip', '20 chips')
    """
    return counted(chips, "chip")


def stake() -> str:
    """Return what every bet costs.

    >>> stake()
    'every stake is 1 chip'
    """
    return f"every stake is {balance(STAKE)}"


def not_on_offer(suits: Sequence[Suit]) -> str:
    """Return which horses may not be backed now.

    >>> not_on_offer([Suit.SPADES, Suit.CLUBS])
    'The bank could not pay for one more bet on spades and clubs.'
    """
    return f"The bank could not pay for one more bet on {listed([str(suit) for suit in suits])}."


def signed(gain: int) -> str:
    """Return a gain or a loss.

    >>> signed(3), signed(0), signed(-1)
    ('+3', '0', '-1')
    """
    return f"{gain:+}" if gain else "0"


def _tenths(number: Fraction) -> str:
    tenths = round(10 * number)
    return f"{tenths // 10}.{tenths % 10}"


def _unless_sure(
    chance: Fraction, rounded: str, down: bool, up: bool, least: str, most: str
) -> str:
    """Return a rounded chance, or a bound where rounding would make it sure."""
    if chance in (0, 1):
        return f"{int(100 * chance)}%"
    return f"<{least}%" if down else f">{most}%" if up else rounded
