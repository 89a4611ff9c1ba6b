"""What one seat sees when it is to move: the table, its hand, and what it may do."""

from __future__ import annotations

from fives.dominoes.plays import Play
from fives.match.view import View
from fives.render.folding import GLUE
from fives.render.plain.board import board
from fives.render.plain.labels import labelled
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.turns import choice, preview, rows, scoring


def table(view: View, language: Language = ENGLISH) -> tuple[str, ...]:
    """Return the board, the scores, who holds how many tiles, and the seat's own hand.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> for line in table(state.view(0)):
    ...     print(line)
     [5]
    a[-]b
     [5]
    ends: [5|5] 10 = 10
    <BLANKLINE>
    scores     you: 0   seat 1: 0
    tiles      you: 2   seat 1: 2   boneyard: 23
    your hand  [0|1] [2|5]
    """
    names = Names(view.table, view.seat, language)
    drawn = board(view.layout, scoring(view), lang=language)
    return (*drawn, "", *labelled(rows(view, names)))


def choices(view: View, language: Language = ENGLISH) -> tuple[str, ...]:
    """Return the legal moves of the seat, numbered from 1, with what each play would do.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("0-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> for line in choices(state.view(0)):
    ...     print(line)
      1  [0|5] on [5|5] a   total 10, 2 points, keeps the turn
      2  [0|5] on [5|5] b   total 10, 2 points, keeps the turn
    """
    moves = view.legal_moves()
    texts = [choice(move, language) for move in moves]
    wide = max(map(len, texts), default=0)
    seen = [preview(view, move, language) if isinstance(move, Play) else "" for move in moves]
    numbered = enumerate(zip(texts, seen, strict=True), start=1)
    return tuple(
        f"{number:3}  {text:{wide}}   {does}".replace(GLUE, " ").rstrip()
        for number, (text, does) in numbered
    )
