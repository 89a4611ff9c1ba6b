"""A way to play at random, and how one pass of it is timed."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import attrs

Ready: TypeAlias = Callable[[Random, int], Callable[[], int]]
"""Deals so many rounds and returns what plays them all, which returns the moves made."""


@attrs.frozen
class Way:
    """Something that plays rounds at random.

    Attributes:
        name: As it stands in the tables.
        group: The name by which it is chosen on the command line.
        ready: Deals, which is not timed, and returns what is timed.
        share: Of the rounds that were asked for, since some ways are much slower.
    """

    name: str
    group: str
    ready: Ready
    share: float = 1.0


def speed(way: Way, seed: int, rounds: int) -> float:
    """Return the moves in a CPU second of one pass.

    Whatever was made before the clock is hidden from the garbage collector, which then runs
    as it always does, so that no way pays for the objects of another.
    """
    play = way.ready(Random(seed), max(1, round(rounds * way.share)))
    gc.collect()
    gc.freeze()
    begun = time.process_time()
    moves = play()
    spent = time.process_time() - begun
    gc.unfreeze()
    return moves / spent


def turns(ways: list[Way], number: int) -> list[Way]:
    """Return the ways in the order of one pass: begun one later, every other one backwards."""
    first = number % len(ways)
    order = ways[first:] + ways[:first]
    return order[::-1] if number % 2 else order


def speeds(ways: list[Way], passes: int, rounds: int) -> dict[str, list[float]]:
    """Return the speed of every way in every pass; they take turns, warmed up first."""
    for way in ways:
        speed(way, 0, rounds)
    found: dict[str, list[float]] = {way.name: [] for way in ways}
    for number in range(1, passes + 1):
        for way in turns(ways, number):
            found[way.name].append(speed(way, number, rounds))
    return found
