"""Many pictures that differ little, kept small: what they have in common is stored once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, final

import attrs

_TAG: Final = re.compile(r"<(/?)[A-Za-z][^>]*?(/?)>")
_DEEPEST: Final = 3
"""Elements nested deeper than this stay with those that they are in."""


@final
@attrs.frozen(weakref_slot=False)
class Shared:
    """Texts as parts that they share.

    Attributes:
        parts: Every part once.
        texts: For each text the places of its parts, in order.
    """

    parts: tuple[str, ...]
    texts: tuple[tuple[int, ...], ...]


def shared(pictures: Iterable[str]) -> Shared:
    """Return pictures cut into parts, each of which is kept once.

    >>> found = shared(["<svg><g/><g>1</g></svg>", "<svg><g>1</g></svg>"])
    >>> found.parts
    ('<svg>', '<g/>', '<g>', '1</g>', '</svg>')
    >>> ["".join(found.parts[place] for place in text) for text in found.texts]
    ['<svg><g/><g>1</g></svg>', '<svg><g>1</g></svg>']
    """
    places: dict[str, int] = {}
    texts = tuple(
        tuple(places.setdefault(part, len(places)) for part in _cut(picture))
        for picture in pictures
    )
    return Shared(tuple(places), texts)


def _cut(picture: str) -> Iterator[str]:
    """Give the parts of a picture; ElementTree writes no bare ``>`` but that of a tag."""
    depth, begun = 0, 0
    for tag in _TAG.finditer(picture):
        closes, alone = tag.groups()
        depth += -1 if closes else 0 if alone else 1
        if depth < _DEEPEST:
            yield picture[begun : tag.end()]
            begun = tag.end()
    if begun < len(picture):
        yield picture[begun:]
