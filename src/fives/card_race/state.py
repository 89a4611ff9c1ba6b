"""The state of a session of card races, as an immutable value."""

from __future__ import annotations

from typing import final

import attrs

from fives.card_race.cards import PACK, SUITS
from fives.card_race.events import RaceEvent
from fives.card_race.listing import moves_at
from fives.card_race.moves import RaceMove
from fives.card_race.public_view import PublicRaceView
from fives.card_race.refusals import refusal_at
from fives.card_race.situation import Situation
from fives.card_race.terms import PRICES, Terms
from fives.card_race.transition import RaceTransition
from fives.card_race.transitions import advance
from fives.card_race.view import RaceView
from fives.core.refusal import Refusal


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class CardRace(Situation):
    """A session of card races at one moment; moves give new states and change nothing.

    Begin with `start`; the fields are private, and nothing is checked when they are filled
    by hand. Two states are equal when they are the same situation: terms, race, balances,
    bets, the markers in their places, and which cards were turned, in whatever order.

    >>> from fives import card_race
    >>> state = card_race.start(seats=3, chips=5)
    >>> state.actor, len(state.legal_moves()), state.balances
    (fives.CHANCE, 48, (5, 5, 5))
    """

    def legal_moves(self) -> tuple[RaceMove, ...]:
        """Return every move that is allowed now, in one order; none when over.

        Cards come in the order of the pack, bets in the order of suits; sitting out stands
        alone. Chance's moves are equally likely.
        """
        return moves_at(self)

    def refusal(self, move: object) -> Refusal | None:
        """Return why a move is not allowed now, or None when it is.

        >>> from fives import card_race
        >>> print(card_race.start().refusal(card_race.parse_move("turn 10D")))
        The track is being laid; no card of the race is turned yet. (CR-02)
        """
        return refusal_at(self, move)

    def apply(self, move: RaceMove) -> CardRace:
        """Return the state after a move; this one stays as it is.

        Raises:
            IllegalMoveError: When the move is not allowed now; it says why.

        >>> from fives import card_race
        >>> card_race.start().apply(card_race.parse_move("mark 7H")).markers
        (Card(7, Suit.HEARTS),)
        """
        return advance(self, move, [])

    def step(self, move: RaceMove) -> RaceTransition:
        """Return what a move does: the state after it and all that happened.

        Raises:
            IllegalMoveError: When the move is not allowed now.

        >>> from fives import card_race
        >>> card_race.start().step(card_race.parse_move("mark KC")).events
        (MarkerLaid(card=Card(13, Suit.CLUBS), position=1),)
        """
        log: list[RaceEvent] = []
        after = advance(self, move, log)
        return RaceTransition(self, move, after, tuple(log))

    def view(self, seat: int) -> RaceView:
        """Return what a seat may know, which is all of it, and may do.

        Raises:
            InputError: When nobody sits there.

        >>> from fives import card_race
        >>> card_race.start().view(1).seat
        1
        """
        return RaceView(
            self._terms,
            self._race,
            self._balances,
            self._markers,
            self._turned,
            self._choices,
            self.table.seat(seat),
        )

    def public_view(self) -> PublicRaceView:
        """Return what spectators see, which is all of it.

        >>> from fives import card_race
        >>> card_race.start().public_view().race
        1
        """
        return PublicRaceView(
            self._terms,
            self._race,
            self._balances,
            self._markers,
            self._turned,
            self._choices,
        )

    def __eq__(self, other: object) -> bool:
        if type(other) is not CardRace:
            return NotImplemented
        return self._is_same_as(other)

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<CardRace, {self._words()}>"

    def __reduce__(self) -> tuple[object, ...]:
        terms = self._terms
        return _race, (
            (terms.seats, terms.chips, terms.banker, terms.prices),
            self._race,
            self._balances,
            bytes(card.index for card in self._markers),
            self._turned,
            tuple(None if choice is None else choice.value for choice in self._choices),
        )


def _race(
    terms: tuple[int, int, int, tuple[int, ...]],
    race: int,
    balances: tuple[int, ...],
    markers: bytes,
    turned: int,
    choices: tuple[int | None, ...],
) -> CardRace:
    """Return the state that was pickled, made of the cards that all states share."""
    return CardRace(
        Terms(*terms),
        race,
        balances,
        tuple(PACK[card] for card in markers),
        turned,
        tuple(None if choice is None else SUITS[choice] for choice in choices),
    )


def start(
    seats: int = 4,
    chips: int = 20,
    banker: int = 0,
    prices: tuple[int, ...] = PRICES,
) -> CardRace:
    """Return the beginning of a session, before the first marker of the first race.

    Args:
        seats: How many sit, three or more.
        chips: What everybody starts with, in chips.
        banker: The seat that keeps the bank first; then it passes clockwise.
        prices: Net odds to one by the number of markers of a suit, from none to four.

    Raises:
        InputError: For terms that nobody could play by.

    >>> start(seats=5, chips=8, banker=4)
    <CardRace, race 1 of 5, LAYING: balances 8-8-8-8-8, banker 4, actor fives.CHANCE>
    """
    terms = Terms(seats, chips, banker, prices)
    return CardRace(terms, 1, (terms.chips,) * terms.seats, (), 0, ())
