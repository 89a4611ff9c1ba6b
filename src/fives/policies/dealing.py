"""The axis ``dealing``: which tiles, how many to a hand, how many may not be drawn."""

from __future__ import annotations

from typing import Protocol

import attrs

from fives.core.errors import InputError, at_least, kind_of
from fives.core.table import Table
from fives.dominoes.tileset import DOUBLE_SIX, TileSet


class Dealing(Protocol):
    """**Protocol:** what is dealt to whom.

    >>> import attrs
    >>> @attrs.frozen
    ... class Five:
    ...     tiles: TileSet = DOUBLE_SIX
    ...     def hand_size(self, table: Table) -> int:
    ...         return 5
    ...     def reserve(self, table: Table) -> int:
    ...         return 0
    >>> dealing: Dealing = Five()
    """

    @property
    def tiles(self) -> TileSet:
        """The whole set that is played with."""
        ...

    def hand_size(self, table: Table) -> int:
        """Return how many tiles each seat is dealt."""
        ...

    def reserve(self, table: Table) -> int:
        """Return how many tiles of the boneyard may never be drawn."""
        ...


def _tiles(dealing: BySeats, attribute: attrs.Attribute[TileSet], value: TileSet) -> None:
    if type(value) is not TileSet:
        raise InputError("NOT_TILES", f"BySeats.tiles is a TileSet, not {kind_of(value)}.")


@attrs.frozen(weakref_slot=False)
class BySeats:
    """Hands by the number of seats.

    Args:
        two: Tiles to a hand at two seats, 1 or more.
        three: Tiles to a hand at three seats.
        four: Tiles to a hand at four seats.
        kept: How many tiles of the boneyard are never drawn.
        tiles: The whole set.

    Raises:
        InputError: When those are no such numbers, or no tiles.

    >>> dealing = BySeats(7, 6, 5)
    >>> [dealing.hand_size(Table(seats)) for seats in (2, 3, 4)]
    [7, 6, 5]
    """

    two: int = attrs.field(validator=at_least(1))
    three: int = attrs.field(validator=at_least(1))
    four: int = attrs.field(validator=at_least(1))
    kept: int = attrs.field(default=0, validator=at_least(0))
    tiles: TileSet = attrs.field(default=DOUBLE_SIX, validator=_tiles)

    def hand_size(self, table: Table) -> int:
        """Return the hand for that number of seats.

        Raises:
            InputError: When more than four sit.
        """
        if table.seats > 4:
            raise InputError("NO_SUCH_TABLE", f"There is no hand size for {table}.")
        return (self.two, self.three, self.four)[table.seats - 2]

    def reserve(self, table: Table) -> int:
        """Return how many tiles are kept, at any number of seats."""
        return self.kept
