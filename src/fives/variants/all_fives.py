"""All Fives, as Pagat describes it: the first double branches, and scores are pips.

Readings: four may play alone or in pairs; a tie of the two smallest hands at three splits
the third hand in whole pips before rounding, and any other tie earns nobody anything.
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
from fives.policies.points import PipsOfMultiples
from fives.policies.rounding import PipsToNearest
from fives.policies.side_settlements import TwoOfThreeSplit
from fives.policies.spinners import FirstDouble
from fives.policies.table_targets import AtLeastBySeats

ALL_FIVES: Final = RuleSet(
    id="all-fives",
    version=1,
    title="All Fives",
    tables=(Table(2), Table(3), Table(4), Table(4, pairs=True)),
    dealing=BySeats(two=9, three=7, four=5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=FirstDouble(),
    counting=BothHalvesWhileOpen(),
    points=PipsOfMultiples(5),
    ending=OutOrNobodyCanPlace(),
    settlement=TwoOfThreeSplit(PipsToNearest(5)),
    target=AtLeastBySeats(two=250, three=200, four=200),
)
"""The rule sheet of All Fives."""
