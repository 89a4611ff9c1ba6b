"""Records as data: the start, every move, the comments and tags, and how each round ended."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from fives.card_race.moves import RaceMove
from fives.card_race.state import CardRace
from fives.core.errors import IllegalMoveError, InputError, kind_of
from fives.match.moves import Move
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.records import RaceSummary, Record, RoundSummary
from fives.records.json_text import MOST_MARKS
from fives.records.json_values import JsonError, JsonObject, JsonValue, Node
from fives.records.parts import one_line, tag_name
from fives.wire.following import agree
from fives.wire.pieces import move_from, outcome_data, tiles_data, whole_list
from fives.wire.race_events import payment_data
from fives.wire.races import race_data, race_from, race_move_from
from fives.wire.scores import end_data
from fives.wire.states import state_data, state_from

FullRecord: TypeAlias = Record[GameState, Move] | Record[CardRace, RaceMove]
"""A record of either game that shows everything."""

Results: TypeAlias = tuple[RoundSummary, ...] | tuple[RaceSummary, ...]
"""How the rounds or the races of a record ended."""

DOMINOES: Final = "dominoes"
CARD_RACE: Final = "card-race"

_KEYS: Final = ("game", "start", "moves", "comments", "tags", "results", "outcome")


def record_data(record: Record[Any, Any]) -> JsonObject:
    """Return a record as data.

    Raises:
        InputError: When it is of another game.
    """
    start = record.start
    if type(start) is GameState:
        game, begun = DOMINOES, state_data(start)
    elif type(start) is CardRace:
        game, begun = CARD_RACE, race_data(start)
    else:
        sentence = f"Dominoes and card races have a JSON form, not a record of {kind_of(start)}."
        raise InputError("OTHER_GAME", sentence)
    return {
        "game": game,
        "start": begun,
        "moves": [str(move) for move in record.moves],
        "comments": [{"after": after, "text": text} for after, text in record.comments],
        "tags": dict(record.tags),
        "results": results_data(results_of(record)),
        "outcome": outcome_data(record.outcome),
    }


def results_of(record: Record[Any, Any]) -> Results:
    """Return how the rounds or races of a record ended."""
    found: Results = record.results()
    return found


def results_data(results: Results) -> list[JsonValue]:
    """Return how rounds or races ended as data."""
    return [
        _round_data(result) if isinstance(result, RoundSummary) else _race_data(result)
        for result in results
    ]


def _round_data(result: RoundSummary) -> JsonObject:
    hands = result.hands
    return {
        "number": result.number,
        "after": result.after,
        "end": None if result.end is None else end_data(result.end),
        "winners": whole_list(result.winners),
        "hands": None if hands is None else [tiles_data(hand) for hand in hands],
        "scores": whole_list(result.scores),
    }


def _race_data(result: RaceSummary) -> JsonObject:
    return {
        "number": result.number,
        "after": result.after,
        "suit": result.suit.letter,
        "payments": [payment_data(payment) for payment in result.payments],
        "balances": whole_list(result.balances),
    }


def record_from(node: Node, variant: RuleSet | None) -> FullRecord:
    """Return the record that data says, with every move checked.

    Raises:
        JsonError: When it is none, a move is not allowed, or a result does not follow.
    """
    given = node.fields(*_KEYS)
    moves = given["moves"].items(MOST_MARKS)
    game = given["game"].one_of({DOMINOES: True, CARD_RACE: False})
    made: Any
    if game:
        state = state_from(given["start"], variant)
        made = _made(given, state, tuple(map(move_from, moves)))
    else:
        race = race_from(given["start"])
        made = _made(given, race, tuple(map(race_move_from, moves)))
    agree(given["results"], results_data(results_of(made)))
    agree(given["outcome"], outcome_data(made.outcome))
    record: FullRecord = made
    return record


def _made(given: dict[str, Node], start: Any, moves: tuple[Any, ...]) -> Record[Any, Any]:
    comments = tuple(_comment(item, len(moves)) for item in given["comments"].items(MOST_MARKS))
    tags = _tags(given["tags"])
    try:
        return Record(start, moves, comments, tags)
    except IllegalMoveError:
        raise _illegal(given["moves"], start, moves) from None
    except InputError as error:  # all else of them was looked at one by one
        raise given["comments"].error(error.code, error.message) from None


def _illegal(node: Node, start: Any, moves: tuple[Any, ...]) -> JsonError:
    """Return the error of the first move that is not allowed."""
    state = start
    for item, move in zip(node.items(), moves, strict=True):
        refusal = state.refusal(move)
        if refusal is not None:
            return item.error(refusal.code, refusal.sentence)
        state = state.apply(move)
    return node.error("ILLEGAL", "a move is not allowed.")


def _comment(node: Node, moves: int) -> tuple[int, str]:
    given = node.fields("after", "text")
    return given["after"].whole(0, moves), _line(given["text"], "A comment")


def _line(node: Node, what: str) -> str:
    text = node.text()
    return node.told(lambda: one_line(text, what))


def _tags(node: Node) -> tuple[tuple[str, str], ...]:
    names = () if type(node.value) is not dict else tuple(node.value)
    given = node.fields(optional=[name for name in names if type(name) is str])
    return tuple(_tag(name, item) for name, item in given.items())


def _tag(name: str, node: Node) -> tuple[str, str]:
    node.told(lambda: tag_name(name))
    return name, _line(node, "The value of a tag")
