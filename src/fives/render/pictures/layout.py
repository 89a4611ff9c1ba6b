"""A layout as it lies on the table, with its marks."""

from __future__ import annotations

from fives.dominoes.layout import Layout
from fives.render.geometry.arranging import arrange
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import lines_of
from fives.render.pictures.marks import draw_marks
from fives.render.pictures.options import Marking
from fives.render.pictures.order import last_of, numbers_of
from fives.render.pictures.tiles import UNIT, draw_tile
from fives.render.wording.language import Language


def draw_layout(
    canvas: Canvas, layout: Layout, marking: Marking, language: Language, counted: bool = True
) -> None:
    """Draw a layout around the origin, where its lead lies, and its count below.

    Args:
        canvas: What to draw on.
        layout: The layout.
        marking: What to mark.
        language: The language of its count.
        counted: Whether its ends are counted by the rules.
    """
    last = None if marking.last is None else last_of(layout, marking.last)
    numbers = {} if marking.numbers is None else numbers_of(layout, marking.numbers)
    if not layout.tiles:
        canvas.text(0, 0, language.say("picture.empty"), fill=Colour.FAINT, anchor="middle")
        return
    arrangement = arrange(layout, marking.width, marking.after)
    for placed in arrangement.tiles:
        x, y = UNIT * placed.x, UNIT * placed.y
        if placed.tile == last:
            rim = Colour.LAST
            draw_tile(canvas, placed.tile, x, y, placed.heading, marked=rim, data_last="true")
        else:
            draw_tile(canvas, placed.tile, x, y, placed.heading)
        if placed.tile in numbers:
            _number(canvas, numbers[placed.tile], x, y, placed.tile == last)
    if marking.marks:
        draw_marks(canvas, layout, arrangement, counted=counted)
        if counted:
            _count(canvas, layout, language)


def _number(canvas: Canvas, number: int, x: float, y: float, last: bool) -> None:
    with canvas.group(data_number=str(number)):
        ground = Colour.LAST if last else Colour.NUMBER
        ink = Colour.LAST_INK if last else Colour.NUMBER_INK
        canvas.circle(x, y, 0.46 * UNIT, fill=ground)
        canvas.text(x, y, str(number), size=0.58 * UNIT, fill=ink, anchor="middle", bold=True)


def _count(canvas: Canvas, layout: Layout, language: Language) -> None:
    parts = " + ".join(str(part.pips) for part in layout.parts) or "0"
    content = language.say("picture.count", parts=parts, total=layout.total)
    left, _, right, bottom = canvas.box
    for place, line in enumerate(lines_of(content, 13, max(right - left, 16 * UNIT))):
        y = bottom + 20 + 18 * place
        canvas.text((left + right) / 2, y, line, fill=Colour.INK, anchor="middle")
