"""What some seats saw of a match as data; nothing hidden is in it."""

from __future__ import annotations

from typing import Any, Final

from fives.core.errors import IllegalMoveError, InputError
from fives.core.units import Seat
from fives.dominoes.tileset import TileSet
from fives.match.ruleset import RuleSet
from fives.policies.opening import Lead
from fives.records import SeenMove, SeenRecord, Unseen
from fives.records.json_text import MOST_MARKS
from fives.records.json_values import JsonError, JsonObject, JsonValue, Node
from fives.records.sheet import table_data
from fives.records.variants import variant_reference
from fives.records.watching import watch
from fives.wire.following import agree
from fives.wire.pieces import (
    move_from,
    outcome_data,
    seat_from,
    tile_from,
    tiles_data,
    tiles_from,
    whole_list,
)
from fives.wire.records import results_data
from fives.wire.seating import Seating, seating_from

_UNSEEN: Final = {
    str(unseen): unseen for unseen in (Unseen("deal"), Unseen("drawn"), Unseen("drawn", bound=True))
}
_KEYS: Final = (
    "variant",
    "table",
    "seats",
    "moves",
    "revealed",
    "leads",
    "results",
    "outcome",
)


def seen_record_data(record: SeenRecord) -> JsonObject:
    """Return what some seats saw of a match as data."""
    return {
        "variant": variant_reference(record.variant),
        "table": table_data(record.table),
        "seats": whole_list(record.seats),
        "moves": [str(move) for move in record.moves],
        "revealed": [_revealed_data(after, hands) for after, hands in record.revealed],
        "leads": [{"after": after, "lead": _lead_data(lead)} for after, lead in record.leads],
        "results": results_data(record.results),
        "outcome": outcome_data(record.outcome),
    }


def _revealed_data(after: int, hands: tuple[TileSet, ...]) -> JsonObject:
    return {"after": after, "hands": [tiles_data(hand) for hand in hands]}


def _lead_data(lead: Lead | None) -> JsonValue:
    if lead is None:
        return None
    return {"seat": lead.seat, "tile": None if lead.tile is None else lead.tile.notation}


def seen_record_from(node: Node, variant: RuleSet | None) -> SeenRecord:
    """Return what some seats saw of a match, with every move checked as far as it was seen.

    Raises:
        JsonError: When the data is no such record, or says what could not be seen.
    """
    given = node.fields(*_KEYS)
    at = seating_from(given["variant"], given["table"], variant)
    seats = tuple(seat_from(item, at.table.seats) for item in given["seats"].items(at.table.seats))
    if list(seats) != sorted(set(seats)):
        raise given["seats"].error("SEATS", "the seats are in order, each once.")
    moves = tuple(map(_move, given["moves"].items(MOST_MARKS)))
    revealed = tuple(_revealed(item, at) for item in given["revealed"].items(MOST_MARKS))
    leads = tuple(_lead(item, at) for item in given["leads"].items(MOST_MARKS))
    try:
        record = SeenRecord(at.rules, at.table, seats, moves, revealed, leads)
    except (IllegalMoveError, InputError) as error:
        parts = (at.rules, at.table, seats, moves, revealed, leads)
        raise _fault(given["moves"], error, parts) from None
    agree(given["results"], results_data(record.results))
    agree(given["outcome"], outcome_data(record.outcome))
    return record


def _fault(node: Node, error: IllegalMoveError | InputError, parts: Any) -> JsonError:
    """Return an error at the path of the move where it comes up."""
    number = 0
    try:
        for _ in watch(*parts):
            number += 1
    except (IllegalMoveError, InputError):
        moves = node.items()
        node = moves[number] if number < len(moves) else node
    return node.error(error.code, error.message)


def _move(node: Node) -> SeenMove:
    return _UNSEEN[node.text()] if node.text() in _UNSEEN else move_from(node)


def _revealed(node: Node, at: Seating) -> tuple[int, tuple[TileSet, ...]]:
    given = node.fields("after", "hands")
    hands = tuple(map(tiles_from, given["hands"].items(at.table.seats)))
    return given["after"].whole(1), hands


def _lead(node: Node, at: Seating) -> tuple[int, Lead | None]:
    given = node.fields("after", "lead")
    after, lead = given["after"].whole(1), given["lead"]
    if lead.value is None:
        return after, None
    named = lead.fields("seat", "tile")
    seat: Seat = seat_from(named["seat"], at.table.seats)
    tile = None if named["tile"].value is None else tile_from(named["tile"])
    return after, Lead(seat, tile)
