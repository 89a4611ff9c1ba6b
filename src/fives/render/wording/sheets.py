"""Cribbage boards and paper tallies in words."""

from __future__ import annotations

from collections.abc import Iterator

from fives.render.sheets_cribbage import CribbageBoard
from fives.render.sheets_tally import PaperTally
from fives.render.wording.language import Language


def sheet_words(value: CribbageBoard | PaperTally, language: Language) -> str:
    """Return a score sheet in words, with all that its picture shows.

    Args:
        value: A cribbage board or a paper tally.
        language: The language.

    >>> from fives.render.folding import GLUE
    >>> from fives.render.wording.languages import language
    >>> board = CribbageBoard([(2, 5)])
    >>> print(sheet_words(board, language("en")).replace(GLUE, " ").splitlines()[1])
    Side 0: 5 points, before that 2. Front peg in hole 5, back peg in hole 2.
    >>> print(sheet_words(PaperTally(4), language("fr")).replace(GLUE, " "))
    Décompte sur papier de 4 points, soit 20 points bruts : 4 traits.
    """
    told = _board(value, language) if isinstance(value, CribbageBoard) else _tally(value, language)
    return "\n".join(told)


def _board(board: CribbageBoard, language: Language) -> Iterator[str]:
    yield language.say("cribbage.board", holes=board.holes)
    for side in range(len(board.scores)):
        yield _track(board, side, language)


def _track(board: CribbageBoard, side: int, language: Language) -> str:
    before, now = board.last_two(side)
    pegs = board.pegs(side)[-1]
    name = language.say("sheet.side", side=side)
    points, n = now, abs(now)
    if before == now:
        return language.say("cribbage.still", name=name, points=points, n=n)
    front, back = (_place(board, hole, language) for hole in (pegs.front, pegs.back))
    told = language.say(
        "cribbage.moved",
        name=name,
        points=points,
        n=n,
        before=before,
        front=front,
        back=back,
    )
    if now > board.holes:
        told += " " + language.say("cribbage.past", beyond=now - board.holes)
    if now < 0:
        told += " " + language.say("cribbage.short", beyond=-now)
    return told


def _place(board: CribbageBoard, hole: int, language: Language) -> str:
    if hole == 0:
        return language.say("cribbage.start")
    return language.say("cribbage.last" if hole == board.holes else "cribbage.hole", hole=hole)


def _tally(tally: PaperTally, language: Language) -> Iterator[str]:
    points, n = tally.points, abs(tally.points)
    pips, figures, strokes = tally.pips, tally.figures, tally.strokes
    if not n:
        yield language.say("tally.empty", points=points, n=n)
        return
    if figures and strokes:
        yield language.say(
            "tally.both", points=points, n=n, pips=pips, figures=figures, strokes=strokes
        )
    elif figures:
        yield language.say("tally.figures", points=points, n=n, pips=pips, figures=figures)
    else:
        yield language.say("tally.strokes", points=points, n=n, pips=pips, strokes=strokes)
    if tally.below_zero:
        yield language.say("tally.below")
    if figures:
        yield language.say("tally.figure")
