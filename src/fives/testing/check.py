"""What a check is: something to be said about every moment of a random match."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

import attrs

from fives.core.state import State

EDITION: Final = 1
"""The newest edition of the checks; one more whenever checks are added to a level."""

AnyState: TypeAlias = State[Any]
"""A state of any game, whatever its moves are: they come from the state's own lists."""

S = TypeVar("S", bound=AnyState)
S_co = TypeVar("S_co", bound=AnyState, covariant=True)
S_contra = TypeVar("S_contra", bound=AnyState, contravariant=True)


class Level(enum.Enum):
    """How closely matches are looked at.

    Attributes:
        START: The beginning alone, without a move: a variant can be started at its tables,
            and its policies answer alike when asked again.
        QUICK: The same and whatever is cheap to see after every move; some 3,000 moves a
            second.
        THOROUGH: Everything; some 500 moves a second.

    >>> Level.QUICK.value
    'quick'
    """

    START = "start"
    QUICK = "quick"
    THOROUGH = "thorough"


@attrs.frozen(eq=False, weakref_slot=False)
class Moment(Generic[S_co]):
    """One state of a random match, with the move that led to it.

    Attributes:
        number: How many moves were made before.
        before: The state before the last move, or None at the start.
        move: The last move, or None at the start.
        events: What happened in it, for games that say so.
        state: The state.
        listed: Its legal moves.
        rng: Chance for a check that tries only some of many things; of no other use.
    """

    number: int
    before: S_co | None
    move: Any
    events: tuple[object, ...]
    state: S_co
    listed: tuple[Any, ...]
    rng: Random


Look: TypeAlias = Callable[[Moment[S]], Iterator[str]]
"""Looks at a moment and yields what is wrong with it, a sentence each."""

Begin: TypeAlias = Callable[[S, int], Look[S]]
"""Begins to look at a match, from its first state and its seed."""


@attrs.frozen(eq=False, weakref_slot=False)
class Check(Generic[S_contra]):
    """A check by name.

    Attributes:
        name: A short name.
        says: What it promises when it finds nothing, as a sentence.
        begin: Begins to look at a match.
        cheap: Whether it belongs to `Level.QUICK` too.
        share: The part of the moments that it looks at.
        by_seed: Whether it follows the chance of one seed, so that only that very match can
            show what it finds.
        edition: The edition of the checks that it came with.
    """

    name: str
    says: str
    begin: Begin[S_contra]
    cheap: bool = False
    share: float = 1.0
    by_seed: bool = False
    edition: int = 1


def each(look: Look[S]) -> Begin[S]:
    """Return the beginning of a check that needs to remember nothing."""
    return lambda start, seed: look
