"""What all drawing tools share: where shapes go, and the colours that they take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import final
from xml.etree import ElementTree

from fives.render.pictures.colours import Colour, style_for_the_dark, theme_of
from fives.render.pictures.lettering import number


@final
class Pen:
    """Writes elements into groups, in the colours of a theme.

    Args:
        theme: ``auto``, ``light`` or ``dark``.

    Attributes:
        drawn: A group with all that was written.
    """

    def __init__(self, theme: str) -> None:
        self._theme = theme_of(theme)
        self._dark = self._theme == "dark"
        self._used: set[str] = set()
        self.drawn = ElementTree.Element("g")
        self._here = self.drawn

    @contextmanager
    def group(self, attributes: dict[str, str]) -> Iterator[None]:
        """Write all that is written inside the block into one group."""
        outside = self._here
        self._here = self.add("g", {k.replace("_", "-"): v for k, v in attributes.items()})
        try:
            yield
        finally:
            self._here = outside

    def add(self, kind: str, attributes: dict[str, str]) -> ElementTree.Element:
        """Write an element."""
        return ElementTree.SubElement(self._here, kind, attributes)

    def shape(
        self,
        kind: str,
        shape: dict[str, str],
        fill: Colour | None,
        stroke: Colour | None,
        thick: float,
        dashed: bool,
    ) -> float:
        """Write a shape and return how far its stroke reaches beyond it."""
        shape["fill"] = "none" if fill is None else self.value(fill)
        if stroke is not None:
            shape["stroke"] = self.value(stroke)
            if thick != 1:
                shape["stroke-width"] = number(thick)
            if dashed:
                shape["stroke-dasharray"] = f"{number(2 * thick)} {number(2 * thick)}"
        self.add(kind, shape)
        return thick / 2 if stroke else 0

    def value(self, colour: Colour) -> str:
        """Return a colour as it is written, and remember that it occurs."""
        value = colour.dark if self._dark else colour.light
        self._used.add(value)
        return value

    def style(self, scope: str) -> str | None:
        """Return the rules for the dark that a class of pictures needs; None for one theme."""
        if self._theme != "auto":
            return None
        used = tuple(colour for colour in Colour if colour.light in self._used)
        return style_for_the_dark(scope, used)
