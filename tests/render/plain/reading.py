"""A reader of drawn layouts, which knows nothing but the characters."""

import re
from itertools import product
from random import Random
from typing import NamedTuple

import fives

LYING = re.compile(r"\[ ?(\d+) \| {1,2}(\d+)\]")
STANDING = re.compile(r"\[ ?(\d+)\]")
BAR = re.compile(r"\[-+\]")


class Half(NamedTuple):
    """A number in a drawing, and where its last digit stands."""

    value: int
    row: int
    column: int


class Drawn(NamedTuple):
    """A tile in a drawing."""

    halves: tuple[Half, Half]
    lies: bool

    @property
    def tile(self) -> fives.Tile:
        return fives.Tile(*(half.value for half in self.halves))


def in_brackets(lines: tuple[str, ...]) -> list[Drawn]:
    """The tiles of a drawing in brackets: two numbers in a row, or above each other."""
    found = []
    for row, line in enumerate(lines):
        for match in LYING.finditer(line):
            halves = (Half(int(match[n]), row, match.end(n) - 1) for n in (1, 2))
            found.append(Drawn((next(halves), next(halves)), lies=True))
        for bar in BAR.finditer(line):
            upper, lower = (STANDING.match(lines[row + n], bar.start()) for n in (-1, 1))
            assert upper is not None, lines
            assert lower is not None, lines
            column = bar.end() - 2
            high = Half(int(upper[1]), row - 1, column)
            found.append(Drawn((high, Half(int(lower[1]), row + 1, column)), lies=False))
    return found


def in_boxes(lines: tuple[str, ...]) -> list[Drawn]:
    """The tiles of a drawing in boxes: two numbers at either side of a dotted line."""
    found = []
    for row, line in enumerate(lines):
        for bar in re.finditer("┆", line):
            left = re.search(r"(\d+) $", line[: bar.start()])
            right = re.match(r" {1,2}(\d+) ", line[bar.end() :])
            assert left is not None, line
            assert right is not None, line
            first = Half(int(left[1]), row, bar.start() - 2)
            second = Half(int(right[1]), row, bar.end() + right.end(1) - 1)
            found.append(Drawn((first, second), lies=True))
        for bar in re.finditer("┄+", line):
            halves = []
            for other in (row - 1, row + 1):
                inside = lines[other][bar.start() : bar.end()]
                halves.append(Half(int(inside), other, bar.start() + len(inside.rstrip()) - 1))
            found.append(Drawn((halves[0], halves[1]), lies=False))
    return found


def touch(one: Half, other: Half, pitch: int) -> bool:
    """Whether two halves of two tiles lie beside each other, perhaps at half their height."""
    across, down = abs(one.column - other.column), abs(one.row - other.row)
    return (across in (pitch, pitch - 1) and down <= 1) or (
        down == 2 and across <= (pitch + 1) // 2
    )


def joined(layout: fives.Layout, drawn: list[Drawn], pitch: int) -> bool:
    """Whether the halves that the joints of a layout name touch in a drawing."""
    by_tile = {tile.tile: tile for tile in drawn}
    for joint in layout.joints:
        sides = []
        for port in (joint.at, joint.by):
            halves = by_tile[port.tile].halves
            sides.append([half for half in halves if half.value == port.value])
        if not any(touch(one, other, pitch) for one, other in product(*sides)):
            return False
    return True


def laid(plays: str, variant: fives.RuleSet = fives.HORSE_RACE) -> fives.Layout:
    """The layout that some plays make."""
    layout = variant.layout()
    for text in plays.split():
        play = fives.Play.parse(text)
        layout = layout.place(play.tile, play.at)
    return layout


def grown(empty: fives.Layout, rng: Random, most: int) -> fives.Layout:
    """A layout of random tiles at random places, of so many tiles at most."""
    left = list(empty.tile_set)
    rng.shuffle(left)
    layout = empty.place(left.pop())
    while len(layout) < most:
        ways = [(tile, port) for tile in left for port in layout.places(tile)]
        if not ways:
            break
        tile, port = rng.choice(ways)
        left.remove(tile)
        layout = layout.place(tile, port)
    return layout
