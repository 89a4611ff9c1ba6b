"""The policies that documents can name; nothing else is ever made from a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attrs

from fives.core.errors import InputError, kind_of
from fives.dominoes.tiles import MOST_PIPS, TILES, Tile
from fives.dominoes.tileset import TileSet, double_set
from fives.policies.admission import FirstScoreAtLeast
from fives.policies.continuation import DoubleOrScore, EveryPlayEndsTheTurn
from fives.policies.counting import BothHalvesWhileOpen, SpinnerCountsUntilWalledIn
from fives.policies.dealing import BySeats
from fives.policies.debits import EveryHandIsDebited
from fives.policies.drawing import Freely, NoDrawing, OnlyWhenStuck
from fives.policies.ending import OutOrAllPass, OutOrNobodyCanPlace, WholeSideOut
from fives.policies.fixed_settlements import FewestDoubles, OutWithLastPlay
from fives.policies.hand_settlements import HandDifferences, SingleSmallest
from fives.policies.leads import DoublesLead, DoublesOrScoresLead
from fives.policies.opening import OpenerMovesOn, WhoWentOutOpens
from fives.policies.points import EqualEnds, FivesAndThrees, MultiplesOf, NoPoints, PipsOfMultiples
from fives.policies.qualifying import HighestDoubleOpens, HighestTileOpensFirst, HolderOpens
from fives.policies.rounding import Exact, PipsToNearest, ToNearest
from fives.policies.settlement import SmallestTakesAll
from fives.policies.side_settlements import SingleSideTakesAll, TakesEachHand, TwoOfThreeSplit
from fives.policies.spinners import EveryDouble, FirstDouble, LeadWalledInFirst, NoDouble
from fives.policies.table_targets import AtLeastBySeats, BestAtLeast, LeaderAtLeast
from fives.policies.target import AtLeast, Exactly
from fives.records.json_values import JsonObject, JsonValue, Node

ROUNDING: Final = "rounding"
"""What stands in a settlement, and is written as a policy is."""

_WITHIN: Final = (ROUNDING, "opening", "target")
"""Parameters that are policies themselves, by the name of their axis."""

POLICIES: Final[dict[str, tuple[type[attrs.AttrsInstance], ...]]] = {
    "dealing": (BySeats,),
    "opening": (
        WhoWentOutOpens,
        OpenerMovesOn,
        HolderOpens,
        HighestDoubleOpens,
        HighestTileOpensFirst,
        DoublesLead,
        DoublesOrScoresLead,
    ),
    "drawing": (OnlyWhenStuck, NoDrawing, Freely),
    "spinners": (EveryDouble, FirstDouble, NoDouble, LeadWalledInFirst),
    "counting": (BothHalvesWhileOpen, SpinnerCountsUntilWalledIn),
    "points": (MultiplesOf, PipsOfMultiples, FivesAndThrees, EqualEnds, NoPoints),
    "continuation": (DoubleOrScore, EveryPlayEndsTheTurn),
    "ending": (OutOrNobodyCanPlace, OutOrAllPass, WholeSideOut),
    "settlement": (
        SmallestTakesAll,
        SingleSideTakesAll,
        TwoOfThreeSplit,
        TakesEachHand,
        HandDifferences,
        SingleSmallest,
        EveryHandIsDebited,
        OutWithLastPlay,
        FewestDoubles,
    ),
    "target": (
        AtLeast,
        AtLeastBySeats,
        Exactly,
        BestAtLeast,
        LeaderAtLeast,
        FirstScoreAtLeast,
    ),
    ROUNDING: (ToNearest, PipsToNearest, Exact),
}
"""By axis, the classes that have a name in a document; the name is that of the class."""

_MOST: Final = 10**9


def set_data(tiles: TileSet) -> JsonValue:
    """Return a set of tiles that is played with: the name of a double set, or its tiles.

    >>> set_data(double_set(6))
    'double-6'
    """
    return _NAMES_OF_SETS.get(tiles) or [tile.notation for tile in tiles]


def set_from(node: Node) -> TileSet:
    """Return a set of tiles that is played with, which has one at the least."""
    if type(node.value) is str:
        return node.one_of(_DOUBLE_SETS)
    tiles = [item.parsed(Tile.parse, _notation) for item in node.items(len(TILES))]
    if not tiles:
        raise node.error("TOO_FEW", "a set of tiles has one tile or more.")
    return node.told(lambda: TileSet(tiles))


def _notation(tile: Tile) -> str:
    return tile.notation


def _floor(node: Node) -> int | None:
    return None if node.value is None else node.whole(-_MOST)


_DOUBLE_SETS: Final = {f"double-{top}": double_set(top) for top in range(1, MOST_PIPS + 1)}
_NAMES_OF_SETS: Final = {tiles: name for name, tiles in _DOUBLE_SETS.items()}

_READ: Final[dict[str, Callable[[Node], object]]] = {
    "tiles": set_from,
    "floor": _floor,
    "before_leading": Node.flag,
    "tile": lambda node: node.parsed(Tile.parse, _notation),
    ROUNDING: lambda node: policy_from(node, ROUNDING),
    "opening": lambda node: policy_from(node, "opening"),
    "target": lambda node: policy_from(node, "target"),
}
"""By name, how a parameter of a policy is read, where it is no whole number from 0."""


def policy_data(policy: object, axis: str) -> JsonObject:
    """Return a policy as its name and its parameters.

    Args:
        policy: The policy.
        axis: Its axis.

    Raises:
        InputError: When its class is none of ours, or a parameter cannot be written.

    >>> policy_data(SmallestTakesAll(ToNearest(5)), "settlement")
    {'policy': 'SmallestTakesAll', 'rounding': {'policy': 'ToNearest', 'unit': 5}}
    """
    kind = next((kind for kind in POLICIES[axis] if kind is type(policy)), None)
    if kind is None:
        sentence = f"{axis} is {kind_of(policy)}, which is no policy that has a name in documents."
        raise InputError("NOT_REGISTERED", sentence)
    data: JsonObject = {"policy": kind.__name__}
    for field in attrs.fields(kind):
        data[field.name] = _parameter(getattr(policy, field.name), f"{axis}.{field.name}")
    return data


def _parameter(value: object, name: str) -> JsonValue:
    if value is None or type(value) is bool:
        return value
    if type(value) is int and abs(value) <= _MOST:
        return value
    if type(value) is TileSet:
        return set_data(value)
    if type(value) is Tile:
        return value.notation
    parameter = name.rpartition(".")[2]
    if parameter in _WITHIN:
        return policy_data(value, parameter)
    raise InputError("NOT_REGISTERED", f"{name} cannot be written down: it is {kind_of(value)}.")


def policy_from(node: Node, axis: str) -> object:
    """Return the policy that an object names, made from the table above and nothing else.

    Raises:
        JsonError: When there is no such policy, or a parameter is not what it should be.
    """
    name = node.at("policy")
    kind = name.one_of({kind.__name__: kind for kind in POLICIES[axis]})
    parameters = [field.name for field in attrs.fields(kind)]
    given = node.fields("policy", *parameters)
    read = {name: _READ.get(name, Node.whole)(given[name]) for name in parameters}
    made: object = node.told(lambda: kind(**read))
    return made
