"""The picture of a cribbage board: streets of thirty holes, and two pegs for every side."""

from __future__ import annotations

from typing import Final

from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.picture import Picture
from fives.render.pictures.sheet_holes import GROUP, LEFT, RIGHT, Track
from fives.render.pictures.sheet_marks import colour_of, draw_mark, signed
from fives.render.sheets_cribbage import CribbageBoard
from fives.render.wording.language import Language
from fives.render.wording.sheets import sheet_words

_PEG: Final = 6.5
_HEAD: Final = 30
_BAND_GAP: Final = 12


def cribbage_board(board: CribbageBoard, theme: str, language: Language) -> Picture:
    """Return a picture of a cribbage board with its pegs.

    The streets of a side run to the right and back to the left, as on a board of wood; in
    front of hole 1 are the two holes of the start. A full peg shows the score, a hollow one
    the score before, and a line between them what came last.

    Args:
        board: The board.
        theme: ``auto``, ``light`` or ``dark``.
        language: The language of its labels, its title and its description.

    >>> from fives.render.wording.languages import language
    >>> cribbage_board(CribbageBoard([(2, 5), ()]), "light", language("en"))
    <Picture: Cribbage board of 61 holes>
    """
    title = language.say("cribbage.title", holes=board.holes)
    canvas = Canvas(theme)
    canvas.text(LEFT, 0, title, size=16, bold=True)
    _legend(canvas, 24, language)
    top = 44.0
    for side in range(len(board.scores)):
        track = Track(board.holes, top + _HEAD)
        with canvas.group(data_side=str(side)):
            height = _HEAD + track.height
            canvas.rect(LEFT, top, RIGHT - LEFT, height, fill=Colour.PANEL, radius=8)
            _head(canvas, board, side, top + _HEAD / 2 + 3, language)
            _holes(canvas, track)
            _pegs(canvas, board, side, track)
        top += height + _BAND_GAP
    return canvas.finish(title, sheet_words(board, language))


def _legend(canvas: Canvas, y: float, language: Language) -> None:
    x = LEFT + 8.0
    for key, hollow in (("cribbage.front", False), ("cribbage.back", True)):
        draw_mark(canvas, 0, x, y, 5, hollow=hollow)
        x += 12 + canvas.text(x + 12, y, language.say(key), size=12, fill=Colour.FAINT) + 20


def _head(canvas: Canvas, board: CribbageBoard, side: int, y: float, language: Language) -> None:
    before, now = board.last_two(side)
    draw_mark(canvas, side, LEFT + 18, y, 6)
    name = language.say("sheet.side", side=side)
    x = LEFT + 34 + canvas.text(LEFT + 34, y, name, size=14, bold=True) + 14
    if before == now:
        told = language.say("sheet.points", points=signed(now), n=abs(now))
    else:
        told = language.say("cribbage.score", points=signed(now), n=abs(now), before=signed(before))
    x += canvas.text(x, y, told, size=13) + 14
    beyond = max(now - board.holes, -now)
    if beyond > 0:
        key = "cribbage.below" if now < 0 else "cribbage.beyond"
        canvas.text(x, y, language.say(key, beyond=beyond), size=13, fill=Colour.RED, bold=True)


def _holes(canvas: Canvas, track: Track) -> None:
    groove = (track.second_start, *track.way(0, track.holes))
    canvas.path(groove, stroke=Colour.GROUND, thick=17)
    with canvas.group(data_holes=str(track.holes)):
        for hole in range(track.holes + 1):
            x, y = track.at(hole)
            canvas.circle(x, y, 3.2, fill=Colour.CLOSED)
    canvas.circle(*track.second_start, 3.2, fill=Colour.CLOSED)
    canvas.circle(*track.at(track.holes), 7.5, stroke=Colour.CLOSED, thick=1.5)
    for hole in (*range(GROUP, track.holes, GROUP), track.holes):
        x, y = track.label(hole)
        last = hole == track.holes
        canvas.text(
            x - 4 * last, y, str(hole), size=10, fill=Colour.FAINT, anchor="middle", bold=last
        )


def _pegs(canvas: Canvas, board: CribbageBoard, side: int, track: Track) -> None:
    pegs = board.pegs(side)[-1]
    front = track.at(pegs.front)
    back = track.at(pegs.back) if pegs.back or pegs.front else track.second_start
    if pegs.front != pegs.back:
        way = track.way(*sorted((pegs.front, pegs.back)))
        canvas.path(way, stroke=colour_of(side), thick=3)
    same = front == back
    with canvas.group(data_peg="back", data_hole=str(pegs.back)):
        draw_mark(canvas, side, *back, _PEG + 3 if same else _PEG, hollow=True)
    with canvas.group(data_peg="front", data_hole=str(pegs.front)):
        draw_mark(canvas, side, *front, _PEG - 1.5 if same else _PEG)
