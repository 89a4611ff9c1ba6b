"""Marks at the ends of a layout: the value that joins there, and what the end contributes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from fives.dominoes.layout import Layout
from fives.render.geometry.shapes import Arrangement, OpenEnd, PlacedTile
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.ends import closed_ends, counted_at
from fives.render.pictures.extent import Area
from fives.render.pictures.lettering import text_width
from fives.render.pictures.tiles import UNIT

_ROOMY: Final = (0.66, 0.5)
_TIGHT: Final = (0.5, 0.46)
_NO_ROOM: Final = (0.0, 0.4)
"""How far out a mark lies, and its radius, in units."""

_SIZE: Final = 0.68 * UNIT
_HIGH: Final = 0.9 * UNIT


@attrs.frozen(weakref_slot=False)
class _Mark:
    """The round mark of an open port, or the ring of a closed one."""

    end: OpenEnd
    x: float
    y: float
    radius: float

    @property
    def area(self) -> Area:
        return _around(self.x, self.y, self.radius, self.radius)


def draw_marks(
    canvas: Canvas, layout: Layout, arrangement: Arrangement, *, counted: bool = True
) -> None:
    """Mark every open port with its value, the closed ones without, and what each end adds.

    Args:
        canvas: What to draw on.
        layout: The layout.
        arrangement: Where its tiles lie.
        counted: Whether to show what the ends contribute.
    """
    taken = [_tile_area(placed) for placed in arrangement.tiles]
    closed = [_at(end, 0.45, 0.24) for end in closed_ends(layout, arrangement)]
    opened = [_placed(end, taken) for end in arrangement.ends]
    for mark in closed:
        with canvas.group(data_closed=str(mark.end.port)):
            canvas.circle(mark.x, mark.y, mark.radius, stroke=Colour.CLOSED, thick=1.4)
    for mark in opened:
        _open(canvas, mark)
    if not counted:
        return
    taken += [mark.area for mark in (*opened, *closed)]
    marks = {mark.end.port: mark for mark in (*opened, *closed)}
    for port, part in counted_at(layout).items():
        taken.append(_adds(canvas, marks[port], part.pips, taken))


def _placed(end: OpenEnd, taken: Sequence[Area]) -> _Mark:
    """Return the mark of an open port, nearer and smaller where another tile lies close by."""
    for out, radius in (_ROOMY, _TIGHT):
        mark = _at(end, out, radius)
        if not _overlaps(mark.area, taken):
            return mark
    return _at(end, *_NO_ROOM)


def _at(end: OpenEnd, out: float, radius: float) -> _Mark:
    x, y = end.x + out * end.heading.dx, end.y + out * end.heading.dy
    return _Mark(end, UNIT * x, UNIT * y, UNIT * radius)


def _open(canvas: Canvas, mark: _Mark) -> None:
    value = str(mark.end.port.value)
    size = mark.radius * (1.5 if len(value) == 1 else 1.2)
    with canvas.group(data_port=str(mark.end.port)):
        canvas.circle(mark.x, mark.y, mark.radius, fill=Colour.PORT)
        ink = Colour.PORT_INK
        canvas.text(mark.x, mark.y, value, size=size, fill=ink, anchor="middle", bold=True)


def _adds(canvas: Canvas, mark: _Mark, pips: int, taken: Sequence[Area]) -> Area:
    """Write what an end adds beside its mark, where there is room, and return the area."""
    text = f"+{pips}"
    wide = text_width(text, _SIZE, bold=True) + 0.3 * UNIT
    heading, areas = mark.end.heading, []
    for side in (heading, heading.right, heading.left):
        x = mark.x + side.dx * (mark.radius + wide / 2 + 1)
        y = mark.y + side.dy * (mark.radius + _HIGH / 2 + 1)
        areas.append(_around(x, y, wide / 2, _HIGH / 2))
    area = next((area for area in areas if not _overlaps(area, taken)), areas[0])
    left, top, right, bottom = area
    with canvas.group(data_adds=str(pips)):
        radius = _HIGH / 2
        canvas.rect(left, top, wide, _HIGH, fill=Colour.PANEL, stroke=Colour.LINE, radius=radius)
        middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
        canvas.text(middle_x, middle_y, text, size=_SIZE, anchor="middle", bold=True)
    return area


def _overlaps(area: Area, taken: Sequence[Area]) -> bool:
    left, top, right, bottom = area
    return any(
        left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
        for other in taken
    )


def _around(x: float, y: float, half_width: float, half_height: float) -> Area:
    return (x - half_width, y - half_height, x + half_width, y + half_height)


def _tile_area(placed: PlacedTile) -> Area:
    box = placed.box
    return (UNIT * box.left, UNIT * box.top, UNIT * box.right, UNIT * box.bottom)
