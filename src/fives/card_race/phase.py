"""The phases of a session: what kind of move comes next."""

from __future__ import annotations

import enum


class RacePhase(enum.Enum):
    """What kind of move comes next in a session.

    Attributes:
        LAYING: Chance lays a marker.
        BETTING: A seat backs a horse or sits out.
        RACING: Chance turns a card of the race.
        OVER: Nothing comes next.

    >>> from fives import card_race
    >>> card_race.start().phase
    <RacePhase.LAYING: 0>
    """

    LAYING = 0
    BETTING = 1
    RACING = 2
    OVER = 3
