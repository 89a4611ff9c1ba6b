"""What every arrangement owes: each check says what is wrong, or nothing."""

from collections.abc import Iterator
from itertools import combinations

import fives
from fives.render.geometry.shapes import HALF, Arrangement, Box, Heading, PlacedHalf, PlacedTile

LINE_SIDES = (fives.Face.A, fives.Face.B)
BRANCHES = (fives.Face.C, fives.Face.D)


def lengthwise(placed: PlacedTile) -> tuple[int, int]:
    return abs(placed.heading.dx), abs(placed.heading.dy)


def shared_edge(one: Box, other: Box) -> int:
    """Units of the edge that two rectangles share; 0 when they touch in no more than a corner."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(across, down) if min(across, down) == 0 else 0


def halves_at(placed: PlacedTile, port: fives.Port) -> list[PlacedHalf]:
    """The halves of a tile that have a side at a port: one of them, or both at a line side."""
    low, high = placed.halves
    if port.face in LINE_SIDES:
        return [low, high]
    return [high] if port.face in (fives.Face.HI, fives.Face.C) else [low]


def no_overlap(arrangement: Arrangement) -> Iterator[str]:
    boxes = [(placed.tile, placed.box) for placed in arrangement.tiles]
    for (one, box), (other, other_box) in combinations(boxes, 2):
        if box.overlaps(other_box):
            yield f"{one} and {other} overlap"


def all_are_there(layout: fives.Layout, arrangement: Arrangement) -> Iterator[str]:
    if tuple(placed.tile for placed in arrangement.tiles) != layout.tiles:
        yield "other tiles, or in another order"
    if tuple(end.port for end in arrangement.ends) != layout.ports:
        yield "other ends, or in another order"


def joints_touch(layout: fives.Layout, arrangement: Arrangement) -> Iterator[str]:
    """The two halves of a joint share an edge; its whole length, but for a line side."""
    lying = {placed.tile: placed for placed in arrangement.tiles}
    for joint in layout.joints:
        at, by = lying[joint.at.tile], lying[joint.by.tile]
        edges = [
            shared_edge(one.box, other.box)
            for one in halves_at(at, joint.at)
            for other in halves_at(by, joint.by)
        ]
        if sum(edges) < HALF:
            yield f"{joint}: {sum(edges)} units of an edge"


def doubles_lie_crosswise(layout: fives.Layout, arrangement: Arrangement) -> Iterator[str]:
    """Neighbours touch a double's long side at its line sides, its short end at its branches."""
    lying = {placed.tile: placed for placed in arrangement.tiles}
    for joint in layout.joints:
        for port, other in ((joint.at, joint.by), (joint.by, joint.at)):
            if not port.tile.is_double:
                continue
            double = lying[port.tile]
            (half,) = halves_at(lying[other.tile], other)
            away = (half.x - double.x, half.y - double.y)
            out = way_out(double.heading, port.face)
            far, aside = (2, 1) if port.face in LINE_SIDES else (3, 0)
            off = away[0] * out.dy + away[1] * out.dx
            if away[0] * out.dx + away[1] * out.dy != far or abs(off) > aside:
                yield f"{other} lies elsewhere than at {port}"


def way_out(heading: Heading, face: fives.Face) -> Heading:
    """The direction that leads away from a face of a tile with some heading."""
    if face in (fives.Face.HI, fives.Face.C):
        return heading
    if face in (fives.Face.LO, fives.Face.D):
        return heading.back
    return heading.right if face is fives.Face.B else heading.left


def ends_lie_at_their_tiles(arrangement: Arrangement) -> Iterator[str]:
    """An end is the middle of an edge of its tile, and leads away from it."""
    lying = {placed.tile: placed for placed in arrangement.tiles}
    for end in arrangement.ends:
        placed = lying[end.port.tile]
        out = way_out(placed.heading, end.port.face)
        far = 1 if end.port.face in LINE_SIDES else 2
        if end.heading is not out or (end.x, end.y) != (
            placed.x + far * out.dx,
            placed.y + far * out.dy,
        ):
            yield f"{end.port} is elsewhere"


def ends_without_room(arrangement: Arrangement) -> Iterator[str]:
    """An end where a tile lies less than a unit ahead, so that no mark fits between."""
    for end in arrangement.ends:
        dx, dy = end.heading.dx, end.heading.dy
        left, top = min(end.x, end.x + dx) - abs(dy), min(end.y, end.y + dy) - abs(dx)
        ahead = Box(left, top, 1 + abs(dy), 1 + abs(dx))
        for placed in arrangement.tiles:
            if placed.box.overlaps(ahead):
                yield f"{placed.tile} lies right ahead of {end.port}"


def within_the_width(arrangement: Arrangement) -> Iterator[str]:
    if arrangement.box.width > arrangement.width:
        yield f"{arrangement.box.width} units, more than {arrangement.width}"


def lead_is_in_the_middle(arrangement: Arrangement) -> Iterator[str]:
    lead = arrangement.tiles[0]
    upright = lengthwise(lead) == (0, 1)
    if (lead.x, lead.y, upright) != (0, 0, lead.tile.is_double):
        yield f"{lead} leads"


def none_moved(before: Arrangement, after: Arrangement) -> Iterator[str]:
    """Tiles that lay before lie where they lay, unless the arrangement says that they moved."""
    moved = [placed for placed in before.tiles if placed not in after.tiles]
    if bool(moved) and not after.relaid:
        yield f"{moved} moved"


def strangers_that_touch(layout: fives.Layout, arrangement: Arrangement) -> int:
    """How many pairs of tiles share an edge and are not joined."""
    joined = {frozenset((joint.at.tile, joint.by.tile)) for joint in layout.joints}
    boxes = [(placed.tile, placed.box) for placed in arrangement.tiles]
    return sum(
        shared_edge(box, other_box) > 0 and frozenset((one, other)) not in joined
        for (one, box), (other, other_box) in combinations(boxes, 2)
    )


def faults(layout: fives.Layout, arrangement: Arrangement) -> list[str]:
    """Everything that must never be wrong."""
    if not layout.tiles:
        return [] if arrangement == Arrangement((), (), arrangement.width) else ["not empty"]
    return [
        *no_overlap(arrangement),
        *all_are_there(layout, arrangement),
        *joints_touch(layout, arrangement),
        *doubles_lie_crosswise(layout, arrangement),
        *ends_lie_at_their_tiles(arrangement),
        *lead_is_in_the_middle(arrangement),
    ]
