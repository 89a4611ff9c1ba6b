"""Openings that look at the hands: a tile qualifies its holder, who must lead it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import attrs

from fives.core.errors import InputError, kind_of
from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.round_end import PastRound, WentOut
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.policies.opening import FROM_HANDS, REDEAL, Lead, Opener


def _best(hands: tuple[TileSet, ...], rank: Callable[[Tile], tuple[int, ...]]) -> Lead | None:
    """Return the lead of the tile that ranks highest; an empty rank does not qualify."""
    held = [(rank(tile), seat, tile) for seat, hand in enumerate(hands) for tile in hand]
    found, seat, tile = max(held, key=lambda item: item[0], default=((), 0, None))
    return Lead(Seat(seat), tile) if found else None


def _a_tile(instance: object, attribute: attrs.Attribute[Tile], value: Tile) -> None:
    if type(value) is not Tile:
        name = f"{type(instance).__name__}.{attribute.name}"
        raise InputError("NOT_A_TILE", f"{name} is a tile, not {kind_of(value)}.")


@attrs.frozen(weakref_slot=False)
class HolderOpens:
    """The holder of one tile opens the first round with it; then the opener moves on.

    Later openers may lead any tile. Where nobody holds the tile, all are dealt again.

    Args:
        tile: The tile.

    Raises:
        InputError: When that is none.

    >>> hands = (TileSet.parse("0-1"), TileSet.parse("6-6"))
    >>> HolderOpens(Tile(6, 6)).from_hands(hands, Table(2))
    Lead(seat=1, tile=Tile(6, 6))
    """

    tile: Tile = attrs.field(validator=_a_tile)

    def opener(self, previous: PastRound | None, table: Table) -> Seat | Literal[Opener.FROM_HANDS]:
        """Return the seat after the last opener, or that the hands decide."""
        return FROM_HANDS if previous is None else table.after(previous.opener)

    def from_hands(self, hands: tuple[TileSet, ...], table: Table) -> Lead | Literal[Opener.REDEAL]:
        """Return who holds the tile."""
        return _best(hands, lambda tile: (1,) if tile is self.tile else ()) or REDEAL

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return True: any tile may be led where none is prescribed."""
        return True


@attrs.frozen(weakref_slot=False)
class HighestDoubleOpens:
    """The highest double in any hand must be led; without one all tiles are dealt again.

    >>> hands = (TileSet.parse("0-6 1-1"), TileSet.parse("3-3 5-6"))
    >>> HighestDoubleOpens().from_hands(hands, Table(2))
    Lead(seat=1, tile=Tile(3, 3))
    >>> hands = (TileSet.parse("0-6"), TileSet.parse("5-6"))
    >>> HighestDoubleOpens().from_hands(hands, Table(2)).value
    'nobody qualifies: deal again'
    """

    def opener(self, previous: PastRound | None, table: Table) -> Literal[Opener.FROM_HANDS]:
        """Return that the hands decide, in every round."""
        return FROM_HANDS

    def from_hands(self, hands: tuple[TileSet, ...], table: Table) -> Lead | Literal[Opener.REDEAL]:
        """Return who holds the highest double."""
        return _best(hands, lambda tile: (tile.high + 1,) if tile.is_double else ()) or REDEAL

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return whether the tile is a double."""
        return tile.is_double


@attrs.frozen(weakref_slot=False)
class HighestTileOpensFirst:
    """First, and after a block, the highest double must be led, or the highest tile.

    After a round that somebody won by going out, that seat opens with any tile. Among tiles
    that are no doubles the higher half decides, then the lower one.

    >>> hands = (TileSet.parse("0-6 4-5"), TileSet.parse("3-6 1-2"))
    >>> HighestTileOpensFirst().from_hands(hands, Table(2))
    Lead(seat=1, tile=Tile(3, 6))
    """

    def opener(self, previous: PastRound | None, table: Table) -> Seat | Literal[Opener.FROM_HANDS]:
        """Return who went out, or that the hands decide."""
        if previous is not None and isinstance(previous.end, WentOut):
            return previous.end.seat
        return FROM_HANDS

    def from_hands(self, hands: tuple[TileSet, ...], table: Table) -> Lead | Literal[Opener.REDEAL]:
        """Return who holds the highest tile."""
        return _best(hands, lambda tile: (tile.is_double, tile.high, tile.low)) or REDEAL

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return True: any tile may be led where none is prescribed."""
        return True
