"""The boneyard of a table: how many tiles lie there, or which."""

from __future__ import annotations

from typing import Final

from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.lettering import text_width
from fives.render.pictures.rows import BACK, FACE, PAD, draw_tiles, row_width, rows_height
from fives.render.pictures.scene import Scene
from fives.render.wording.language import Language

_HEAD: Final = 46
"""How high its two lines of text are, with the ground above and below."""


def boneyard_width(scene: Scene, language: Language) -> float:
    """Return how wide the panel of the boneyard is at least: its texts, and a tile."""
    return _labels_width(scene, language) + row_width(BACK, 1)


def boneyard_height(scene: Scene, width: float, language: Language) -> float:
    """Return how high the panel of the boneyard is."""
    size = scene.boneyard_size
    if scene.boneyard is None:
        beside = width - _labels_width(scene, language)
        return max(_HEAD, 2 * PAD + rows_height(size, BACK, beside))
    below = rows_height(size, FACE, width)
    return _HEAD + below + (PAD if below else 0)


def draw_boneyard(
    canvas: Canvas,
    scene: Scene,
    area: tuple[float, float, float, float],
    language: Language,
) -> None:
    """Draw the panel of the boneyard: its backs beside its texts, or its faces below them.

    Args:
        canvas: What to draw on.
        scene: The match.
        area: The left and upper side of the panel, its width and its height.
        language: The language of its texts.
    """
    x, y, width, height = area
    size = scene.boneyard_size
    name, held = _labels(scene, language)
    with canvas.group(data_boneyard=str(size)):
        canvas.rect(x, y, width, height, fill=Colour.PANEL, stroke=Colour.LINE, radius=8)
        canvas.text(x + PAD, y + 16, name, size=14, bold=True)
        canvas.text(x + PAD, y + 33, held, size=12, fill=Colour.FAINT)
        if scene.boneyard is None:
            beside = _labels_width(scene, language)
            draw_tiles(canvas, None, size, (x + beside, y + PAD + 2, width - beside), BACK)
        else:
            draw_tiles(canvas, scene.boneyard, size, (x + PAD, y + _HEAD, width), FACE)


def _labels(scene: Scene, language: Language) -> tuple[str, str]:
    name, size, drawable = language.say("picture.boneyard"), scene.boneyard_size, scene.drawable
    if drawable == size:
        return name, language.say("picture.held", n=size)
    return name, language.say("picture.held_drawable", n=size, drawable=drawable)


def _labels_width(scene: Scene, language: Language) -> float:
    name, held = _labels(scene, language)
    return max(text_width(name, 14, bold=True), text_width(held, 12)) + 2 * PAD
