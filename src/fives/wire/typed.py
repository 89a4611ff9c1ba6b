"""Reading a document that must be of one kind; each function raises as `loads` does."""

from __future__ import annotations

from typing import TypeVar

from fives.card_race.events import RaceEvent
from fives.card_race.moves import RaceMove
from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.view import RaceView
from fives.match.events import Event
from fives.match.moves import Move
from fives.match.public_view import PublicView
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.match.view import View
from fives.policies.variant import Variant
from fives.records import Record, SeenRecord
from fives.records.json_text import parsed
from fives.wire.reading import read_document
from fives.wire.records import FullRecord

T = TypeVar("T")


def _read(text: str, variant: Variant | None, kind: str, made: type[T]) -> T:
    found = read_document(parsed(text), variant, kind)
    assert isinstance(found, made)
    return found


def load_state(text: str, variant: Variant | None = None) -> GameState:
    """Return the state that a JSON text says.

    >>> import fives
    >>> from fives.wire import dumps
    >>> state = fives.HORSE_RACE.start(seats=2)
    >>> load_state(dumps(state)) == state
    True
    """
    return _read(text, variant, "state", GameState)


def load_view(text: str, variant: Variant | None = None) -> View:
    """Return the view of a seat that a JSON text says."""
    return _read(text, variant, "view", View)


def load_public_view(text: str, variant: Variant | None = None) -> PublicView:
    """Return the view of a side or of spectators that a JSON text says."""
    return _read(text, variant, "public-view", PublicView)


def load_move(text: str) -> Move:
    """Return the move of dominoes that a JSON text says.

    >>> import fives
    >>> from fives.wire import dumps
    >>> load_move(dumps(fives.Draw()))
    Draw()
    """
    found = read_document(parsed(text), None, "move")
    assert isinstance(found, Move)
    return found


def load_event(text: str, variant: Variant | None = None) -> Event:
    """Return the event of dominoes that a JSON text says."""
    found = read_document(parsed(text), variant, "event")
    assert isinstance(found, Event)
    return found


def load_record(text: str, variant: Variant | None = None) -> FullRecord:
    """Return the record of a match or of a session that a JSON text says.

    >>> import fives
    >>> from fives.wire import dumps
    >>> from fives.records import Record
    >>> record = Record.of(fives.HORSE_RACE.start(seats=2)).play(fives.Lot(1))
    >>> load_record(dumps(record)) == record
    True
    """
    found = read_document(parsed(text), variant, "record")
    assert isinstance(found, Record)
    return found


def load_seen_record(text: str, variant: Variant | None = None) -> SeenRecord:
    """Return what some seats saw of a match, as a JSON text says."""
    return _read(text, variant, "seen-record", SeenRecord)


def load_variant(text: str) -> RuleSet:
    """Return the variant that a JSON text says."""
    return _read(text, None, "variant", RuleSet)


def load_race(text: str) -> CardRace:
    """Return the session of card races that a JSON text says.

    >>> from fives import card_race
    >>> from fives.wire import dumps
    >>> load_race(dumps(card_race.start(seats=3))) == card_race.start(seats=3)
    True
    """
    return _read(text, None, "race", CardRace)


def load_race_view(text: str) -> RaceView:
    """Return the view of a seat at a card race that a JSON text says."""
    return _read(text, None, "race-view", RaceView)


def load_public_race_view(text: str) -> PublicRaceView:
    """Return the view of spectators of a card race that a JSON text says."""
    return _read(text, None, "public-race-view", PublicRaceView)


def load_race_move(text: str) -> RaceMove:
    """Return the move of a card race that a JSON text says."""
    found = read_document(parsed(text), None, "race-move")
    assert isinstance(found, RaceMove)
    return found


def load_race_event(text: str) -> RaceEvent:
    """Return the event of a card race that a JSON text says."""
    found = read_document(parsed(text), None, "race-event")
    assert isinstance(found, RaceEvent)
    return found
