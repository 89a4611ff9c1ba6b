"""The play: a tile and the place where it is laid, one shared object for each."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import attrs

from fives.core.errors import InputError, NotationError, kind_of
from fives.dominoes.ports import PORTS, Port
from fives.dominoes.tiles import TILES, Tile
from fives.dominoes.tileset import tiles_in

TILE_SHIFT: Final = 8
"""The number of a play without its lowest eight bits is that of its port, from 1."""

_known: dict[tuple[Tile, Port | None], Play] = {}


def number_of(tile: Tile, at: Port | None) -> int:
    """Return the number that stands for laying a tile at a port, or for leading it."""
    return tile.index if at is None else (at.index + 1) << TILE_SHIFT | tile.index


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
    _number: int = attrs.field(init=False)

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
            object.__setattr__(play, "_number", number_of(tile, at))
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
        return self._number

    def __str__(self) -> str:
        return self.tile.notation if self.at is None else f"{self.tile.notation}@{self.at}"

    def __repr__(self) -> str:
        return f"Play({self.tile!r})" if self.at is None else f"Play({self.tile!r}, {self.at!r})"

    def __reduce__(self) -> tuple[type[Play], tuple[Tile, Port | None]]:
        return Play, (self.tile, self.at)


def play_numbered(number: int) -> Play:
    """Return the play that a number stands for."""
    port, tile = number >> TILE_SHIFT, TILES[number & (1 << TILE_SHIFT) - 1]
    return Play(tile, PORTS[port - 1] if port else None)


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


Memo: TypeAlias = dict[int, tuple[Play, ...]]
"""The plays that some tiles have at one port, by the tiles that fit, one bit each."""

MEMOS: Final[tuple[Memo, ...]] = tuple({} for _ in range(max(PORTS) + 1))
"""The memo of every port, by its index, for the listing of moves to look up."""


def remember(port: int, bits: int) -> None:
    """Note in the memo of a port which plays some tiles have there.

    Args:
        port: The index of the port.
        bits: Tiles that fit there, one bit each.
    """
    memo = MEMOS[port]
    if len(memo) >= MEMO_BOUND:
        memo.clear()
    memo[bits] = tuple(Play(tile, PORTS[port]) for tile in tiles_in(bits))
