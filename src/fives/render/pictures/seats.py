"""The seats of a table: who they are, what they hold and have scored."""

from __future__ import annotations

from typing import Final, TypeAlias

import attrs

from fives.render.pictures.canvas import Anchor, Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import text_width
from fives.render.pictures.rows import BACK, FACE, OWN, PAD, draw_tiles, rows_height
from fives.render.pictures.scene import Scene
from fives.render.wording.language import Language

_FIRST: Final = 17
_LINE: Final = 17
"""The middle of the first line of text below the rim, and of each further one below it."""
_UNDER: Final = 12
"""Ground from the middle of the last line to the tiles."""
_BETWEEN: Final = 10
"""Ground between two texts of a line, at least."""
_TAB: Final = 11
"""The size of the word on the rim."""


@attrs.frozen(weakref_slot=False)
class _Label:
    """A text of a panel."""

    content: str
    size: float
    fill: Colour
    bold: bool = False

    @property
    def width(self) -> float:
        return text_width(self.content, self.size, self.bold)


_Line: TypeAlias = tuple[_Label, _Label | None]
"""What stands to the left of a line, and to the right."""


def seat_width(scene: Scene, seat: int, language: Language) -> float:
    """Return how wide the panel of a seat is at least, so that every text fits in."""
    pairs = _labels(scene, seat, language)
    widths = [label.width for pair in pairs for label in pair if label is not None]
    tab = _tab_word(scene, seat, language)
    if tab is not None:
        widths.append(_tab_width(tab))
    return max(widths) + 2 * PAD


def seat_height(scene: Scene, seat: int, width: float, language: Language) -> float:
    """Return how high the panel of a seat is."""
    below = rows_height(scene.hand_sizes[seat], _unit(scene, seat), width)
    return _head(_lines(scene, seat, width, language)) + below + (PAD if below else 0)


def _head(lines: list[_Line]) -> float:
    """Return how high some lines of text are, with the ground above and below."""
    return _FIRST + _LINE * (len(lines) - 1) + _UNDER


def _unit(scene: Scene, seat: int) -> float:
    if scene.hands[seat] is None:
        return BACK
    return OWN if seat == scene.reader else FACE


def draw_seat(
    canvas: Canvas,
    scene: Scene,
    seat: int,
    area: tuple[float, float, float, float],
    language: Language,
) -> None:
    """Draw the panel of a seat.

    Args:
        canvas: What to draw on.
        scene: The match.
        seat: The seat.
        area: The left and upper side of the panel, its width and its height.
        language: The language of its texts.
    """
    x, y, width, height = area
    lines, tab = _lines(scene, seat, width, language), _tab_word(scene, seat, language)
    with canvas.group(data_seat=str(seat)):
        stroke, thick = (Colour.LINE, 1.0) if tab is None else (Colour.PORT, 2.0)
        canvas.rect(x, y, width, height, fill=Colour.PANEL, stroke=stroke, thick=thick, radius=8)
        for number, (left, right) in enumerate(lines):
            middle = y + _FIRST + number * _LINE
            _write(canvas, left, x + PAD, middle, "start")
            if right is not None:
                _write(canvas, right, x + width - PAD, middle, "end")
        place = (x + PAD, y + _head(lines), width)
        held, unit = scene.hands[seat], _unit(scene, seat)
        draw_tiles(canvas, held, scene.hand_sizes[seat], place, unit, scene.bound)
        if tab is not None:
            _tab(canvas, x, y, tab)


def _write(canvas: Canvas, label: _Label, x: float, y: float, anchor: Anchor) -> None:
    size, fill, bold = label.size, label.fill, label.bold
    canvas.text(x, y, label.content, size=size, fill=fill, anchor=anchor, bold=bold)


def _labels(scene: Scene, seat: int, language: Language) -> tuple[_Line, _Line]:
    """Return the texts of a panel, two to a line."""
    side = scene.table.side(seat)
    score = language.say("picture.points", n=scene.scores[side])
    held = language.say("picture.held", n=scene.hand_sizes[seat])
    partners = [other for other in scene.table.members(side) if other != seat]
    mate = _partner(scene, partners[0], language) if partners else None
    return (
        (
            _Label(_name(scene, seat, language), 14, Colour.INK, bold=True),
            _Label(score, 13, Colour.INK, bold=True),
        ),
        (
            _Label(held, 12, Colour.FAINT),
            None if mate is None else _Label(mate, 12, Colour.FAINT),
        ),
    )


def _lines(scene: Scene, seat: int, width: float, language: Language) -> list[_Line]:
    """Return the texts line by line; where two are too wide for one, each has its own."""
    lines: list[_Line] = []
    for left, right in _labels(scene, seat, language):
        if right is None or left.width + _BETWEEN + right.width <= width - 2 * PAD:
            lines.append((left, right))
        else:
            lines += (left, None), (right, None)
    return lines


def _name(scene: Scene, seat: int, language: Language) -> str:
    if seat == scene.reader:
        return language.say("picture.you")
    return language.say("picture.seat", seat=seat)


def _partner(scene: Scene, seat: int, language: Language) -> str:
    if seat == scene.reader:
        return language.say("picture.with_you")
    return language.say("picture.with_seat", seat=seat)


def _tab_word(scene: Scene, seat: int, language: Language) -> str | None:
    """Return what the rim of a panel says: who is to move, or has won."""
    if scene.actor == seat:
        return language.say("picture.to_move")
    if scene.outcome is not None and scene.table.side(seat) in scene.outcome.winners:
        return language.say("picture.won")
    return None


def _tab_width(content: str) -> float:
    return text_width(content, _TAB, bold=True) + 14


def _tab(canvas: Canvas, x: float, y: float, content: str) -> None:
    """Write a word on the upper rim of a panel."""
    wide = _tab_width(content)
    left, ink = x + PAD - 2, Colour.PORT_INK
    canvas.rect(left, y - 9, wide, 16, fill=Colour.PORT, radius=8)
    middle = left + wide / 2
    canvas.text(middle, y - 1, content, size=_TAB, fill=ink, anchor="middle", bold=True)
