"""The cribbage board as text, with the scores of its sides in a language."""

from __future__ import annotations

from fives.render.folding import GLUE
from fives.render.sheets_cribbage import CribbageBoard
from fives.render.wording.language import Language


def cribbage_lines(board: CribbageBoard, language: Language) -> tuple[str, ...]:
    """Return a board with its pegs, and above each track what its side has.

    >>> from fives.render.wording.french import FRENCH
    >>> for line in cribbage_lines(CribbageBoard([(2, 5)]), FRENCH):
    ...     print(line)
             5    10    15    20    25    30    35    40    45    50    55    60
    camp 0 : 5 points, auparavant 2
      oo|.B..F ..... ..... ..... ..... .....|..... ..... ..... ..... ..... .....|o
    """
    lines = list(board.lines)
    of_side = board.laps + 1
    for side in range(len(board.scores)):
        lines[1 + side * of_side] = _score(board, side, language)
    return tuple(lines)


def _score(board: CribbageBoard, side: int, language: Language) -> str:
    """Return the score of a side and the one before it, and how far it is off the board."""
    say = language.say
    before, now = board.last_two(side)
    if before == now:
        score = say("sheet.points", points=now, n=abs(now))
    else:
        score = say("cribbage.score", points=now, n=abs(now), before=before)
    beyond = None
    if now > board.holes:
        beyond = say("cribbage.beyond", beyond=now - board.holes)
    elif now < 0:
        beyond = say("cribbage.below", beyond=-now)
    if beyond is None:
        told = say("plain.pegs", side=side, score=score)
    else:
        told = say("plain.pegs_off", side=side, score=score, beyond=beyond)
    return told.replace(GLUE, " ")
