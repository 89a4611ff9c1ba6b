"""Answers that are numbers of a list, or Enter where the list has a single move."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeVar

from fives.cli import texts
from fives.render.folding import fold

M = TypeVar("M")

_NUMBER: Final = re.compile(r"[-+]?[0-9]+([.,][0-9]+)?")


def by_number(answer: str, moves: Sequence[M]) -> M | tuple[str, ...] | None:
    """Return the move of a number, lines that say what is wrong, or None for other answers.

    Args:
        answer: What was typed; empty for Enter alone.
        moves: The moves on the list, which are no tuples.

    >>> by_number("2", ["draw", "pass"]), by_number("pass", ["draw", "pass"])
    ('pass', None)
    >>> by_number("3", ["draw", "pass"])
    ('There is no choice 3; give a number from 1 to 2.',)
    """
    if not answer:
        return moves[0] if len(moves) == 1 else fold(texts.give(len(moves)))
    if not _NUMBER.fullmatch(answer):
        return None
    numbered = {str(number): move for number, move in enumerate(moves, start=1)}
    unknown = fold(texts.no_such_choice(answer, len(moves)))
    return numbered.get(answer.lstrip("0"), unknown)
