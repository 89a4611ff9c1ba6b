"""What a move did, for screens and lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from fives.match.events import Event
from fives.match.moves import Move

if TYPE_CHECKING:
    from fives.match.state import GameState


@final
@attrs.frozen(weakref_slot=False)
class Transition:
    """A move with what was before and after it.

    Attributes:
        before: The state before.
        move: The move.
        after: The state after.
        events: What happened, in order.

    >>> import fives
    >>> step = fives.HORSE_RACE.start(seats=2).step(fives.Lot(1))
    >>> print(step.move, "gives", step.events)
    lot 1 gives (LotFell(seat=1),)
    """

    before: GameState
    move: Move
    after: GameState
    events: tuple[Event, ...]
