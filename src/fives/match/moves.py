"""The moves of a domino match: small values that print as their notation."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import attrs

from fives.core.errors import InputError, kind_of, whole
from fives.core.table import MOST_SEATS
from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.dominoes.tiles import TILES, Tile
from fives.dominoes.tileset import in_eights

__all__ = ["Deal", "Draw", "Drawn", "Lot", "Move", "Pass", "Play"]


def _seat(value: int) -> Seat:
    return Seat(whole(value, "A seat", most=MOST_SEATS - 1))


def _tile(value: Tile) -> Tile:
    if type(value) is not Tile:
        raise InputError("NOT_A_TILE", f"This move names a tile, not {kind_of(value)}.")
    return value


@final
@attrs.frozen(weakref_slot=False)
class Lot:
    """Chance's move: the lot falls on a seat.

    >>> print(Lot(2))
    lot 2
    """

    seat: Seat = attrs.field(converter=_seat)

    def __str__(self) -> str:
        return f"lot {self.seat}"


@final
@attrs.frozen(weakref_slot=False)
class Deal:
    """Chance's move: the seat being dealt to gets a tile.

    >>> print(Deal(Tile(5, 5)))
    deal 5-5
    """

    tile: Tile = attrs.field(converter=_tile)

    def __str__(self) -> str:
        return f"deal {self.tile.notation}"


@final
@attrs.frozen(weakref_slot=False)
class Draw:
    """A seat's move: draw a tile from the boneyard.

    >>> print(Draw())
    draw
    """

    def __str__(self) -> str:
        return "draw"


@final
@attrs.frozen(weakref_slot=False)
class Drawn:
    """Chance's move: the tile that a seat draws.

    >>> print(Drawn(Tile(3, 4)))
    drawn 3-4
    """

    tile: Tile = attrs.field(converter=_tile)

    def __str__(self) -> str:
        return f"drawn {self.tile.notation}"


@final
@attrs.frozen(weakref_slot=False)
class Pass:
    """A seat's move: pass, having nothing to place and nothing to draw.

    >>> print(Pass())
    pass
    """

    def __str__(self) -> str:
        return "pass"


DEALS: Final = in_eights(tuple(map(Deal, TILES)))
"""Every deal, to be picked by the tiles."""

LEADS: Final = in_eights(tuple(map(Play, TILES)))
"""Every lead, to be picked by the tiles."""

DRAWNS: Final = in_eights(tuple(map(Drawn, TILES)))
"""Every drawn tile, to be picked by the tiles."""

Move: TypeAlias = Lot | Deal | Play | Draw | Drawn | Pass
"""Any move of a domino match."""
