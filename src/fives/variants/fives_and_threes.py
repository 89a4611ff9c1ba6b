"""Fives and Threes: one line, multiples of five and of three score, and 61 exactly win.

A pair is out when both partners are. Going out is worth one point, which stands or falls
with the last play. Readings: the opener moves on, and a blocked round is nobody's.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import NoDrawing
from fives.policies.ending import WholeSideOut
from fives.policies.fixed_settlements import OutWithLastPlay
from fives.policies.opening import OpenerMovesOn
from fives.policies.points import FivesAndThrees
from fives.policies.spinners import NoDouble
from fives.policies.target import Exactly

FIVES_AND_THREES: Final = RuleSet(
    id="fives-and-threes",
    version=1,
    title="Fives and Threes",
    tables=(Table(2), Table(3), Table(4, pairs=True)),
    dealing=BySeats(two=7, three=5, four=5),
    opening=OpenerMovesOn(),
    drawing=NoDrawing(),
    spinners=NoDouble(),
    counting=BothHalvesWhileOpen(),
    points=FivesAndThrees(),
    ending=WholeSideOut(),
    settlement=OutWithLastPlay(1),
    target=Exactly(61),
)
"""The rule sheet of Fives and Threes."""
