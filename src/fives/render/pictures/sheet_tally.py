"""The picture of a paper tally: figures of ten strokes on a sheet."""

from __future__ import annotations

from typing import Final, TypeAlias

from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import text_width
from fives.render.pictures.picture import Picture
from fives.render.pictures.sheet_marks import signed
from fives.render.sheets_tally import STROKES_OF_FIGURE, PaperTally
from fives.render.wording.language import Language
from fives.render.wording.sheets import sheet_words

Stroke: TypeAlias = tuple[float, float, float, float]

IN_A_ROW: Final = 10
_SIZE: Final = 46
_STEP: Final = 70
_SMALL: Final = 6
_PADDING: Final = 24
_MINUS: Final = 34
_HEAD: Final = 44


def paper_tally(tally: PaperTally, theme: str, language: Language) -> Picture:
    """Return a picture of a score as strokes on paper.

    Args:
        tally: The tally.
        theme: ``auto``, ``light`` or ``dark``.
        language: The language of its labels, its title and its description.

    >>> from fives.render.wording.languages import language
    >>> paper_tally(PaperTally(14), "light", language("en"))
    <Picture: Paper tally>
    """
    title = language.say("tally.title")
    canvas = Canvas(theme)
    told = language.say(
        "tally.sum", points=signed(tally.points), n=abs(tally.points), pips=signed(tally.pips)
    )
    counts = [STROKES_OF_FIGURE] * tally.figures + [tally.strokes] * bool(tally.strokes)
    indent = _PADDING + (_MINUS if tally.below_zero else 0)
    columns = min(len(counts), IN_A_ROW)
    rows = max(1, -(-len(counts) // IN_A_ROW))
    figures = indent + columns * _STEP - (_STEP - _SIZE) + _PADDING
    words = 2 * _PADDING + max(text_width(title, 16, True), text_width(told, 13))
    height = _HEAD + 24 + rows * _STEP - (_STEP - _SIZE) + 2 * _PADDING - 14
    canvas.rect(0, 0, max(figures, words), height, fill=Colour.PANEL, stroke=Colour.LINE, radius=6)
    canvas.text(_PADDING, 26, title, size=16, bold=True)
    canvas.text(_PADDING, 48, told, size=13, fill=Colour.FAINT)
    top = _HEAD + 36
    if tally.below_zero:
        y = top + _SIZE / 2
        canvas.line(_PADDING, y, _PADDING + 18, y, Colour.INK, thick=3.5)
    for number, strokes in enumerate(counts):
        row, column = divmod(number, IN_A_ROW)
        with canvas.group(data_strokes=str(strokes)):
            _figure(canvas, indent + column * _STEP, top + row * _STEP, strokes)
    return canvas.finish(title, sheet_words(tally, language))


def _figure(canvas: Canvas, x: float, y: float, strokes: int) -> None:
    for number, (x1, y1, x2, y2) in enumerate(STROKES[:strokes]):
        thick = 3.5 if number < 2 else 2.5
        canvas.line(x + x1, y + y1, x + x2, y + y2, Colour.INK, thick=thick)


def _cross(x: float, y: float, reach: float) -> tuple[Stroke, Stroke]:
    """Return the two strokes of a cross around a point, the falling one first."""
    left, right, top, bottom = x - reach, x + reach, y - reach, y + reach
    return (left, top, right, bottom), (right, top, left, bottom)


_HALF: Final = _SIZE / 2
_EDGE: Final = 5

STROKES: Final[tuple[Stroke, ...]] = (
    *_cross(_HALF, _HALF, _HALF),
    *_cross(_HALF, _EDGE, _SMALL),
    *_cross(_SIZE - _EDGE, _HALF, _SMALL),
    *_cross(_HALF, _SIZE - _EDGE, _SMALL),
    *_cross(_EDGE, _HALF, _SMALL),
)
"""The strokes of a figure in their order: the large X, then the small ones clockwise."""
