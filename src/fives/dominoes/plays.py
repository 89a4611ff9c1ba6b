"""The play: a tile and the place where it is laid, one shared object for each."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import attrs

from fives.core.errors import InputError, NotationError, kind_of
from fives.dominoes.ports import PORTS, Port
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import tiles_in

_known: dict[tuple[Tile, Port | None], Play] = {}


@final
@attrs.frozen(init=False, eq=False, repr=False, weakref_slot=False)
class Play:
    """Lay a tile: alone, to lead, or joined to a port.

    A play is small and says nothing of what it does: that depends on the rules.

    Args:
        tile: The tile.
        at: The port that it joins, or None to lead.

    Raises:
        InputError: When the arguments are no tile and no port.

    >>> print(Play(Tile(5, 5)), Play(Tile(2, 5), Port.parse("5-5.a")))
    5-5 2-5@5-5.a
    """

    tile: Tile
    at: Port | None = None

    def __new__(cls, tile: Tile, at: Port | None = None) -> Play:
        if type(tile) is not Tile:
            raise InputError("NOT_A_TILE", f"A play lays a tile, not {kind_of(tile)}.")
        if at is not None and type(at) is not Port:
            raise InputError("NOT_A_PORT", f"A play joins a port, not {kind_of(at)}.")
        play = _known.get((tile, at))
        if play is None:
            play = object.__new__(Play)
            object.__setattr__(play, "tile", tile)
            object.__setattr__(play, "at", at)
            play = _known.setdefault((tile, at), play)
        return play

    @classmethod
    def parse(cls, text: str) -> Play:
        """Return the play that a text names, as in ``5-5`` or ``2-5@5-5.a``.

        Raises:
            NotationError: When the text names no play; says at which column.

        >>> Play.parse("5-2@5-5.a") is Play(Tile(2, 5), Port.parse("5-5.a"))
        True
        """
        if type(text) is not str:
            raise NotationError("NOT_TEXT", f"a play is read from text, not {kind_of(text)}.")
        tile_text, at, port_text = text.partition("@")
        tile = Tile.parse(tile_text)
        if not at:
            return cls(tile)
        try:
            return cls(tile, Port.parse(port_text))
        except NotationError as error:
            raise error.shifted(len(tile_text) + 1) from None

    def __hash__(self) -> int:
        return self.tile.index if self.at is None else (self.at.index + 1) * 256 + self.tile.index

    def __str__(self) -> str:
        return self.tile.notation if self.at is None else f"{self.tile.notation}@{self.at}"

    def __repr__(self) -> str:
        return f"Play({self.tile!r})" if self.at is None else f"Play({self.tile!r}, {self.at!r})"

    def __reduce__(self) -> tuple[type[Play], tuple[Tile, Port | None]]:
        return Play, (self.tile, self.at)


Chain: TypeAlias = "tuple[Play, Chain] | None"
"""Plays in the order laid, the last one first; states share what they have in common."""

MEMO_BOUND: Final = 500
"""How many hands are remembered for a port; a double-six set needs 63."""


def plays_in(chain: Chain) -> list[Play]:
    """Return the plays of a chain in the order laid."""
    plays = []
    while chain is not None:
        play, chain = chain
        plays.append(play)
    plays.reverse()
    return plays


def remember(known: dict[int, dict[int, tuple[Play, ...]]], end: int, port: int, bits: int) -> None:
    """Note which plays some tiles have at a port, for the listing of moves to look up.

    Args:
        known: What is remembered: for each end, from tiles that fit to the plays.
        end: The number of the end.
        port: The index of its port.
        bits: Tiles that fit there, one bit each.
    """
    at_end = known.setdefault(end, {})
    if len(at_end) >= MEMO_BOUND:
        at_end.clear()
    at_end[bits] = tuple(Play(tile, PORTS[port]) for tile in tiles_in(bits))
