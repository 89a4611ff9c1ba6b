"""The axis ``spinners``: which doubles branch. Its protocols stand beside the layout."""

from __future__ import annotations

import attrs

from fives.dominoes.branching import AnySpinners, LayoutSpinners, Locks, Spinners
from fives.dominoes.tiles import Tile

__all__ = ["AnySpinners", "EveryDouble", "LayoutSpinners", "Locks", "NoDouble", "Spinners"]


@attrs.frozen(weakref_slot=False)
class EveryDouble:
    """Every double branches, wherever it lies.

    >>> EveryDouble().spins(Tile(0, 0))
    True
    """

    def spins(self, tile: Tile) -> bool:
        """Return whether the tile is a double."""
        return tile.is_double


@attrs.frozen(weakref_slot=False)
class NoDouble:
    """No double branches: the layout is one line.

    >>> NoDouble().spins(Tile(0, 0))
    False
    """

    def spins(self, tile: Tile) -> bool:
        """Return False."""
        return False
