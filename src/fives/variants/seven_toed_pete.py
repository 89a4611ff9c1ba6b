"""Seven-Toed Pete: all tiles dealt, and a double or a score is led and plays on.

Readings: one who holds no such tile passes the lead on, and the next round's lead follows
from who was asked first; playing on is no choice, and the last tile ends the round whatever
it is; the round's bonus and the target are not in the texts that could be read whole, so the
single smallest hand takes the others' tiles, to the nearest five and divided by it, and 61
win.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.continuation import DoubleOrScore
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import NoDrawing
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.leads import DoublesOrScoresLead
from fives.policies.opening import OpenerMovesOn
from fives.policies.points import MultiplesOf
from fives.policies.rounding import ToNearest
from fives.policies.side_settlements import SingleSideTakesAll
from fives.policies.spinners import FirstDouble
from fives.policies.target import AtLeast

SEVEN_TOED_PETE: Final = RuleSet(
    id="seven-toed-pete",
    version=1,
    title="Seven-Toed Pete",
    tables=(Table(4),),
    dealing=BySeats(two=7, three=7, four=7),
    opening=DoublesOrScoresLead(OpenerMovesOn()),
    drawing=NoDrawing(),
    spinners=FirstDouble(),
    counting=BothHalvesWhileOpen(),
    points=MultiplesOf(5),
    continuation=DoubleOrScore(),
    ending=OutOrNobodyCanPlace(),
    settlement=SingleSideTakesAll(ToNearest(5)),
    target=AtLeast(61),
)
"""The rule sheet of Seven-Toed Pete."""
