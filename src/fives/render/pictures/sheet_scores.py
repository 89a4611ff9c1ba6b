"""The picture of a score board: a bar for each side, and the line that wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.errors import InputError, kind_of
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import text_width
from fives.render.pictures.picture import Picture
from fives.render.pictures.sheet_marks import colour_of, draw_mark, signed
from fives.render.wording.language import Language
from fives.render.wording.languages import language as known
from fives.render.wording.sheet_scores import (
    Scored,
    ScoreLine,
    goal_of,
    goal_told,
    score_lines,
    score_words,
)

_ROW: Final = 38
_BAR: Final = 300
_HEIGHT: Final = 16
_INDENT: Final = 22
_GAP: Final = 16


def score_board(value: Scored, *, theme: str = "auto", lang: str | Language = "en") -> Picture:
    """Return a picture of the scores of a match, by side, with the target where one is known.

    Args:
        value: A state or a view; only its scores, its target and its outcome are shown.
        theme: ``light``, ``dark``, or ``auto`` for what the reader's system prefers.
        lang: The language of its texts: a code such as ``fr``, or a `Language`.

    Raises:
        InputError: When the value has no scores of sides, or there is no such theme or language.

    >>> import fives
    >>> score_board(fives.DRAW.start(seats=3), theme="light", lang="fr")
    <Picture: Scores, Draw>
    """
    language = known(lang)
    if not isinstance(value, Scored):
        wanted = "A score board is drawn of a state or a view"
        raise InputError("NO_SCORES", f"{wanted}, not of {kind_of(value)}.")
    title = language.say("score.title", game=value.variant.title)
    lines = score_lines(value, language)
    goal = goal_of(value.variant.target, value.table)
    canvas = Canvas(theme)
    canvas.text(0, 0, title, size=16, bold=True)
    told = goal_told(value, language)
    top = 30.0
    if told is not None:
        canvas.text(0, 22, told, size=12, fill=Colour.FAINT)
        top = 66.0
    scale = _Scale(lines, None if goal is None else goal[1], language)
    for number, line in enumerate(lines):
        with canvas.group(data_side=str(number), data_points=str(line.points)):
            _row(canvas, scale, number, top + number * _ROW, line, language)
    if goal is not None:
        _target(canvas, scale.x(goal[1]), top, len(lines), goal[1])
    if value.outcome is not None and value.outcome.drawn:
        bottom = top + len(lines) * _ROW
        canvas.text(0, bottom, language.say("score.drawn"), size=13, bold=True)
    return canvas.finish(title, score_words(value, language))


class _Scale:
    """Where things stand across: names, bars from zero on, and figures behind them."""

    def __init__(self, lines: Sequence[ScoreLine], goal: int | None, language: Language) -> None:
        scores = [line.points for line in lines]
        self._least = min(0, *scores)
        most = max(1, goal or 0, *scores)
        self._unit = _BAR / (most - self._least)
        self.left = _INDENT + max(text_width(line.name, 14, True) for line in lines) + _GAP
        self.right = self.left + _BAR
        widest = max(text_width(signed(line.points), 18, True) for line in lines)
        self.figures = self.right + _GAP + widest

    def x(self, points: int) -> float:
        return self.left + (points - self._least) * self._unit


def _row(
    canvas: Canvas, scale: _Scale, side: int, y: float, line: ScoreLine, language: Language
) -> None:
    draw_mark(canvas, side, 7, y, 6)
    canvas.text(_INDENT, y, line.name, size=14, bold=True)
    canvas.rect(
        scale.left, y - _HEIGHT / 2, _BAR, _HEIGHT, fill=Colour.PANEL, stroke=Colour.LINE, radius=4
    )
    zero, end = sorted((scale.x(0), scale.x(line.points)))
    if end > zero:
        canvas.rect(zero, y - 5, end - zero, 10, fill=colour_of(side), radius=2)
    if line.points < 0:
        canvas.line(end, y - 11, end, y + 11, Colour.INK)
    canvas.text(scale.figures, y, signed(line.points), size=18, bold=True, anchor="end")
    behind = scale.figures + 12
    if line.result is not None:
        canvas.text(behind, y, f"★ {language.say(line.result)}", fill=Colour.GAIN, bold=True)
    elif line.missing is not None:
        to_go = language.say("score.to_go", missing=line.missing)
        canvas.text(behind, y, to_go, size=12, fill=Colour.FAINT)


def _target(canvas: Canvas, x: float, top: float, rows: int, points: int) -> None:
    with canvas.group(data_target=str(points)):
        bottom = top + (rows - 1) * _ROW + 15
        canvas.line(x, top - 14, x, bottom, Colour.INK, thick=2)
        canvas.text(x, top - 22, str(points), size=12, bold=True, anchor="middle")
