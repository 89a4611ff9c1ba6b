"""Faults in pieces of the engine, planted by replacing a function while a check runs."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import attrs

import fives
from fives.dominoes import ends, joining
from fives.match import game as match_game

HORSE_RACE = fives.HORSE_RACE


@contextlib.contextmanager
def fresh_tables() -> Iterator[None]:
    """Let the tables of the rules be made anew, and forget them afterwards."""
    known: tuple[Any, ...] = (ends.joins, joining._rules_of, match_game.game_of)
    for cache in known:
        cache.cache_clear()
    try:
        yield
    finally:
        for cache in known:
            cache.cache_clear()


@contextlib.contextmanager
def planted(module: object, name: str, fault: object) -> Iterator[None]:
    with fresh_tables(), patch.object(module, name, fault):
        yield


def in_engine(module: Any, name: str, fault: Callable[[Any], object]) -> Callable[[], Any]:
    """Plant a fault made from the true function."""
    return lambda: planted(module, name, fault(getattr(module, name)))


def half_refused(true: Any) -> Any:
    def judge(game: Any, scores: Any, batch: Any, log: Any) -> Any:
        after, outcome = true(game, scores, batch, log)
        refused = [e for e in batch if game.rules.target.refusal(scores[e.side], e, game.table)]
        row = [*after]
        for event in refused:
            row[event.side] += event.parts[0].points
        return tuple(row), outcome

    return judge


def early_branches(true: Any) -> Any:
    def ends_of_double(tile: Any, joined: int, spinner: bool) -> Any:
        branches = tuple(
            ends.end_of(fives.ports_of(tile)[bit], joined, spinner)
            for bit in (2, 3)
            if spinner and joined & 3 == 1 and not joined >> bit & 1
        )
        return true(tile, joined, spinner) + branches

    return ends_of_double


def forgets_an_end(true: Any) -> Any:
    def join(*given: Any) -> Any:
        found = true(*given)
        opens = found.opens
        return attrs.evolve(found, opens=opens[:-1]) if len(opens) > 2 else found

    return join


def one_more(true: Any) -> Any:
    def laid(tile: Any, at: int, spinner: bool, halves: Any) -> Any:
        opened, pips = true(tile, at, spinner, halves)
        return opened, pips + (tile.is_double and not tile.low)

    return laid


def hand_shown(true: Any) -> Any:
    def view_of(state: Any, seat: Any) -> Any:
        last = state.hands[-1]
        return attrs.evolve(true(state, seat), hand=last if state.bound else state.hands[seat])

    return view_of


def bound_shown(true: Any) -> Any:
    return lambda state, seat: attrs.evolve(true(state, seat), bound=state.bound)


def opener_from_hands(true: Any) -> Any:
    """A view whose opener tells whether seat 1 holds the double six."""

    def view_of(state: Any, seat: Any) -> Any:
        holds = fives.Tile(6, 6) in state.hands[1]
        return attrs.evolve(true(state, seat), passes=int(holds))

    return view_of


def drops_a_tile(true: Any) -> Any:
    def draft_of(state: Any) -> Any:
        draft = true(state)
        if state._boneyard.bit_count() == 28:
            draft._boneyard &= draft._boneyard - 1
        return draft

    return draft_of


def lends_points(true: Any) -> Any:
    def close_round(draft: Any, end: Any, log: Any) -> None:
        draft._scores = tuple(max(0, score - 1) for score in draft._scores)
        true(draft, end, log)

    return close_round


def never_out(true: Any) -> Any:
    def yes_or_no(value: Any, axis: str, method: str) -> Any:
        return method != "out" and true(value, axis, method)

    return yes_or_no


def forgets_awards(true: Any) -> Any:
    def result(value: Any, end: Any, table: Any) -> Any:
        return attrs.evolve(true(value, end, table), batches=value.batches[:1])

    return result
