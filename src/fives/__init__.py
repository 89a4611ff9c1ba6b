"""Rules of the domino games of the Fives family, as immutable values.

A state lists its moves and gives a new state for each; nothing ever changes in place.

>>> import fives, random
>>> state = fives.variant("horse-race").start(seats=4, pairs=True)
>>> state = fives.run_chance(state, random.Random(61))
>>> move = state.legal_moves()[0]
>>> state.apply(move).layout.tiles == (move.tile,)
True
"""

from fives import card_race
from fives.core.errors import (
    FivesError,
    IllegalMoveError,
    InputError,
    NotationError,
    SetupError,
    VariantError,
)
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.state import CHANCE, Actor, Chance, State
from fives.core.table import Direction, Table
from fives.core.units import Pips, Points, Seat, Side
from fives.dominoes.branching import AnySpinners, LayoutSpinners, Locks, Spinners
from fives.dominoes.counting import Contribution, Counting, Why
from fives.dominoes.layout import Joint, Layout
from fives.dominoes.plays import Play
from fives.dominoes.ports import Face, Port, ports_of
from fives.dominoes.round_end import Blocked, PastRound, RoundEnd, RoundResult, WentOut
from fives.dominoes.scoring import (
    DIFFERENCES,
    OPPONENTS,
    OWN,
    PARTNER,
    PLAY,
    Batch,
    Part,
    Ruling,
    ScoreEvent,
)
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import DOUBLE_SIX, TileSet, double_set
from fives.match.events import (
    Event,
    LotFell,
    MatchEnded,
    Passed,
    Redealt,
    RoundEnded,
    Ruled,
    TileDealt,
    TileDrawn,
    TilePlayed,
    TurnKept,
)
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass
from fives.match.notation import parse_move
from fives.match.phase import Phase
from fives.match.preview import Preview
from fives.match.public_view import PublicView
from fives.match.ruleset import RuleSet, start
from fives.match.setup import Setup
from fives.match.state import GameState
from fives.match.transition import Transition
from fives.match.view import View
from fives.policies.continuation import (
    KEPT_BY_DOUBLE,
    KEPT_BY_SCORE,
    Continuation,
    DoubleOrScore,
    EveryPlayEndsTheTurn,
    Played,
)
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.dealing import BySeats, Dealing
from fives.policies.drawing import Drawing, Freely, NoDrawing, OnlyWhenStuck
from fives.policies.ending import Ending, OutOrAllPass, OutOrNobodyCanPlace
from fives.policies.hand_settlements import HandDifferences, SingleSmallest
from fives.policies.opening import (
    Lead,
    Opener,
    OpenerMovesOn,
    Opening,
    OpensFromHands,
    WhoWentOutOpens,
)
from fives.policies.points import AnyPoints, EndPoints, MultiplesOf, NoPoints, TotalPoints
from fives.policies.rounding import Exact, Rounding, ToNearest
from fives.policies.settlement import Settlement, SmallestTakesAll, gain_first
from fives.policies.spinners import EveryDouble, NoDouble
from fives.policies.target import (
    EQUAL_BEST,
    OVER_TARGET,
    TARGET_REACHED,
    UNDER_FLOOR,
    AtLeast,
    BestAtLeast,
    Exactly,
    Target,
)
from fives.policies.variant import Variant
from fives.sim.chance import run_chance
from fives.sim.perft import divide, perft
from fives.variants.draw import DRAW
from fives.variants.exact_61 import EXACT_61
from fives.variants.horse_race import HORSE_RACE
from fives.variants.registry import all_variants, variant

__all__ = [
    "Actor",
    "AnyPoints",
    "AnySpinners",
    "AtLeast",
    "Batch",
    "BestAtLeast",
    "Blocked",
    "BothHalvesWhileOpen",
    "BySeats",
    "CHANCE",
    "Chance",
    "Continuation",
    "Contribution",
    "Counting",
    "DIFFERENCES",
    "DOUBLE_SIX",
    "DRAW",
    "Deal",
    "Dealing",
    "Direction",
    "DoubleOrScore",
    "Draw",
    "Drawing",
    "Drawn",
    "EQUAL_BEST",
    "EXACT_61",
    "EndPoints",
    "Ending",
    "Event",
    "EveryDouble",
    "EveryPlayEndsTheTurn",
    "Exact",
    "Exactly",
    "Face",
    "FivesError",
    "Freely",
    "GameState",
    "HORSE_RACE",
    "HandDifferences",
    "IllegalMoveError",
    "InputError",
    "Joint",
    "KEPT_BY_DOUBLE",
    "KEPT_BY_SCORE",
    "Layout",
    "LayoutSpinners",
    "Lead",
    "Locks",
    "Lot",
    "LotFell",
    "MatchEnded",
    "Move",
    "MultiplesOf",
    "NoDouble",
    "NoDrawing",
    "NoPoints",
    "NotationError",
    "OPPONENTS",
    "OVER_TARGET",
    "OWN",
    "OnlyWhenStuck",
    "Opener",
    "OpenerMovesOn",
    "Opening",
    "OpensFromHands",
    "OutOrAllPass",
    "OutOrNobodyCanPlace",
    "Outcome",
    "PARTNER",
    "PLAY",
    "Part",
    "Pass",
    "Passed",
    "PastRound",
    "Phase",
    "Pips",
    "Play",
    "Played",
    "Points",
    "Port",
    "Preview",
    "PublicView",
    "Redealt",
    "Refusal",
    "RoundEnd",
    "RoundEnded",
    "RoundResult",
    "Rounding",
    "RuleSet",
    "Ruled",
    "Ruling",
    "ScoreEvent",
    "Seat",
    "Settlement",
    "Setup",
    "SetupError",
    "Side",
    "SingleSmallest",
    "SmallestTakesAll",
    "Spinners",
    "State",
    "TARGET_REACHED",
    "Table",
    "Target",
    "Tile",
    "TileDealt",
    "TileDrawn",
    "TilePlayed",
    "TileSet",
    "ToNearest",
    "TotalPoints",
    "Transition",
    "TurnKept",
    "UNDER_FLOOR",
    "Variant",
    "VariantError",
    "View",
    "WentOut",
    "WhoWentOutOpens",
    "Why",
    "all_variants",
    "card_race",
    "divide",
    "double_set",
    "gain_first",
    "parse_move",
    "perft",
    "ports_of",
    "run_chance",
    "start",
    "variant",
]
