"""Reading moves from their notation."""

from __future__ import annotations

from fives.card_race.cards import SUITS, Card
from fives.card_race.moves import Back, Mark, RaceMove, SitOut, Turn
from fives.core.errors import NotationError, kind_of


def parse_move(text: str) -> RaceMove:
    """Return the move of a card race that a text names; nothing is repaired.

    Args:
        text: One of ``mark 7H``, ``back H``, ``sit-out`` and ``turn 10D``.

    Raises:
        NotationError: When the text names no move; says at which column.

    >>> print(parse_move("turn 10D"), parse_move("sit-out"))
    turn 10D sit-out
    >>> parse_move("back 2")
    Traceback (most recent call last):
    fives.core.errors.NotationError: line 1, column 6: a bet names one suit, S, H, D or C, \
not '2'; its stake is always 1 chip.
    """
    if type(text) is not str:
        raise NotationError("NOT_TEXT", f"a move is read from text, not {kind_of(text)}.")
    if text == "sit-out":
        return SitOut()
    word, space, rest = text.partition(" ")
    if space and word == "mark":
        return Mark(_card(rest, len(word) + 1))
    if space and word == "turn":
        return Turn(_card(rest, len(word) + 1))
    if space and word == "back":
        return _back(rest, len(word) + 1)
    raise NotationError(
        "NOT_A_MOVE", f"a move is mark 7H, back H, sit-out or turn 10D, not {text[:20]!r}."
    )


def _card(text: str, offset: int) -> Card:
    try:
        return Card.parse(text)
    except NotationError as error:
        raise error.shifted(offset) from None


def _back(text: str, offset: int) -> Back:
    for suit in SUITS:
        if text == suit.letter:
            return Back(suit)
    raise NotationError(
        "NOT_A_SUIT",
        f"a bet names one suit, S, H, D or C, not {text[:20]!r}; its stake is always 1 chip.",
        column=offset + 1,
    )
