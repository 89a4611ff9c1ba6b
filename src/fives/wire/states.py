"""The state of a match as data; a position that cannot be is refused."""

from __future__ import annotations

from typing import Final

from fives.core.refusal import Refusal
from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet
from fives.match.setup import Setup
from fives.match.setup_reading import read
from fives.match.state import GameState, sealed
from fives.records.json_values import JsonError, JsonObject, Node
from fives.records.sheet import table_data
from fives.records.variants import variant_reference
from fives.wire.following import agree
from fives.wire.layouts import plays_data, plays_from
from fives.wire.pieces import (
    MOST_TILES,
    outcome_data,
    play_from,
    points_from,
    seat_from,
    tile_from,
    tiles_data,
    whole_list,
)
from fives.wire.seating import Seating, seating_from

PHASES: Final = {phase.name.lower(): phase for phase in Phase}
"""The phases by the names that they have in documents."""

NAMES: Final = {phase: name for name, phase in PHASES.items()}

_NOBODYS: Final = (Phase.LOT, Phase.OVER)
"""The phases in which it is nobody's turn."""

_WHERE: Final = {
    "BOUND": "bound",
    "EMPTY_HAND": "hands",
    "HANDS": "hands",
    "MATCH_OVER": "scores",
    "MAY_NOT_LEAD": "layout",
    "NOT_DEALT": "hands",
    "NOT_DRAWING": "phase",
    "NOT_OVER": "phase",
    "NOT_TO_MOVE": "turn",
    "OPENER": "opener",
    "PASSES": "passes",
    "RESERVE": "boneyard",
    "ROUND_BLOCKED": "phase",
    "SCORE": "scores",
    "SCORES": "scores",
    "TILE_MISSING": "boneyard",
}
"""By the code of what is wrong with a position, which part of the document it is about."""


def state_data(state: GameState) -> JsonObject:
    """Return a state as data: every hand, and the plays in the order laid."""
    moment, phase = state._moment, state.phase
    return {
        "variant": variant_reference(state.variant),
        "table": table_data(state.table),
        "phase": NAMES[phase],
        "turn": None if phase in _NOBODYS else moment.turn,
        "opener": state.opener,
        "bound": None if state.bound is None else state.bound.notation,
        "passes": state.passes,
        "scores": whole_list(state.scores),
        "hands": [tiles_data(hand) for hand in state.hands],
        "layout": plays_data(state.layout),
        "boneyard": tiles_data(state.boneyard),
        "outcome": outcome_data(state.outcome),
    }


def state_from(node: Node, variant: RuleSet | None) -> GameState:
    """Return the state that data says.

    Raises:
        JsonError: When it is none, or a position that the rules do not allow.
    """
    given = node.fields(
        "variant",
        "table",
        "phase",
        "turn",
        "opener",
        "bound",
        "passes",
        "scores",
        "hands",
        "layout",
        "boneyard",
        "outcome",
    )
    at = seating_from(given["variant"], given["table"], variant)
    phase = given["phase"].one_of(PHASES)
    turn, opener = _seat(given["turn"], at), _seat(given["opener"], at)
    if (turn is None) is not (phase in _NOBODYS):
        raise given["turn"].error("TURN", f"in the phase {NAMES[phase]} it is {_whose(turn)}.")
    hands, bound = given["hands"].items(at.table.seats), given["bound"]
    if len(hands) != at.table.seats:
        raise given["hands"].error("HANDS", f"there is one hand a seat, at {at.table}.")
    setup = Setup(
        variant=at.rules,
        seats=at.table.seats,
        pairs=at.table.pairs,
        hands=tuple(map(_tiles, hands)),
        layout=_plays(given["layout"]),
        boneyard=_tiles(given["boneyard"]),
        scores=tuple(points_from(score) for score in given["scores"].items(at.table.seats)),
        turn=0 if turn is None else turn,
        opener=opener,
        phase=phase,
        bound=None if bound.value is None else tile_from(bound),
        passes=given["passes"].whole(0, at.table.seats),
    )
    problems, draft = given["variant"].told(lambda: read(setup))
    if problems or draft is None:
        raise _fault(node, given, at, problems)
    state = sealed(draft)
    _look_again(given, state)
    return state


def _seat(node: Node, at: Seating) -> Seat | None:
    return None if node.value is None else seat_from(node, at.table.seats)


def _whose(turn: Seat | None) -> str:
    return "somebody's turn, so that null is wrong" if turn is None else "nobody's turn"


def _tiles(node: Node) -> tuple[Tile, ...]:
    return tuple(tile_from(item) for item in node.items(MOST_TILES))


def _plays(node: Node) -> tuple[Play, ...]:
    return tuple(play_from(item) for item in node.items(MOST_TILES))


def _look_again(given: dict[str, Node], state: GameState) -> None:
    """Refuse a document that says anything else than the state that was made of it."""
    agree(given["turn"], None if state.phase in _NOBODYS else state._moment.turn)
    agree(given["opener"], state.opener)
    agree(given["outcome"], outcome_data(state.outcome))


def _fault(
    node: Node, given: dict[str, Node], at: Seating, problems: tuple[Refusal, ...]
) -> JsonError:
    """Return the error that a position cannot be, at the path of the first thing wrong."""
    try:
        _look_for_tiles(given, at)
        plays_from(given["layout"], at.rules.layout())
    except JsonError as error:
        return error
    first = problems[0]
    where = given.get(_WHERE.get(first.code, ""), node)
    return where.error(first.code, " ".join(problem.sentence for problem in problems))


def _look_for_tiles(given: dict[str, Node], at: Seating) -> None:
    """Raise the error of the first tile that is twice or not in the set."""
    places: dict[Tile, str] = {}
    tiles = [item for hand in given["hands"].items() for item in hand.items()]
    tiles += given["boneyard"].items()
    found = [(item, tile_from(item)) for item in tiles]
    laid = [(item, play_from(item).tile) for item in given["layout"].items()]
    for item, tile in found + laid:
        if tile not in at.rules.dealing.tiles:
            raise item.error("NOT_IN_SET", f"{tile} is not in the set.")
        if tile in places:
            raise item.error("TILE_TWICE", f"{tile} is in two places: here and at {places[tile]}.")
        places[tile] = item.path
