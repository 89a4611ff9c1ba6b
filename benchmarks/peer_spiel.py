"""OpenSpiel's two games of dominoes, in place and by children that are kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from ways import Way


def dealt(game: Any, rng: Random) -> Any:
    """Return a state in which chance has dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
    return state


def play_in_place(states: list[Any], random: Callable[[], float]) -> int:
    """Play rounds, changing the states; return the moves made."""
    moves = 0
    for state in states:
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
            moves += 1
    return moves


def play_by_children(states: list[Any], random: Callable[[], float]) -> int:
    """Play rounds, every state a new one that is kept; return the moves made."""
    moves = 0
    for state in states:
        kept = [state]
        while not state.is_terminal():
            options = state.legal_actions()
            state = state.child(options[int(random() * len(options))])
            kept.append(state)
            moves += 1
    return moves


def ready(
    game: Any, play: Callable[[list[Any], Callable[[], float]], int], rng: Random, rounds: int
) -> partial[int]:
    """Deal rounds."""
    return partial(play, [dealt(game, rng) for _ in range(rounds)], rng.random)


def ways() -> list[Way]:
    """Return the ways of both games.

    Raises:
        ImportError: When OpenSpiel is not installed.
    """
    spiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers the games that are written in Python
    found = []
    for name in ("team", "block"):
        game = spiel.load_game(f"python_{name}_dominoes")
        label = f"open-spiel {name}"
        found += [
            Way(label, "open-spiel", partial(ready, game, play_in_place), 0.03),
            Way(f"{label} child()", "open-spiel", partial(ready, game, play_by_children), 0.01),
        ]
    return found
