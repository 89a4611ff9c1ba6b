"""Events of a card race, read from data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fives.card_race.events import (
    BankPassed,
    BetMade,
    BetsSettled,
    CardTurned,
    MarkerLaid,
    OddsPosted,
    RaceEvent,
    RaceWon,
    SatOut,
    SessionEnded,
    TrackRefused,
)
from fives.card_race.settling import Payment
from fives.core.table import MOST_SEATS
from fives.records.json_values import Node
from fives.wire.pieces import outcome_from, seat_from
from fives.wire.races import card_from, cards_from, suit_from

_MOST: Final = 10**12
_EACH_SUIT: Final = 4


def race_event_from(node: Node) -> RaceEvent:
    """Return the event of a card race that data says.

    Raises:
        JsonError: When it is none.
    """
    return node.at("event").one_of(_READERS)(node)


def payment_from(node: Node) -> Payment:
    """Return what became of a bet."""
    given = node.fields("seat", "suit", "stake", "returned", "winnings")
    stake, returned, winnings = (_chips(given[name]) for name in ("stake", "returned", "winnings"))
    seat, suit = seat_from(given["seat"]), suit_from(given["suit"])
    return Payment(seat, suit, stake, returned, winnings)


def _chips(node: Node) -> int:
    return node.whole(0, _MOST)


def _numbers(node: Node, most: int = MOST_SEATS) -> tuple[int, ...]:
    return tuple(map(_chips, node.items(most)))


def _marker_laid(node: Node) -> RaceEvent:
    given = node.fields("event", "card", "position")
    return MarkerLaid(card_from(given["card"]), given["position"].whole())


def _track_refused(node: Node) -> RaceEvent:
    given = node.fields("event", "markers", "suit", "count")
    suit, count = suit_from(given["suit"]), given["count"].whole()
    return TrackRefused(cards_from(given["markers"]), suit, count)


def _odds_posted(node: Node) -> RaceEvent:
    given = node.fields("event", "odds", "stake")
    return OddsPosted(_numbers(given["odds"], _EACH_SUIT), _chips(given["stake"]))


def _bet_made(node: Node) -> RaceEvent:
    given = node.fields("event", "seat", "suit", "stake", "odds")
    seat, suit = seat_from(given["seat"]), suit_from(given["suit"])
    return BetMade(seat, suit, _chips(given["stake"]), _chips(given["odds"]))


def _sat_out(node: Node) -> RaceEvent:
    given = node.fields("event", "seat", "reason")
    return SatOut(seat_from(given["seat"]), given["reason"].text())


def _card_turned(node: Node) -> RaceEvent:
    given = node.fields("event", "card", "position")
    return CardTurned(card_from(given["card"]), given["position"].whole())


def _race_won(node: Node) -> RaceEvent:
    given = node.fields("event", "suit", "positions", "markers", "turned")
    positions, markers = _numbers(given["positions"], _EACH_SUIT), cards_from(given["markers"])
    return RaceWon(suit_from(given["suit"]), positions, markers, given["turned"].whole())


def _bets_settled(node: Node) -> RaceEvent:
    given = node.fields("event", "banker", "suit", "payments", "bank", "balances")
    payments = tuple(payment_from(item) for item in given["payments"].items(MOST_SEATS))
    bank, balances = given["bank"].whole(-_MOST, _MOST), _numbers(given["balances"])
    return BetsSettled(
        seat_from(given["banker"]), suit_from(given["suit"]), payments, bank, balances
    )


def _bank_passed(node: Node) -> RaceEvent:
    given = node.fields("event", "giver", "taker", "race")
    giver, taker = seat_from(given["giver"]), seat_from(given["taker"])
    return BankPassed(giver, taker, given["race"].whole(1))


def _session_ended(node: Node) -> RaceEvent:
    given = node.fields("event", "outcome", "balances")
    return SessionEnded(outcome_from(given["outcome"]), _numbers(given["balances"]))


_READERS: Final[dict[str, Callable[[Node], RaceEvent]]] = {
    "marker-laid": _marker_laid,
    "track-refused": _track_refused,
    "odds-posted": _odds_posted,
    "bet-made": _bet_made,
    "sat-out": _sat_out,
    "card-turned": _card_turned,
    "race-won": _race_won,
    "bets-settled": _bets_settled,
    "bank-passed": _bank_passed,
    "session-ended": _session_ended,
}
