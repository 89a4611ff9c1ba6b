"""A small immutable set of tiles: a hand, a boneyard, a whole set."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from operator import getitem
from typing import Final, TypeVar, final

import attrs

from fives.core.errors import InputError, NotationError, kind_of, printed, whole
from fives.core.notebook import shown_in_notebooks
from fives.core.units import Pips
from fives.dominoes.tiles import MOST_PIPS, TILES, Tile

T = TypeVar("T")


@final
@attrs.frozen(init=False, eq=False, repr=False, weakref_slot=False)
class TileSet(Set[Tile]):
    """Some tiles, each once, always in the order of tiles.

    It is a set like any other: it has a length, can be asked with ``in``, is equal to a
    plain set of the same tiles, and ``&``, ``|`` and ``-`` give new ones.

    Args:
        tiles: Any number of tiles, each at most once.

    Raises:
        InputError: When something is no tile, or a tile comes twice.

    >>> hand = TileSet([Tile(5, 5), Tile(2, 5), Tile(0, 1)])
    >>> print(hand, len(hand), hand.pips)
    [0|1] [2|5] [5|5] 3 18
    >>> Tile(5, 2) in hand
    True
    >>> hand - {Tile(5, 5)}
    TileSet([Tile(0, 1), Tile(2, 5)])
    """

    _bits: int

    def __init__(self, tiles: Iterable[Tile] = ()) -> None:
        if not isinstance(tiles, Iterable):
            raise InputError("NOT_TILES", f"A tile set is made of tiles, not of {kind_of(tiles)}.")
        bits = 0
        for tile in tiles:
            if type(tile) is not Tile:
                raise InputError("NOT_A_TILE", f"A tile set holds tiles, not {kind_of(tile)}.")
            if bits & tile.bit:
                raise InputError("TILE_TWICE", f"{tile} is there twice; a set has each tile once.")
            bits |= tile.bit
        object.__setattr__(self, "_bits", bits)

    @classmethod
    def parse(cls, text: str) -> TileSet:
        """Return the tiles that a text names, with spaces between them.

        Raises:
            NotationError: When a word is no tile.
            InputError: When a tile comes twice.

        >>> TileSet.parse("5-5 2-5") == {Tile(2, 5), Tile(5, 5)}
        True
        """
        if type(text) is not str:
            raise NotationError("NOT_TEXT", f"tiles are read from text, not {kind_of(text)}.")
        tiles = []
        for word in re.finditer(r"\S+", text):
            try:
                tiles.append(Tile.parse(word.group()))
            except NotationError as error:
                raise error.shifted(word.start()) from None
        return cls(tiles)

    @classmethod
    def _from_iterable(cls, it: Iterable[Tile]) -> TileSet:  # type: ignore[override]
        return cls(dict.fromkeys(it))

    def __contains__(self, tile: object) -> bool:
        return type(tile) is Tile and bool(self._bits & tile.bit)

    def __iter__(self) -> Iterator[Tile]:
        return iter(tiles_in(self._bits))

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __and__(self, other: Set[object]) -> TileSet:
        return TileSet(tile for tile in self if tile in other)

    def __sub__(self, other: Set[object]) -> TileSet:
        return TileSet(tile for tile in self if tile not in other)

    def __eq__(self, other: object) -> bool:
        return self._bits == other._bits if type(other) is TileSet else super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()

    def __reduce__(self) -> tuple[type[TileSet], tuple[tuple[Tile, ...]]]:
        return TileSet, (tuple(self),)

    def __str__(self) -> str:
        return " ".join(str(tile) for tile in self)

    def __repr__(self) -> str:
        top = max((tile.high for tile in self), default=0)
        if top and self._bits == (1 << (top + 1) * (top + 2) // 2) - 1:
            return f"double_set({top})"
        return f"TileSet([{', '.join(map(repr, self))}])"

    _repr_mimebundle_ = shown_in_notebooks

    @property
    def pips(self) -> Pips:
        """All halves added up."""
        total, bits = 0, self._bits
        for eight in _PIPS:
            total += eight[bits & 255]
            bits >>= 8
            if not bits:
                break
        return Pips(total)


def _sums(pips: Sequence[int]) -> tuple[int, ...]:
    """Return the pips of every set of a few tiles, by a number with one bit a tile."""
    sums = [0]
    for more in pips:
        sums += [some + more for some in sums]
    return tuple(sums)


_PIPS: Final = tuple(
    _sums([tile.pips for tile in TILES[first : first + 8]] + [0] * (first + 8 - len(TILES)))
    for first in range(0, len(TILES), 8)
)
_new = object.__new__
_fill = vars(TileSet)["_bits"].__set__
"""The slot itself, since the guarded store of a frozen class takes twice as long."""


class Eight(dict[int, tuple[T, ...]]):
    """The items of eight tiles that follow each other, by a byte with one bit a tile.

    A byte that comes for the first time is worked out and remembered.
    """

    def __init__(self, items: Sequence[T]) -> None:
        super().__init__()
        self._items = items

    def __missing__(self, byte: int) -> tuple[T, ...]:
        found = tuple(item for place, item in enumerate(self._items) if byte >> place & 1)
        return self.setdefault(byte, found)


def in_eights(items: Sequence[T]) -> tuple[Eight[T], ...]:
    """Return the items of all tiles, in their order, for `picked` to pick from."""
    return tuple(Eight(items[first : first + 8]) for first in range(0, len(items), 8))


def picked(eights: tuple[Eight[T], ...], bits: int) -> tuple[T, ...]:
    """Return the items of the tiles that a number stands for, one bit a tile."""
    row = bits.to_bytes((bits.bit_length() + 7) >> 3, "little")
    nothing: tuple[T, ...] = ()
    return sum(map(getitem, eights, row), nothing)


_TILES: Final = in_eights(TILES)


def tiles_in(bits: int) -> tuple[Tile, ...]:
    """Return the tiles that a number stands for, one bit a tile."""
    return picked(_TILES, bits)


def set_of(bits: int) -> TileSet:
    """Return the set of tiles that a number stands for, one bit a tile."""
    tiles = _new(TileSet)
    _fill(tiles, bits)
    return tiles


def bits_of(tiles: Iterable[Tile]) -> int:
    """Return the number that stands for some tiles; raises as `TileSet` does."""
    return tiles._bits if type(tiles) is TileSet else TileSet(tiles)._bits


def double_set(top: int) -> TileSet:
    """Return the whole double-N set.

    Args:
        top: The largest half, from 1 to 18 pips.

    Raises:
        InputError: When there is no such set.

    >>> len(double_set(6)), double_set(6).pips
    (28, 168)
    """
    if whole(top, "The largest half", least=1) > MOST_PIPS:
        raise InputError(
            "NO_SUCH_SET", f"There is no double-{printed(top)}; the largest is {MOST_PIPS}."
        )
    return TileSet(TILES[: (top + 1) * (top + 2) // 2])


DOUBLE_SIX: Final = double_set(6)
"""The 28 tiles from [0|0] to [6|6]."""
