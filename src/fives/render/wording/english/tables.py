"""Tables, tiles, ends, hands, moves and scores of the domino games, in English."""

from __future__ import annotations

from typing import Final

_TILES: Final = {
    "tile.plain": "tile {tile}",
    "tile.double": "double {tile}",
    "open.lo": "{tile}~lo ({value})",
    "open.hi": "{tile}~hi ({value})",
    "open.a": "{tile}~a ({value})",
    "open.b": "{tile}~b ({value})",
    "open.c": "{tile}~c ({value})",
    "open.d": "{tile}~d ({value})",
    "counts.end": "{tile} counts {n}: its open half",
    "counts.both_halves": "{tile} counts {n}: both halves",
    "counts.one_half": "{tile} counts {n}: one half",
    "counts.covered": "{tile} counts {n}: it is covered",
    "tiles.none": "no tile",
    "tiles.some": "{tiles}: {n}~{n#tile|tiles}, {pips}~{pips#pip|pips}",
}

_LAYOUTS: Final = {
    "layout.empty": "The table is empty.",
    "layout.lead": "{tile} leads.",
    "layout.tiles": "Tiles: {tiles}.",
    "layout.no_joints": "Joints: none.",
    "layout.joints": "Joints: {joints}.",
    "layout.next": "{items}; {item}",
    "layout.joint": "{at} – {by}",
    "layout.no_ports": "Open ports: none.",
    "layout.ports": "Open ports: {ports}.",
    "layout.locked": "Locked for now: {ports}.",
    "layout.waiting": "Branches that wait until both line sides are joined: {ports}.",
    "layout.count": "The ends count {sum}~{n#pip|pips}.",
    "layout.no_count": "The ends count nothing.",
}

_MOVES: Final = {
    "move.lead": "lead {tile}",
    "move.play": "place {tile} on {place}",
    "move.draw": "draw a tile",
    "move.pass": "pass",
    "move.lot": "the lot falls on {who}",
    "move.deal": "deal {tile}",
    "move.drawn": "the tile drawn is {tile}",
    "preview.points": "That would be worth {n}~{n#point|points}.",
    "preview.no_points": "That would be worth no points.",
    "preview.kept": "The turn would be kept: {why}.",
    "preview.plain": "The tile would be placed, and the turn would pass.",
    "preview.last": "It is the last tile of the hand.",
}

_STATES: Final = {
    "state.solo": "{title}, {n}~seats.",
    "state.pairs": "{title}, {n}~seats in pairs.",
    "state.lot": "A lot decides who opens.",
    "state.dealing": "The tiles are being dealt.",
    "state.drawing": "A tile is being drawn.",
    "state.turn": "{who} {who?are|is|are} to move.",
    "state.placing": ("{who} {who?have|has|have} drawn a tile that fits and must place it."),
    "state.bound_drawn": "The tile to place is {tile}, the one just drawn.",
    "state.bound_lead": "The tile to lead is {tile}.",
    "state.score": "{who} {who?have|has|have} {n}~{n#point|points}",
    "state.size": "{who} {who?hold|holds|hold} {n}~{n#tile|tiles}",
    "state.list": "{items}.",
    "state.hand": "{who} {who?hold|holds|hold} {tiles}.",
    "state.no_hand": "{who} {who?hold|holds|hold} no tile.",
    "state.opener": "The opener of the round: {who}.",
    "state.passes": "{n}~{n#pass|passes} in a row.",
    "boneyard.empty": "The boneyard is empty.",
    "boneyard.all": "The boneyard has {n}~{n#tile|tiles}.",
    "boneyard.some": ("The boneyard has {n}~{n#tile|tiles}, of which {drawable} may be drawn."),
    "boneyard.none": "The boneyard has {n}~{n#tile|tiles}, of which none may be drawn.",
}

_RESULTS: Final = {
    "name.side": "side {side}",
    "gain.event": "{who}: {parts}.",
    "gain.nothing": "{who}: no points.",
    "gain.nobody": "Nobody scores.",
    "round.opened": "{who} opened the round.",
    "round.nobody": "Nobody won the round.",
}

TABLES: Final[dict[str, str]] = {**_TILES, **_LAYOUTS, **_MOVES, **_STATES, **_RESULTS}
