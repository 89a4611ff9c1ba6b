"""What the command says of a move that is to be explained; the labels stand with their lines."""

from __future__ import annotations

from typing import Final

from fives.cli.record_texts import count_of
from fives.cli.texts import shortened

NOBODY_SAW: Final = "No seat saw this record, so no move can be explained from it."


def no_move(text: str, why: str) -> str:
    """Return that something is no move.

    >>> no_move("2-5@", "a move is lot, deal, ...")
    "'2-5@' names no move: a move is lot, deal, ..."
    """
    return f"'{shortened(text)}' names no move: {why}"


def asked_at(moves: int, all_moves: int, actor: str) -> str:
    """Return at which moment of a record a move is explained.

    >>> asked_at(37, 212, "seat 2"), asked_at(212, 212, "")
    ('After 37 of 212 moves, seat 2 to move:', 'After all 212 moves, the match over:')
    """
    then = f"{actor} to move" if actor else "the match over"
    return f"After {count_of(moves, all_moves)} moves, {then}:"


def allowed(move: str) -> str:
    """Return that a move is allowed.

    >>> allowed("2-5@5-5.a")
    '2-5@5-5.a is allowed.'
    """
    return f"{move} is allowed."


def not_allowed(move: str) -> str:
    """Return that a move is not allowed.

    >>> not_allowed("draw")
    'draw is not allowed.'
    """
    return f"{move} is not allowed."
