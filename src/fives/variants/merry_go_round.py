"""Merry-Go-Round, after Kelley: a double is led and walled in before the arms may grow.

Readings: who went out opens; one who holds no double draws until one comes, and with an
empty boneyard passes the lead on; after a block the single smallest hand is paid as if it
had gone out, its own tiles not taken off. What would pass 61 is refused, awards too.
"""

from __future__ import annotations

from typing import Final

from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats
from fives.policies.drawing import OnlyWhenStuck
from fives.policies.ending import OutOrNobodyCanPlace
from fives.policies.leads import DoublesLead
from fives.policies.opening import WhoWentOutOpens
from fives.policies.points import MultiplesOf
from fives.policies.rounding import ToNearest
from fives.policies.side_settlements import SingleSideTakesAll
from fives.policies.spinners import LeadWalledInFirst
from fives.policies.target import Exactly

MERRY_GO_ROUND: Final = RuleSet(
    id="merry-go-round",
    version=1,
    title="Merry-Go-Round",
    tables=(Table(2), Table(3), Table(4), Table(4, pairs=True)),
    dealing=BySeats(two=7, three=7, four=7),
    opening=DoublesLead(WhoWentOutOpens()),
    drawing=OnlyWhenStuck(),
    spinners=LeadWalledInFirst(),
    counting=BothHalvesWhileOpen(),
    points=MultiplesOf(5),
    ending=OutOrNobodyCanPlace(),
    settlement=SingleSideTakesAll(ToNearest(5)),
    target=Exactly(61),
)
"""The rule sheet of Merry-Go-Round."""
