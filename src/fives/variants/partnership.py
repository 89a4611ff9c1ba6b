"""Partnership, as in Latin America: two pairs, all tiles dealt, turns to the right.

The holder of the double-six opens the first round with it; then the opener moves on.
Readings: four passes block a round; the side with less takes the other side's pips.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Direction, Table
from fives.dominoes.tiles import Tile
from fives.match.ruleset import RuleSet
from fives.policies.dealing import BySeats
from fives.policies.drawing import NoDrawing
from fives.policies.ending import OutOrAllPass
from fives.policies.points import NoPoints
from fives.policies.qualifying import HolderOpens
from fives.policies.rounding import Exact
from fives.policies.side_settlements import SingleSideTakesAll
from fives.policies.spinners import NoDouble
from fives.policies.target import AtLeast

PARTNERSHIP: Final = RuleSet(
    id="partnership",
    version=1,
    title="Partnership",
    tables=(Table(4, pairs=True, direction=Direction.COUNTER_CLOCKWISE),),
    dealing=BySeats(two=7, three=7, four=7),
    opening=HolderOpens(Tile(6, 6)),
    drawing=NoDrawing(),
    spinners=NoDouble(),
    points=NoPoints(),
    ending=OutOrAllPass(),
    settlement=SingleSideTakesAll(Exact()),
    target=AtLeast(100),
)
"""The rule sheet of Partnership."""
