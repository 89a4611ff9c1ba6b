"""What some functions within a move take, called on states that were recorded.

These are private functions of the library, looked up by name: one that was renamed or
takes other arguments is left out with a word, and the rest still stands.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias

import attrs
from positions import Moment

import fives

Arguments: TypeAlias = Callable[[Any, Any, Any], tuple[Any, ...]]


@attrs.frozen
class Inner:
    """A private function and how its arguments come from a state, a move and the state after.

    Attributes:
        kind: The kind of move that it is part of.
        name: What it does.
        module: Where it is.
        function: What it is called there.
        arguments: What it is called with.
    """

    kind: str
    name: str
    module: str
    function: str
    arguments: Arguments


def placing(state: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return what is asked to see whether a hand has a tile that fits."""
    moment = state._moment
    hand = state._hands[moment.turn]
    return moment.game, hand, state._ends, state._chain, state._total


def binding(state: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return what is asked to see whether the drawn tile fits."""
    return state._moment.game, move.tile.bit, state._ends, state._chain, state._total


def growing(state: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return what the new ends are made from."""
    join_for = import_module("fives.match.listing").join_for
    game, ends = state._moment.game, state._ends
    return join_for(game, move, ends, state._chain, state._total), ends


def judging(state: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return what the tally is asked with."""
    moment = state._moment
    return moment.game, state._scores, (moment.gains[after._total],), None


def round_end(state: Any, move: Any) -> Any:
    """Return the event of the end of a round."""
    events = state.step(move).events
    return next(event for event in events if isinstance(event, fives.RoundEnded))


def settling(state: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return what the settlement is asked with."""
    ended = round_end(state, move)
    return state._moment.game.rules.settlement, ended.end, ended.hands, state._moment.game.table


def checking(state: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return what the check of the settlement is asked with."""
    settlement, end, hands, table = settling(state, move, after)
    return settlement.settle(end, hands, table), end, table


def applying(state: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return the awards of a round, as the tally gets them one after the other."""
    result = checking(state, move, after)[0]
    return state._moment.game, state._scores, result.batches


PLAIN, SCORING = "plays that score nothing", "plays that score"
DRAWS, TURNED, LAST = "draws", "tiles turned up", "last move, settlement, next round"
INNER = (
    Inner(PLAIN, "listing", "fives.match.listing", "moves_now", lambda s, m, a: (s,)),
    Inner(PLAIN, "the road", "inner_costs", "go", lambda s, m, a: (s, m)),
    Inner(PLAIN, "new ends", "fives.dominoes.joining", "grown", growing),
    Inner(SCORING, "the road", "inner_costs", "go", lambda s, m, a: (s, m)),
    Inner(SCORING, "tally", "fives.match.tally", "judge", judging),
    Inner(DRAWS, "the road", "inner_costs", "go", lambda s, m, a: (s, m)),
    Inner(DRAWS, "whether a tile fits", "fives.match.listing", "can_place", placing),
    Inner(DRAWS, "copying a state", "fives.match.draft", "draft_of", lambda s, m, a: (s,)),
    Inner(TURNED, "the road", "inner_costs", "go", lambda s, m, a: (s, m)),
    Inner(TURNED, "whether it fits", "fives.match.listing", "can_place", binding),
    Inner(LAST, "the road", "inner_costs", "go", lambda s, m, a: (s, m)),
    Inner(LAST, "hands as sets", "fives.match.rounds", "hands_of", lambda s, m, a: (s,)),
    Inner(LAST, "settlement", "inner_costs", "settle", settling),
    Inner(LAST, "check of it", "fives.match.checks", "result", checking),
    Inner(LAST, "tally of it", "inner_costs", "judge_all", applying),
)
ROADS: dict[type, Callable[..., object]] = import_module("fives.match.transitions").ROADS


def go(state: Any, move: Any) -> None:
    """Let a move's own function make the next state, still a draft."""
    ROADS[type(move)](state, move, None)


def settle(settlement: Any, end: Any, hands: Any, table: Any) -> None:
    """Settle a round."""
    settlement.settle(end, hands, table)


def judge_all(game: Any, scores: Any, batches: Any) -> None:
    """Let the tally judge the batches of a round."""
    judge = import_module("fives.match.tally").judge
    for batch in batches:
        judge(game, scores, batch, None)


def blank(*arguments: object) -> None:
    """Do nothing."""


def repeat(function: Callable[..., object], inputs: list[tuple[Any, ...]]) -> float:
    """Return the CPU seconds of all calls, the same number of empty calls taken off."""
    begun = time.process_time()
    for arguments in inputs:
        function(*arguments)
    middle = time.process_time()
    for arguments in inputs:
        blank(*arguments)
    return middle - begun - (time.process_time() - middle)


def inner_work(moments: dict[str, list[Moment]]) -> dict[str, Callable[[], float]]:
    """Return what can be timed within the kinds of moves, by name."""
    work: dict[str, Callable[[], float]] = {}
    for inner in INNER:
        name = f"{inner.kind}: {inner.name}"
        try:
            function = getattr(import_module(inner.module), inner.function)
            inputs = [inner.arguments(m.state, m.move, m.after) for m in moments[inner.kind]]
            repeat(function, inputs[:1])
        except (AttributeError, TypeError, KeyError, IndexError, StopIteration) as error:
            print(f"left out, {name}: {error!r}", file=sys.stderr)
            continue
        if inputs:
            work[name] = partial(repeat, function, inputs)
    return work
