"""Checks of any game: a state is a value that nothing changes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Final

from fives.core.errors import FivesError
from fives.testing.check import AnyState, Check, Look, Moment, each
from fives.testing.moves_of_any import JUNK


def differences(one: AnyState, other: AnyState) -> Iterator[str]:
    """Yield in which respects two states that should be alike are not."""
    if one != other:
        yield "they are not equal"
    if hash(one) != hash(other):
        yield "their hashes differ"
    if repr(one) != repr(other) and "0x" not in repr(one):
        yield "they print differently"
    if (one.actor, one.outcome) != (other.actor, other.outcome):
        yield "actor or outcome differ"
    if one.legal_moves() != other.legal_moves():
        yield "their moves differ"


def purity(moment: Moment[AnyState]) -> Iterator[str]:
    """Look at whether asking and moving leave a state as it was."""
    state = moment.state
    was = (hash(state), repr(state), state.actor, state.outcome, moment.listed)
    kept = copy.deepcopy(state)
    tried = moment.listed
    for move in tried if len(tried) <= 5 else moment.rng.sample(tried, 5):
        state.apply(move)
        if hasattr(state, "step"):
            state.step(move)
    for thing in JUNK:
        state.refusal(thing)
        with suppress(FivesError):
            state.apply(thing)
    now = (hash(state), repr(state), state.actor, state.outcome, state.legal_moves())
    if now != was:
        yield f"Asking and moving changed the state from {was[1]} to {now[1]}."
    if state != kept:
        yield "Asking and moving changed the state: it differs from a copy made before."


def copies(moment: Moment[AnyState]) -> Iterator[str]:
    """Look at copies and pickles of a state."""
    state = moment.state
    ways: dict[str, Callable[[AnyState], AnyState]] = {
        "copy.copy": copy.copy,
        "copy.deepcopy": copy.deepcopy,
        "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    }
    for name, way in ways.items():
        for difference in differences(state, way(state)):
            yield f"A state and what {name} makes of it: {difference}."


def equality(moment: Moment[AnyState]) -> Iterator[str]:
    """Look at what a state is equal to."""
    state, before = moment.state, moment.before
    same = state
    if state != same:
        yield "The state is not equal to itself."
    for stranger in (*JUNK, object()):
        if state == stranger:
            yield f"The state is equal to {stranger!r}."
    if before is not None and state == before:
        for difference in differences(before, state):
            yield f"The states before and after {moment.move} are equal, but {difference}."
    hash(state)


def steps(moment: Moment[AnyState]) -> Iterator[str]:
    """Look at whether `step`, where the game has it, does what `apply` does."""
    state = moment.state
    if not hasattr(state, "step") or not moment.listed:
        return
    move = moment.rng.choice(moment.listed)
    transition = state.step(move)
    if transition.before != state or transition.move != move:
        yield f"The transition of {move} is not from this state or not by this move."
    if type(transition.events) is not tuple:
        yield f"The events of {move} are no tuple."
    for difference in differences(transition.after, state.apply(move)):
        yield f"The states that step and apply give after {move}: {difference}."
    if transition.events != state.step(move).events:
        yield f"A second step by {move} has other events."


def replay(start: AnyState, seed: int) -> Look[AnyState]:
    """Begin to play the same match a second time beside the first."""
    twin, rng = start, Random(seed)

    def look(moment: Moment[AnyState]) -> Iterator[str]:
        nonlocal twin
        if moment.number:
            if rng.choice(twin.legal_moves()) != moment.move:
                yield f"Played again from the same seed, {moment.move} is not the move here."
            twin = twin.apply(moment.move)
        for difference in differences(moment.state, twin):
            yield f"Played again from the same seed, the state is another: {difference}."

    return look


PURITY: Final = Check("purity", "Nothing that is asked changes a state.", each(purity), share=0.1)
COPIES: Final = Check(
    "copies", "Copies and pickles are equal and go on alike.", each(copies), share=0.03
)
EQUALITY: Final = Check(
    "equality", "Equal states are alike in everything.", each(equality), share=0.3
)
STEPS: Final = Check("steps", "A step ends where apply ends.", each(steps), share=0.2)
REPLAY: Final = Check(
    "replay", "The same seed gives the same match, state by state.", replay, by_seed=True
)
