"""What spectators see of a card race, which is everything but the order to come."""

from __future__ import annotations

from typing import final

import attrs

from fives.card_race.situation import Situation


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class PublicRaceView(Situation):
    """The session as spectators see it: every fact of a `CardRace`, and no moves.

    >>> from fives import card_race
    >>> view = card_race.start(seats=3, chips=5).public_view()
    >>> view.balances, view.banker, hasattr(view, "apply")
    ((5, 5, 5), 0, False)
    """

    def __eq__(self, other: object) -> bool:
        if type(other) is not PublicRaceView:
            return NotImplemented
        return self._is_same_as(other)

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<PublicRaceView, {self._words()}>"
