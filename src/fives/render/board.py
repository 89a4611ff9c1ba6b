"""The layout as lines of text: the lead, and each arm from where it starts to its end."""

from __future__ import annotations

from collections.abc import Mapping

from fives.dominoes.layout import Layout
from fives.dominoes.ports import BRANCH_FACES, Port, ports_of
from fives.render import english
from fives.render.folding import fold


def board(layout: Layout, counted: bool = True) -> tuple[str, ...]:
    """Return the tiles and the count of a layout, for 80 columns.

    Every arm is a line that names the port where it starts. Its tiles are turned as they
    lie, the joined half first. Branches stand under the arm that they leave.

    Args:
        layout: The tiles.
        counted: Whether their ends are counted; where placing scores nothing, the values
            of the ends are all that matters.

    >>> import fives
    >>> layout = fives.HORSE_RACE.layout()
    >>> for move in "5-5 2-5@5-5.a 3-5@5-5.b 2-2@2-5.lo 4-5@5-5.c 2-6@2-2.b 1-2@2-2.d".split():
    ...     play = fives.parse_move(move)
    ...     layout = layout.place(play.tile, play.at)
    >>> for line in board(layout):
    ...     print(line)
    [5|5] leads
      [5|5] a: [5|2] [2|2] [2|6]
        [2|2] d: [2|1]
      [5|5] b: [5|3]
      [5|5] c: [5|4]
    ends: [2|6] 6 + [1|2] 1 + [3|5] 3 + [4|5] 4 = 14
    branches open: [5|5] d, [2|2] c
    """
    lead = layout.lead
    if lead is None:
        return (english.EMPTY_TABLE,)
    by = {joint.at: joint.by for joint in layout.joints}
    lines = [f"{lead} {english.LEADS}"]
    waiting = [(port, 2) for port in reversed(ports_of(lead)) if port in by]
    while waiting:
        start, indent = waiting.pop()
        tiles, branches = _arm(start, by)
        lines += fold(f"{english.place(start)}: {' '.join(tiles)}", indent)
        waiting += [(port, indent + 2) for port in reversed(branches) if port in by]
    return (*lines, *(count(layout) if counted else ends(layout)))


def count(layout: Layout) -> tuple[str, ...]:
    """Return what each end contributes, and the branches that are open but not started.

    >>> import fives
    >>> print(*count(fives.HORSE_RACE.layout().place(fives.Tile(5, 5))))
    ends: [5|5] 10 = 10
    """
    lines = fold(f"{english.ENDS}: {english.ends(layout.parts, layout.total)}")
    free = set(layout.ports)
    branches = [
        english.place(port)
        for tile in layout.tiles
        for port in ports_of(tile)
        if port in free and port.face in BRANCH_FACES
    ]
    if branches:
        lines += fold(f"{english.BRANCHES_OPEN}: {', '.join(branches)}")
    return lines


def ends(layout: Layout) -> tuple[str, ...]:
    """Return the value that each open end takes, and where it lies.

    >>> import fives
    >>> print(*ends(fives.DRAW.layout().place(fives.Tile(5, 5))))
    open ends: 5 on [5|5] a, 5 on [5|5] b
    """
    return fold(f"{english.OPEN_ENDS}: {english.open_ends(layout.ports)}")


def _arm(start: Port, by: Mapping[Port, Port]) -> tuple[list[str], list[Port]]:
    """Return the tiles of an arm as they lie, and the branches of the doubles in it."""
    tiles: list[str] = []
    branches: list[Port] = []
    port = start
    while port in by:
        joined = by[port]
        tile = joined.tile
        tiles.append(f"[{joined.value}|{tile.other(joined.value)}]")
        port, *sides = (other for other in ports_of(tile) if other is not joined)
        branches += sides
    return tiles, branches
