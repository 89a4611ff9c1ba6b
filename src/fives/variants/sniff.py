"""Sniff in its American form: the first double counts on until its four sides are joined.

Readings: the settlement and the target are not in the texts that could be read whole; the
single smallest hand takes the others' tiles, in pips to the nearest five, and 100 win.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.counting import SpinnerCountsUntilWalledIn
from fives.policies.dealing import BySeats
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.opening import WhoWentOutOpens
from fives.policies.points import PipsOfMultiples
from fives.policies.rounding import PipsToNearest
from fives.policies.side_settlements import SingleSideTakesAll
from fives.policies.spinners import FirstDouble
from fives.policies.target import AtLeast

SNIFF: Final = RuleSet(
    id="sniff",
    version=1,
    title="Sniff",
    tables=(Table(2), Table(3), Table(4), Table(4, pairs=True)),
    dealing=BySeats(two=7, three=6, four=5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=FirstDouble(),
    counting=SpinnerCountsUntilWalledIn(),
    points=PipsOfMultiples(5),
    ending=OutOrNobodyCanPlace(),
    settlement=SingleSideTakesAll(PipsToNearest(5)),
    target=AtLeast(100),
)
"""The rule sheet of Sniff."""
