"""Events of a card race as data, by the name of what happened."""

from __future__ import annotations

from typing import assert_never

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
from fives.records.json_values import JsonObject
from fives.wire.pieces import outcome_data, whole_list
from fives.wire.races import cards_data


def race_event_data(event: RaceEvent) -> JsonObject:
    """Return an event of a card race as data."""
    match event:
        case MarkerLaid():
            card = str(event.card)
            return {"event": "marker-laid", "card": card, "position": event.position}
        case TrackRefused():
            return {
                "event": "track-refused",
                "markers": cards_data(event.markers),
                "suit": event.suit.letter,
                "count": event.count,
            }
        case OddsPosted():
            odds = whole_list(event.odds)
            return {"event": "odds-posted", "odds": odds, "stake": event.stake}
        case BetMade():
            return {
                "event": "bet-made",
                "seat": event.seat,
                "suit": event.suit.letter,
                "stake": event.stake,
                "odds": event.odds,
            }
        case SatOut():
            return {"event": "sat-out", "seat": event.seat, "reason": event.reason}
        case CardTurned():
            card = str(event.card)
            return {"event": "card-turned", "card": card, "position": event.position}
        case RaceWon():
            return {
                "event": "race-won",
                "suit": event.suit.letter,
                "positions": whole_list(event.positions),
                "markers": cards_data(event.markers),
                "turned": event.turned,
            }
        case BetsSettled():
            return {
                "event": "bets-settled",
                "banker": event.banker,
                "suit": event.suit.letter,
                "payments": [payment_data(payment) for payment in event.payments],
                "bank": event.bank,
                "balances": whole_list(event.balances),
            }
        case BankPassed():
            return {
                "event": "bank-passed",
                "giver": event.giver,
                "taker": event.taker,
                "race": event.race,
            }
        case SessionEnded():
            return {
                "event": "session-ended",
                "outcome": outcome_data(event.outcome),
                "balances": whole_list(event.balances),
            }
        case _:
            assert_never(event)


def payment_data(payment: Payment) -> JsonObject:
    """Return what became of a bet as data."""
    return {
        "seat": payment.seat,
        "suit": payment.suit.letter,
        "stake": payment.stake,
        "returned": payment.returned,
        "winnings": payment.winnings,
    }
