"""The axis ``spinners``: which doubles branch. Its protocols stand beside the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from fives.dominoes.branching import AnySpinners, LayoutSpinners, Locks, Spinners
from fives.dominoes.ports import Port, ports_of
from fives.dominoes.tiles import Tile

if TYPE_CHECKING:
    from fives.dominoes.layout import Layout

__all__ = [
    "AnySpinners",
    "EveryDouble",
    "FirstDouble",
    "LayoutSpinners",
    "LeadWalledInFirst",
    "Locks",
    "NoDouble",
    "Spinners",
]


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


@attrs.frozen(weakref_slot=False)
class FirstDouble:
    """The first double of a layout branches, and no other.

    >>> import fives
    >>> layout = fives.Layout(FirstDouble(), fives.BothHalvesWhileOpen()).place(Tile(1, 1))
    >>> FirstDouble().spins_on(Tile(4, 4), layout)
    False
    """

    def spins_on(self, tile: Tile, layout: Layout) -> bool:
        """Return whether no double lies yet."""
        return not any(laid.is_double for laid in layout.tiles)


@attrs.frozen(weakref_slot=False)
class LeadWalledInFirst:
    """A double that is led branches alone, and its four sides are joined before arms grow.

    >>> import fives
    >>> layout = fives.Layout(LeadWalledInFirst(), fives.BothHalvesWhileOpen())
    >>> layout = layout.place(Tile(5, 5)).place(Tile(2, 5), Port.parse("5-5.a"))
    >>> [str(port) for port in layout.ports], [str(port) for port in layout.locked]
    (['5-5.b'], ['2-5.lo'])
    """

    def spins_on(self, tile: Tile, layout: Layout) -> bool:
        """Return whether the double is about to be led."""
        return layout.lead is None

    def locked(self, layout: Layout) -> frozenset[Port]:
        """Return the outer ends of the arms, while a side of the lead is still open."""
        lead = layout.lead
        if lead is None or not lead.is_double or len(layout) > len(ports_of(lead)):
            return frozenset()
        # Not by layout.ports, which asks this very method.
        inner = [joint.by for joint in layout.joints]
        return frozenset(port for by in inner for port in ports_of(by.tile) if port is not by)
