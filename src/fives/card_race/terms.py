"""What is agreed before a session begins."""

from __future__ import annotations

from typing import Final, final

import attrs

from fives.core.errors import InputError, kind_of, whole
from fives.core.table import MOST_SEATS, Table

TRACK: Final = 7
"""How many markers a track has."""

GOAL: Final = TRACK + 1
"""The position beyond the last marker, where a horse has won."""

MOST_OF_A_SUIT: Final = 4
"""How many markers of one suit a track may hold, so that its horse has the cards to win."""

STAKE: Final = 1
"""The stake of every bet, in chips; it is the smallest and the largest."""

PRICES: Final = (1, 2, 3, 5, 10)
"""The net odds that the rules propose, by the number of markers of a suit, from none to four."""

MOST_CHIPS: Final = 10**9
MOST_PRICE: Final = 10**6


def _seats(value: int) -> int:
    return whole(value, "The number of seats in a card race", least=3, most=MOST_SEATS)


def _chips(value: int) -> int:
    return whole(value, "The number of chips at the start", least=1, most=MOST_CHIPS)


def _banker(value: int) -> int:
    return whole(value, "The first banker's seat", most=MOST_SEATS - 1)


def _prices(value: tuple[int, ...]) -> tuple[int, ...]:
    if type(value) is not tuple:
        raise InputError("NOT_A_TUPLE", f"The prices are a tuple, not {kind_of(value)}.")
    if len(value) != len(PRICES):
        raise InputError(
            "PRICES",
            f"There are five prices, for 0 to 4 markers of a suit, not {len(value)}.",
        )
    for price in value:
        whole(price, "A price, the net odds to one,", least=1, most=MOST_PRICE)
    return value


@final
@attrs.frozen(weakref_slot=False)
class Terms:
    """What is agreed before a session: who sits, with how much, who banks first, the prices.

    Args:
        seats: How many sit, three or more.
        chips: What everybody starts with, in chips.
        banker: The seat that keeps the bank in the first race.
        prices: Net odds to one by the number of markers of a suit, from none to four.

    Raises:
        InputError: For terms that nobody could play by.

    Attributes:
        table: The seats as a table.

    >>> Terms().prices, Terms(seats=5, banker=4).banker_of(2)
    ((1, 2, 3, 5, 10), 0)
    >>> Terms(seats=2)
    Traceback (most recent call last):
    fives.core.errors.InputError: The number of seats in a card race is at least 3, not 2.
    """

    seats: int = attrs.field(default=4, converter=_seats)
    chips: int = attrs.field(default=20, converter=_chips)
    banker: int = attrs.field(default=0, converter=_banker)
    prices: tuple[int, ...] = attrs.field(default=PRICES, converter=_prices)
    table: Table = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        table = Table(self.seats)
        table.seat(self.banker)
        object.__setattr__(self, "table", table)

    def banker_of(self, race: int) -> int:
        """Return who keeps the bank in a race; races count from 1."""
        return (self.banker + race - 1) % self.seats

    def chooser(self, race: int, place: int) -> int:
        """Return who chooses at a place of the order, which begins at the banker's left with 0."""
        return (self.banker_of(race) + 1 + place) % self.seats
