"""The small parts of documents: tiles, seats, moves, outcomes, refusals, scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.state import CHANCE, Actor
from fives.core.table import MOST_SEATS
from fives.core.units import Points, Seat, Side
from fives.dominoes.plays import Play
from fives.dominoes.scoring import MOST
from fives.dominoes.tiles import TILES, Tile
from fives.dominoes.tileset import TileSet
from fives.match.moves import Move
from fives.match.notation import parse_move
from fives.records.json_values import JsonObject, JsonValue, Node

MOST_TILES: Final = len(TILES)
"""More tiles than this lie nowhere."""

_MOST_PARAMS: Final = 1000


def tiles_data(tiles: Iterable[Tile]) -> list[JsonValue]:
    """Return tiles as a list of their notation."""
    return [tile.notation for tile in tiles]


def whole_list(numbers: Iterable[int]) -> list[JsonValue]:
    """Return whole numbers as a list."""
    return [*numbers]


def tile_from(node: Node) -> Tile:
    """Return the tile that a text names."""
    return node.parsed(Tile.parse, _notation)


def _notation(tile: Tile) -> str:
    return tile.notation


def tiles_from(node: Node) -> TileSet:
    """Return the tiles of a list, in which each stands once."""
    found: dict[Tile, None] = {}
    for item in node.items(MOST_TILES):
        tile = tile_from(item)
        if tile in found:
            raise item.error("TILE_TWICE", f"{tile} stands here twice.")
        found[tile] = None
    return TileSet(found)


def play_from(node: Node) -> Play:
    """Return the play that a text names."""
    return node.parsed(Play.parse)


def move_from(node: Node) -> Move:
    """Return the move that a text names."""
    return node.parsed(parse_move)


def seat_from(node: Node, seats: int = MOST_SEATS) -> Seat:
    """Return a seat of a table with so many."""
    return Seat(node.whole(0, seats - 1))


def side_from(node: Node, sides: int = MOST_SEATS) -> Side:
    """Return one of so many sides."""
    return Side(node.whole(0, sides - 1))


def points_from(node: Node) -> Points:
    """Return points, which may be negative."""
    return Points(node.whole(-MOST, MOST))


def actor_data(actor: Actor) -> JsonValue:
    """Return who is to move: a seat, the word chance, or null."""
    return "chance" if actor is CHANCE else actor


def actor_from(node: Node, seats: int = MOST_SEATS) -> Actor:
    """Return who is to move."""
    if node.value is None:
        return None
    return CHANCE if node.value == "chance" else seat_from(node, seats)


def outcome_data(outcome: Outcome | None) -> JsonObject | None:
    """Return an outcome as data, or None for none."""
    if outcome is None:
        return None
    return {"winners": whole_list(outcome.winners), "reason": outcome.reason}


def outcome_from(node: Node) -> Outcome:
    """Return the outcome that data says."""
    given = node.fields("winners", "reason")
    winners = tuple(side_from(item) for item in given["winners"].items(MOST_SEATS))
    return Outcome(winners, given["reason"].text())


def refusal_data(refusal: Refusal) -> JsonObject:
    """Return a refusal as data."""
    return {
        "code": refusal.code,
        "sentence": refusal.sentence,
        "params": [[name, value] for name, value in refusal.params],
        "rule": refusal.rule,
    }


def refusal_from(node: Node) -> Refusal:
    """Return the refusal that data says."""
    given = node.fields("code", "sentence", "params", "rule")
    rule = given["rule"]
    return Refusal(
        given["code"].text(),
        given["sentence"].text(),
        tuple(_pair(item) for item in given["params"].items(_MOST_PARAMS)),
        None if rule.value is None else rule.text(),
    )


def _pair(node: Node) -> tuple[str, str]:
    pair = node.items(2)
    if len(pair) != 2:
        raise node.error("TOO_FEW", "a pair of a name and its text was expected.")
    return pair[0].text(), pair[1].text()
