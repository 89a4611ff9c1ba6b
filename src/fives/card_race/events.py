"""What happens in a card race, as a closed union of events; everybody may see all of it."""

from __future__ import annotations

from typing import Self, TypeAlias, final

import attrs

from fives.card_race.cards import Card, Suit
from fives.card_race.settling import Payment
from fives.core.outcome import Outcome
from fives.core.units import Seat


class _Open:
    """Something that everybody at the table may see whole."""

    __slots__ = ()

    def seen_by(self, *seats: int) -> Self:
        """Return the event as some seats may see it, or spectators: all of it."""
        return self


@final
@attrs.frozen(weakref_slot=False)
class MarkerLaid(_Open):
    """A marker was laid.

    Attributes:
        card: Which card.
        position: Where, from 1 to 7.

    >>> from fives import card_race
    >>> card_race.start().step(card_race.parse_move("mark 7H")).events
    (MarkerLaid(card=Card(7, Suit.HEARTS), position=1),)
    """

    card: Card
    position: int


@final
@attrs.frozen(weakref_slot=False)
class TrackRefused(_Open):
    """The seven markers hold five or more of a suit: all 48 are shuffled, the track is laid anew.

    Attributes:
        markers: The cards that lay there.
        suit: The suit that has too many.
        count: How many; its horse would have 12 − count cards to run with, and needs 8.

    >>> TrackRefused((), Suit.HEARTS, 5).seen_by(0).count
    5
    """

    markers: tuple[Card, ...]
    suit: Suit
    count: int


@final
@attrs.frozen(weakref_slot=False)
class OddsPosted(_Open):
    """The track stands, and its payouts are shown before any card of the race.

    Attributes:
        odds: Net odds to one by suit.
        stake: What a bet may be, in chips; no less, no more.

    >>> OddsPosted((3, 3, 2, 3), 1).odds[Suit.DIAMONDS]
    2
    """

    odds: tuple[int, ...]
    stake: int


@final
@attrs.frozen(weakref_slot=False)
class BetMade(_Open):
    """A seat staked on a horse.

    Attributes:
        seat: Who.
        suit: On which horse.
        stake: How many chips, which leave the seat's balance and lie on the table.
        odds: The net odds to one that it will be paid if the horse wins.

    >>> BetMade(Seat(1), Suit.HEARTS, 1, 3).suit.letter
    'H'
    """

    seat: Seat
    suit: Suit
    stake: int
    odds: int


@final
@attrs.frozen(weakref_slot=False)
class SatOut(_Open):
    """A seat makes no bet in this race.

    Attributes:
        seat: Who.
        reason: ``no-chip``, or ``not-covered`` when the bank could pay no further bet.

    >>> SatOut(Seat(2), "no-chip").reason
    'no-chip'
    """

    seat: Seat
    reason: str


@final
@attrs.frozen(weakref_slot=False)
class CardTurned(_Open):
    """A card of the race was turned, and the horse of its suit moved one position.

    Attributes:
        card: Which.
        position: Where the horse of its suit is now.

    >>> CardTurned(Card(10, Suit.DIAMONDS), 7).position
    7
    """

    card: Card
    position: int


@final
@attrs.frozen(weakref_slot=False)
class RaceWon(_Open):
    """A horse passed the last marker; the rest of the stock is not turned.

    Attributes:
        suit: The winner.
        positions: How far every horse came, by suit.
        markers: The track, which the next race clears away.
        turned: How many cards were turned.

    >>> RaceWon(Suit.DIAMONDS, (6, 5, 8, 4), (), 23).turned
    23
    """

    suit: Suit
    positions: tuple[int, ...]
    markers: tuple[Card, ...]
    turned: int


@final
@attrs.frozen(weakref_slot=False)
class BetsSettled(_Open):
    """All bets of a race were settled; every chip that moved is in a payment.

    Attributes:
        banker: Who kept the bank.
        suit: The winner.
        payments: What became of each bet, in the order of choosing.
        bank: What the bank gained in all, in chips; below zero when it lost.
        balances: The chips of every seat from now on.

    >>> BetsSettled(Seat(0), Suit.CLUBS, (), 0, (20, 20, 20)).bank
    0
    """

    banker: Seat
    suit: Suit
    payments: tuple[Payment, ...]
    bank: int
    balances: tuple[int, ...]


@final
@attrs.frozen(weakref_slot=False)
class BankPassed(_Open):
    """The bank went on clockwise, and all cards were gathered and shuffled.

    Attributes:
        giver: Who kept it.
        taker: Who keeps it now.
        race: The number of the race that begins.

    >>> BankPassed(Seat(3), Seat(0), 2).taker
    0
    """

    giver: Seat
    taker: Seat
    race: int


@final
@attrs.frozen(weakref_slot=False)
class SessionEnded(_Open):
    """Everybody has kept the bank once.

    Attributes:
        outcome: Who has the largest balance.
        balances: The chips of every seat.

    >>> SessionEnded(Outcome((), "largest-balance"), (20, 20, 20)).balances
    (20, 20, 20)
    """

    outcome: Outcome
    balances: tuple[int, ...]


RaceEvent: TypeAlias = (
    MarkerLaid
    | TrackRefused
    | OddsPosted
    | BetMade
    | SatOut
    | CardTurned
    | RaceWon
    | BetsSettled
    | BankPassed
    | SessionEnded
)
"""Anything that can happen in a card race; a transition lists what did, in order."""
