"""Reading moves from their notation."""

from __future__ import annotations

from fives.core.errors import NotationError, kind_of
from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass


def parse_move(text: str) -> Move:
    """Return the move that a text names.

    Halves of a tile may come in any order; nothing else is repaired.

    Args:
        text: One of ``lot 2``, ``deal 5-5``, ``5-5``, ``2-5@5-5.a``, ``draw``,
            ``drawn 3-4`` and ``pass``.

    Raises:
        NotationError: When the text names no move; says at which column.

    >>> parse_move("5-2@5-5.a") is Play.parse("2-5@5-5.a")
    True
    >>> print(parse_move("lot 2"), parse_move("pass"))
    lot 2 pass
    """
    if type(text) is not str:
        raise NotationError("NOT_TEXT", f"a move is read from text, not {kind_of(text)}.")
    word, space, rest = text.partition(" ")
    if text == "draw":
        return Draw()
    if text == "pass":
        return Pass()
    if space and word == "lot":
        return Lot(_seat(rest, len(word) + 1))
    if space and word == "deal":
        return Deal(_tile(rest, len(word) + 1))
    if space and word == "drawn":
        return Drawn(_tile(rest, len(word) + 1))
    if text[:1].isdigit() or text[:1] == "[":
        return Play.parse(text)
    raise NotationError(
        "NOT_A_MOVE",
        "a move is lot, deal, draw, drawn, pass or a tile with a place, as 2-5@5-5.a, "
        f"not {text[:20]!r}.",
    )


def _seat(text: str, offset: int) -> Seat:
    if not (text.isascii() and text.isdigit() and len(text) <= 3) or text != str(int(text)):
        raise NotationError(
            "NOT_A_SEAT", f"a seat is a number such as 2, not {text[:20]!r}.", column=offset + 1
        )
    return Seat(int(text))


def _tile(text: str, offset: int) -> Tile:
    try:
        return Tile.parse(text)
    except NotationError as error:
        raise error.shifted(offset) from None
