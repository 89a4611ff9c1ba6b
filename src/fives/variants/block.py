"""Block: one line, no points for placing, and no drawing.

Readings: the opener moves on, whoever won; after a block the single smallest hand takes
the others' pips less its own; 100 at two or 61 at more, after the round.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.dealing import BySeats
from fives.policies.drawing import NoDrawing
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.hand_settlements import SingleSmallest
from fives.policies.opening import OpenerMovesOn
from fives.policies.points import NoPoints
from fives.policies.rounding import Exact
from fives.policies.spinners import NoDouble
from fives.policies.table_targets import BestAtLeast

BLOCK: Final = RuleSet(
    id="block",
    version=1,
    title="Block",
    tables=(Table(2), Table(3), Table(4)),
    dealing=BySeats(two=7, three=7, four=6),
    opening=OpenerMovesOn(),
    drawing=NoDrawing(),
    spinners=NoDouble(),
    points=NoPoints(),
    ending=OutOrNobodyCanPlace(),
    settlement=SingleSmallest(Exact()),
    target=BestAtLeast(two=100, three=61, four=61),
)
"""The rule sheet of Block."""
