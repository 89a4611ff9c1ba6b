"""The card race in words: its cards, moves, events and states, in any language."""

from __future__ import annotations

from typing import Final, TypeAlias

from fives.card_race.cards import Card, Suit
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
from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.transition import RaceTransition
from fives.card_race.view import RaceView
from fives.core.errors import InputError, kind_of
from fives.core.table import MOST_SEATS, Table
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.race_cards import card_words, move_words, suit_words
from fives.render.wording.race_events import event_sentences
from fives.render.wording.race_state import AnyRace, race_sentences

RaceThing: TypeAlias = Suit | Card | RaceMove | RaceEvent | RaceTransition | AnyRace
"""Anything of the card race that can be put into words."""

_ANY_TABLE: Final = Table(MOST_SEATS)
"""The seats of an event, which does not say how many there are."""


def race_words(value: RaceThing, language: Language = ENGLISH, you: int | None = None) -> str:
    """Return something of the card race in words.

    A suit, a card and a move are phrases. Events are sentences, on one line for each event of
    a transition; a session has a line for each of its facts. All that is said may be seen by
    everybody: the order of the cards to come is in nothing that can be told.

    Args:
        value: A suit, a card, a move, an event, a transition, a state or a view.
        language: The language.
        you: The seat of the reader, if they sit; a view is read by its own seat.

    Raises:
        InputError: When the value is nothing of the card race, or nobody sits at ``you``.

    >>> from fives import card_race
    >>> from fives.render.wording.french import FRENCH
    >>> step = card_race.start().step(card_race.parse_move("mark QH"))
    >>> print(race_words(step.move), race_words(step), sep="; ")
    lay the queen of hearts as the next marker; The queen of hearts was laid at position 1 of \
the track.
    >>> print(race_words(step, FRENCH))
    On a posé la dame de cœur en position 1 du parcours.
    """
    match value:
        case Suit():
            return suit_words(value, language)
        case Card():
            return card_words(value, language)
        case Mark() | Back() | SitOut() | Turn():
            return move_words(value, language)
        case RaceTransition():
            names = _names(value.after.table, you, language)
            return "\n".join(_told(event, names) for event in value.events)
        case CardRace() | PublicRaceView():
            return "\n".join(race_sentences(value, _names(value.table, you, language)))
        case RaceView():
            reader = value.seat if you is None else you
            return "\n".join(race_sentences(value, _names(value.table, reader, language)))
        case _:
            return _event(value, _names(_ANY_TABLE, you, language))


def _names(table: Table, you: int | None, language: Language) -> Names:
    """Return what seats are called by a reader, who must sit at the table if anywhere."""
    return Names(table, None if you is None else table.seat(you), language)


def _event(event: RaceEvent, names: Names) -> str:
    """Return an event in words, or refuse what is none."""
    match event:
        case MarkerLaid() | TrackRefused() | OddsPosted() | BetMade() | SatOut() | CardTurned():
            return _told(event, names)
        case RaceWon() | BetsSettled() | BankPassed() | SessionEnded():
            return _told(event, names)
        case _:
            raise InputError(
                "NO_WORDS", f"Nothing of the card race can be told of {kind_of(event)}."
            )


def _told(event: RaceEvent, names: Names) -> str:
    return " ".join(event_sentences(event, names))
