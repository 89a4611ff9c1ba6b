"""Joining a tile to the open ends, the one place where a layout grows."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import attrs

from fives.core.errors import InputError, VariantError, kind_of
from fives.dominoes.branching import AnySpinners, LayoutSpinners, Locks, Spinners
from fives.dominoes.counting import Counting
from fives.dominoes.ends import Join, Joins, joins
from fives.dominoes.plays import Play
from fives.dominoes.ports import Port
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet, bits_of, set_of

if TYPE_CHECKING:
    from fives.dominoes.layout import Layout


@attrs.frozen(eq=False, weakref_slot=False)
class LayoutRules:
    """The tables by which a layout grows.

    Attributes:
        plain: What plays do; where branching depends on the layout, when they do not branch.
        spinning: What laying a double does when it branches.
        asks: The policy to ask whether a double branches, or None when `plain` knows.
        locks: The policy to ask which ports are locked, or None when none ever is.
    """

    plain: Joins
    spinning: Joins
    asks: LayoutSpinners | None
    locks: Locks | None

    @property
    def settled(self) -> tuple[Join | None, ...]:
        """By number of the play, what it does; None for all where the layout has a say."""
        known = self.plain.plays
        return known if self.asks is None and self.locks is None else (None,) * len(known)

    def tables_for(self, tile: Tile, layout: Layout) -> Joins:
        """Return the tables by which a tile is laid on a layout."""
        if self.asks is not None and tile.is_double:
            spins = _yes(self.asks.spins_on(tile, layout), "spins_on")
            return self.spinning if spins else self.plain
        return self.plain


def _yes(value: bool, method: str) -> bool:
    if type(value) is not bool:
        raise VariantError("spinners", method, repr(value), "True or False")
    return value


def locked_by(locks: Locks, layout: Layout) -> frozenset[Port]:
    """Return the ports that a policy locks."""
    locked = locks.locked(layout)
    if not isinstance(locked, frozenset):
        raise VariantError("spinners", "locked", locked, "a frozenset of ports")
    return locked


def join_of(tables: Joins, play: Play, ends: tuple[int, ...]) -> Join | None:
    """Return what a play does to these ends, or None when it joins none of them."""
    number = play._number
    join = tables.plays[number] if number < len(tables.plays) else None
    if play.at is None:
        return None if ends else join
    while join is not None and join.end not in ends:
        join = join.other
    return join


def rules_of(spinners: AnySpinners, counting: Counting, tiles: TileSet) -> LayoutRules:
    """Return the tables for some rules of layout.

    Raises:
        VariantError: When they are no such rules.
        InputError: When the tiles are no `TileSet`.
    """
    if type(tiles) is not TileSet:
        raise InputError("NOT_TILES", f"A layout's tiles are a TileSet, not {kind_of(tiles)}.")
    try:
        return _rules_of(spinners, counting, bits_of(tiles))
    except TypeError:
        for axis, policy in (("spinners", spinners), ("counting", counting)):
            if type(policy).__hash__ is None:
                wanted = "a policy that can be hashed, such as a frozen attrs class,"
                raise VariantError(axis, "__hash__", "an error", wanted) from None
        raise


@lru_cache(maxsize=64)
def _rules_of(spinners: AnySpinners, counting: Counting, bits: int) -> LayoutRules:
    tiles = set_of(bits)
    if not isinstance(spinners, Spinners | LayoutSpinners):
        raise VariantError("variant", "spinners", spinners, "a policy with spins or spins_on")
    if not isinstance(counting, Counting):
        raise VariantError("variant", "counting", counting, "a policy with halves")
    locks = spinners if isinstance(spinners, Locks) else None
    doubles = TileSet(tile for tile in tiles if tile.is_double)
    if isinstance(spinners, Spinners):
        branching = TileSet(tile for tile in doubles if _yes(spinners.spins(tile), "spins"))
        tables = joins(counting, tiles, branching, settled=True)
        return LayoutRules(tables, tables, None, locks)
    return LayoutRules(
        joins(counting, tiles, TileSet(), settled=False),
        joins(counting, tiles, doubles, settled=False),
        spinners,
        locks,
    )


def grown(join: Join, ends: tuple[int, ...]) -> tuple[int, ...]:
    """Return the open ends after a join, in their order."""
    left = [*ends]
    for end in join.takes:
        left.remove(end)
    left += join.opens
    left.sort()
    return tuple(left)
