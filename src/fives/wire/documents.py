"""Documents: whatever can be written as JSON by itself, with its format and its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar, get_args

from fives.card_race.events import RaceEvent
from fives.card_race.moves import RaceMove
from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.view import RaceView
from fives.core.errors import InputError, kind_of
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.dominoes.layout import Layout
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.events import Event
from fives.match.moves import Move
from fives.match.public_view import PublicView
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.match.view import View
from fives.records import Record, SeenRecord
from fives.records.json_values import JsonObject, Node
from fives.records.variants import read_variant, variant_data
from fives.wire.events import event_data
from fives.wire.events_read import event_from
from fives.wire.layouts import layout_data, layout_from
from fives.wire.pieces import (
    move_from,
    outcome_data,
    outcome_from,
    refusal_data,
    refusal_from,
    tile_from,
    tiles_data,
    tiles_from,
)
from fives.wire.race_events import race_event_data
from fives.wire.race_events_read import race_event_from
from fives.wire.races import (
    public_race_view_from,
    race_data,
    race_from,
    race_move_from,
    race_view_data,
    race_view_from,
)
from fives.wire.records import record_data, record_from
from fives.wire.seen import seen_record_data, seen_record_from
from fives.wire.states import state_data, state_from
from fives.wire.views import public_view_data, public_view_from, view_data, view_from

T = TypeVar("T")

FORMAT: Final = 1
"""The version of the format; readers refuse any other."""

Document: TypeAlias = (
    GameState
    | View
    | PublicView
    | Move
    | Event
    | Outcome
    | Refusal
    | Tile
    | TileSet
    | Layout
    | RuleSet
    | CardRace
    | RaceView
    | PublicRaceView
    | RaceMove
    | RaceEvent
    | Record[GameState, Move]
    | Record[CardRace, RaceMove]
    | SeenRecord
)
"""All that can be written by itself."""

Write: TypeAlias = Callable[[T], JsonObject]
Read: TypeAlias = Callable[[Node, RuleSet | None], Document]


def _text(name: str) -> Write[object]:
    return lambda value: {name: str(value)}


def _within(name: str, read: Callable[[Node], Document]) -> Read:
    return lambda node, variant: read(node.fields(name)[name])


def _alone(read: Callable[[Node], Document]) -> Read:
    return lambda node, variant: read(node)


READ: Final[dict[str, Read]] = {
    "state": state_from,
    "view": view_from,
    "public-view": public_view_from,
    "move": _within("move", move_from),
    "event": event_from,
    "outcome": _alone(outcome_from),
    "refusal": _alone(refusal_from),
    "tile": _within("tile", tile_from),
    "tiles": _within("tiles", tiles_from),
    "layout": layout_from,
    "variant": read_variant,
    "record": record_from,
    "seen-record": seen_record_from,
    "race": _alone(race_from),
    "race-view": _alone(race_view_from),
    "public-race-view": _alone(public_race_view_from),
    "race-move": _within("move", race_move_from),
    "race-event": _alone(race_event_from),
}
"""By kind, how the body of a document is read."""


def body_of(value: Document) -> tuple[str, JsonObject]:
    """Return the kind of a document and its body.

    Raises:
        InputError: When a value has no JSON form, or holds something that has none.
    """
    match value:
        case GameState():
            return "state", state_data(value)
        case View():
            return "view", view_data(value)
        case PublicView():
            return "public-view", public_view_data(value)
        case Outcome():
            return "outcome", outcome_data(value) or {}
        case Refusal():
            return "refusal", refusal_data(value)
        case Tile():
            return "tile", {"tile": value.notation}
        case TileSet():
            return "tiles", {"tiles": tiles_data(value)}
        case Layout():
            return "layout", layout_data(value)
        case RuleSet():
            return "variant", variant_data(value)
        case Record():
            return "record", record_data(value)
        case SeenRecord():
            return "seen-record", seen_record_data(value)
        case CardRace():
            return "race", race_data(value)
        case RaceView():
            return "race-view", race_view_data(value)
        case PublicRaceView():
            return "public-race-view", race_data(value)
        case _:
            return _body_of_small(value)


def _body_of_small(value: Move | Event | RaceMove | RaceEvent) -> tuple[str, JsonObject]:
    if isinstance(value, get_args(Move)):
        return "move", {"move": str(value)}
    if isinstance(value, get_args(RaceMove)):
        return "race-move", {"move": str(value)}
    if isinstance(value, get_args(Event)):
        return "event", event_data(value)
    if isinstance(value, get_args(RaceEvent)):
        return "race-event", race_event_data(value)
    raise InputError("NO_JSON", f"{kind_of(value)} has no JSON form.")
