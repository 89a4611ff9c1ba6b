"""The axis ``dealing``: which tiles, how many to a hand, how many may not be drawn."""

from __future__ import annotations

from typing import Protocol

import attrs

from fives.core.errors import InputError
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


@attrs.frozen(weakref_slot=False)
class BySeats:
    """Hands by the number of seats.

    Args:
        two: Tiles to a hand at two seats.
        three: Tiles to a hand at three seats.
        four: Tiles to a hand at four seats.
        kept: How many tiles of the boneyard are never drawn.
        tiles: The whole set.

    >>> dealing = BySeats(7, 6, 5)
    >>> [dealing.hand_size(Table(seats)) for seats in (2, 3, 4)]
    [7, 6, 5]
    """

    two: int
    three: int
    four: int
    kept: int = 0
    tiles: TileSet = DOUBLE_SIX

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
