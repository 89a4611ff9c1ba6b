"""The frame of all pictures: the svg element, what it is called, and the ground below."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from fives.render.pictures.lettering import number
from fives.render.pictures.picture import Picture

FONTS: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
SCOPE: Final = "fives-auto"
"""The class of pictures whose colours follow the reader's system."""


def framed(
    drawn: ElementTree.Element,
    area: tuple[float, float, float, float],
    told: tuple[str, str],
    ground: str | None,
    style: str | None,
    scale: float,
) -> Picture:
    """Return a picture of what was drawn.

    It has no width and no height, so it fills the place that a page gives it, up to a most.

    Args:
        drawn: A group with all shapes.
        area: Left, top, right and bottom of what is shown.
        told: The title and the description.
        ground: The colour below, or None for a transparent one.
        style: Rules for other colours, or None where the colours are settled.
        scale: How many pixels a unit may measure at most.
    """
    left, top, right, bottom = area
    title, description = told
    width, height = number(right - left), number(bottom - top)
    root = ElementTree.Element("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("viewBox", f"{number(left)} {number(top)} {width} {height}")
    root.set("role", "img")
    root.set("aria-label", title)
    root.set("font-family", FONTS)
    root.set("style", f"max-width:{number((right - left) * scale)}px")
    ElementTree.SubElement(root, "title").text = title
    ElementTree.SubElement(root, "desc").text = description
    if style is not None:
        root.set("class", SCOPE)
        ElementTree.SubElement(root, "style").text = style
    if ground is not None:
        below = {"x": number(left), "y": number(top), "width": width, "height": height}
        ElementTree.SubElement(root, "rect", below | {"rx": "10", "fill": ground})
    root.extend(drawn)
    return Picture(ElementTree.tostring(root, encoding="unicode"), title, description)
