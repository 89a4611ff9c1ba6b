"""Counts and scores as data: what ends contribute, what a side scores, what became of it."""

from __future__ import annotations

from typing import Final, assert_never

from fives.core.units import Pips
from fives.dominoes.counting import Contribution
from fives.dominoes.round_end import Blocked, RoundEnd, WentOut
from fives.dominoes.scoring import MOST, Part, Ruling, ScoreEvent
from fives.dominoes.tiles import MOST_PIPS
from fives.records.json_values import JsonObject, Node
from fives.wire.pieces import (
    points_from,
    refusal_data,
    refusal_from,
    seat_from,
    side_from,
    tile_from,
)

_MOST_PARTS: Final = 1000


def contribution_data(part: Contribution) -> JsonObject:
    """Return what an end contributes as data."""
    return {"tile": part.tile.notation, "value": part.value, "halves": part.halves}


def contribution_from(node: Node) -> Contribution:
    """Return what an end contributes."""
    given = node.fields("tile", "value", "halves")
    tile, value = tile_from(given["tile"]), given["value"].whole(0, MOST_PIPS)
    if value not in (tile.low, tile.high):
        raise given["value"].error("NO_SUCH_HALF", f"{tile} has no half with {value} pips.")
    halves = given["halves"].whole(0, 2 if tile.is_double else 1)
    return Contribution(tile, value, halves)


def score_data(event: ScoreEvent) -> JsonObject:
    """Return what a side is to score as data."""
    return {"side": event.side, "parts": [_part_data(part) for part in event.parts]}


def _part_data(part: Part) -> JsonObject:
    return {
        "reason": part.reason,
        "pips": part.pips,
        "counted": part.counted,
        "points": part.points,
    }


def score_from(node: Node) -> ScoreEvent:
    """Return what a side is to score."""
    given = node.fields("side", "parts")
    parts = tuple(_part_from(item) for item in given["parts"].items(_MOST_PARTS))
    return ScoreEvent(side_from(given["side"]), parts)


def _part_from(node: Node) -> Part:
    given = node.fields("reason", "pips", "counted", "points")
    pips, counted = (Pips(given[name].whole(-MOST, MOST)) for name in ("pips", "counted"))
    return Part(given["reason"].text(), pips, counted, points_from(given["points"]))


def ruling_data(ruling: Ruling) -> JsonObject:
    """Return what became of a score as data."""
    refusal = None if ruling.refusal is None else refusal_data(ruling.refusal)
    score = score_data(ruling.event)
    return {"score": score, "refusal": refusal, "before": ruling.before, "after": ruling.after}


def ruling_from(node: Node, *others: str) -> Ruling:
    """Return what became of a score; the points after must follow from those before.

    Args:
        node: The data.
        others: Keys that stand beside it.
    """
    given = node.fields(*others, "score", "refusal", "before", "after")
    event, refused = score_from(given["score"]), given["refusal"]
    refusal = None if refused.value is None else refusal_from(refused)
    before, after = points_from(given["before"]), points_from(given["after"])
    right = before + event.points if refusal is None else before
    if after != right:
        raise given["after"].error("DOES_NOT_FOLLOW", f"{right} follows, not {after}.")
    return Ruling(event, refusal, before, after)


def end_data(end: RoundEnd) -> JsonObject:
    """Return how a round ended as data."""
    gain = None if end.gain is None else score_data(end.gain)
    match end:
        case WentOut():
            return {"how": "out", "seat": end.seat, "gain": gain}
        case Blocked():
            return {"how": "blocked", "gain": gain}
        case _:
            assert_never(end)


def end_from(node: Node) -> RoundEnd:
    """Return how a round ended."""
    out = node.at("how").one_of({"out": True, "blocked": False})
    given = node.fields("how", "seat", "gain") if out else node.fields("how", "gain")
    gain = None if given["gain"].value is None else score_from(given["gain"])
    return WentOut(seat_from(given["seat"]), gain) if out else Blocked(gain)
