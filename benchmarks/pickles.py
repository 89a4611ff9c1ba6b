"""What it costs to write a state in the middle of a round, and to read it back."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterable
from itertools import islice
from random import Random
from typing import TypeAlias, TypeVar

from figures import Figures, Spread, line, told
from library_ways import dealt_states
from positions import in_round

import fives
from fives import card_race

AnyState: TypeAlias = fives.GameState | card_race.CardRace
T = TypeVar("T")
STATES = 20
AFTER = 10
"""Moves into the round, or moves into the race."""

TIMES = 20


def middles(rules: fives.RuleSet, seats: int) -> list[AnyState]:
    """Return states some moves into their rounds."""
    rng = Random(61)
    found: list[AnyState] = []
    for state in dealt_states(rules.start(seats), rng, 10 * STATES):
        moments = list(islice(in_round(state, rng), AFTER + 1))
        if len(moments) > AFTER and len(found) < STATES:
            found.append(moments[AFTER].state)
    return found


def middles_of_races(seats: int) -> list[AnyState]:
    """Return states of races some moves after the track is laid."""
    rng = Random(61)
    found: list[AnyState] = []
    for _ in range(STATES):
        state = fives.run_chance(card_race.start(seats), rng)
        for _ in range(AFTER):
            state = state.apply(rng.choice(state.legal_moves()))
        found.append(state)
    return found


def parts(state: AnyState) -> list[object]:
    """Return the parts of a state that the library makes once and shares."""
    if isinstance(state, card_race.CardRace):
        return [*state.markers, *state.turned]
    tiles = [tile for hand in state.hands for tile in hand]
    plays = [move for move in state.legal_moves() if isinstance(move, fives.Play)]
    ports = [joint.at for joint in state.layout.joints]
    return [*tiles, *plays, *ports, *state.layout.tiles]


def same_rules(state: AnyState, again: AnyState) -> bool:
    """Return whether the rules are the same; the terms of a race are compared by value."""
    if isinstance(state, card_race.CardRace) or isinstance(again, card_race.CardRace):
        return state == again
    return state.variant is again.variant


def microseconds(act: Callable[[T], object], things: list[T]) -> list[float]:
    """Return the time of one act, in each pass over all the things."""
    found = []
    for _ in range(TIMES):
        begun = time.process_time()
        for thing in things:
            act(thing)
        found.append((time.process_time() - begun) / len(things) * 1e6)
    return found


def same(one: Iterable[object], other: Iterable[object]) -> bool:
    """Return whether both have the very same objects in the same order."""
    return all(left is right for left, right in zip(one, other, strict=True))


def run() -> Figures:
    """Print a table; return the sizes."""
    print("\nA pickled state in the middle of a round, by the default protocol")
    figures: Figures = {}
    for name, states in (
        ("horse-race 4", middles(fives.HORSE_RACE, 4)),
        ("exact-61 2", middles(fives.EXACT_61, 2)),
        ("draw 2", middles(fives.DRAW, 2)),
        ("card-race 4", middles_of_races(4)),
    ):
        texts = [pickle.dumps(state) for state in states]
        back: list[AnyState] = [pickle.loads(text) for text in texts]
        size = Spread.of([len(text) for text in texts])
        dump, load = microseconds(pickle.dumps, states), microseconds(pickle.loads, texts)
        print(line(name, f"{size} bytes", f"dump {told(dump, 'us')}", f"load {told(load, 'us')}"))
        pairs = list(zip(states, back, strict=True))
        shared = all(same(parts(state), parts(again)) for state, again in pairs)
        rules = all(same_rules(state, again) for state, again in pairs)
        equal = states == back
        print(line("", f"equal: {equal}", f"parts shared: {shared}", f"rules the same: {rules}"))
        figures[f"pickle {name}"] = size
    return figures
