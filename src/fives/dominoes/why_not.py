"""Why a tile cannot be laid at a place, for lessons and error messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.core.refusal import Refusal
from fives.dominoes.plays import Play
from fives.dominoes.ports import BRANCH_FACES

if TYPE_CHECKING:
    from fives.dominoes.layout import Layout


def why_not_there(layout: Layout, play: Play) -> Refusal | None:
    """Return why a play cannot be made on a layout, or None when it can."""
    tile, port = play.tile, play.at
    params = (("tile", str(tile)), ("port", str(port)))

    def no(code: str, sentence: str) -> Refusal:
        return Refusal(code, sentence, params)

    tiles = layout.tiles
    if tile not in layout.tile_set:
        top = max(layout.tile_set, default="(none)")
        sentence = f"{tile} is not in the set, whose highest tile is {top}."
        return Refusal("NOT_IN_SET", sentence, (*params, ("top", str(top))))
    if tile in tiles:
        return no("ALREADY_LAID", f"{tile} lies on the table already; place another tile.")
    if port is None:
        if tiles:
            return no("NEEDS_PORT", f"The table has tiles; say which port {tile} joins.")
        return None
    if port.tile not in tiles:
        return no(
            "NO_SUCH_PORT",
            f"{port.tile} is not on the table; join a tile that is.",
        )
    if port not in layout.ports:
        return _why_closed(layout, play)
    if port.value not in (tile.low, tile.high):
        sentence = f"Only a tile with a {port.value} joins {port}, and {tile} has none."
        return no("VALUES_DIFFER", sentence)
    return None


def _why_closed(layout: Layout, play: Play) -> Refusal:
    port = play.at
    assert port is not None
    params = (("tile", str(play.tile)), ("port", str(port)))
    taken = {joint.at for joint in layout.joints} | {joint.by for joint in layout.joints}
    if port in taken:
        return Refusal("PORT_TAKEN", f"{port} is joined already; choose an open port.", params)
    if port in layout.locked:
        return Refusal("PORT_LOCKED", f"{port} is locked until other ports are filled.", params)
    line_open = any(
        other.tile is port.tile and other.face not in BRANCH_FACES for other in layout.open_ports
    )
    if port.tile in layout.spinning and line_open:
        return Refusal(
            "BRANCH_BEFORE_LINE",
            f"Both line sides of {port.tile} must be joined before its branch {port}.",
            params,
        )
    return Refusal("NO_BRANCHES", f"{port.tile} does not branch, so nothing joins {port}.", params)
