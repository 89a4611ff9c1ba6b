"""How much room is left at an end: what could lie there next, and what could not."""

from __future__ import annotations

from typing import Final

from fives.render.geometry.board import Board
from fives.render.geometry.needs import Need
from fives.render.geometry.spots import DX, DY, Exit

KNOWN: Final = 4.0
"""How much more it matters when the next tile is known."""
NO_DOUBLE: Final = 12.0
NO_RUN: Final = 6.0
NO_SECOND: Final = 4.0
NO_WING: Final = 1.5
NOT_STRAIGHT: Final = 6.0
NOT_STRAIGHT_KNOWN: Final = 2.0
NOWHERE: Final = 40.0
NOWHERE_AT_ALL: Final = 1000.0
"""What it costs that a double does not fit, or nothing after it, or no other double soon, or
none of its branches; that any plain tile has to turn, so that a tile lies close ahead of an open
end, or the known one; that nothing fits, or the known tile not."""


def room(board: Board, taken: int, exits: tuple[Exit, ...], need: Need) -> tuple[float, int]:
    """Return what an end lacks, and the units that it looked at.

    Args:
        board: The table.
        taken: The units beyond the sides, and those that other tiles than that of the end cover.
        exits: The edges where the next tile may touch, the one straight ahead first.
        need: What may follow.
    """
    if not need.some:
        return 0, 0
    lack, zone, fits = 0.0, 0, False
    if need.double:
        lack, zone, fits = _for_double(board, taken, exits[0], need)
    if need.plain:
        more, units, fits_plain = _for_plain(board, taken, exits, need)
        lack, zone, fits = lack + more, zone | units, fits or fits_plain
    if not fits:
        lack += NOWHERE_AT_ALL if need.known else NOWHERE
    return lack, zone


def _for_double(board: Board, taken: int, ahead: Exit, need: Need) -> tuple[float, int, bool]:
    """Return what a double lacks, the units looked at, and whether it fits straight ahead."""
    x, y, out = ahead.x, ahead.y, ahead.way
    dx, dy, across = DX[out], DY[out], (out + 1) & 1
    weight = KNOWN if need.known else 1.0
    double = board.around(x + dx, y + dy, across)
    after = board.around(x + 4 * dx, y + 4 * dy, out & 1)
    second = board.around(x + 7 * dx, y + 7 * dy, across)
    zone = double | after | second
    if double & taken:
        return NO_DOUBLE * weight, zone, False
    lack = 0.0
    if after & taken:
        lack = NO_RUN * weight
    elif second & taken:
        lack = NO_SECOND * need.second
    if need.spins:
        for turn in ((out + 1) % 4, (out + 3) % 4):
            wing = board.around(x + dx + 4 * DX[turn], y + dy + 4 * DY[turn], turn & 1)
            zone |= wing
            if wing & taken:
                lack += NO_WING * weight
    return lack, zone, True


def _for_plain(
    board: Board, taken: int, exits: tuple[Exit, ...], need: Need
) -> tuple[float, int, bool]:
    """Return what a plain tile lacks, the units looked at, and whether it fits in some way."""
    x, y, out, _, broad = exits[0]
    dx, dy = DX[out], DY[out]
    straight = board.around(x + 2 * dx, y + 2 * dy, out & 1)
    zone, lack = straight, 0.0
    if broad:
        second = board.around(x + 5 * dx, y + 5 * dy, (out + 1) & 1)
        zone |= second
        if second & taken:
            lack = NO_SECOND * need.second
    if not straight & taken:
        return lack, zone, True
    fits = False
    for turn, turned_x, turned_y in _turns(exits):
        beside = board.around(turned_x, turned_y, turn & 1)
        zone |= beside
        fits = fits or not beside & taken
    return lack + (NOT_STRAIGHT_KNOWN if need.known else NOT_STRAIGHT), zone, fits


def _turns(exits: tuple[Exit, ...]) -> list[tuple[int, int, int]]:
    """Return how a plain tile may turn at once: its direction and its centre."""
    main = exits[0]
    x, y = main.x + DX[main.way], main.y + DY[main.way]
    reach = 2 if main.broad else 1
    return [
        *(
            (turn, x + reach * DX[turn], y + reach * DY[turn])
            for turn in ((main.way + 1) % 4, (main.way + 3) % 4)
        ),
        *((side.way, side.x + 2 * DX[side.way], side.y + 2 * DY[side.way]) for side in exits[1:]),
    ]
