"""Building any position in one call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias, final

import attrs

from fives.core.errors import SetupError
from fives.core.refusal import Refusal
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.match.phase import Phase
from fives.match.setup_reading import read
from fives.match.state import GameState, sealed
from fives.policies.variant import Variant


def _kept(given: object) -> object:
    """Return whatever can be gone through as a tuple, so that nothing changes it later."""
    return tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else given


def _kept_each(given: object) -> object:
    kept = _kept(given)
    return tuple(map(_kept, kept)) if isinstance(kept, tuple) else kept


Tiles: TypeAlias = str | Iterable[Tile]
"""Tiles, or their notation with spaces between: ``"2-5 5-5"``."""

Plays: TypeAlias = str | Iterable[Play] | Layout
"""A layout, plays in the order laid, or their notation: ``"5-5 2-5@5-5.a"``."""


@final
@attrs.frozen(kw_only=True, weakref_slot=False)
class Setup:
    """Any position of a match, right or wrong; `state` builds it or says all that is wrong.

    Args:
        variant: The rules.
        seats: How many sit.
        pairs: Whether partners share a side.
        hands: The tiles of every seat, from seat 0.
        layout: The plays on the table, in an order in which they could be laid; or a layout.
        boneyard: The tiles left; unless given, all that are nowhere else.
        scores: Points by side; unless given, none for anybody.
        turn: The seat to move, or to draw; while dealing it follows from the hands.
        opener: Who opened the round; unless given, the seat of `turn`, or while dealing
            whoever the hands will name where the rules say so.
        phase: What kind of move comes next.
        bound: The tile that must be placed: the drawn one in the phase `PLACING`, the
            prescribed lead in the phase `TURN`.
        passes: How many passes were made in a row, where the rules count them.

    >>> import fives
    >>> state = Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> print(*state.legal_moves())
    2-5@5-5.a 2-5@5-5.b
    >>> for problem in Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5", "2-5"), turn=3
    ... ).problems:
    ...     print(problem)
    Seat 3 is not at this table; its seats are 0 to 1.
    [2|5] is in two places: hand 0 and hand 1.
    """

    variant: Variant
    seats: int
    pairs: bool = False
    hands: Sequence[Tiles] = attrs.field(default=(), converter=_kept_each)
    layout: Plays = attrs.field(default=(), converter=_kept)
    boneyard: Tiles | None = attrs.field(default=None, converter=_kept)
    scores: Sequence[int] | None = attrs.field(default=None, converter=_kept)
    turn: int = 0
    opener: int | None = None
    phase: Phase = Phase.TURN
    bound: Tile | str | None = None
    passes: int = 0

    @classmethod
    def of(cls, state: GameState) -> Setup:
        """Return the setup of a state, to change something in it with ``attrs.evolve``.

        >>> import attrs, fives
        >>> state = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("2-5", "6-6")).state()
        >>> attrs.evolve(fives.Setup.of(state), scores=(60, 0)).state().scores
        (60, 0)
        """
        return cls(
            variant=state.variant,
            seats=state.table.seats,
            pairs=state.table.pairs,
            hands=state.hands,
            layout=state.layout,
            boneyard=state.boneyard,
            scores=state.scores,
            turn=state._moment.turn,
            opener=state.opener,
            phase=state.phase,
            bound=state.bound,
            passes=state.passes,
        )

    @property
    def problems(self) -> tuple[Refusal, ...]:
        """All that is wrong with the position, in a fixed order; nothing when it is right.

        What the rules say against the position, beyond its scores, is told once every tile
        has its place.
        """
        return read(self)[0]

    def state(self) -> GameState:
        """Return the position as a state.

        Raises:
            SetupError: When something is wrong; it lists every problem.
            VariantError: When the variant is none.
        """
        problems, draft = read(self)
        if problems or draft is None:
            raise SetupError(problems)
        return sealed(draft)
