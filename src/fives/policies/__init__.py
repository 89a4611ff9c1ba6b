"""The axes of the rules, one a file: its Protocol on top, frozen implementations below.

A policy sees the smallest value that its sentence in the rules speaks of, and answers from
that alone: never the engine, another policy or the whole state. Its parameters are its
fields, so its repr says everything that it does.
"""

from fives.policies.admission import NOT_ADMITTED, FirstScoreAtLeast
from fives.policies.continuation import (
    KEPT_BY_DOUBLE,
    KEPT_BY_SCORE,
    Continuation,
    DoubleOrScore,
    EveryPlayEndsTheTurn,
    Played,
)
from fives.policies.counting import BothHalvesWhileOpen, SpinnerCountsUntilWalledIn
from fives.policies.dealing import BySeats, Dealing
from fives.policies.debits import EveryHandIsDebited
from fives.policies.drawing import Drawing, Freely, NoDrawing, OnlyWhenStuck
from fives.policies.ending import Ending, OutOrAllPass, OutOrNobodyCanPlace, WholeSideOut
from fives.policies.fixed_settlements import FewestDoubles, OutWithLastPlay
from fives.policies.hand_settlements import HandDifferences, SingleSmallest
from fives.policies.leads import DoublesLead, DoublesOrScoresLead
from fives.policies.opening import (
    Lead,
    Opener,
    OpenerMovesOn,
    Opening,
    OpensFromHands,
    WhoWentOutOpens,
)
from fives.policies.points import (
    AnyPoints,
    EndPoints,
    EqualEnds,
    FivesAndThrees,
    MultiplesOf,
    NoPoints,
    PipsOfMultiples,
    TotalPoints,
)
from fives.policies.qualifying import HighestDoubleOpens, HighestTileOpensFirst, HolderOpens
from fives.policies.rounding import Exact, PipsToNearest, Rounding, ToNearest
from fives.policies.settlement import Settlement, SmallestTakesAll, gain_first
from fives.policies.side_settlements import SingleSideTakesAll, TakesEachHand, TwoOfThreeSplit
from fives.policies.spinners import EveryDouble, FirstDouble, LeadWalledInFirst, NoDouble
from fives.policies.table_targets import AtLeastBySeats, BestAtLeast, LeaderAtLeast
from fives.policies.target import (
    EQUAL_BEST,
    OVER_TARGET,
    TARGET_REACHED,
    UNDER_FLOOR,
    AtLeast,
    Exactly,
    Target,
)
from fives.policies.variant import Variant

__all__ = [
    "AnyPoints",
    "AtLeast",
    "AtLeastBySeats",
    "BestAtLeast",
    "BothHalvesWhileOpen",
    "BySeats",
    "Continuation",
    "Dealing",
    "DoubleOrScore",
    "DoublesLead",
    "DoublesOrScoresLead",
    "Drawing",
    "EQUAL_BEST",
    "EndPoints",
    "Ending",
    "EqualEnds",
    "EveryDouble",
    "EveryHandIsDebited",
    "EveryPlayEndsTheTurn",
    "Exact",
    "Exactly",
    "FewestDoubles",
    "FirstDouble",
    "FirstScoreAtLeast",
    "FivesAndThrees",
    "Freely",
    "HandDifferences",
    "HighestDoubleOpens",
    "HighestTileOpensFirst",
    "HolderOpens",
    "KEPT_BY_DOUBLE",
    "KEPT_BY_SCORE",
    "Lead",
    "LeadWalledInFirst",
    "LeaderAtLeast",
    "MultiplesOf",
    "NOT_ADMITTED",
    "NoDouble",
    "NoDrawing",
    "NoPoints",
    "OVER_TARGET",
    "OnlyWhenStuck",
    "Opener",
    "OpenerMovesOn",
    "Opening",
    "OpensFromHands",
    "OutOrAllPass",
    "OutOrNobodyCanPlace",
    "OutWithLastPlay",
    "PipsOfMultiples",
    "PipsToNearest",
    "Played",
    "Rounding",
    "Settlement",
    "SingleSideTakesAll",
    "SingleSmallest",
    "SmallestTakesAll",
    "SpinnerCountsUntilWalledIn",
    "TARGET_REACHED",
    "TakesEachHand",
    "Target",
    "ToNearest",
    "TotalPoints",
    "TwoOfThreeSplit",
    "UNDER_FLOOR",
    "Variant",
    "WhoWentOutOpens",
    "WholeSideOut",
    "gain_first",
]
