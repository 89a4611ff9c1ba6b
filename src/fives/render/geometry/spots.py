"""Where a port of a lying tile is on the table, and how the next tile may lie there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fives.dominoes.ports import Face, Port
from fives.dominoes.tiles import Tile
from fives.render.geometry.shapes import Heading, PlacedTile

WAYS: Final = tuple(Heading)
"""The four directions clockwise; in this folder a direction is mostly its place here."""

DX: Final = tuple(heading.dx for heading in WAYS)
DY: Final = tuple(heading.dy for heading in WAYS)


def way_of(heading: Heading) -> int:
    """Return the place of a direction among the four."""
    return WAYS.index(heading)


class Spot(NamedTuple):
    """A place for one tile: its centre, its heading, where its line leads, and what that costs.

    Attributes:
        x: The x of its centre.
        y: The y of its centre.
        way: Its heading, as in `PlacedTile`.
        run: The direction in which its line goes on.
        cost: How unwelcome the manner of joining is; 0 when it lies straight ahead.
    """

    x: int
    y: int
    way: int
    run: int
    cost: float

    def holding(self, tile: Tile) -> PlacedTile:
        """Return a tile that lies here."""
        return PlacedTile(tile, self.x, self.y, WAYS[self.way])


LEADING: Final = (Spot(0, 0, 0, 0, 0), Spot(0, 0, 3, 0, 0))
"""Where a plain tile leads, and where a double does."""


class Exit(NamedTuple):
    """An edge that a next tile may touch: its middle, and the direction that leads away.

    Attributes:
        x: The x of its middle.
        y: The y of its middle.
        way: The direction that leads away from the tile.
        bend: At a side of a half, the direction in which its line came; else -1.
        broad: Whether it is a long side of a double.
    """

    x: int
    y: int
    way: int
    bend: int = -1
    broad: bool = False


TURN: Final = 3.0
"""What it costs to turn at the side of a half."""
BEND: Final = 3.5
"""What it costs that the joining half lies straight ahead and the other beside it."""
SWERVE: Final = 25.0
"""What it costs to turn right behind a double, or to go on a step aside."""
DOUBLE_AT_TURN: Final = 25.0
"""What it costs that a double lies at the side of a half, still crosswise to the way on."""
ASTRIDE: Final = 30.0
"""What it costs that it touches the other half of that tile as well."""
_OUT: Final = {Face.HI: 0, Face.LO: 2, Face.C: 0, Face.B: 1, Face.D: 2, Face.A: 3}
"""Quarter turns from a tile's heading to each of its faces."""


def way_out(way: int, face: Face) -> int:
    """Return the direction that leads away from a face of a tile with some heading."""
    return (way + _OUT[face]) % 4


def main_exit(spot: Spot, port: Port) -> Exit:
    """Return the edge straight ahead of a port of a tile that lies somewhere."""
    out = way_out(spot.way, port.face)
    broad = port.face is Face.A or port.face is Face.B
    far = 1 if broad else 2
    return Exit(spot.x + far * DX[out], spot.y + far * DY[out], out, broad=broad)


def exits_at(spot: Spot, port: Port) -> tuple[Exit, ...]:
    """Return the edge straight ahead, then those at both sides of a plain tile's half."""
    main = main_exit(spot, port)
    if port.tile.is_double:
        return (main,)
    out = main.way
    x, y = spot.x + DX[out], spot.y + DY[out]
    right, left = (out + 1) % 4, (out + 3) % 4
    return (
        main,
        Exit(x + DX[right], y + DY[right], right, out),
        Exit(x + DX[left], y + DY[left], left, out),
    )


def points_beyond(exit: Exit) -> tuple[tuple[int, int], ...]:
    """Return where the centre of a half may be, clear of the tile, on the way from an exit."""
    x, y = exit.x, exit.y
    dx, dy = DX[exit.way], DY[exit.way]
    return (
        (x + 2 * dx, y + 2 * dy),
        (x + 3 * dx, y + 3 * dy),
        (x + dx - 3 * dy, y + dy + 3 * dx),
        (x + dx + 3 * dy, y + dy - 3 * dx),
    )


def spots(exits: tuple[Exit, ...], by: Port) -> Iterator[Spot]:
    """Return the places where a tile may lie that joins one of some exits, straight ones first."""
    for exit in exits:
        yield from _doubles(exit) if by.tile.is_double else _plain(exit, by)


def _doubles(exit: Exit) -> Iterator[Spot]:
    x, y, out = exit.x + DX[exit.way], exit.y + DY[exit.way], exit.way
    if exit.bend < 0:
        yield Spot(x, y, (out + 3) % 4, out, 0)
    else:
        yield Spot(x + DX[exit.bend], y + DY[exit.bend], (out + 3) % 4, out, DOUBLE_AT_TURN)
        yield Spot(x, y, (out + 3) % 4, out, ASTRIDE)


def _plain(exit: Exit, by: Port) -> Iterator[Spot]:
    back = 0 if by.face is Face.LO else 2
    x, y, out = exit.x, exit.y, exit.way
    straight = 0.0 if exit.bend < 0 else TURN
    yield Spot(x + 2 * DX[out], y + 2 * DY[out], (out + back) % 4, out, straight)
    x, y = x + DX[out], y + DY[out]
    reach = 2 if exit.broad else 1
    for turn in ((out + 1) % 4, (out + 3) % 4):
        if exit.bend < 0:
            cost = SWERVE if exit.broad else BEND
        elif turn == exit.bend:
            cost = SWERVE
        else:
            continue
        yield Spot(x + reach * DX[turn], y + reach * DY[turn], (turn + back) % 4, turn, cost)
