"""Five Up, after Dominic Armanino: every double branches, and what is left is taken away.

Readings: nobody is paid for going out; each hand that is left is rounded by itself, and
scores may fall below nothing; after a round the best score from 61 wins, and a tie for it
is played off by another round.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.debits import EveryHandIsDebited
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.opening import WhoWentOutOpens
from fives.policies.points import MultiplesOf
from fives.policies.rounding import ToNearest
from fives.policies.spinners import EveryDouble
from fives.policies.table_targets import LeaderAtLeast

FIVE_UP: Final = RuleSet(
    id="five-up",
    version=1,
    title="Five Up",
    tables=(Table(2), Table(3), Table(4), Table(4, pairs=True)),
    dealing=BySeats(two=5, three=5, four=5),
    opening=WhoWentOutOpens(),
    drawing=OnlyWhenStuck(),
    spinners=EveryDouble(),
    counting=BothHalvesWhileOpen(),
    points=MultiplesOf(5),
    ending=OutOrNobodyCanPlace(),
    settlement=EveryHandIsDebited(ToNearest(5)),
    target=LeaderAtLeast(61),
)
"""The rule sheet of Five Up."""
