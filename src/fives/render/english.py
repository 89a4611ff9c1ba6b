"""English phrases and labels; sentences stand in `narrate`, `awards` and `rounds`.

Verbs are in the past tense, since there "you" and "seat 1" take the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.dominoes.counting import Contribution
from fives.dominoes.plays import Play
from fives.dominoes.ports import Port
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.policies.continuation import KEPT_BY_DOUBLE, KEPT_BY_SCORE
from fives.policies.target import EQUAL_BEST, TARGET_REACHED
from fives.render.folding import GLUE, glued

EMPTY_TABLE: Final = "The table is empty."
LEADS: Final = "leads"
ENDS: Final = "ends"
OPEN_ENDS: Final = "open ends"
TOTAL: Final = "total"
BRANCHES_OPEN: Final = "branches open"
SCORES: Final = "scores"
TILES: Final = "tiles"
BONEYARD: Final = "boneyard"
YOUR_HAND: Final = "your hand"
TO_PLACE: Final = "to place"
JUST_DRAWN: Final = "the tile just drawn"
TO_LEAD: Final = "the tile to lead"
KEEPS_THE_TURN: Final = "keeps the turn"
LAST_TILE: Final = "last tile of the hand"
REFUSED: Final = "refused"

_KEPT: Final = {
    (KEPT_BY_DOUBLE,): "a double",
    (KEPT_BY_SCORE,): "the play scored",
    (KEPT_BY_DOUBLE, KEPT_BY_SCORE): "a double, and the play scored",
}
_OUTCOMES: Final = {TARGET_REACHED: "target reached", EQUAL_BEST: "equal best scores"}


def capital(text: str) -> str:
    """Return a text with its first letter in upper case.

    >>> capital("seat 1 passed.")
    'Seat 1 passed.'
    """
    return text[:1].upper() + text[1:]


def counted(number: int, noun: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "tile"), counted(2, "tile")
    ('1 tile', '2 tiles')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(items: Sequence[str]) -> str:
    """Return items as a phrase; a comma keeps those apart that are phrases themselves.

    >>> listed(["a"]), listed(["a", "b", "c"]), listed(["a and b", "c and d"])
    ('a', 'a, b and c', 'a and b, and c and d')
    """
    *most, last = items
    apart = "," if any(" and " in item for item in items) else ""
    return f"{', '.join(most)}{apart} and {last}" if most else last


def worth(points: int) -> str:
    """Return what a play scores.

    >>> worth(0), worth(1)
    ('no points', '1 point')
    """
    return counted(points, "point") if points else "no points"


def place(port: Port) -> str:
    """Return the name of a port, as boards and moves show it.

    >>> place(Port.parse("5-5.a"))
    '[5|5] a'
    """
    return f"{port.tile} {port.face.value}"


def play(move: Play) -> str:
    """Return what is laid where.

    >>> play(Play(Tile(2, 5), Port.parse("5-5.a"))), play(Play(Tile(2, 5)))
    ('[2|5] on [5|5] a', 'lead [2|5]')
    """
    return f"lead {move.tile}" if move.at is None else f"{move.tile} on {place(move.at)}"


def ends(parts: Sequence[Contribution], total: int) -> str:
    """Return what each end contributes, and the sum; parts are not broken over lines.

    >>> parts = [Contribution(Tile(5, 5), 5, 2), Contribution(Tile(2, 5), 2, 1)]
    >>> ends(parts, 12).replace(GLUE, " ")
    '[5|5] 10 + [2|5] 2 = 12'
    """
    return _sum([f"{part.tile}{GLUE}{part.pips}" for part in parts], total)


def left(tiles: TileSet) -> str:
    """Return what a hand still holds, and the sum.

    >>> left(TileSet()), left(TileSet([Tile(1, 2), Tile(3, 4)])).replace(GLUE, " ")
    ('nothing', '[1|2] 3 + [3|4] 7 = 10 pips')
    """
    if not tiles:
        return "nothing"
    noun = "pip" if tiles.pips == 1 else "pips"
    return f"{_sum([f'{tile}{GLUE}{tile.pips}' for tile in tiles], tiles.pips)} {noun}"


def to_draw(drawable: int) -> str:
    """Return how many tiles of the boneyard may be drawn, where some must stay.

    >>> to_draw(5)
    ' (5 to draw)'
    """
    return f" ({drawable} to draw)"


def open_ends(ports: Sequence[Port]) -> str:
    """Return the value that each open end takes, and where it lies.

    >>> open_ends([Port.parse("2-5.lo"), Port.parse("5-5.b")]).replace(GLUE, " ")
    '2 on [2|5] lo, 5 on [5|5] b'
    """
    return ", ".join(glued(f"{port.value} on {place(port)}") for port in ports)


def _sum(terms: Sequence[str], total: int) -> str:
    return f"{f' +{GLUE}'.join(terms) or '0'} ={GLUE}{total}"


def outcome(reason: str) -> str:
    """Return why a match ended; a reason of another package stands as it is.

    >>> outcome("equal-best"), outcome("no-more-time")
    ('equal best scores', 'no more time')
    """
    return _OUTCOMES.get(reason) or reason.replace("-", " ")


def kept(reasons: tuple[str, ...]) -> str:
    """Return why a turn was kept; a reason of another package stands as it is.

    >>> kept(("double", "score"))
    'a double, and the play scored'
    """
    return _KEPT.get(reasons) or listed(reasons)


def drew(tiles: Sequence[Tile | None], stuck: bool) -> str:
    """Return what a seat drew, as far as the reader may know.

    >>> drew([Tile(1, 2), Tile(3, 4)], stuck=True), drew([None], stuck=False)
    ('had nothing to place and drew [1|2] [3|4]', 'drew 1 tile')
    """
    why = "had nothing to place and " if stuck else ""
    return f"{why}drew {seen(tiles)}"


def seen(tiles: Sequence[Tile | None]) -> str:
    """Return tiles as far as they are known; one that is hidden hides their names.

    >>> seen([Tile(1, 2), Tile(0, 0)]), seen([None, None])
    ('[1|2] [0|0]', '2 tiles')
    """
    known = [str(tile) for tile in tiles if tile is not None]
    return " ".join(known) if len(known) == len(tiles) else counted(len(tiles), "tile")
