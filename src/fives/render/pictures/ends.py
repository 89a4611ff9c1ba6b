"""What the ends of a layout say: where tiles may join, where not yet, and what counts there."""

from __future__ import annotations

from fives.dominoes.counting import Contribution
from fives.dominoes.layout import Layout
from fives.dominoes.ports import BRANCH_FACES, DOUBLE_FACES, Face, Port
from fives.render.geometry.shapes import Arrangement, OpenEnd
from fives.render.geometry.spots import WAYS, Spot, main_exit, way_of


def counted_at(layout: Layout) -> dict[Port, Contribution]:
    """Return what the ends contribute, each at one open port of its tile.

    A double that counts with all that it has is told at its first open port, the line before
    the branches. One without any open port is told nowhere here, but it is part of the total.

    >>> import fives
    >>> layout = fives.HORSE_RACE.layout().place(fives.Tile(5, 5))
    >>> layout = layout.place(fives.Tile(2, 5), Port.parse("5-5.a"))
    >>> [f"{port}: {part.pips}" for port, part in counted_at(layout).items()]
    ['5-5.b: 10', '2-5.lo: 2']
    """
    free = set(layout.open_ports)
    found = {}
    for part in layout.parts:
        faces = _faces_of(part)
        port = next((port for face in faces if (port := Port(part.tile, face)) in free), None)
        if port is not None:
            found[port] = part
    return found


def _faces_of(part: Contribution) -> tuple[Face, ...]:
    if part.tile.is_double:
        return DOUBLE_FACES
    return (Face.LO,) if part.value == part.tile.low else (Face.HI,)


def closed_ports(layout: Layout) -> tuple[Port, ...]:
    """Return the ports where nothing may join yet, in the order of ports.

    They are the ports that the rules lock, and the branches that wait for the line.

    >>> import fives
    >>> print(*closed_ports(fives.HORSE_RACE.layout().place(fives.Tile(5, 5))))
    5-5.c 5-5.d
    """
    free = set(layout.open_ports)
    taken = {port for joint in layout.joints for port in (joint.at, joint.by)}
    waiting = [
        port
        for tile in layout.spinning
        for face in BRANCH_FACES
        if (port := Port(tile, face)) not in free | taken
    ]
    return tuple(sorted([*(free & layout.locked), *waiting]))


def closed_ends(layout: Layout, arrangement: Arrangement) -> tuple[OpenEnd, ...]:
    """Return where the closed ports lie, in the order of ports."""
    lying = {placed.tile: placed for placed in arrangement.tiles}
    found = []
    for port in closed_ports(layout):
        placed = lying[port.tile]
        way = way_of(placed.heading)
        exit = main_exit(Spot(placed.x, placed.y, way, way, 0), port)
        found.append(OpenEnd(port, exit.x, exit.y, WAYS[exit.way]))
    return tuple(found)
