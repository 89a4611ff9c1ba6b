"""The card race: a session of races of the four aces, with a bank that passes around.

>>> import fives, random
>>> from fives import card_race
>>> state = fives.run_chance(card_race.start(seats=4, chips=20), random.Random(61))
>>> state.phase, state.actor, state.odds
(<RacePhase.BETTING: 1>, 1, (2, 5, 3, 2))
"""

from fives.card_race.cards import HORSES, PACK, WITHOUT_ACES, Card, Suit
from fives.card_race.chances import (
    bank_edges,
    bank_expectation,
    chances,
    fair_odds,
    track_chances,
)
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
from fives.card_race.moves import Back, Mark, RaceMove, SitOut, Turn
from fives.card_race.notation import parse_move
from fives.card_race.phase import RacePhase
from fives.card_race.public_view import PublicRaceView
from fives.card_race.settling import Payment
from fives.card_race.situation import LARGEST_BALANCE
from fives.card_race.state import CardRace, start
from fives.card_race.terms import PRICES, Terms
from fives.card_race.transition import RaceTransition
from fives.card_race.view import RaceView

__all__ = [
    "Back",
    "BankPassed",
    "BetMade",
    "BetsSettled",
    "Card",
    "CardRace",
    "CardTurned",
    "HORSES",
    "LARGEST_BALANCE",
    "Mark",
    "MarkerLaid",
    "OddsPosted",
    "PACK",
    "PRICES",
    "Payment",
    "PublicRaceView",
    "RaceEvent",
    "RaceMove",
    "RacePhase",
    "RaceTransition",
    "RaceView",
    "RaceWon",
    "SatOut",
    "SessionEnded",
    "SitOut",
    "Suit",
    "Terms",
    "TrackRefused",
    "Turn",
    "WITHOUT_ACES",
    "bank_edges",
    "bank_expectation",
    "chances",
    "fair_odds",
    "parse_move",
    "start",
    "track_chances",
]
