"""The colours of pictures: a light and a dark one for each thing that is drawn."""

from __future__ import annotations

import enum
from typing import Final, Literal, TypeAlias

from fives.core.errors import InputError, kind_of

Theme: TypeAlias = Literal["auto", "light", "dark"]
"""Which colours: light, dark, or what the reader's system prefers."""

THEMES: Final[tuple[Theme, ...]] = ("auto", "light", "dark")


class Colour(enum.Enum):
    """What a colour is for, with its light and its dark value.

    Every light value stands for one colour alone, so that a style can find and replace it.

    Attributes:
        light: The colour on a light ground.
        dark: The colour on a dark ground.
    """

    GROUND = ("#e4ede6", "#1b2622")
    """The table that all lies on."""
    PANEL = ("#f5f9f6", "#24322d")
    """A field on the table: a board, a sheet, a box for a seat."""
    LINE = ("#a9bdb0", "#4a5f57")
    """Rules, frames and grids."""
    INK = ("#1d2a24", "#eef4f0")
    """Text."""
    FAINT = ("#4a5a52", "#b3c4bb")
    """Text of less weight."""
    TILE = ("#fffaee", "#ece3cf")
    """The face of a tile."""
    EDGE = ("#8f8068", "#a4957a")
    """The rim of a tile and the line between its halves."""
    PIP = ("#2a211b", "#271e18")
    """Pips and what else is printed on a tile."""
    BACK = ("#52657a", "#5a6c82")
    """The back of a tile or a card."""
    BACK_LINE = ("#8ea0b3", "#93a5b9")
    """What is printed on a back."""
    PORT = ("#17604c", "#86d8bb")
    """An open port."""
    PORT_INK = ("#fdfffe", "#10241c")
    """Text on an open port."""
    CLOSED = ("#94a59b", "#62766d")
    """A port where nothing may be joined now."""
    LAST = ("#b8430a", "#ff9f5a")
    """The last move."""
    LAST_INK = ("#fffdfb", "#2a1302")
    """Text on the mark of the last move."""
    NUMBER = ("#34618e", "#39658f")
    """The number of a tile in the order laid."""
    NUMBER_INK = ("#fbfdff", "#f9fcff")
    """Text on such a number."""
    RED = ("#b3202c", "#ff9a9a")
    """Red suits, losses, what was refused."""
    CARD_RED = ("#ac1d2a", "#a3131e")
    """Red suits on the face of a card, which is light in the dark too."""
    GAIN = ("#1a6b3c", "#8ee0a8")
    """Gains, what was reached."""
    FIRST = ("#1f5fa8", "#8fc1ff")
    """The first of four sides or suits."""
    SECOND = ("#a1372f", "#ffa89f")
    """The second one."""
    THIRD = ("#6b4a00", "#f1cc72")
    """The third one."""
    FOURTH = ("#6a3a96", "#d5b3f7")
    """The fourth one."""

    def __init__(self, light: str, dark: str) -> None:
        self.light = light
        self.dark = dark


def theme_of(theme: object) -> Theme:
    """Return a theme by its name.

    Raises:
        InputError: When there is no such theme.
    """
    for known in THEMES:
        if known == theme:
            return known
    given = repr(theme[:20]) if isinstance(theme, str) else kind_of(theme)
    raise InputError("NO_SUCH_THEME", f"A theme is {', '.join(THEMES)}, not {given}.")


def style_for_the_dark(scope: str, used: tuple[Colour, ...]) -> str:
    """Return the rules that turn light colours into dark ones where the reader prefers these.

    Without them the light colours stand, so a renderer that knows no media queries draws well.

    Args:
        scope: The class of the pictures that the rules are for.
        used: The colours that occur.
    """
    rules = "".join(
        f'.{scope} [{kind}="{colour.light}"]{{{kind}:{colour.dark}}}'
        for colour in used
        for kind in ("fill", "stroke")
    )
    return f"@media (prefers-color-scheme:dark){{{rules}}}"
