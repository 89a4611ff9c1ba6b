"""Where the pips of a half lie, from none to twelve."""

from __future__ import annotations

from typing import Final, TypeAlias

from fives.render.geometry.shapes import Heading

Pip: TypeAlias = tuple[float, float]
"""A place on a half: along the tile and across it, from -1 to 1 with the centre at 0."""

_FAR: Final = 0.5
_CLOSE: Final = (-0.63, -0.21, 0.21, 0.63)

_PAIR: Final = ((-_FAR, -_FAR), (_FAR, _FAR))
_FOUR: Final = (*_PAIR, (-_FAR, _FAR), (_FAR, -_FAR))
_SIX: Final = (*_FOUR, (0.0, -_FAR), (0.0, _FAR))
_EIGHT: Final = (*_SIX, (-_FAR, 0.0), (_FAR, 0.0))
_CENTRE: Final = ((0.0, 0.0),)


def _rows(middle: tuple[float, ...]) -> tuple[Pip, ...]:
    """Return two full rows of four along the tile, with a row of the others between them."""
    full = tuple((along, across) for across in (-0.56, 0.56) for along in _CLOSE)
    return (*full, *((along, 0.0) for along in middle))


_PIPS: Final[tuple[tuple[Pip, ...], ...]] = (
    (),
    _CENTRE,
    _PAIR,
    _PAIR + _CENTRE,
    _FOUR,
    _FOUR + _CENTRE,
    _SIX,
    _SIX + _CENTRE,
    _EIGHT,
    _EIGHT + _CENTRE,
    _rows((_CLOSE[0], _CLOSE[3])),
    _rows((_CLOSE[0], 0.0, _CLOSE[3])),
    _rows(_CLOSE),
)

MOST_DRAWN: Final = len(_PIPS) - 1
"""The most pips that are drawn one by one; a larger half shows its figure."""


def pips_of(value: int, heading: Heading) -> tuple[Pip, ...]:
    """Return where the pips of a half lie, to the right and downwards from its centre.

    Up to nine they lie as on dice, three along the tile in a six; from ten to twelve they lie in
    three rows along the tile, the middle one with what the outer ones leave.

    Args:
        value: The pips, up to `MOST_DRAWN`.
        heading: The direction of the tile; its pips turn with it.

    >>> pips_of(1, Heading.EAST), len(pips_of(11, Heading.EAST))
    (((0.0, 0.0),), 11)
    >>> pips_of(6, Heading.SOUTH)[4:]
    ((0.5, 0.0), (-0.5, 0.0))
    """
    return _TURNED[heading][value]


def pip_radius(value: int) -> float:
    """Return how large the pips of a half are, by the same measure.

    >>> pip_radius(6), pip_radius(12)
    (0.18, 0.14)
    """
    return 0.18 if value < 10 else 0.14


def _turned(heading: Heading, pip: Pip) -> Pip:
    (along, across), side = pip, heading.right
    x = along * heading.dx + across * side.dx
    y = along * heading.dy + across * side.dy
    return x + 0.0, y + 0.0  # no negative zero


_TURNED: Final = {
    heading: tuple(tuple(_turned(heading, pip) for pip in pips) for pips in _PIPS)
    for heading in Heading
}
