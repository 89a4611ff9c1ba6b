"""Lays tiles one by one, each where it fits best and leaves the others their room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fives.dominoes.ports import BRANCH_FACES, Face, Port
from fives.dominoes.tiles import Tile
from fives.render.geometry.board import Board
from fives.render.geometry.needs import Plan
from fives.render.geometry.room import room
from fives.render.geometry.spots import Exit, Spot, exits_at, points_beyond, spots

TOUCH: Final = 80.0
"""What it costs to touch a tile that is no neighbour."""
TRANSIT: Final = 2.0
"""What it costs, a tile, that a line goes on upwards or downwards after it turned at a side."""
EXCESS: Final = 1.5
"""What it costs, a unit, to grow higher than is wanted."""
CUT: Final = 15.0
CUT_KNOWN: Final = 400.0
"""What it costs that an end has no way out of a bay; more when it is known to be joined."""
BACK: Final = 0.2
"""The part of its cost that a turn back into a row keeps."""
AWKWARD: Final = 20.0
"""A tile that costs as much as this does not lie as one would wish."""
MARGIN: Final = 6
"""Units above and below the tiles where every line finds its way."""


class Laying:
    """A table on which the tiles of a plan are being laid.

    Args:
        plan: What is to be laid.
        board: The table.
        wanted: How far up and down tiles may go at no cost.
        sides: How far to the left and right they may go at most; None for anywhere where all
            tiles together keep to the width.
        banned: Places that led to nothing before.

    Attributes:
        spots: Where the tiles lie.
        awkward: What the tiles cost that do not lie as one would wish.
        touching: How many tiles touched others than their neighbour when they were laid.
    """

    def __init__(
        self,
        plan: Plan,
        board: Board,
        wanted: int,
        sides: tuple[int, int] | None = None,
        banned: frozenset[tuple[Tile, Spot]] = frozenset(),
    ) -> None:
        self.spots: dict[Tile, Spot] = {}
        self.awkward = 0.0
        self.touching = 0
        self._plan, self._board, self._wanted, self._banned = plan, board, wanted, banned
        self._boxes: dict[Tile, int] = {}
        self._taken = 0
        self._came: dict[Tile, int] = {}
        self._ends: dict[Port, tuple[Exit, ...]] = {}
        self._rooms: dict[Port, tuple[float, int]] = {}
        self._beyonds: dict[Port, int] = {}
        self._left = self._right = self._top = self._bottom = 0
        self._sides = (-board.width, board.width) if sides is None else sides
        self._wall = board.wall(*self._sides)

    def ways_to_join(self, tile: Tile) -> Iterator[Spot]:
        """Return the places of a tile at its neighbour, which lies already, free or not."""
        at, by = self._plan.joints[tile]
        return spots(self._ends[at], by)

    def is_free(self, spot: Spot) -> bool:
        """Return whether a place is on the table and nothing lies there."""
        board, upright = self._board, spot.way & 1
        left, right = self._reach(spot)
        first, last = self._sides
        return (
            right - left <= board.width
            and first <= left
            and right <= last
            and abs(spot.y) + 1 + upright <= board.half
            and not board.box(spot.x, spot.y, upright) & self._taken
        )

    def _reach(self, spot: Spot) -> tuple[int, int]:
        """Return the left and right side of all tiles, with one more at a place."""
        across = 2 - (spot.way & 1)
        return min(self._left, spot.x - across), max(self._right, spot.x + across)

    def _touches(self, tile: Tile, spot: Spot) -> bool:
        """Return whether a tile would touch others than its neighbour."""
        around = self._board.around(spot.x, spot.y, spot.way & 1)
        return bool(around & self._taken & ~self._boxes[self._plan.joints[tile][0].tile])

    def _walled(self, spot: Spot) -> int:
        """Return the units that are too far to the left or right once a tile lies at a place."""
        left, right = self._reach(spot)
        if left == self._left and right == self._right:
            return self._wall
        (first, last), width = self._sides, self._board.width
        return self._board.wall(max(first, right - width), min(last, left + width))

    def lay(self, tile: Tile) -> bool:
        """Lay a tile where it fits best; return whether it fits anywhere."""
        options = [
            (self._cost(tile, spot), spot)
            for spot in self.ways_to_join(tile)
            if (tile, spot) not in self._banned and self.is_free(spot)
        ]
        options.sort(key=lambda option: option[0])
        best: Spot | None = None
        least = 0.0
        for cost, spot in options:
            if best is not None and cost >= least:
                break
            cost += self._cut(tile, spot)
            if best is None or cost < least:
                best, least = spot, cost
        if best is None:
            return False
        if least >= AWKWARD:
            self.awkward += least
        self.touching += self._touches(tile, best)
        self.keep(tile, best)
        return True

    def keep(self, tile: Tile, spot: Spot) -> None:
        """Lay a tile at a place that is free."""
        box, wall = self._board.box(spot.x, spot.y, spot.way & 1), self._walled(spot)
        news = box | wall & ~self._wall
        self._came[tile] = self._came_to(tile, spot)
        self.spots[tile] = spot
        self._boxes[tile] = box
        self._taken |= box
        self._wall = wall
        self._left, self._right = self._reach(spot)
        self._top, self._bottom = min(self._top, spot.y), max(self._bottom, spot.y)
        if tile in self._plan.joints:
            at = self._plan.joints[tile][0]
            del self._ends[at]
            self._rooms.pop(at, None)
        for port in [port for port, (_, zone) in self._rooms.items() if zone & news]:
            del self._rooms[port]
        for port in self._plan.ports(tile):
            self._ends[port] = exits_at(spot, port)

    def _room(self, port: Port) -> tuple[float, int]:
        """Return what an end lacks now, and the units that this depends on."""
        found = self._rooms.get(port)
        if found is None:
            others = self._taken & ~self._boxes[port.tile] | self._wall
            found = room(self._board, others, self._ends[port], self._plan.need(port))
            self._rooms[port] = found
        return found

    def _cost(self, tile: Tile, spot: Spot) -> float:
        """Return what it costs to lie here, apart from ends that lose their way out."""
        board = self._board
        x, y, way, run, cost = spot
        at = self._plan.joints[tile][0]
        upright = way & 1
        box, wall = board.box(x, y, upright), self._walled(spot)
        if self._touches(tile, spot):
            cost += TOUCH
        cost += EXCESS * max(0, abs(y) + 1 + upright - self._wanted)
        came = self._came[at.tile]
        if came >= 0 and at.face not in BRANCH_FACES:
            if run & 1:
                cost += TRANSIT
            elif run != came:
                cost += (BACK - 1) * spot.cost
        others = self._taken | wall
        for port in self._plan.ports(tile):
            cost += room(board, others, exits_at(spot, port), self._plan.need(port))[0]
        news, others = box | wall & ~self._wall, others | box
        for port, exits in self._ends.items():
            lack, zone = self._room(port)
            if zone & news and port is not at:
                beside = others & ~self._boxes[port.tile]
                cost += room(board, beside, exits, self._plan.need(port))[0] - lack
        return cost

    def _cut(self, tile: Tile, spot: Spot) -> float:
        """Return what it costs that ends have no way out from between the tiles."""
        at = self._plan.joints[tile][0]
        taken = self._taken | self._board.box(spot.x, spot.y, spot.way & 1) | self._walled(spot)
        top, bottom = min(self._top, spot.y) - MARGIN, max(self._bottom, spot.y) + MARGIN
        outside = self._board.outside(taken, top, bottom)
        cost = 0.0
        for port in self._ends:
            if port is not at:
                if port not in self._beyonds:
                    self._beyonds[port] = self._beyond(self._ends[port])
                cost += self._shut(port, self._beyonds[port] & outside)
        for port in self._plan.ports(tile):
            cost += self._shut(port, self._beyond(exits_at(spot, port)) & outside)
        return cost

    def _shut(self, port: Port, ways_out: int) -> float:
        """Return what it costs that a port has these ways out and no others."""
        need = self._plan.need(port)
        if ways_out or not need.some:
            return 0
        return CUT_KNOWN if need.known else CUT

    def _beyond(self, exits: tuple[Exit, ...]) -> int:
        """Return the points that a line may come to from some exits."""
        found = 0
        for exit in exits:
            for x, y in points_beyond(exit):
                found |= self._board.point(x, y)
        return found

    def _came_to(self, tile: Tile, spot: Spot) -> int:
        """Return which way a line came along before it turned up or down, or -1."""
        if tile not in self._plan.joints or not spot.run & 1:
            return -1
        at = self._plan.joints[tile][0]
        if at.face in BRANCH_FACES:
            return -1
        if at.tile not in self._plan.joints:
            return 0 if at.face is Face.HI or at.face is Face.B else 2
        before = self.spots[at.tile].run
        return self._came[at.tile] if before & 1 else before
