"""Exact 61 Five Up, after Kelley and PUREMCO: the rules E61-01 to E61-18.

As Horse Race, but a play ends the turn, and what would pass 61 points is refused whole.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.continuation import EveryPlayEndsTheTurn
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.hand_settlements import HandDifferences
from fives.policies.opening import WhoWentOutOpens
from fives.policies.points import MultiplesOf
from fives.policies.rounding import ToNearest
from fives.policies.spinners import EveryDouble
from fives.policies.target import OVER_TARGET, Exactly

EXACT_61: Final = RuleSet(
    id="exact-61",
    version=1,
    title="Exact 61 Five Up",
    tables=(Table(2), Table(3), Table(4, pairs=True)),
    dealing=BySeats(two=5, three=5, four=5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=EveryDouble(),
    counting=BothHalvesWhileOpen(),
    points=MultiplesOf(5),
    continuation=EveryPlayEndsTheTurn(),
    ending=OutOrNobodyCanPlace(),
    settlement=HandDifferences(ToNearest(5)),
    target=Exactly(61),
    citations=(
        ("VALUES_DIFFER", "E61-06"),
        ("BOUND_TILE", "E61-07"),
        ("MUST_PLACE", "E61-07"),
        ("MUST_DRAW", "E61-07"),
        ("BONEYARD_EMPTY", "E61-07"),
        ("PORT_TAKEN", "E61-09"),
        ("BRANCH_BEFORE_LINE", "E61-09"),
        (OVER_TARGET, "E61-02"),
    ),
)
"""The rule sheet of Exact 61 Five Up."""
