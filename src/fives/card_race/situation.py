"""All that can be seen at the table of a card race, which is all there is but the order to come."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from fives.card_race.cards import OF_SUIT, SUITS, WITHOUT_ACES, Card, Suit, bits_of, cards_in
from fives.card_race.phase import RacePhase
from fives.card_race.terms import GOAL, STAKE, TRACK, Terms
from fives.core.notebook import shown_in_notebooks
from fives.core.outcome import Outcome
from fives.core.state import CHANCE, Actor
from fives.core.table import Table
from fives.core.units import Seat, Side

LARGEST_BALANCE: Final = "largest-balance"
"""The reason of every outcome: these seats had the most chips in the end."""

Choice: TypeAlias = Suit | None
"""The horse that a seat has backed; None for no bet."""

ALL: Final = bits_of(WITHOUT_ACES)
"""The 48 cards as bits."""


@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class Situation:
    """What state and view share: every fact of a session at one moment.

    Whatever follows from other facts is worked out from them, never stored beside them.
    """

    _terms: Terms = attrs.field(alias="_terms")
    _race: int = attrs.field(alias="_race")
    _balances: tuple[int, ...] = attrs.field(alias="_balances")
    _markers: tuple[Card, ...] = attrs.field(alias="_markers")
    _turned: int = attrs.field(alias="_turned")
    _choices: tuple[Choice, ...] = attrs.field(alias="_choices")

    _repr_mimebundle_ = shown_in_notebooks

    @property
    def terms(self) -> Terms:
        """What was agreed before the session."""
        return self._terms

    @property
    def table(self) -> Table:
        """Who sits."""
        return self._terms.table

    @property
    def race(self) -> int:
        """The number of the race, from 1."""
        return self._race

    @property
    def banker(self) -> Seat:
        """Who keeps the bank in this race."""
        return Seat(self._terms.banker_of(self._race))

    @property
    def balances(self) -> tuple[int, ...]:
        """The chips of every seat, without the stakes on the table."""
        return self._balances

    @property
    def markers(self) -> tuple[Card, ...]:
        """The cards of the track, from position 1."""
        return self._markers

    @property
    def marker_counts(self) -> tuple[int, ...]:
        """How many markers there are of each suit."""
        return counts_of(self._markers)

    @property
    def turned(self) -> tuple[Card, ...]:
        """The cards turned in this race, in the order of the pack; a state keeps no past."""
        return cards_in(self._turned)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards that can still come, in the order of the pack and not as they will come."""
        return cards_in(self._unseen)

    @property
    def positions(self) -> tuple[int, ...]:
        """How far the horse of each suit is; at 8 it has won."""
        turned = self._turned
        return tuple([(turned & suit).bit_count() for suit in OF_SUIT])

    @property
    def odds(self) -> tuple[int, ...] | None:
        """The net odds to one of each suit, or None until the track lies and they are posted."""
        if len(self._markers) < TRACK:
            return None
        prices = self._terms.prices
        return tuple(prices[count] for count in self.marker_counts)

    @property
    def bets(self) -> tuple[Suit | None, ...]:
        """The suit that each seat has backed with one chip, or None for no bet."""
        bets: list[Suit | None] = [None] * self._terms.seats
        for place, choice in enumerate(self._choices):
            bets[self._terms.chooser(self._race, place)] = choice
        return tuple(bets)

    @property
    def stakes(self) -> tuple[int, ...]:
        """The chips that each seat has on the table."""
        return tuple(0 if bet is None else STAKE for bet in self.bets)

    @property
    def sat_out(self) -> tuple[Seat, ...]:
        """The seats that sit this race out, in the order of choosing."""
        return tuple(
            Seat(self._terms.chooser(self._race, place))
            for place, choice in enumerate(self._choices)
            if choice is None
        )

    @property
    def phase(self) -> RacePhase:
        """What kind of move comes next."""
        if len(self._markers) < TRACK:
            return RacePhase.LAYING
        if GOAL in self.positions:
            return RacePhase.OVER
        return RacePhase.BETTING if len(self._choices) < self._terms.seats - 1 else RacePhase.RACING

    @property
    def actor(self) -> Actor:
        """Who is to move, which is a seat, `CHANCE`, or None when the session is over."""
        phase = self.phase
        if phase is RacePhase.BETTING:
            return Seat(self._terms.chooser(self._race, len(self._choices)))
        return None if phase is RacePhase.OVER else CHANCE

    @property
    def outcome(self) -> Outcome | None:
        """How the session ended, or None while it goes on."""
        if self.phase is not RacePhase.OVER:
            return None
        most = max(self._balances)
        winners = tuple(Side(seat) for seat, chips in enumerate(self._balances) if chips == most)
        return Outcome(winners, LARGEST_BALANCE)

    @property
    def _unseen(self) -> int:
        """The cards that can still come, as the bits of their indexes."""
        return ALL ^ bits_of(self._markers) ^ self._turned

    def _key(self) -> tuple[object, ...]:
        # Whole numbers only, so that the hash is the same in every process.
        choices = tuple(-1 if choice is None else choice.value for choice in self._choices)
        return (self._race, self._balances, self._markers, self._turned, choices)

    def _is_same_as(self, other: Situation) -> bool:
        return self._key() == other._key() and self._terms == other._terms

    def __hash__(self) -> int:
        return hash(self._key())

    def _words(self) -> str:
        return (
            f"race {self._race} of {self._terms.seats}, {self.phase.name}: balances "
            f"{'-'.join(map(str, self._balances))}, banker {self.banker}, actor {self.actor!r}"
        )


def counts_of(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return how many of the cards are of each suit."""
    suits = [card.suit for card in cards]
    return tuple(suits.count(suit) for suit in SUITS)
