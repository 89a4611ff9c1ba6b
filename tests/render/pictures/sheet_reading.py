"""Reading pictures back: what is drawn where, and whether its texts can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from fives.render.pictures.lettering import text_width
from fives.render.pictures.picture import Picture

SVG = "{http://www.w3.org/2000/svg}"


def root_of(picture: Picture) -> Element:
    return ElementTree.fromstring(str(picture))


def groups(root: Element, name: str, value: str | None = None) -> list[Element]:
    """Return the groups that have an attribute, with a value of it if one is given."""
    found = [group for group in root.iter(f"{SVG}g") if group.get(name) is not None]
    return [group for group in found if value is None or group.get(name) == value]


def middle(shape: Element) -> tuple[float, float]:
    """Return the middle of a circle, of a rectangle, or of a path of straight lines."""
    if shape.tag == f"{SVG}circle":
        return float(shape.attrib["cx"]), float(shape.attrib["cy"])
    left, top, right, bottom = _box(shape)
    return (left + right) / 2, (top + bottom) / 2


def texts(root: Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def check_frame(picture: Picture, title: str) -> None:
    """The picture is an image with a name, a description and no id, and nothing is cut off."""
    root = root_of(picture)
    assert root.tag == f"{SVG}svg"
    assert (root.get("role"), root.get("aria-label")) == ("img", title)
    assert (root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")) == (
        title,
        picture.description,
    )
    assert picture.description.strip()
    assert not any(element.get("id") for element in root.iter())
    x, y, width, height = map(float, root.attrib["viewBox"].split())
    for shape in root.iter():
        if shape.tag not in (f"{SVG}{kind}" for kind in ("circle", "rect", "path", "text")):
            continue
        left, top, right, bottom = _box(shape)
        assert x <= left <= right <= x + width + 0.01, shape.attrib
        assert y <= top <= bottom <= y + height + 0.01, shape.attrib


def check_contrast(picture: Picture, least: float = 4.5) -> None:
    """Every text stands out from the last rectangle below it."""
    below: list[Element] = []
    checked = 0
    for shape in root_of(picture).iter():
        if shape.tag == f"{SVG}rect" and shape.get("fill") != "none":
            below.append(shape)
        if shape.tag == f"{SVG}text":
            left, top, right, bottom = _box(shape)
            at = (left + right) / 2, (top + bottom) / 2
            ground = next(rect for rect in reversed(below) if _holds(rect, at))
            ratio = contrast(shape.attrib["fill"], ground.attrib["fill"])
            assert ratio >= least, (shape.text, ratio)
            checked += 1
    assert checked


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21, as WCAG reckons it."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _holds(rect: Element, point: tuple[float, float]) -> bool:
    left, top, right, bottom = _box(rect)
    return left <= point[0] <= right and top <= point[1] <= bottom


def _box(shape: Element) -> tuple[float, float, float, float]:
    given = shape.attrib
    match shape.tag.removeprefix(SVG):
        case "circle":
            x, y, r = (float(given[name]) for name in ("cx", "cy", "r"))
            return x - r, y - r, x + r, y + r
        case "rect":
            x, y, wide, high = (float(given[name]) for name in ("x", "y", "width", "height"))
            return x, y, x + wide, y + high
        case "text":
            size, x, y = (float(given[name]) for name in ("font-size", "x", "y"))
            wide = text_width(shape.text or "", size, "font-weight" in given)
            left = x - wide * {"middle": 0.5, "end": 1.0}.get(given.get("text-anchor", ""), 0)
            return left, y - size, left + wide, y + 0.3 * size
        case _:
            points = list(_points(given["d"]))
            across, down = zip(*points, strict=True)
            return min(across), min(down), max(across), max(down)


def _points(path: str) -> Iterator[tuple[float, float]]:
    for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path):
        yield float(x), float(y)
