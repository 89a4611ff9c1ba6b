"""Reading pictures back: what is drawn in the groups of an SVG."""

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import fives
from fives.render.pictures.picture import Picture

SVG = "{http://www.w3.org/2000/svg}"


def root(picture: Picture) -> ElementTree.Element:
    return ElementTree.fromstring(picture.svg)


def groups(picture: Picture, name: str) -> Iterator[tuple[str, ElementTree.Element]]:
    """Every group that has an attribute, with its value."""
    for group in root(picture).iter(f"{SVG}g"):
        if name in group.attrib:
            yield group.attrib[name], group


def tiles(picture: Picture) -> list[str]:
    """The notation of every tile that lies face up, in order."""
    return sorted(tile for tile, _ in groups(picture, "data-tile"))


def texts(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def backs(picture: Picture) -> int:
    """How many tiles lie face down."""
    colours = {"#52657a", "#5a6c82"}
    return sum(rect.get("fill") in colours for rect in root(picture).iter(f"{SVG}rect"))


def grown(seed: int, most: int = 28) -> tuple[fives.Layout, tuple[fives.Play, ...]]:
    """A random layout of Horse Race, and the plays that laid it."""
    rng, layout, order = Random(seed), fives.HORSE_RACE.layout(), []
    for _ in range(most):
        laid = set(layout.tiles)
        ways = [
            (tile, at)
            for at in (layout.ports if laid else (None,))
            for tile in fives.DOUBLE_SIX
            if tile not in laid and (at is None or at.value in (tile.low, tile.high))
        ]
        if not ways:
            break
        tile, at = rng.choice(ways)
        layout = layout.place(tile, at)
        order.append(fives.Play(tile, at))
    return layout, tuple(order)
