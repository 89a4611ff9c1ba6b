"""Open ends as numbers, and tables of what joining one of them does.

An end is a port together with the part that it plays just now, packed into one number:
which faces of the same double are joined already, and whether that double branches. So
ends sort in the order of ports, states that hold the same ends are equal however they
came about, and what a play does can be looked up instead of worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final, TypeAlias

import attrs

from fives.core.errors import VariantError
from fives.dominoes.counting import Counting
from fives.dominoes.plays import MEMOS, number_of
from fives.dominoes.ports import DOUBLE_FACES, PORTS, Face, Port, joining_port, ports_of
from fives.dominoes.tiles import TILES, Tile
from fives.dominoes.tileset import TileSet, tiles_in

PORT_SHIFT: Final = 5
"""An end without its lowest five bits is the index of its port."""

Halves: TypeAlias = Callable[[int, bool], int]
NOWHERE: Final = -1
"""What a lead joins."""
_A, _B = 1, 2
_LINE: Final = _A | _B


def end_of(port: Port, joined: int = 0, spinner: bool = False) -> int:
    """Return the number of an end.

    Args:
        port: The port.
        joined: The joined faces of its double, one bit a face from ``a``; 0 if plain.
        spinner: Whether its double branches.
    """
    return (port.index << PORT_SHIFT) | (joined << 1) | spinner


MEMO_AT: Final = tuple(MEMOS[end >> PORT_SHIFT] for end in range(len(MEMOS) << PORT_SHIFT))
"""By number of the end, the memo of its port."""


def port_at(end: int) -> Port:
    """Return the port of an end."""
    return PORTS[end >> PORT_SHIFT]


def spins_at(end: int) -> bool:
    """Return whether the end's double branches."""
    return bool(end & 1)


def faces_in(joined: int) -> frozenset[Face]:
    """Return the faces of a double that a number stands for, one bit a face."""
    return frozenset(face for bit, face in enumerate(DOUBLE_FACES) if joined >> bit & 1)


def ends_of_double(tile: Tile, joined: int, spinner: bool) -> tuple[int, ...]:
    """Return the ends that a double has open: line sides first, branches after both."""
    line = ~joined & _LINE
    faces = line or (~joined & 12 if spinner else 0)
    ports = ports_of(tile)
    return tuple(end_of(ports[bit], joined, spinner) for bit in range(4) if faces >> bit & 1)


@attrs.frozen(eq=False, weakref_slot=False)
class Join:
    """What it does to lay a tile at an end, or to lead it.

    Attributes:
        end: The end that is joined; `NOWHERE` for a lead.
        takes: Ends that are there no more: that one, and others that play another part now.
        opens: Ends that are new, or play a new part.
        delta: The change of the total, in pips.
        other: The same play when the port plays another part, or None.
    """

    end: int
    takes: tuple[int, ...]
    opens: tuple[int, ...]
    delta: int
    other: Join | None


@attrs.frozen(eq=False, weakref_slot=False)
class Joins:
    """What every play of a set does, when it is known which doubles branch.

    Attributes:
        plays: By number of the play, what it does; None where values differ.
        fits: By number of the end, the tiles that fit, one bit each.
        values: By pips, the tiles that have such a half, one bit each.
    """

    plays: tuple[Join | None, ...]
    fits: tuple[int, ...]
    values: tuple[int, ...]


def _parts(port: Port, spins: tuple[bool, ...]) -> Iterator[tuple[int, bool]]:
    """Yield what a port of a double can be: the faces joined before, and if it branches."""
    bit = 1 << DOUBLE_FACES.index(port.face)
    for spinner in spins:
        if bit & _LINE:
            yield _LINE ^ bit, spinner
            yield 0, spinner
        elif spinner:
            yield _LINE, True
            yield 15 ^ bit, True


def _laid(tile: Tile, at: int, spinner: bool, halves: Halves) -> tuple[tuple[int, ...], int]:
    """Return the ends and the pips that a tile brings when it joins a value."""
    if tile.is_double:
        return ends_of_double(tile, _A, spinner), tile.high * halves(_A, spinner)
    free = tile.other(at)
    return (end_of(joining_port(tile, free)),), free


def _lead(tile: Tile, spinner: bool, halves: Halves) -> Join:
    if tile.is_double:
        ends = ends_of_double(tile, 0, spinner)
        return Join(NOWHERE, (), ends, tile.high * halves(0, spinner), None)
    return Join(NOWHERE, (), tuple(end_of(port) for port in ports_of(tile)), tile.pips, None)


def _join(
    tile: Tile, spinner: bool, port: Port, part: tuple[int, bool], halves: Halves, rest: Join | None
) -> Join:
    opens, gain = _laid(tile, port.value, spinner, halves)
    if not port.tile.is_double:
        end = end_of(port)
        return Join(end, (end,), opens, gain - port.value, rest)
    before, spins = part
    after = before | 1 << DOUBLE_FACES.index(port.face)
    end = end_of(port, before, spins)
    takes = ends_of_double(port.tile, before, spins)
    opens = ends_of_double(port.tile, after, spins) + opens
    change = port.value * (halves(after, spins) - halves(before, spins))
    return Join(end, takes, opens, gain + change, rest)


@lru_cache(maxsize=64)
def joins(counting: Counting, tiles: TileSet, spinners: TileSet, settled: bool) -> Joins:
    """Return the tables of a set of tiles.

    Args:
        counting: How many halves of a double count.
        tiles: The set of tiles.
        spinners: The doubles that branch when they are laid.
        settled: Whether those are the only doubles that may lie there as spinners; if not,
            any double on the table may branch or not.
    """

    @cache
    def halves(joined: int, spinner: bool) -> int:
        found = counting.halves(faces_in(joined), spinner)
        if type(found) is not int or not 0 <= found <= 2:
            raise VariantError("counting", "halves", repr(found), "0, 1 or 2")
        return found

    values = tuple(
        sum(tile.bit for tile in tiles if value in (tile.low, tile.high))
        for value in range(max((tile.high for tile in tiles), default=-1) + 1)
    )
    every = TILES[: max((tile.index for tile in tiles), default=-1) + 1]
    last = number_of(every[-1], ports_of(every[-1])[-1]) if every else -1
    plays: list[Join | None] = [None] * (last + 1)
    for tile in every:
        plays[number_of(tile, None)] = _lead(tile, tile in spinners, halves)
    fits: list[int] = []
    for tile in every:
        for port in ports_of(tile):
            spins = (tile in spinners,) if settled else (False, True)
            parts = list(_parts(port, spins)) if tile.is_double else [(0, False)]
            for joining in tiles_in(values[port.value] & ~tile.bit):
                join: Join | None = None
                for part in reversed(parts):
                    join = _join(joining, joining in spinners, port, part, halves, join)
                plays[number_of(joining, port)] = join
            fits += [values[port.value]] * (1 << PORT_SHIFT)
        if not tile.is_double:
            fits += [0] * (2 << PORT_SHIFT)
    return Joins(tuple(plays), tuple(fits), values)
