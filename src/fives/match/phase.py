"""The phases of a match: what kind of move comes next."""

from __future__ import annotations

import enum
from typing import Final


class Phase(enum.Enum):
    """What kind of move comes next.

    Attributes:
        LOT: Chance's lot names the opener.
        DEALING: Chance deals, one tile a move.
        DRAWING: Chance says which tile the seat draws.
        OVER: Nothing comes next.
        TURN: A seat is to move.
        PLACING: A seat must place the tile that it has just drawn.

    >>> import fives
    >>> fives.HORSE_RACE.start(seats=2).phase
    <Phase.LOT: 0>
    """

    LOT = 0
    DEALING = 1
    DRAWING = 2
    OVER = 3
    TURN = 4
    PLACING = 5


# Bound to plain numbers: reading a member from its class costs as much as the rest of a check.
LOT: Final = Phase.LOT.value
DEALING: Final = Phase.DEALING.value
DRAWING: Final = Phase.DRAWING.value
OVER: Final = Phase.OVER.value
TURN: Final = Phase.TURN.value
PLACING: Final = Phase.PLACING.value
PHASES: Final = tuple(Phase)
EXPECTED: Final = {
    Phase.LOT: "a lot",
    Phase.DEALING: "a deal",
    Phase.DRAWING: "the tile that is drawn",
}
