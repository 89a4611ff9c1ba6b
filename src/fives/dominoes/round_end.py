"""How a round ended, and what the round before leaves for the next opener."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from fives.core.units import Seat, Side
from fives.dominoes.scoring import Batch, ScoreEvent
from fives.dominoes.tileset import TileSet


@attrs.frozen(weakref_slot=False)
class WentOut:
    """Somebody laid the tile that ends the round.

    Attributes:
        seat: Who laid it.
        gain: What that play earned; it is not scored yet, the settlement says where it
            stands. None when it earned nothing.

    >>> WentOut(Seat(2)).gain is None
    True
    """

    seat: Seat
    gain: ScoreEvent | None = None


@attrs.frozen(weakref_slot=False)
class Blocked:
    """Nobody can go on.

    Attributes:
        gain: What the play that blocked the round earned, not scored yet; None when it
            earned nothing or no play blocked it.

    >>> Blocked()
    Blocked(gain=None)
    """

    gain: ScoreEvent | None = None


RoundEnd: TypeAlias = WentOut | Blocked
"""Either way for a round to end."""


@attrs.frozen(weakref_slot=False)
class RoundResult:
    """Who won a round, and what that is worth.

    Attributes:
        winners: The sides that won it; several when it is a tie.
        batches: Batches of events, in the order in which they are judged.

    >>> RoundResult((Side(0),), ()).winners
    (0,)
    """

    winners: tuple[Side, ...]
    batches: tuple[Batch, ...]


@attrs.frozen(weakref_slot=False)
class PastRound:
    """What matters of a round once it is over.

    Attributes:
        opener: Who opened it.
        end: How it ended.
        hands: The tiles that were left, by seat.

    >>> PastRound(Seat(0), WentOut(Seat(2)), (TileSet(), TileSet(), TileSet())).end
    WentOut(seat=2, gain=None)
    """

    opener: Seat
    end: RoundEnd
    hands: tuple[TileSet, ...]
