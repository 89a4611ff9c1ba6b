"""What a move did, for screens and lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from fives.card_race.events import RaceEvent
from fives.card_race.moves import RaceMove

if TYPE_CHECKING:
    from fives.card_race.state import CardRace


@final
@attrs.frozen(weakref_slot=False)
class RaceTransition:
    """A move of a card race with what was before and after it.

    Attributes:
        before: The state before.
        move: The move.
        after: The state after.
        events: What happened, in order.

    >>> from fives import card_race
    >>> step = card_race.start().step(card_race.parse_move("mark 7H"))
    >>> print(step.move, "at position", step.events[0].position)
    mark 7H at position 1
    """

    before: CardRace
    move: RaceMove
    after: CardRace
    events: tuple[RaceEvent, ...]
