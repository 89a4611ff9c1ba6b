"""Events of a card race as lines: what happened, with every chip explained."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from fives.card_race.cards import SUITS, Card
from fives.card_race.chances import chances
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
from fives.card_race.state import CardRace
from fives.card_race.transition import RaceTransition
from fives.card_race.view import RaceView
from fives.render.folding import GLUE, fold
from fives.render.plain.race_offer import prices
from fives.render.plain.race_track import chart_heading, chart_row, track
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language, Subject
from fives.render.wording.names import Names
from fives.render.wording.race_events import event_sentences
from fives.render.wording.race_figures import whole_percent


def tell(step: RaceTransition, names: Names) -> tuple[str, ...]:
    """Return what a move did, as lines for 80 columns.

    Markers are told once they all lie, by the track.

    Args:
        step: The move with all that happened.
        names: What the seats are called.

    >>> import fives, random
    >>> from fives import card_race
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> print(*tell(race.step(card_race.parse_move("back H")), Names(race.table)))
    Seat 1 backed hearts with 1 chip at 5:1.
    """
    return tuple(line for event in step.events for line in _told(event, step, names))


def _told(event: RaceEvent, step: RaceTransition, names: Names) -> tuple[str, ...]:
    after, language = step.after, names.language
    match event:
        case MarkerLaid():
            return ()
        case OddsPosted():
            lines = track(after.markers, after.positions, language)
            return (*lines, "", *prices(after, language), "")
        case TrackRefused() | BetMade() | SatOut() | BankPassed():
            return _line(event, names)
        case CardTurned():
            return (_chart(event.card, step, language),)
        case RaceWon():
            lines = track(event.markers, event.positions, language)
            return ("", *_line(event, names), *lines, "")
        case BetsSettled():
            folded = map(fold, event_sentences(event, names))
            return tuple(line for sentence in folded for line in sentence)
        case SessionEnded():
            return ("", *_line(event, names))
        case _:
            assert_never(event)


def _line(event: RaceEvent, names: Names) -> tuple[str, ...]:
    """Return the first sentence of an event; the tables around it show the rest."""
    return fold(event_sentences(event, names)[0])


def before_the_race(at: CardRace | RaceView, language: Language = ENGLISH) -> tuple[str, ...]:
    """Return the heading of the cards of a race, and how it stands before the first.

    Args:
        at: A state or a view in which all have chosen.
        language: The language.

    >>> import fives, random
    >>> from fives import card_race
    >>> for line in before_the_race(fives.run_chance(card_race.start(), random.Random(61))):
    ...     print(line)
    card  spades           hearts           diamonds         clubs
          S.......|.  36%  H.......|.   8%  D.......|.  20%  C.......|.  36%
    """
    percents = [whole_percent(chance, language) for chance in chances(at)]
    return (chart_heading(language), chart_row(None, at.positions, percents, language))


def race_begins(race: int, races: int, banker: Subject, language: Language = ENGLISH) -> str:
    """Return the heading of a race.

    Args:
        race: Its number, from 1.
        races: How many races the session has.
        banker: Who keeps the bank.
        language: The language.

    >>> race_begins(2, 4, Subject("seat 1", 1))
    '-- Race 2 of 4: seat 1 kept the bank --'
    """
    heading = language.say("race.heading", race=race, races=races, banker=banker)
    return heading.replace(GLUE, " ")


def _chart(card: Card, step: RaceTransition, language: Language) -> str:
    """Return how the race stands after a card; a race that is won is on the table no more."""
    won = [event for event in step.events if isinstance(event, RaceWon)]
    positions = won[0].positions if won else step.after.positions
    exact = [Fraction(suit is won[0].suit) for suit in SUITS] if won else chances(step.after)
    percents = [whole_percent(chance, language) for chance in exact]
    return chart_row(card, positions, percents, language)
