"""The axis ``ending``: when a round is over."""

from __future__ import annotations

from typing import Protocol

import attrs

from fives.core.table import Table
from fives.core.units import Seat


class Ending(Protocol):
    """**Protocol:** when somebody is out, and when the round is blocked.

    >>> ending: Ending = OutOrNobodyCanPlace()
    >>> ending.out(Seat(0), (0, 3), Table(2))
    True
    """

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        """Return whether a seat that has just emptied its hand ends the round.

        Where it does not, the turn passes over the empty hand from then on.

        Args:
            seat: The seat.
            sizes: How many tiles each seat holds.
            table: Who sits.
        """
        ...

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        """Return whether the round is blocked; being out comes first.

        It must be once nobody can place or draw and all have passed in a row.

        Args:
            can_place: Whether anybody holds a tile that fits.
            drawable: How many tiles may still be drawn.
            passes: How many passes were made in a row.
            seats: How many seats still hold tiles.
        """
        ...


@attrs.frozen(weakref_slot=False)
class OutOrNobodyCanPlace:
    """Out with the first empty hand; blocked once nobody can place or draw.

    >>> OutOrNobodyCanPlace().blocked(False, drawable=1, passes=0, seats=2)
    False
    """

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        """Return True: the first empty hand ends the round."""
        return True

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        """Return whether nothing can be placed or drawn; no passes are needed."""
        return not can_place and not drawable


@attrs.frozen(weakref_slot=False)
class OutOrAllPass:
    """Out with the first empty hand; blocked once all have passed in a row.

    >>> OutOrAllPass().blocked(False, drawable=0, passes=2, seats=3)
    False
    """

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        """Return True: the first empty hand ends the round."""
        return True

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        """Return whether as many have passed in a row as hold tiles."""
        return not drawable and passes >= seats


@attrs.frozen(weakref_slot=False)
class WholeSideOut:
    """Out once every hand of a side is empty; blocked once nobody can place or draw.

    >>> ending, pairs = WholeSideOut(), Table(4, pairs=True)
    >>> ending.out(Seat(0), (0, 3, 1, 2), pairs), ending.out(Seat(2), (0, 3, 0, 2), pairs)
    (False, True)
    """

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        """Return whether the partner's hand is empty too."""
        return not any(sizes[member] for member in table.members(table.side(seat)))

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        """Return whether nothing can be placed or drawn; no passes are needed."""
        return not can_place and not drawable
