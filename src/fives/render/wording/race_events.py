"""Events of a card race in sentences."""

from __future__ import annotations

from typing import Final, assert_never

from fives.card_race.cards import SUITS, Suit
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
from fives.render.folding import capital
from fives.render.wording.language import Language
from fives.render.wording.listing import listed
from fives.render.wording.names import Names
from fives.render.wording.race_cards import suit_words, the_card
from fives.render.wording.race_figures import odds
from fives.render.wording.race_settling import session_balances, session_won, settlement

_SAT_OUT: Final = {"no-chip": "race.sat_out.no_chip", "not-covered": "race.sat_out.not_covered"}


def event_sentences(event: RaceEvent, names: Names) -> tuple[str, ...]:
    """Return what happened: the sentence that tells it, and more where there is more to tell.

    Args:
        event: What happened.
        names: What the seats are called, and in which language.

    >>> import fives
    >>> from fives.card_race import BankPassed
    >>> for line in event_sentences(BankPassed(2, 0, 2), Names(fives.Table(3), you=0)):
    ...     print(line)
    The bank passed from seat 2 to you.
    All cards were shuffled for race 2.
    """
    match event:
        case MarkerLaid() | TrackRefused() | OddsPosted():
            sentences: tuple[str, ...] = (_before_the_bets(event, names.language),)
        case BetMade() | SatOut():
            sentences = (_choice(event, names),)
        case CardTurned():
            sentences = (_turned(event, names.language),)
        case RaceWon():
            sentences = (
                race_won(event.suit, event.turned, names.language),
                _came(event, names.language),
            )
        case BetsSettled():
            sentences = settlement(event, names)
        case BankPassed():
            sentences = _passed(event, names)
        case SessionEnded():
            sentences = (session_won(event, names), session_balances(event, names))
        case _:
            assert_never(event)
    return tuple(map(capital, sentences))


def _before_the_bets(event: MarkerLaid | TrackRefused | OddsPosted, language: Language) -> str:
    match event:
        case MarkerLaid():
            card = the_card(event.card, language)
            return language.say("race.marker", card=card, position=event.position)
        case TrackRefused():
            return language.say(
                "race.refused_track",
                markers=" ".join(map(str, event.markers)),
                count=event.count,
                suit=suit_words(event.suit, language),
            )
        case OddsPosted():
            posted = []
            for suit, price in zip(SUITS, event.odds, strict=True):
                values = {"suit": suit_words(suit, language), "odds": odds(price, language)}
                posted.append(language.say("race.posted_suit", **values))
            return language.say("race.posted", odds=listed(posted, language), n=event.stake)
        case _:
            assert_never(event)


def _choice(event: BetMade | SatOut, names: Names) -> str:
    language, who = names.language, names.seat(event.seat)
    if isinstance(event, BetMade):
        suit, price = suit_words(event.suit, language), odds(event.odds, language)
        return language.say("race.bet", who=who, suit=suit, n=event.stake, odds=price)
    key = _SAT_OUT.get(event.reason)
    if key is None:
        return language.say("race.sat_out.other", who=who, reason=event.reason)
    return language.say(key, who=who)


def _turned(event: CardTurned, language: Language) -> str:
    card, suit = the_card(event.card, language), suit_words(event.card.suit, language)
    return language.say("race.turned", card=card, suit=suit, position=event.position)


def race_won(suit: Suit, turned: int, language: Language) -> str:
    """Return which horse won a race, after how many cards.

    >>> from fives.card_race import Suit
    >>> from fives.render.wording.english import ENGLISH
    >>> race_won(Suit.CLUBS, 25, ENGLISH)
    'Clubs won the race after 25 cards.'
    """
    return capital(language.say("race.won", suit=suit_words(suit, language), n=turned))


def _came(event: RaceWon, language: Language) -> str:
    came = [
        language.say("race.came_suit", suit=suit_words(suit, language), position=position)
        for suit, position in zip(SUITS, event.positions, strict=True)
    ]
    return language.say("race.came", positions=listed(came, language))


def _passed(event: BankPassed, names: Names) -> tuple[str, str]:
    giver, taker = names.seat(event.giver), names.seat(event.taker)
    passed = names.language.say("race.bank_passed", giver=giver, taker=taker)
    return passed, names.language.say("race.shuffled", race=event.race)
