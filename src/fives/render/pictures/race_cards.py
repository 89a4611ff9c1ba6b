"""Playing cards and the signs of their suits, drawn, since fonts differ."""

from __future__ import annotations

import math
from typing import Final

from fives.card_race.cards import Card, Suit
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour

WIDTH: Final = 42
"""The width of a card."""

HEIGHT: Final = 54
"""The height of a card."""

_CURVE: Final = 24


def suit_colour(suit: Suit) -> Colour:
    """Return the colour of a suit on a board; its sign and its letter tell it as well."""
    return Colour.RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else Colour.INK


def draw_suit(canvas: Canvas, suit: Suit, x: float, y: float, size: float, fill: Colour) -> None:
    """Draw the sign of a suit.

    Args:
        canvas: What it is drawn on.
        suit: The suit.
        x: Its middle.
        y: Its middle.
        size: Half of its height.
        fill: Its colour.
    """
    match suit:
        case Suit.DIAMONDS:
            corners = ((0, -1), (0.76, 0), (0, 1), (-0.76, 0))
            _filled(canvas, corners, x, y, size, fill)
        case Suit.HEARTS:
            _filled(canvas, _HEART, x, y, size, fill)
        case Suit.SPADES:
            # A heart upside down, on a stem.
            turned = tuple((across, -0.86 * down - 0.12) for across, down in _HEART)
            _filled(canvas, turned, x, y, size, fill)
            _filled(canvas, _STEM, x, y, size, fill)
        case Suit.CLUBS:
            for across, down in ((0, -0.52), (-0.5, 0.2), (0.5, 0.2)):
                canvas.circle(x + size * across, y + size * down, 0.46 * size, fill=fill)
            _filled(canvas, ((0, -0.6), (0.5, 0.3), (-0.5, 0.3)), x, y, size, fill)
            _filled(canvas, _STEM, x, y, size, fill)


def draw_card(canvas: Canvas, card: Card, x: float, y: float, *, won: bool = False) -> None:
    """Draw a card with its rank, its letter and its sign.

    Args:
        canvas: What it is drawn on.
        card: The card.
        x: Its middle.
        y: Its middle.
        won: Whether it is the horse that has won.
    """
    red = card.suit in (Suit.HEARTS, Suit.DIAMONDS)
    ink = Colour.CARD_RED if red else Colour.PIP
    left, top = x - WIDTH / 2, y - HEIGHT / 2
    edge, thick = (Colour.GAIN, 3.0) if won else (Colour.EDGE, 1.0)
    canvas.rect(left, top, WIDTH, HEIGHT, fill=Colour.TILE, stroke=edge, thick=thick, radius=5)
    canvas.text(x, top + 14, str(card), size=15, fill=ink, anchor="middle", bold=True)
    draw_suit(canvas, card.suit, x, top + 37, 10.5, ink)


def _heart() -> tuple[tuple[float, float], ...]:
    """Return the outline of a heart, from 1 above its middle to 1 below it."""
    points = []
    for step in range(_CURVE):
        angle = 2 * math.pi * step / _CURVE
        down = -(
            13 * math.cos(angle)
            - 5 * math.cos(2 * angle)
            - 2 * math.cos(3 * angle)
            - math.cos(4 * angle)
        )
        points.append((math.sin(angle) ** 3 * 0.94, (down - 2.5) / 14.5))
    return tuple(points)


def _filled(
    canvas: Canvas,
    outline: tuple[tuple[float, float], ...],
    x: float,
    y: float,
    size: float,
    fill: Colour,
) -> None:
    points = [(x + size * across, y + size * down) for across, down in outline]
    canvas.path(points, closed=True, fill=fill)


_HEART: Final = _heart()
_STEM: Final = ((0.0, 0.2), (0.1, 0.6), (0.34, 1.0), (-0.34, 1.0), (-0.1, 0.6))
