"""Seven Rocks: two pairs, all tiles dealt, and what is left is taken from its own side.

Readings: scores may fall below nothing; more than 250 win, at once.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.debits import EveryHandIsDebited
from fives.policies.drawing import NoDrawing
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.opening import WhoWentOutOpens
from fives.policies.points import PipsOfMultiples
from fives.policies.rounding import PipsToNearest
from fives.policies.spinners import FirstDouble
from fives.policies.target import AtLeast

SEVEN_ROCKS: Final = RuleSet(
    id="seven-rocks",
    version=1,
    title="Seven Rocks",
    tables=(Table(4, pairs=True),),
    dealing=BySeats(two=7, three=7, four=7),
    opening=WhoWentOutOpens(),
    drawing=NoDrawing(),
    spinners=FirstDouble(),
    counting=BothHalvesWhileOpen(),
    points=PipsOfMultiples(5),
    ending=OutOrNobodyCanPlace(),
    settlement=EveryHandIsDebited(PipsToNearest(5)),
    target=AtLeast(251),
)
"""The rule sheet of Seven Rocks."""
