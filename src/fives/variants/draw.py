"""Draw, as Pagat describes it for single players: the rules DR-01 to DR-18.

One line without branches, no points for placing, and drawing at any time while more than
two tiles lie in the boneyard. Going out or the single smallest hand scores.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.continuation import EveryPlayEndsTheTurn
from fives.policies.dealing import BySeats
from fives.policies.drawing import Freely
from fives.policies.ending import OutOrAllPass
from fives.policies.hand_settlements import SingleSmallest
from fives.policies.opening import OpenerMovesOn
from fives.policies.points import NoPoints
from fives.policies.rounding import Exact
from fives.policies.spinners import NoDouble
from fives.policies.table_targets import BestAtLeast

DRAW: Final = RuleSet(
    id="draw",
    version=1,
    title="Draw",
    tables=(Table(2), Table(3), Table(4)),
    dealing=BySeats(two=7, three=7, four=6, kept=2),
    opening=OpenerMovesOn(),
    drawing=Freely(),
    spinners=NoDouble(),
    points=NoPoints(),
    continuation=EveryPlayEndsTheTurn(),
    ending=OutOrAllPass(),
    settlement=SingleSmallest(Exact()),
    target=BestAtLeast(two=100, three=61, four=61),
    citations=(
        ("RESERVE", "DR-03"),
        ("VALUES_DIFFER", "DR-05"),
        ("MUST_DRAW", "DR-07"),
        ("MUST_PLACE", "DR-08"),
        ("PORT_TAKEN", "DR-09"),
        ("NO_BRANCHES", "DR-09"),
    ),
)
"""The rule sheet of Draw."""
