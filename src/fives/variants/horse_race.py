"""Domino Horse Race, as Pagat describes it: the rules HR-01 to HR-27.

Every double branches, multiples of five score, and a double or a score from the hand keeps
the turn. Four may play alone or as two fixed pairs; 61 points win.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.continuation import DoubleOrScore
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.opening import WhoWentOutOpens
from fives.policies.points import MultiplesOf
from fives.policies.rounding import ToNearest
from fives.policies.settlement import SmallestTakesAll
from fives.policies.spinners import EveryDouble
from fives.policies.target import AtLeast

HORSE_RACE: Final = RuleSet(
    id="horse-race",
    version=1,
    title="Horse Race",
    tables=(Table(2), Table(3), Table(4), Table(4, pairs=True)),
    dealing=BySeats(two=7, three=6, four=5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=EveryDouble(),
    counting=BothHalvesWhileOpen(),
    points=MultiplesOf(5),
    continuation=DoubleOrScore(),
    ending=OutOrNobodyCanPlace(),
    settlement=SmallestTakesAll(ToNearest(5)),
    target=AtLeast(61),
    citations=(
        ("VALUES_DIFFER", "HR-10"),
        ("BOUND_TILE", "HR-13"),
        ("PORT_TAKEN", "HR-14"),
        ("BRANCH_BEFORE_LINE", "HR-14"),
        ("MUST_PLACE", "HR-17"),
        ("MUST_DRAW", "HR-18"),
        ("BONEYARD_EMPTY", "HR-18"),
    ),
)
"""The rule sheet of domino Horse Race."""
