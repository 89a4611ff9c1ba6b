"""Rules of the domino games of the Fives family, as immutable values.

A state lists its moves and gives a new state for each; nothing ever changes in place.

>>> import fives, random
>>> state = fives.variant("horse-race").start(seats=4, pairs=True)
>>> state = fives.run_chance(state, random.Random(61))
>>> move = state.legal_moves()[0]
>>> state.apply(move).layout.tiles == (move.tile,)
True
"""

from fives import card_race, policies, variants
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
    ROUND,
    Batch,
    Part,
    Ruling,
    ScoreEvent,
)
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import DOUBLE_SIX, TileSet, double_set
from fives.match.differences import Difference, Differences, diff
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
from fives.policies import *  # noqa: F403 -- lists its own names
from fives.sim.chance import run_chance
from fives.sim.perft import divide, perft
from fives.variants import *  # noqa: F403 -- lists its own names

__all__ = [
    "Actor",
    "AnySpinners",
    "Batch",
    "Blocked",
    "CHANCE",
    "Chance",
    "Contribution",
    "Counting",
    "DIFFERENCES",
    "DOUBLE_SIX",
    "Deal",
    "Difference",
    "Differences",
    "Direction",
    "Draw",
    "Drawn",
    "Event",
    "Face",
    "FivesError",
    "GameState",
    "IllegalMoveError",
    "InputError",
    "Joint",
    "Layout",
    "LayoutSpinners",
    "Locks",
    "Lot",
    "LotFell",
    "MatchEnded",
    "Move",
    "NotationError",
    "OPPONENTS",
    "OWN",
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
    "Points",
    "Port",
    "Preview",
    "PublicView",
    "ROUND",
    "Redealt",
    "Refusal",
    "RoundEnd",
    "RoundEnded",
    "RoundResult",
    "RuleSet",
    "Ruled",
    "Ruling",
    "ScoreEvent",
    "Seat",
    "Setup",
    "SetupError",
    "Side",
    "Spinners",
    "State",
    "Table",
    "Tile",
    "TileDealt",
    "TileDrawn",
    "TilePlayed",
    "TileSet",
    "Transition",
    "TurnKept",
    "VariantError",
    "View",
    "WentOut",
    "Why",
    "card_race",
    "diff",
    "divide",
    "double_set",
    "parse_move",
    "perft",
    "ports_of",
    "run_chance",
    "start",
]
__all__ += policies.__all__
__all__ += variants.__all__
