"""Drawing a world at random."""

from __future__ import annotations

from random import Random

from fives.beliefs.places import World
from fives.beliefs.worlds import Worlds
from fives.core.errors import InputError, kind_of


def drawn(worlds: Worlds, rng: Random) -> World:
    """Return a world drawn at random, each as likely as any other.

    Raises:
        InputError: When `rng` is no ``random.Random``.
    """
    if not isinstance(rng, Random):
        raise InputError("NOT_RANDOM", f"A world is drawn by a random.Random, not {kind_of(rng)}.")
    return worlds.world(rng.randrange(worlds.total))
