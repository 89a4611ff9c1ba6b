"""What a layout still asks of the table: which tiles may follow at each port, and in what order."""

from __future__ import annotations

from typing import Final, NamedTuple

import attrs

from fives.dominoes.branching import Spinners
from fives.dominoes.layout import Layout
from fives.dominoes.ports import BRANCH_FACES, Port, ports_of
from fives.dominoes.tiles import Tile


class Need(NamedTuple):
    """What may follow at a port.

    Attributes:
        plain: Whether a plain tile may.
        double: Whether a double may.
        spins: Whether that double would branch, as far as is known.
        known: Whether it is known which one it is.
        second: How likely another double follows soon, from 0 to 1 and more when it is known.
    """

    plain: bool
    double: bool
    spins: bool
    known: bool
    second: float

    @property
    def some(self) -> bool:
        """Whether anything may follow."""
        return self.plain or self.double


SECOND_OF_NO_MATTER: Final = 0.3
"""How much room for a second double matters where doubles that come do not branch."""
NOTHING: Final = Need(False, False, False, False, 0)


@attrs.frozen(eq=False, weakref_slot=False)
class Plan:
    """A layout, seen from whoever lays its tiles one by one.

    Attributes:
        joints: By tile, the port that it joins and its own port there; the lead has none.
        following: By port, the tile that joins it.
        spinning: The doubles that branch.
        order: The tiles, those nearer to the lead first.
        sighted: Whether room is left for the very tiles that will follow, or for any.
    """

    joints: dict[Tile, tuple[Port, Port]]
    following: dict[Port, Tile]
    spinning: frozenset[Tile]
    order: tuple[Tile, ...]
    sighted: bool
    _plain: tuple[int, ...]
    _doubles: frozenset[int]
    _branching: bool
    _needs: dict[Port, Need] = attrs.field(init=False, factory=dict)

    @classmethod
    def of(cls, layout: Layout) -> Plan:
        """Return the plan of a layout; it depends on the layout alone."""
        tiles = layout.tiles
        joints = {joint.by.tile: (joint.at, joint.by) for joint in layout.joints}
        depth: dict[Tile, int] = {}
        for tile in tiles:
            depth[tile] = depth[joints[tile][0].tile] + 1 if tile in joints else 0
        laid = frozenset(tiles)
        plain, doubles = [0] * 19, set()
        for tile in layout.tile_set:
            if tile not in laid:
                if tile.is_double:
                    doubles.add(tile.low)
                else:
                    plain[tile.low] += 1
                    plain[tile.high] += 1
        return cls(
            joints,
            {at: tile for tile, (at, _) in joints.items()},
            layout.spinning,
            tuple(sorted(tiles, key=depth.__getitem__)),
            True,
            tuple(plain),
            frozenset(doubles),
            any(_would_spin(layout, Tile(value, value)) for value in doubles),
        )

    def line_to(self, tile: Tile) -> tuple[Tile, ...]:
        """Return the tiles from the lead to some tile."""
        line = [tile]
        while line[-1] in self.joints:
            line.append(self.joints[line[-1]][0].tile)
        return tuple(reversed(line))

    def ports(self, tile: Tile) -> tuple[Port, ...]:
        """Return the ports of a tile that others join or may join one day."""
        by = self.joints[tile][1] if tile in self.joints else None
        return tuple(
            port
            for port in ports_of(tile)
            if port is not by and (port.face not in BRANCH_FACES or tile in self.spinning)
        )

    def need(self, port: Port) -> Need:
        """Return what a port asks for."""
        need = self._needs.get(port)
        if need is None:
            need = self._needs[port] = self._need(port)
        return need

    def _need(self, port: Port) -> Need:
        tile = self.following.get(port)
        if tile is not None and self.sighted:
            return Need(
                not tile.is_double, tile.is_double, tile in self.spinning, True, self._second(tile)
            )
        plain = self._plain[port.value] > 0
        double = port.value in self._doubles and not port.tile.is_double
        if tile is not None:
            plain, double = plain or not tile.is_double, double or tile.is_double
        if not plain and not double:
            return NOTHING
        second = 1 if self._branching else SECOND_OF_NO_MATTER
        return Need(plain, double, self._branching, False, second)

    def _second(self, tile: Tile) -> float:
        """Return how likely a double follows a double and a plain tile, or one plain tile."""
        ports = ports_of(tile)
        if tile.is_double:
            plain = self.following.get(ports[1])
            if plain is None:
                return 1
            tile, ports = plain, ports_of(plain)
        after = self.following.get(ports[1] if self.joints[tile][1] is ports[0] else ports[0])
        if after is None:
            return 1
        return 6 if after.is_double else 0


def _would_spin(layout: Layout, double: Tile) -> bool:
    """Return whether a double that has not come yet would branch."""
    spinners = layout.spinners
    if isinstance(spinners, Spinners):
        return bool(spinners.spins(double))
    return bool(spinners.spins_on(double, layout))
