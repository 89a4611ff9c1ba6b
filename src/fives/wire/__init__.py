"""States, views, moves, events, records and variants as JSON, written and read strictly.

>>> import fives
>>> from fives import wire
>>> state = fives.HORSE_RACE.start(seats=2)
>>> wire.load_state(wire.dumps(state)) == state
True
"""

from typing import TypeAlias

from fives.records import json_values
from fives.records.json_values import JsonError
from fives.wire.documents import FORMAT, Document
from fives.wire.reading import dumps, from_json, loads, to_json
from fives.wire.schemas import schema
from fives.wire.typed import (
    load_event,
    load_move,
    load_public_race_view,
    load_public_view,
    load_race,
    load_race_event,
    load_race_move,
    load_race_view,
    load_record,
    load_seen_record,
    load_state,
    load_variant,
    load_view,
)

JsonValue: TypeAlias = json_values.JsonValue
"""Anything that JSON holds and this library writes."""

JsonObject: TypeAlias = json_values.JsonObject
"""An object of JSON, as Python reads it."""

__all__ = [
    "Document",
    "FORMAT",
    "JsonError",
    "JsonObject",
    "JsonValue",
    "dumps",
    "from_json",
    "load_event",
    "load_move",
    "load_public_race_view",
    "load_public_view",
    "load_race",
    "load_race_event",
    "load_race_move",
    "load_race_view",
    "load_record",
    "load_seen_record",
    "load_state",
    "load_variant",
    "load_view",
    "loads",
    "schema",
    "to_json",
]
