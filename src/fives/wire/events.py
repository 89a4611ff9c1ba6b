"""Events of a match as data, by the name of what happened."""

from __future__ import annotations

from typing import assert_never

from fives.dominoes.tiles import Tile
from fives.match.events import (
    Event,
    LotFell,
    MatchEnded,
    Passed,
    Redealt,
    RoundEnded,
    Ruled,
    TileDealt,
    TileDrawn,
    TilePlayed,
    TurnKept,
)
from fives.match.moves import Play
from fives.records.json_values import JsonObject, JsonValue
from fives.wire.layouts import layout_data
from fives.wire.pieces import (
    outcome_data,
    tiles_data,
    whole_list,
)
from fives.wire.scores import (
    contribution_data,
    end_data,
    ruling_data,
)


def event_data(event: Event) -> JsonObject:
    """Return an event as data."""
    match event:
        case LotFell():
            return {"event": "lot-fell", "seat": event.seat}
        case TileDealt():
            return {"event": "tile-dealt", "seat": event.seat, "tile": _tile_data(event.tile)}
        case Redealt():
            return {"event": "redealt"}
        case TilePlayed():
            return {
                "event": "tile-played",
                "seat": event.seat,
                "play": str(Play(event.tile, event.at)),
                "drawn": event.drawn,
                "total": event.total,
                "parts": [contribution_data(part) for part in event.parts],
                "points": event.points,
            }
        case TileDrawn():
            return {"event": "tile-drawn", "seat": event.seat, "tile": _tile_data(event.tile)}
        case Passed():
            return {"event": "passed", "seat": event.seat}
        case TurnKept():
            return {"event": "turn-kept", "seat": event.seat, "reasons": [*event.reasons]}
        case RoundEnded():
            return {
                "event": "round-ended",
                "end": end_data(event.end),
                "hands": [tiles_data(hand) for hand in event.hands],
                "winners": whole_list(event.winners),
                "layout": layout_data(event.layout),
            }
        case Ruled():
            return {"event": "ruled", **ruling_data(event.ruling)}
        case MatchEnded():
            return {"event": "match-ended", "outcome": outcome_data(event.outcome)}
        case _:
            assert_never(event)


def _tile_data(tile: Tile | None) -> JsonValue:
    return None if tile is None else tile.notation
