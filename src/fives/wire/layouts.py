"""Layouts as data: the plays in the order laid, with the rules that a layout needs."""

from __future__ import annotations

from typing import Any

from fives.core.errors import IllegalMoveError, InputError
from fives.dominoes.layout import Layout
from fives.dominoes.plays import plays_in
from fives.dominoes.tileset import TileSet
from fives.match.ruleset import RuleSet
from fives.records.json_values import JsonObject, JsonValue, Node
from fives.records.policies import policy_data, policy_from, set_data, set_from
from fives.wire.pieces import MOST_TILES, play_from


def plays_data(layout: Layout) -> list[JsonValue]:
    """Return the plays of a layout in the order laid."""
    return [str(play) for play in plays_in(layout._chain)]


def plays_from(node: Node, empty: Layout) -> Layout:
    """Return the layout that plays make; says which cannot be laid.

    Args:
        node: The list of plays.
        empty: The layout to lay them on.
    """
    layout = empty
    for item in node.items(MOST_TILES):
        play = play_from(item)
        try:
            layout = layout.place(play.tile, play.at)
        except IllegalMoveError as error:
            raise item.error(error.code, error.message) from None
    return layout


def layout_data(layout: Layout) -> JsonObject:
    """Return a layout as data, with the rules by which it grows and counts."""
    return {
        "spinners": _or_given(layout.spinners, "spinners"),
        "counting": _or_given(layout.counting, "counting"),
        "tiles": set_data(layout.tile_set),
        "plays": plays_data(layout),
    }


def _or_given(policy: object, axis: str) -> JsonObject:
    try:
        return policy_data(policy, axis)
    except InputError as error:
        if error.code != "NOT_REGISTERED":
            raise
        return {"given": True}


def layout_from(node: Node, variant: RuleSet | None) -> Layout:
    """Return the layout that data says.

    Args:
        node: The data.
        variant: Where policies come from that have no name in documents.
    """
    given = node.fields("spinners", "counting", "tiles", "plays")
    tiles: TileSet = set_from(given["tiles"])
    spinners = _policy(given["spinners"], "spinners", variant)
    counting = _policy(given["counting"], "counting", variant)
    return plays_from(given["plays"], Layout(spinners, counting, tiles))


def _policy(node: Node, axis: str, variant: RuleSet | None) -> Any:
    # What a policy is depends on its axis; the layout asks it by its protocol.
    if not node.has("given"):
        return policy_from(node, axis)
    is_given = node.fields("given")["given"]
    if is_given.value is not True:
        raise is_given.not_a("NOT_TRUE", "true")
    if variant is None:
        raise node.error("VARIANT_NEEDED", "a policy of a variant: hand it over as variant=.")
    return getattr(variant, axis)
