"""Events of a match, read from data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fives.core.table import MOST_SEATS
from fives.core.units import Pips
from fives.dominoes.scoring import MOST
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
from fives.match.ruleset import RuleSet
from fives.records.json_values import Node
from fives.wire.layouts import layout_from
from fives.wire.pieces import (
    MOST_TILES,
    outcome_from,
    play_from,
    points_from,
    seat_from,
    side_from,
    tile_from,
    tiles_from,
)
from fives.wire.scores import (
    contribution_from,
    end_from,
    ruling_from,
)

_MOST_REASONS: Final = 1000


def event_from(node: Node, variant: RuleSet | None) -> Event:
    """Return the event that data says.

    Args:
        node: The data.
        variant: Where policies come from that have no name in documents.

    Raises:
        JsonError: When it is none.
    """
    return node.at("event").one_of(_READERS)(node, variant)


def _lot_fell(node: Node, variant: RuleSet | None) -> Event:
    return LotFell(seat_from(node.fields("event", "seat")["seat"]))


def _tile_dealt(node: Node, variant: RuleSet | None) -> Event:
    given = node.fields("event", "seat", "tile")
    return TileDealt(seat_from(given["seat"]), _tile_or_none(given["tile"]))


def _tile_drawn(node: Node, variant: RuleSet | None) -> Event:
    given = node.fields("event", "seat", "tile")
    return TileDrawn(seat_from(given["seat"]), _tile_or_none(given["tile"]))


def _tile_or_none(node: Node) -> Tile | None:
    return None if node.value is None else tile_from(node)


def _redealt(node: Node, variant: RuleSet | None) -> Event:
    node.fields("event")
    return Redealt()


def _tile_played(node: Node, variant: RuleSet | None) -> Event:
    given = node.fields("event", "seat", "play", "drawn", "total", "parts", "points")
    play = play_from(given["play"])
    if play.at is not None and play.at.value not in (play.tile.low, play.tile.high):
        raise given["play"].error("VALUES_DIFFER", f"{play.tile} does not join {play.at}.")
    parts = tuple(contribution_from(item) for item in given["parts"].items(MOST_TILES))
    total = given["total"].whole(0, MOST)
    if total != sum(part.pips for part in parts):
        raise given["total"].error("DOES_NOT_FOLLOW", "the parts do not add up to it.")
    return TilePlayed(
        seat_from(given["seat"]),
        play.tile,
        play.at,
        given["drawn"].flag(),
        Pips(total),
        parts,
        points_from(given["points"]),
    )


def _passed(node: Node, variant: RuleSet | None) -> Event:
    return Passed(seat_from(node.fields("event", "seat")["seat"]))


def _turn_kept(node: Node, variant: RuleSet | None) -> Event:
    given = node.fields("event", "seat", "reasons")
    reasons = tuple(item.text() for item in given["reasons"].items(_MOST_REASONS))
    return TurnKept(seat_from(given["seat"]), reasons)


def _round_ended(node: Node, variant: RuleSet | None) -> Event:
    given = node.fields("event", "end", "hands", "winners", "layout")
    return RoundEnded(
        end_from(given["end"]),
        tuple(tiles_from(item) for item in given["hands"].items(MOST_SEATS)),
        tuple(side_from(item) for item in given["winners"].items(MOST_SEATS)),
        layout_from(given["layout"], variant),
    )


def _ruled(node: Node, variant: RuleSet | None) -> Event:
    return Ruled(ruling_from(node, "event"))


def _match_ended(node: Node, variant: RuleSet | None) -> Event:
    return MatchEnded(outcome_from(node.fields("event", "outcome")["outcome"]))


_READERS: Final[dict[str, Callable[[Node, RuleSet | None], Event]]] = {
    "lot-fell": _lot_fell,
    "tile-dealt": _tile_dealt,
    "redealt": _redealt,
    "tile-played": _tile_played,
    "tile-drawn": _tile_drawn,
    "passed": _passed,
    "turn-kept": _turn_kept,
    "round-ended": _round_ended,
    "ruled": _ruled,
    "match-ended": _match_ended,
}
