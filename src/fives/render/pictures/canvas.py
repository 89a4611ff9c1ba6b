"""The drawing tools of all pictures: shapes and text on a table that grows around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Literal, TypeAlias, final

from fives.render.pictures.colours import Colour
from fives.render.pictures.extent import Area, Extent
from fives.render.pictures.frame import SCOPE, framed
from fives.render.pictures.lettering import number, text_width
from fives.render.pictures.pen import Pen
from fives.render.pictures.picture import Picture

Anchor: TypeAlias = Literal["start", "middle", "end"]
"""Which part of a text stands at its x."""


@final
class Canvas:
    """Something to draw on, which knows how far the drawing reaches.

    Coordinates are those of the viewBox; x grows to the right, y downwards, and there are no
    transformations. The picture is cut to what was drawn, so nothing is ever cut off.

    Args:
        theme: ``auto``, ``light`` or ``dark``.

    >>> canvas = Canvas("light")
    >>> with canvas.group(data_tile="2-5"):
    ...     canvas.rect(0, 0, 40, 20, fill=Colour.TILE, stroke=Colour.EDGE, radius=3)
    >>> canvas.finish("A tile", "The tile [2|5].")
    <Picture: A tile>
    """

    def __init__(self, theme: str = "auto") -> None:
        self._pen = Pen(theme)
        self._extent = Extent()
        self.reach = self._extent.reach
        """Make the picture reach at least to some left, top, right and bottom."""

    def group(self, **attributes: str) -> AbstractContextManager[None]:
        """Put all that is drawn inside a ``with`` block into one group.

        Args:
            **attributes: Attributes of the group; ``data_tile`` is written ``data-tile``.
        """
        return self._pen.group(attributes)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        thick: float = 1,
        radius: float = 0,
        dashed: bool = False,
    ) -> None:
        """Draw a rectangle by its upper left corner and its size."""
        shape = {"x": number(x), "y": number(y)}
        shape |= {"width": number(width), "height": number(height)}
        if radius:
            shape["rx"] = number(radius)
        rim = self._pen.shape("rect", shape, fill, stroke, thick, dashed)
        self.reach(x - rim, y - rim, x + width + rim, y + height + rim)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        thick: float = 1,
        dashed: bool = False,
    ) -> None:
        """Draw a circle by its centre."""
        shape = {"cx": number(x), "cy": number(y), "r": number(radius)}
        rim = radius + self._pen.shape("circle", shape, fill, stroke, thick, dashed)
        self.reach(x - rim, y - rim, x + rim, y + rim)

    def dots(
        self, centres: Iterable[tuple[float, float]], radius: float, fill: Colour, **marks: str
    ) -> None:
        """Draw filled circles of one size in a group of their own, also when there are none.

        Args:
            centres: Where they are.
            radius: How large they are.
            fill: Their colour.
            **marks: Attributes of the group, as for `group`.
        """
        with self.group(**marks, fill=self._pen.value(fill)):
            size = number(radius)
            for x, y in centres:
                self._pen.add("circle", {"cx": number(x), "cy": number(y), "r": size})
                self.reach(x - radius, y - radius, x + radius, y + radius)

    def path(
        self,
        points: Sequence[tuple[float, float]],
        *,
        closed: bool = False,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        thick: float = 1,
        dashed: bool = False,
    ) -> None:
        """Draw straight lines from point to point."""
        steps = "L".join(f"{number(x)} {number(y)}" for x, y in points)
        shape = {"d": f"M{steps}{'Z' if closed else ''}"}
        if stroke:
            shape |= {"stroke-linecap": "round", "stroke-linejoin": "round"}
        rim = self._pen.shape("path", shape, fill, stroke, thick, dashed)
        across, down = [x for x, _ in points], [y for _, y in points]
        self.reach(min(across) - rim, min(down) - rim, max(across) + rim, max(down) + rim)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        stroke: Colour,
        *,
        thick: float = 1,
        dashed: bool = False,
    ) -> None:
        """Draw a straight line."""
        self.path(((x1, y1), (x2, y2)), stroke=stroke, thick=thick, dashed=dashed)

    def text(
        self,
        x: float,
        y: float,
        content: str,
        *,
        size: float = 13,
        fill: Colour = Colour.INK,
        anchor: Anchor = "start",
        bold: bool = False,
        struck: bool = False,
    ) -> float:
        """Write a line of text and return the width to reckon with.

        Args:
            x: Where its start, middle or end stands, as the anchor says.
            y: The middle of the height of its capitals and figures.
            content: The text.
            size: The size of the font.
            fill: Its colour.
            anchor: Which part stands at x.
            bold: Whether it is bold.
            struck: Whether it is struck through.
        """
        shape = {"x": number(x), "y": number(y + 0.36 * size), "font-size": number(size)}
        shape["fill"] = self._pen.value(fill)
        if anchor != "start":
            shape["text-anchor"] = anchor
        if bold:
            shape["font-weight"] = "700"
        if struck:
            shape["text-decoration"] = "line-through"
        self._pen.add("text", shape).text = content
        width = text_width(content, size, bold)
        left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
        self.reach(left, y - 0.6 * size, left + width, y + 0.7 * size)
        return width

    @property
    def box(self) -> Area:
        """Left, top, right and bottom of what was drawn; zeros where nothing was."""
        return self._extent.area

    def finish(
        self,
        title: str,
        description: str,
        *,
        margin: float = 14,
        ground: Colour | None = Colour.GROUND,
        scale: float = 1,
    ) -> Picture:
        """Return what was drawn as a picture.

        Args:
            title: What it shows, in a few words.
            description: The same as the picture, in words.
            margin: How much ground to leave around it.
            ground: The colour below it; None leaves it transparent.
            scale: How many pixels a unit may measure at most.
        """
        left, top, right, bottom = self.box
        area = (left - margin, top - margin, right + margin, bottom + margin)
        below = None if ground is None else self._pen.value(ground)
        told = (title, description)
        return framed(self._pen.drawn, area, told, below, self._pen.style(SCOPE), scale)
