"""Bones to 150: the first double branches, scores are pips, and the first takes ten.

Readings: the highest double is led first and after a block, or the highest tile; who went
out opens with any tile; scores count without being called; any ten points get a side in,
those of a round too; a first score of five is lost; a tie of the smallest hands earns nobody
anything.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.admission import FirstScoreAtLeast
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.points import PipsOfMultiples
from fives.policies.qualifying import HighestTileOpensFirst
from fives.policies.rounding import PipsToNearest
from fives.policies.side_settlements import SingleSideTakesAll
from fives.policies.spinners import FirstDouble
from fives.policies.target import AtLeast

BONES_150: Final = RuleSet(
    id="bones-150",
    version=1,
    title="Bones 150",
    tables=(Table(2), Table(3), Table(4)),
    dealing=BySeats(two=7, three=7, four=7),
    opening=HighestTileOpensFirst(),
    drawing=OnlyWhenStuck(),
    spinners=FirstDouble(),
    counting=BothHalvesWhileOpen(),
    points=PipsOfMultiples(5),
    ending=OutOrNobodyCanPlace(),
    settlement=SingleSideTakesAll(PipsToNearest(5)),
    target=FirstScoreAtLeast(10, AtLeast(150)),
)
"""The rule sheet of Bones 150."""
