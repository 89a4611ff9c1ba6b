"""Sums of tiles and of figures, which look the same in every language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fives.dominoes.counting import Contribution
from fives.dominoes.tiles import Tile
from fives.render.folding import GLUE


def ends(parts: Sequence[Contribution], total: int) -> str:
    """Return what each end contributes, and the sum; parts are not broken over lines.

    >>> parts = [Contribution(Tile(5, 5), 5, 2), Contribution(Tile(2, 5), 2, 1)]
    >>> ends(parts, 12).replace(GLUE, " ")
    '[5|5] 10 + [2|5] 2 = 12'
    """
    return _sum([f"{part.tile}{GLUE}{part.pips}" for part in parts], total)


def tiles(held: Iterable[Tile]) -> str:
    """Return what each tile weighs, and the sum.

    >>> tiles([Tile(1, 2), Tile(3, 4)]).replace(GLUE, " ")
    '[1|2] 3 + [3|4] 7 = 10'
    """
    pips = {tile: tile.pips for tile in held}
    return _sum([f"{tile}{GLUE}{weight}" for tile, weight in pips.items()], sum(pips.values()))


def terms(numbers: Sequence[int]) -> str:
    """Return numbers as the terms of a sum.

    >>> terms([40, 3]), terms([40, -3]), terms([-2, 2, 0])
    ('40 + 3', '40 - 3', '-2 + 2 + 0')
    """
    first, *others = numbers
    steps = (f" {'-' if number < 0 else '+'} {abs(number)}" for number in others)
    return f"{first}{''.join(steps)}"


def _sum(parts: Sequence[str], total: int) -> str:
    return f"{f' +{GLUE}'.join(parts) or '0'} ={GLUE}{total}"
