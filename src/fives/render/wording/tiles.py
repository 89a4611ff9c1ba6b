"""Tiles, ports, sets of tiles, and what an end contributes, in words."""

from __future__ import annotations

from typing import Final

from fives.dominoes.counting import Contribution, Why
from fives.dominoes.ports import Port
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.render.wording.language import Language

_WHY: Final = {
    Why.END: "counts.end",
    Why.BOTH_HALVES: "counts.both_halves",
    Why.ONE_HALF: "counts.one_half",
    Why.COVERED: "counts.covered",
}


def tile_words(tile: Tile, language: Language) -> str:
    """Return a tile in words.

    >>> from fives.render.wording.french import FRENCH
    >>> tile_words(Tile(2, 5), FRENCH), tile_words(Tile(5, 5), FRENCH)
    ('domino [2|5]', 'double [5|5]')
    """
    return language.say("tile.double" if tile.is_double else "tile.plain", tile=str(tile))


def port_words(port: Port, language: Language) -> str:
    """Return the name of a port.

    >>> from fives.render.wording.french import FRENCH
    >>> print(port_words(Port.parse("2-5.lo"), FRENCH))
    [2|5] (extrémité de valeur basse)
    """
    return language.say(f"place.{port.face.value}", tile=str(port.tile))


def open_port_words(port: Port, language: Language) -> str:
    """Return the name of a port, with the value that joins it.

    >>> from fives.render.wording.french import FRENCH
    >>> print(open_port_words(Port.parse("5-5.b"), FRENCH))
    [5|5] (ligne B, 5)
    """
    return language.say(f"open.{port.face.value}", tile=str(port.tile), value=port.value)


def hand_words(tiles: TileSet, language: Language) -> str:
    """Return which tiles there are, how many, and their pips.

    >>> from fives.render.wording.english import ENGLISH
    >>> hand_words(TileSet.parse("0-1 2-5"), ENGLISH).replace(chr(160), " ")
    '[0|1], [2|5]: 2 tiles, 8 pips'
    """
    if not tiles:
        return language.say("tiles.none")
    return language.say(
        "tiles.some", tiles=", ".join(map(str, tiles)), n=len(tiles), pips=tiles.pips
    )


def contribution_words(part: Contribution, language: Language) -> str:
    """Return what an end contributes, and why.

    >>> from fives.render.wording.english import ENGLISH
    >>> contribution_words(Contribution(Tile(5, 5), 5, 2), ENGLISH)
    '[5|5] counts 10: both halves'
    """
    return language.say(_WHY[part.why], tile=str(part.tile), n=part.pips)
