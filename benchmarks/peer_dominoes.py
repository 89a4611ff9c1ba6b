"""The package `dominoes`, in place and by copies that are kept."""

from __future__ import annotations

import random as shared
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from ways import Way


def play_in_place(games: list[Any], random: Callable[[], float]) -> int:
    """Play rounds, changing the games; return the moves made."""
    moves = 0
    for game in games:
        while game.result is None:
            options = game.valid_moves
            game.make_move(*options[int(random() * len(options))])
            moves += 1
    return moves


def play_by_copies(games: list[Any], random: Callable[[], float]) -> int:
    """Play rounds, every game a new one that is kept; return the moves made."""
    moves = 0
    for game in games:
        kept = [game]
        while game.result is None:
            options = game.valid_moves
            game = deepcopy(game)
            game.make_move(*options[int(random() * len(options))])
            kept.append(game)
            moves += 1
    return moves


def ready(
    package: Any, play: Callable[[list[Any], Callable[[], float]], int], rng: Random, rounds: int
) -> partial[int]:
    """Deal rounds; the package shuffles by the shared source, which is seeded for it."""
    shared.seed(rng.random())
    games = [package.Game.new(starting_player=number % 4) for number in range(rounds)]
    return partial(play, games, rng.random)


def ways() -> list[Way]:
    """Return both ways.

    Raises:
        ImportError: When the package is not installed.
    """
    package = import_module("dominoes")
    return [
        Way("dominoes", "dominoes", partial(ready, package, play_in_place), 0.3),
        Way("dominoes deepcopy", "dominoes", partial(ready, package, play_by_copies), 0.01),
    ]
