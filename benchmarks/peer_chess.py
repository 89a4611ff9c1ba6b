"""The package `chess`, in place and by copies that are kept; another game, for a measure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from ways import Way

PLIES = 60


def play_in_place(boards: list[Any], random: Callable[[], float]) -> int:
    """Play the first plies of games, changing the boards; return the moves made."""
    moves = 0
    for board in boards:
        for _ in range(PLIES):
            options = list(board.legal_moves)
            if not options:
                break
            board.push(options[int(random() * len(options))])
            moves += 1
    return moves


def play_by_copies(boards: list[Any], random: Callable[[], float]) -> int:
    """Play the first plies of games, every board a new one that is kept."""
    moves = 0
    for board in boards:
        kept = [board]
        for _ in range(PLIES):
            options = list(board.legal_moves)
            if not options:
                break
            board = board.copy(stack=False)
            board.push(options[int(random() * len(options))])
            kept.append(board)
            moves += 1
    return moves


def ready(
    package: Any, play: Callable[[list[Any], Callable[[], float]], int], rng: Random, rounds: int
) -> partial[int]:
    """Set up boards."""
    return partial(play, [package.Board() for _ in range(rounds)], rng.random)


def ways() -> list[Way]:
    """Return both ways.

    Raises:
        ImportError: When the package is not installed.
    """
    package = import_module("chess")
    return [
        Way("chess", "chess", partial(ready, package, play_in_place), 0.02),
        Way("chess copy", "chess", partial(ready, package, play_by_copies), 0.02),
    ]
