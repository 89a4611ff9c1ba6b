"""What one seat may know of a card race, which is everything, and what it may do."""

from __future__ import annotations

from typing import final

import attrs

from fives.card_race.listing import moves_at
from fives.card_race.moves import RaceMove
from fives.card_race.refusals import refusal_for
from fives.card_race.situation import Situation
from fives.core.refusal import Refusal
from fives.core.units import Seat


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class RaceView(Situation):
    """The session as a seat sees it; nothing in this game is hidden but the order to come.

    It has every fact of a `CardRace`, and the moves of its own seat only.

    Attributes:
        seat: Whose view it is.

    >>> import fives, random
    >>> from fives import card_race
    >>> state = fives.run_chance(card_race.start(), random.Random(61))
    >>> [len(state.view(seat).legal_moves()) for seat in range(4)]
    [0, 4, 0, 0]
    """

    seat: Seat

    def legal_moves(self) -> tuple[RaceMove, ...]:
        """Return the moves of this seat, in the order of `CardRace.legal_moves`.

        There are none while somebody else, or chance, is to move.
        """
        return moves_at(self) if self.actor == self.seat else ()

    def refusal(self, move: object) -> Refusal | None:
        """Return why this seat may not make a move now, or None when it may.

        >>> import fives, random
        >>> from fives import card_race
        >>> state = fives.run_chance(card_race.start(), random.Random(61))
        >>> print(state.view(0).refusal(card_race.parse_move("back H")))
        Seat 0 keeps the bank in this race, and the bank makes no bet. (CR-05)
        """
        return refusal_for(self, self.seat, move)

    def __eq__(self, other: object) -> bool:
        if type(other) is not RaceView:
            return NotImplemented
        return self.seat == other.seat and self._is_same_as(other)

    def __hash__(self) -> int:
        return hash((self.seat, self._key()))

    def __repr__(self) -> str:
        return f"<RaceView of seat {self.seat}, {self._words()}>"
