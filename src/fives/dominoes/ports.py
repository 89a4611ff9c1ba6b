"""Ports: the places of a tile where another may join."""

from __future__ import annotations

import enum
from functools import total_ordering
from typing import Final, Self, final

import attrs

from fives.core.errors import InputError, NotationError, kind_of
from fives.dominoes.tiles import TILES, Tile


class Face(enum.Enum):
    """The side of a tile: ``lo`` and ``hi`` of a plain one, ``a`` to ``d`` of a double.

    Attributes:
        LO: The lower half of a plain tile.
        HI: The higher half of a plain tile.
        A: A line side of a double, the one by which it joined.
        B: The other line side of a double.
        C: A branch of a double.
        D: The other branch of a double.

    >>> Face.HI.value, Face("c")
    ('hi', <Face.C: 'c'>)
    """

    LO = "lo"
    HI = "hi"
    A = "a"
    B = "b"
    C = "c"
    D = "d"


PLAIN_FACES: Final = (Face.LO, Face.HI)
LINE_FACES: Final = (Face.A, Face.B)
BRANCH_FACES: Final = (Face.C, Face.D)
DOUBLE_FACES: Final = LINE_FACES + BRANCH_FACES
_known: dict[tuple[Tile, Face], Port] = {}


@final
@total_ordering
@attrs.frozen(init=False, eq=False, repr=False, weakref_slot=False)
class Port:
    """One side of one tile, with the value that a joining half must have.

    Args:
        tile: The tile.
        face: One of its sides: ``LO`` or ``HI`` of a plain tile, ``A`` to ``D`` of a double.

    Raises:
        InputError: When the tile has no such side.

    Attributes:
        index: Its place in the order of ports: by tile, then by face, from 0.
        value: Pips of the half there.

    >>> print(Port(Tile(5, 5), Face.A), Port(Tile(2, 5), Face.LO).value)
    5-5.a 2
    >>> Port(Tile(2, 5), Face.C)
    Traceback (most recent call last):
    fives.core.errors.InputError: [2|5] has the faces lo and hi; it has no face c.
    """

    tile: Tile
    face: Face
    index: int
    value: int

    def __new__(cls, tile: Tile, face: Face) -> Self:
        if type(tile) is not Tile:
            raise InputError("NOT_A_TILE", f"A port belongs to a tile, not to {kind_of(tile)}.")
        if type(face) is not Face:
            raise InputError("NOT_A_FACE", f"A face is one of fives.Face, not {kind_of(face)}.")
        port = _known.get((tile, face))
        if port is None:
            faces = "a to d" if tile.is_double else "lo and hi"
            raise InputError(
                "NO_SUCH_FACE", f"{tile} has the faces {faces}; it has no face {face.value}."
            )
        return port

    @classmethod
    def parse(cls, text: str) -> Port:
        """Return the port that a text names, as in ``5-5.a``.

        Raises:
            NotationError: When the text names no port.

        >>> Port.parse("5-5.a") is Port(Tile(5, 5), Face.A)
        True
        """
        if type(text) is not str:
            raise NotationError("NOT_TEXT", f"a port is read from text, not {kind_of(text)}.")
        tile_text, dot, face_text = text.partition(".")
        tile = Tile.parse(tile_text)
        if not dot:
            raise NotationError(
                "NO_FACE",
                f"a port is a tile, a dot and a face, as 5-5.a, not {text[:20]!r}.",
                column=len(text) + 1,
            )
        names = {face.value: face for face in Face}
        face = names.get(face_text)
        if face is None:
            raise NotationError(
                "NOT_A_FACE",
                f"a face is one of {', '.join(names)}, not {face_text[:20]!r}.",
                column=len(tile_text) + 2,
            )
        try:
            return cls(tile, face)
        except InputError as error:
            raise NotationError(error.code, error.message, column=len(tile_text) + 2) from None

    def __lt__(self, other: object) -> bool:
        if type(other) is not Port:
            return NotImplemented
        return self.index < other.index

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return f"{self.tile.notation}.{self.face.value}"

    def __repr__(self) -> str:
        return f"Port({self.tile!r}, Face.{self.face.name})"

    def __reduce__(self) -> tuple[type[Port], tuple[Tile, Face]]:
        return Port, (self.tile, self.face)


def _make(tile: Tile, number: int, face: Face) -> Port:
    port = object.__new__(Port)
    value = tile.low if face is Face.LO else tile.high
    fields = (("tile", tile), ("face", face), ("index", tile.index * 4 + number), ("value", value))
    for name, content in fields:
        object.__setattr__(port, name, content)
    return port


for _tile in TILES:
    for _number, _face in enumerate(DOUBLE_FACES if _tile.is_double else PLAIN_FACES):
        _known[_tile, _face] = _make(_tile, _number, _face)

_OF: Final = tuple(
    tuple(_known[tile, face] for face in (DOUBLE_FACES if tile.is_double else PLAIN_FACES))
    for tile in TILES
)

PORTS: Final = {port.index: port for port in _known.values()}
"""Every port there is, by its place in the order of ports."""


def ports_of(tile: Tile) -> tuple[Port, ...]:
    """Return every port of a tile: two of a plain tile, four of a double.

    >>> print(*ports_of(Tile(2, 5)))
    2-5.lo 2-5.hi
    """
    return _OF[tile.index]


def joining_port(tile: Tile, value: int) -> Port:
    """Return the port by which a tile joins a given value: the half that has it, or line a.

    >>> print(joining_port(Tile(2, 5), 5), joining_port(Tile(5, 5), 5))
    2-5.hi 5-5.a
    """
    if tile.is_double:
        return Port(tile, Face.A)
    return Port(tile, Face.LO if tile.low == value else Face.HI)
