"""All Threes: as in the games of fives, with multiples of three.

Readings: nothing branches; a point is three pips, in the count and in the hands, of which
each is rounded by itself; a tie earns nobody anything; players agree on a target, here 61.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.opening import WhoWentOutOpens
from fives.policies.points import MultiplesOf
from fives.policies.rounding import ToNearest
from fives.policies.side_settlements import TakesEachHand
from fives.policies.spinners import NoDouble
from fives.policies.target import AtLeast

ALL_THREES: Final = RuleSet(
    id="all-threes",
    version=1,
    title="All Threes",
    tables=(Table(2), Table(3), Table(4), Table(4, pairs=True)),
    dealing=BySeats(two=7, three=5, four=5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=NoDouble(),
    counting=BothHalvesWhileOpen(),
    points=MultiplesOf(3),
    ending=OutOrNobodyCanPlace(),
    settlement=TakesEachHand(ToNearest(3)),
    target=AtLeast(61),
)
"""The rule sheet of All Threes."""
