"""Bergen: one line whose two ends score when they are equal, and no pips are counted.

Readings: two tiles are kept, as Pagat has it; the highest double is led in every round, and
without one all is dealt again; the round is worth one point; a block is won by the fewest
doubles, then the lowest, then the fewest pips; 15 win. Some draw all tiles, lead the lowest
double, pay two points, or have other targets.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.fixed_settlements import FewestDoubles
from fives.policies.points import EqualEnds
from fives.policies.qualifying import HighestDoubleOpens
from fives.policies.spinners import NoDouble
from fives.policies.target import AtLeast

BERGEN: Final = RuleSet(
    id="bergen",
    version=1,
    title="Bergen",
    tables=(Table(2), Table(3), Table(4)),
    dealing=BySeats(two=6, three=6, four=5, kept=2),
    opening=HighestDoubleOpens(),
    drawing=OnlyWhenStuck(),
    spinners=NoDouble(),
    counting=BothHalvesWhileOpen(),
    points=EqualEnds(plain=2, double=3),
    ending=OutOrNobodyCanPlace(),
    settlement=FewestDoubles(1),
    target=AtLeast(15),
)
"""The rule sheet of Bergen."""
