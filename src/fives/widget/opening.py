"""Opening a table in a notebook, where the package that it needs is there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from fives.core.errors import FivesError, InputError, kind_of
from fives.match.moves import Move
from fives.match.state import GameState
from fives.match.view import View
from fives.records.record import Record
from fives.render.wording.language import Language
from fives.render.wording.languages import language
from fives.sim.agents import random_agent
from fives.widget.sitting import sat_down


class MissingPackageError(FivesError, ImportError):
    """A package that belongs to an extra of the library and isn't installed.

    >>> print(MissingPackageError("NOT_INSTALLED", "Install fives[notebook]."))
    Install fives[notebook].
    """


class Table(Protocol):
    """**Protocol:** a table to sit at, which a notebook shows; it is a widget of anywidget."""

    @property
    def state(self) -> GameState:
        """The match as it stands."""
        ...

    @property
    def record(self) -> Record[GameState, Move]:
        """The match, from where it began."""
        ...

    def play(self, move: Move | str) -> None:
        """Make a move of your seat, after which the others play on.

        Args:
            move: The move, or its notation.

        Raises:
            IllegalMoveError: When it is not allowed now.
            NotationError: When the text is no move.
        """
        ...


def table(
    state: GameState,
    seat: int | None = None,
    *,
    rng: Random | None = None,
    others: Callable[[View, Random], Move] = random_agent,
    lang: str | Language = "en",
) -> Table:
    """Return a table to sit at: a notebook shows it, and it plays on with every click.

    Click a tile of your hand, then one of the places that it fits; or go there with the
    keyboard. What the browser gets is what your seat may see, and nothing else.

    Args:
        state: Where the match stands; it may be the beginning.
        seat: Your seat; the one to move, else seat 0, unless given.
        rng: Where chance comes from; give ``Random(seed)`` to have the same match again.
        others: Who plays the other seats; any legal move, equally likely, unless given.
        lang: The language: a code, or a language of your own.

    Raises:
        MissingPackageError: When anywidget isn't installed.
        InputError: When the state is none of dominoes, nobody sits there, or there is no such
            language.
    """
    if type(state) is not GameState:
        raise InputError("NOT_A_STATE", f"A table shows a GameState, not {kind_of(state)}.")
    if rng is not None and not isinstance(rng, Random):
        raise InputError("NOT_RANDOM", f"Chance needs a random.Random, not {kind_of(rng)}.")
    spoken = language(lang)
    own = state.table.seat(_own(state) if seat is None else seat)
    try:
        from fives.widget.element import TableElement  # only now, since it needs anywidget
    except ImportError as error:
        sentence = "The table needs the package anywidget; install fives[notebook], or anywidget."
        raise MissingPackageError("NOT_INSTALLED", sentence) from error
    return TableElement(sat_down(state, own, rng or Random(), others), spoken)


def _own(state: GameState) -> int:
    return state.actor if isinstance(state.actor, int) else 0
