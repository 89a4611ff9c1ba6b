"""What pictures cost: layouts arranged and drawn, views and open states, words and text."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random

from figures import line, told

import fives
from fives.render.geometry.arranging import arrange
from fives.render.pictures.svg import svg
from fives.render.plain.text import text
from fives.render.wording.words import words

PASSES = 15
LAYOUTS = 12
"""How many layouts of a size are drawn in a pass."""

SIZES = (7, 14, 21, 28)


def layouts(tiles: int) -> list[fives.Layout]:
    """Return random layouts of Horse Race with so many tiles."""
    rng, found = Random(tiles), list[fives.Layout]()
    while len(found) < LAYOUTS:
        layout = fives.HORSE_RACE.layout()
        while len(layout) < tiles:
            laid = set(layout.tiles)
            ways = [
                (tile, at)
                for at in (layout.ports if laid else (None,))
                for tile in fives.DOUBLE_SIX
                if tile not in laid and (at is None or at.value in (tile.low, tile.high))
            ]
            if not ways:
                break
            layout = layout.place(*rng.choice(ways))
        if len(layout) == tiles:
            found.append(layout)
    return found


def shorter(layout: fives.Layout) -> fives.Layout:
    """Return a layout without the last tile of its last line."""
    again = fives.HORSE_RACE.layout().place(layout.tiles[0])
    for joint in layout.joints[:-1]:
        again = again.place(joint.by.tile, joint.at)
    return again


def late(seed: int) -> fives.GameState:
    """Return a state of a match in pairs in which many tiles lie."""
    rng, state = Random(seed), fives.HORSE_RACE.start(seats=4, pairs=True)
    while len(state.layout) < 12 or not isinstance(state.actor, int):
        state = state.apply(rng.choice(state.legal_moves()))
    return state


def milliseconds(pictures: list[Callable[[], object]]) -> float:
    """Return the time of the process that one of some pictures takes."""
    begun = time.process_time()
    for make in pictures:
        make()
    return (time.process_time() - begun) * 1000 / len(pictures)


def geometry_costs() -> None:
    """Print what it costs to arrange a layout at once, and the next tile of a growing one."""
    for size in SIZES:
        tell(f"arrange a layout of {size} tiles", [partial(arrange, x) for x in layouts(size)])
    grown = [(arrange(shorter(layout)), layout) for layout in layouts(28)]
    tell("arrange the last of 28 tiles", [partial(arrange, x, after=old) for old, x in grown])


def svg_costs() -> None:
    """Print what pictures cost, each with its geometry and its words."""
    for size in SIZES:
        tell(f"svg of a layout of {size} tiles", [partial(svg, x) for x in layouts(size)])
    states = [late(seed) for seed in range(LAYOUTS)]
    tell("svg of a view", [partial(svg, state.view(0)) for state in states])
    tell("svg of an open state", [partial(svg, state, hands=True) for state in states])


def words_costs() -> None:
    """Print what words and text cost, of layouts and of views."""
    views = [late(seed).view(0) for seed in range(LAYOUTS)]
    for name, make in (("words", words), ("text", text)):
        tell(f"{name} of a layout of 28 tiles", [partial(make, x) for x in layouts(28)])
        tell(f"{name} of a view", [partial(make, view) for view in views])


def tell(name: str, pictures: list[Callable[[], object]]) -> None:
    """Print what one of some pictures costs."""
    print(line(name, told([milliseconds(pictures) for _ in range(PASSES)], "ms")))


if __name__ == "__main__":
    geometry_costs()
    svg_costs()
    words_costs()
