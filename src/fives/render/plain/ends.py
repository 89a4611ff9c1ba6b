"""What stands below a drawing: what each end contributes, and where tiles may join."""

from __future__ import annotations

from fives.dominoes.layout import Layout
from fives.dominoes.ports import BRANCH_FACES, ports_of
from fives.render.folding import WIDTH, fold, glued
from fives.render.wording import places, sums
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language
from fives.render.wording.tiles import port_words


def count(layout: Layout, language: Language = ENGLISH, width: int = WIDTH) -> tuple[str, ...]:
    """Return what each end contributes, and the branches that are open but not started.

    Args:
        layout: The tiles.
        language: The language of the lines.
        width: Columns that a line may have.

    >>> import fives
    >>> print(*count(fives.HORSE_RACE.layout().place(fives.Tile(5, 5))))
    ends: [5|5] 10 = 10
    """
    total = sums.ends(layout.parts, layout.total)
    lines = fold(language.say("plain.count", sum=total), width=width)
    free = set(layout.ports)
    branches = [
        glued(port_words(port, language))
        for tile in layout.tiles
        for port in ports_of(tile)
        if port in free and port.face in BRANCH_FACES
    ]
    if branches:
        lines += fold(language.say("plain.branches", places=", ".join(branches)), width=width)
    return lines


def open_ends(layout: Layout, language: Language = ENGLISH, width: int = WIDTH) -> tuple[str, ...]:
    """Return the value that each open end takes, and where it lies.

    Args:
        layout: The tiles.
        language: The language of the lines.
        width: Columns that a line may have.

    >>> import fives
    >>> print(*open_ends(fives.DRAW.layout().place(fives.Tile(5, 5))))
    open ends: 5 on [5|5] a, 5 on [5|5] b
    """
    values = places.open_ends(layout.ports, language)
    return fold(language.say("plain.open_ends", places=values), width=width)
