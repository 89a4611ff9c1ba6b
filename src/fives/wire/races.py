"""The card race as data: a session for the table, a seat or spectators, of which nothing is hidden.

What can be worked out stands there for readers in other languages; it is worked out again
when the data is read, and must be the same.
"""

from __future__ import annotations

from typing import Final

from fives.card_race.cards import SUITS, Card, Suit
from fives.card_race.moves import RaceMove
from fives.card_race.notation import parse_move
from fives.card_race.public_view import PublicRaceView
from fives.card_race.situation import Situation
from fives.card_race.state import CardRace
from fives.card_race.terms import Terms
from fives.card_race.view import RaceView
from fives.core.table import MOST_SEATS
from fives.records.json_values import JsonObject, JsonValue, Node
from fives.wire.following import agree
from fives.wire.pieces import actor_data, outcome_data, seat_from, whole_list
from fives.wire.race_rules import session

BY_LETTER: Final = {suit.letter: suit for suit in SUITS}
"""The suits by the letters that they have in documents."""

_MOST: Final = 10**12
_MOST_CARDS: Final = 48
_SOURCES: Final = ("terms", "race", "balances", "markers", "choices", "turned")
_TERMS: Final = ("seats", "chips", "banker", "prices")
_FOLLOWING: Final = ("banker", "phase", "actor", "odds", "positions", "outcome")


def race_data(race: Situation) -> JsonObject:
    """Return a session as data, as everybody may see it.

    The bets stand as ``choices`` in the order of choosing: a letter of a suit, or null.
    """
    terms = race.terms
    return {
        "terms": {
            "seats": terms.seats,
            "chips": terms.chips,
            "banker": terms.banker,
            "prices": whole_list(terms.prices),
        },
        "race": race.race,
        "balances": whole_list(race.balances),
        "markers": cards_data(race.markers),
        "choices": [None if suit is None else suit.letter for suit in race._choices],
        "turned": cards_data(race.turned),
        **_following(race),
    }


def _following(race: Situation) -> JsonObject:
    return {
        "banker": race.banker,
        "phase": race.phase.name.lower(),
        "actor": actor_data(race.actor),
        "odds": None if race.odds is None else whole_list(race.odds),
        "positions": whole_list(race.positions),
        "outcome": outcome_data(race.outcome),
    }


def race_view_data(view: RaceView) -> JsonObject:
    """Return a session as a seat sees it as data."""
    return {**race_data(view), "seat": view.seat}


def race_from(node: Node) -> CardRace:
    """Return the session that data says.

    Raises:
        JsonError: When it is none, or the rules do not allow it.
    """
    return _race(node)[0]


def race_view_from(node: Node) -> RaceView:
    """Return a session as a seat sees it; raises as `race_from` does."""
    race, given = _race(node, "seat")
    return race.view(seat_from(given["seat"], race.terms.seats))


def public_race_view_from(node: Node) -> PublicRaceView:
    """Return a session as spectators see it; raises as `race_from` does."""
    return race_from(node).public_view()


def _race(node: Node, *others: str) -> tuple[CardRace, dict[str, Node]]:
    given = node.fields(*_SOURCES, *_FOLLOWING, *others)
    terms = _terms(given["terms"])
    choices = given["choices"].items(terms.seats - 1)
    race = session(
        given,
        terms,
        given["race"].whole(1, terms.seats),
        tuple(item.whole(0, _MOST) for item in given["balances"].items(terms.seats)),
        cards_from(given["markers"]),
        tuple(None if item.value is None else suit_from(item) for item in choices),
        cards_from(given["turned"]),
    )
    for name, right in _following(race).items():
        agree(given[name], right)
    return race, given


def _terms(node: Node) -> Terms:
    given = node.fields(*_TERMS)
    seats, chips, banker = (given[name].whole() for name in ("seats", "chips", "banker"))
    prices = tuple(item.whole() for item in given["prices"].items(MOST_SEATS))
    return node.told(lambda: Terms(seats, chips, banker, prices))


def cards_data(cards: tuple[Card, ...]) -> list[JsonValue]:
    """Return cards as a list of their notation."""
    return [str(card) for card in cards]


def cards_from(node: Node) -> tuple[Card, ...]:
    """Return the cards of a list."""
    return tuple(card_from(item) for item in node.items(_MOST_CARDS))


def card_from(node: Node) -> Card:
    """Return the card that a text names."""
    return node.parsed(Card.parse)


def suit_from(node: Node) -> Suit:
    """Return the suit that a letter names."""
    return node.one_of(BY_LETTER)


def race_move_from(node: Node) -> RaceMove:
    """Return the move that a text names."""
    return node.parsed(parse_move)
