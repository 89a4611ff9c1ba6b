"""The seats of a table: who they are, what they hold and have scored."""

from __future__ import annotations

from typing import Final

from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import text_width
from fives.render.pictures.rows import BACK, FACE, OWN, PAD, draw_tiles, rows_height
from fives.render.pictures.scene import Scene
from fives.render.wording.language import Language

_HEAD: Final = 46
"""How high its lines of text are, with the ground above and below."""


def seat_height(scene: Scene, seat: int, width: float) -> float:
    """Return how high the panel of a seat is."""
    below = rows_height(scene.hand_sizes[seat], _unit(scene, seat), width)
    return _HEAD + below + (PAD if below else 0)


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
    to_move = scene.actor == seat
    side = scene.table.side(seat)
    won = scene.outcome is not None and side in scene.outcome.winners
    with canvas.group(data_seat=str(seat)):
        stroke, thick = (Colour.PORT, 2.0) if to_move or won else (Colour.LINE, 1.0)
        canvas.rect(x, y, width, height, fill=Colour.PANEL, stroke=stroke, thick=thick, radius=8)
        canvas.text(x + PAD, y + 17, _name(scene, seat, language), size=14, bold=True)
        points = scene.scores[side]
        score = language.say("picture.points", n=points)
        canvas.text(x + width - PAD, y + 17, score, size=13, anchor="end", bold=True)
        _second_line(canvas, scene, seat, (x, y, width), language)
        held = scene.hands[seat]
        unit = _unit(scene, seat)
        place = (x + PAD, y + _HEAD, width)
        draw_tiles(canvas, held, scene.hand_sizes[seat], place, unit, scene.bound)
        if to_move or won:
            _tab(canvas, x, y, language.say("picture.to_move" if to_move else "picture.won"))


def _second_line(
    canvas: Canvas,
    scene: Scene,
    seat: int,
    place: tuple[float, float, float],
    language: Language,
) -> None:
    x, y, width = place
    held = language.say("picture.held", n=scene.hand_sizes[seat])
    canvas.text(x + PAD, y + 34, held, size=12, fill=Colour.FAINT)
    partners = [other for other in scene.table.members(scene.table.side(seat)) if other != seat]
    if partners:
        mate = _partner(scene, partners[0], language)
        canvas.text(x + width - PAD, y + 34, mate, size=12, fill=Colour.FAINT, anchor="end")


def _name(scene: Scene, seat: int, language: Language) -> str:
    if seat == scene.reader:
        return language.say("picture.you")
    return language.say("picture.seat", seat=seat)


def _partner(scene: Scene, seat: int, language: Language) -> str:
    if seat == scene.reader:
        return language.say("picture.with_you")
    return language.say("picture.with_seat", seat=seat)


def _tab(canvas: Canvas, x: float, y: float, content: str) -> None:
    """Write a word on the upper rim of a panel."""
    wide = text_width(content, 11, bold=True) + 14
    canvas.rect(x + PAD - 2, y - 9, wide, 16, fill=Colour.PORT, radius=8)
    middle = x + PAD - 2 + wide / 2
    canvas.text(middle, y - 1, content, size=11, fill=Colour.PORT_INK, anchor="middle", bold=True)
