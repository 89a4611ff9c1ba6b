"""What a seat, a side or everybody may know, as data; nothing hidden is in it."""

from __future__ import annotations

from fives.core.units import Seat
from fives.dominoes.tileset import TileSet
from fives.match.public_view import PublicView
from fives.match.ruleset import RuleSet
from fives.match.view import View
from fives.records.json_values import JsonObject, JsonValue, Node
from fives.records.sheet import table_data
from fives.records.variants import variant_reference
from fives.wire.facts import Facts, checked, facts_from
from fives.wire.layouts import plays_data
from fives.wire.pieces import (
    MOST_TILES,
    actor_data,
    outcome_data,
    seat_from,
    tile_from,
    tiles_data,
    whole_list,
)
from fives.wire.states import NAMES

_SHARED = (
    "variant",
    "table",
    "phase",
    "actor",
    "opener",
    "bound",
    "passes",
    "scores",
    "hand_sizes",
    "layout",
    "boneyard_size",
    "drawable",
    "outcome",
)


def view_data(view: View) -> JsonObject:
    """Return a view as data."""
    return {**_shared(view), "seat": view.seat, "hand": tiles_data(view.hand)}


def public_view_data(view: PublicView) -> JsonObject:
    """Return what a side or everybody sees as data; hidden hands are null."""
    hands: list[JsonValue] = [None if hand is None else tiles_data(hand) for hand in view.hands]
    return {**_shared(view), "hands": hands}


def _shared(view: View | PublicView) -> JsonObject:
    return {
        "variant": variant_reference(view.variant),
        "table": table_data(view.table),
        "phase": NAMES[view.phase],
        "actor": actor_data(view.actor),
        "opener": view.opener,
        "bound": None if view.bound is None else view.bound.notation,
        "passes": view.passes,
        "scores": whole_list(view.scores),
        "hand_sizes": whole_list(view.hand_sizes),
        "layout": plays_data(view.layout),
        "boneyard_size": view.boneyard_size,
        "drawable": view.drawable,
        "outcome": outcome_data(view.outcome),
    }


def view_from(node: Node, variant: RuleSet | None) -> View:
    """Return the view that data says.

    Raises:
        JsonError: When it is none, or no state that the rules allow is seen so.
    """
    given = node.fields(*_SHARED, "seat", "hand")
    facts = facts_from(given, variant)
    seat = seat_from(given["seat"], facts.at.table.seats)
    hand = _hand(given["hand"], facts, {}, facts.sizes[seat])
    checked(given, facts, {seat: hand})
    return View(
        variant=facts.at.rules,
        table=facts.at.table,
        seat=seat,
        actor=facts.actor,
        phase=facts.phase,
        scores=facts.scores,
        opener=facts.opener,
        hand=hand,
        hand_sizes=facts.sizes,
        boneyard_size=facts.boneyard_size,
        drawable=facts.drawable,
        layout=facts.layout,
        bound=facts.bound,
        passes=facts.passes,
        outcome=facts.outcome,
    )


def public_view_from(node: Node, variant: RuleSet | None) -> PublicView:
    """Return what a side or everybody sees.

    Raises:
        JsonError: When the data is no such view, or no state that the rules allow is seen so.
    """
    given = node.fields(*_SHARED, "hands")
    facts = facts_from(given, variant)
    items = given["hands"].items(facts.at.table.seats)
    if len(items) != facts.at.table.seats:
        raise given["hands"].error("HANDS", f"there is one hand a seat, at {facts.at.table}.")
    shown: dict[Seat, TileSet] = {}
    for seat, item in enumerate(items):
        if item.value is not None:
            shown[Seat(seat)] = _hand(item, facts, shown, facts.sizes[seat])
    checked(given, facts, shown)
    return PublicView(
        variant=facts.at.rules,
        table=facts.at.table,
        actor=facts.actor,
        phase=facts.phase,
        scores=facts.scores,
        opener=facts.opener,
        hands=tuple(shown.get(Seat(seat)) for seat in range(len(items))),
        hand_sizes=facts.sizes,
        boneyard_size=facts.boneyard_size,
        drawable=facts.drawable,
        layout=facts.layout,
        bound=facts.bound,
        passes=facts.passes,
        outcome=facts.outcome,
    )


def _hand(node: Node, facts: Facts, others: dict[Seat, TileSet], size: int) -> TileSet:
    """Return a hand of so many tiles, none of which lies anywhere else."""
    elsewhere = {tile for hand in others.values() for tile in hand} | {*facts.layout.tiles}
    items = node.items(MOST_TILES)
    if len(items) != size:
        raise node.error("HAND_SIZE", f"this hand has {size} tiles, as hand_sizes says.")
    for item in items:
        tile = tile_from(item)
        if tile not in facts.at.rules.dealing.tiles:
            raise item.error("NOT_IN_SET", f"{tile} is not in the set.")
        if tile in elsewhere:
            raise item.error("TILE_TWICE", f"{tile} is in two places.")
        elsewhere.add(tile)
    return TileSet(map(tile_from, items))
