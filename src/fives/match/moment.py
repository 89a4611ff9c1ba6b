"""Whose move it is and of which kind: one object for all states of the same moment.

What changes with every move stands in the state itself; the rest, of which there are few
combinations, stands here and is shared, so that a state is small and quick to make.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, final

import attrs

from fives.core.outcome import Outcome
from fives.core.state import CHANCE, Actor
from fives.core.units import Seat
from fives.match.phase import OVER, PLACING, TURN

if TYPE_CHECKING:
    from fives.dominoes.scoring import ScoreEvent
    from fives.match.game import Game
    from fives.match.tables import Reasons


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class Moment:
    """What kind of move comes next in a game, and whose.

    Attributes:
        game: The tables of the rules.
        phase: The number of the phase.
        turn: Whose turn it is, also while chance moves for it.
        opener: Who opens the round, or -1 before it is known.
        bound: The tile that must be placed, or 0.
        passes: How many passes were made in a row; always 0 where the rules do not count.
        outcome: How the match ended, or None while it goes on.
        actor: Who is to move.
        may: The tiles that may be placed if the seat holds them, one bit each: all, or the
            one that is bound, or none while nobody is to place.
        gains: By total, the event that a play of this seat makes; see `Game.gains`.
        keeps: By tile and total, why a play made now keeps the turn; see `Game.keeps`.
    """

    game: Game
    phase: int
    turn: Seat
    opener: int
    bound: int = 0
    passes: int = 0
    outcome: Outcome | None = None
    actor: Actor = attrs.field(init=False)
    may: int = attrs.field(init=False)
    gains: tuple[ScoreEvent | None, ...] = attrs.field(init=False)
    keeps: tuple[tuple[Reasons, ...], ...] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        game, fill = self.game, object.__setattr__
        by_chance = None if self.phase == OVER else CHANCE
        by_seat = self.phase >= TURN
        fill(self, "actor", self.turn if by_seat else by_chance)
        fill(self, "may", (self.bound or game.every) if by_seat else 0)
        fill(self, "gains", game.gains[self.turn] if game.gains else ())
        fill(self, "keeps", game.keeps[self.phase == PLACING] if game.keeps else ())

    @property
    def key(self) -> tuple[object, ...]:
        """The numbers to compare by."""
        return self.phase, self.turn, self.opener, self.bound, self.passes


@lru_cache(maxsize=4096)
def moment_of(
    game: Game, phase: int, turn: Seat, opener: int, bound: int = 0, passes: int = 0
) -> Moment:
    """Return the shared moment of that kind, while the match goes on."""
    return Moment(game, phase, turn, opener, bound, passes)
