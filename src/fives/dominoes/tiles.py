"""The tile: two halves, one shared object for each pair of values."""

from __future__ import annotations

import re
from functools import total_ordering
from typing import Final, Self, final

import attrs

from fives.core.errors import InputError, NotationError, kind_of, printed
from fives.core.notebook import shown_in_notebooks
from fives.core.units import Pips

MOST_PIPS: Final = 18
"""The largest half of any set on sale: the double-eighteen."""

_known: dict[tuple[int, int], Tile] = {}
_TEXT: Final = re.compile(r"(?:\[([0-9]{1,2})\|([0-9]{1,2})\]|([0-9]{1,2})-([0-9]{1,2}))\Z")


@final
@total_ordering
@attrs.frozen(init=False, eq=False, repr=False, weakref_slot=False)
class Tile:
    """A domino, with its lower half first.

    Tiles are ordered by their high half, then by their low half, so that a tile has the
    same place in every set: [0|0], [0|1], [1|1], [0|2] and so on.

    Args:
        first: Pips of one half.
        second: Pips of the other half; the two may come in any order.

    Raises:
        InputError: When a half is no whole number from 0 to 18.

    Attributes:
        low: Pips of the lower half.
        high: Pips of the higher half.
        pips: Both halves added up.
        is_double: Whether both halves are equal.
        index: Its place in the order of tiles, from 0.
        bit: The number with the one bit that stands for this tile in a set of tiles.

    >>> Tile(5, 2) is Tile(2, 5)
    True
    >>> print(Tile(5, 2), Tile(5, 2).pips, Tile(5, 5).is_double)
    [2|5] 7 True
    """

    low: int
    high: int
    pips: Pips
    is_double: bool
    index: int
    bit: int

    def __new__(cls, first: int, second: int) -> Self:
        for half in (first, second):
            if type(half) is not int:
                raise InputError(
                    "NOT_A_HALF", f"A half of a tile is a whole number, not {kind_of(half)}."
                )
            if not 0 <= half <= MOST_PIPS:
                raise InputError(
                    "NO_SUCH_HALF",
                    f"A half of a tile is a whole number from 0 to {MOST_PIPS}, "
                    f"not {printed(half)}.",
                )
        low, high = min(first, second), max(first, second)
        return _known[low, high]

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Return the tile that a text names, as in ``2-5`` or ``[2|5]``.

        Raises:
            NotationError: When the text names no tile.

        >>> Tile.parse("5-2") is Tile.parse("[2|5]")
        True
        """
        if type(text) is not str:
            raise NotationError("NOT_TEXT", f"a tile is read from text, not {kind_of(text)}.")
        found = _TEXT.match(text)
        halves = [int(half) for half in found.groups() if half is not None] if found else []
        if not halves or max(halves) > MOST_PIPS:
            raise NotationError("NOT_A_TILE", f"a tile is written 2-5 or [2|5], not {text[:20]!r}.")
        return cls(*halves)

    @property
    def notation(self) -> str:
        """The tile as it stands in moves, such as ``2-5``."""
        return f"{self.low}-{self.high}"

    def other(self, half: int) -> int:
        """Return the half across from one of the halves.

        Raises:
            InputError: When the tile has no such half.

        >>> Tile(2, 5).other(2), Tile(5, 5).other(5)
        (5, 5)
        """
        if type(half) is int and half in (self.low, self.high):
            return self.high if half == self.low else self.low
        raise InputError("NO_SUCH_HALF", f"{self} has no half with {printed(half)} pips.")

    _repr_mimebundle_ = shown_in_notebooks

    def __lt__(self, other: object) -> bool:
        if type(other) is not Tile:
            return NotImplemented
        return self.index < other.index

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return f"[{self.low}|{self.high}]"

    def __repr__(self) -> str:
        return f"Tile({self.low}, {self.high})"

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        return Tile, (self.low, self.high)


_FIELDS: Final = ("low", "high", "pips", "is_double", "index", "bit")


def _make(low: int, high: int) -> Tile:
    tile = object.__new__(Tile)
    index = high * (high + 1) // 2 + low
    values = (low, high, Pips(low + high), low == high, index, 1 << index)
    for name, value in zip(_FIELDS, values, strict=True):
        object.__setattr__(tile, name, value)
    return tile


for _high in range(MOST_PIPS + 1):
    for _low in range(_high + 1):
        _known[_low, _high] = _make(_low, _high)

TILES: Final = tuple(_known.values())
"""Every tile there is, in order; the double-N set is the first (N + 1)(N + 2) / 2 of them."""
