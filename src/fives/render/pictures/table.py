"""A whole table: the seats around it, the layout in the middle, the reader's hand below."""

from __future__ import annotations

from typing import Final

from fives.render.pictures.boneyard import boneyard_height, boneyard_width, draw_boneyard
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.layout import draw_layout
from fives.render.pictures.options import Marking
from fives.render.pictures.scene import Scene
from fives.render.pictures.seats import draw_seat, seat_height, seat_width
from fives.render.wording.language import Language

_APART: Final = 14
"""Ground between two panels."""
_AROUND: Final = 24
"""Ground above and below the layout."""
_PANEL: Final = 168
"""How wide a panel is at least."""
_MOST_IN_A_ROW: Final = 4


def draw_table(canvas: Canvas, scene: Scene, marking: Marking, language: Language) -> None:
    """Draw a match: the other seats above its layout, the boneyard and the own hand below."""
    draw_layout(canvas, scene.layout, marking, language, scene.counted)
    left, top, right, bottom = canvas.box
    others = scene.others
    columns = min(_MOST_IN_A_ROW, max(2, len(others)))
    panel = max(_PANEL, *(seat_width(scene, seat, language) for seat in others))
    least = [boneyard_width(scene, language), columns * (panel + _APART) - _APART]
    if scene.reader is not None:
        least.append(seat_width(scene, scene.reader, language))
    width = max(right - left, *least)
    x = (left + right - width) / 2
    rows = [others[first : first + columns] for first in range(0, len(others), columns)]
    y = top - _AROUND
    for seats in reversed(rows):
        y -= _row(canvas, scene, seats, (x, y, width), language, above=True) + _APART
    y = bottom + _AROUND
    high = boneyard_height(scene, width, language)
    draw_boneyard(canvas, scene, (x, y, width, high), language)
    if scene.reader is not None:
        _row(canvas, scene, (scene.reader,), (x, y + high + _APART, width), language, above=False)


def _row(
    canvas: Canvas,
    scene: Scene,
    seats: tuple[int, ...],
    place: tuple[float, float, float],
    language: Language,
    *,
    above: bool,
) -> float:
    """Draw panels side by side, above or below a height, and return how high they are."""
    x, y, width = place
    each = (width - _APART * (len(seats) - 1)) / len(seats)
    high = max(seat_height(scene, seat, each, language) for seat in seats)
    for number, seat in enumerate(seats):
        area = (x + number * (each + _APART), y - high if above else y, each, high)
        draw_seat(canvas, scene, seat, area, language)
    return high
