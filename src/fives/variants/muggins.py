"""Muggins, as the Encyclopædia Britannica has it: one line, and scores are pips.

Readings: every score counts by itself, so that nobody must call it and nobody can take it
from another; who went out opens; a tie of the smallest hands earns nobody anything.
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
from fives.policies.side_settlements import SingleSideTakesAll
from fives.policies.spinners import NoDouble
from fives.policies.target import AtLeast

MUGGINS: Final = RuleSet(
    id="muggins",
    version=1,
    title="Muggins",
    tables=(Table(2), Table(3), Table(4)),
    dealing=BySeats(two=5, three=5, four=5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=NoDouble(),
    counting=BothHalvesWhileOpen(),
    points=PipsOfMultiples(5),
    ending=OutOrNobodyCanPlace(),
    settlement=SingleSideTakesAll(PipsToNearest(5)),
    target=AtLeast(200),
)
"""The rule sheet of Muggins."""
