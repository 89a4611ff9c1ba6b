"""What happens when a move is made, as a closed union of events."""

from __future__ import annotations

from typing import Self, TypeAlias, final

import attrs

from fives.core.outcome import Outcome
from fives.core.units import Pips, Points, Seat, Side
from fives.dominoes.counting import Contribution
from fives.dominoes.layout import Layout
from fives.dominoes.ports import Port
from fives.dominoes.round_end import RoundEnd
from fives.dominoes.scoring import Ruling
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet


def _among(seats: tuple[object, ...], seat: Seat) -> bool:
    return any(type(viewer) is int and viewer == seat for viewer in seats)


class _Open:
    """Something that everybody at the table may see whole."""

    __slots__ = ()

    def seen_by(self, *seats: int) -> Self:
        """Return the event as some seats may see it, or spectators: all of it."""
        return self


@final
@attrs.frozen(weakref_slot=False)
class LotFell(_Open):
    """The lot made a seat the opener.

    >>> LotFell(Seat(2)).seat
    2
    """

    seat: Seat


@final
@attrs.frozen(weakref_slot=False)
class TileDealt:
    """A seat was dealt a tile, face down.

    Attributes:
        seat: Who got it.
        tile: Which, or None for those who may not know.

    >>> TileDealt(Seat(0), Tile(5, 5)).seen_by(1)
    TileDealt(seat=0, tile=None)
    """

    seat: Seat
    tile: Tile | None

    def seen_by(self, *seats: int) -> TileDealt:
        """Return the event as some seats see it together, or spectators: without another's tile."""
        return self if _among(seats, self.seat) else TileDealt(self.seat, None)


@final
@attrs.frozen(weakref_slot=False)
class Redealt(_Open):
    """No hand had what it takes to open: all tiles go back and are dealt again.

    >>> Redealt().seen_by(0)
    Redealt()
    """


@final
@attrs.frozen(weakref_slot=False)
class TilePlayed(_Open):
    """A seat placed a tile, and the ends were counted.

    Attributes:
        seat: Who placed it.
        tile: Which.
        at: The port that it joined, or None when it led.
        drawn: Whether it had just been drawn.
        total: What the ends add up to, in pips.
        parts: What each end contributes.
        points: What the count is worth; a `Ruled` says what became of it.

    >>> import fives
    >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("5-5 0-1", "6-6"))
    >>> played = setup.state().step(fives.parse_move("5-5")).events[0]
    >>> played.tile, played.total, played.points
    (Tile(5, 5), 10, 2)
    """

    seat: Seat
    tile: Tile
    at: Port | None
    drawn: bool
    total: Pips
    parts: tuple[Contribution, ...]
    points: Points


@final
@attrs.frozen(weakref_slot=False)
class TileDrawn:
    """A seat drew a tile from the boneyard.

    Attributes:
        seat: Who drew.
        tile: Which, or None for those who may not know.

    >>> TileDrawn(Seat(0), Tile(5, 5)).seen_by(0).tile
    Tile(5, 5)
    """

    seat: Seat
    tile: Tile | None

    def seen_by(self, *seats: int) -> TileDrawn:
        """Return the event as some seats see it together, or spectators: without another's tile."""
        return self if _among(seats, self.seat) else TileDrawn(self.seat, None)


@final
@attrs.frozen(weakref_slot=False)
class Passed(_Open):
    """A seat passed.

    >>> Passed(Seat(1)).seat
    1
    """

    seat: Seat


@final
@attrs.frozen(weakref_slot=False)
class TurnKept(_Open):
    """A seat goes on after its play.

    Attributes:
        seat: Who goes on.
        reasons: Why, as the continuation says it, such as ``double`` and ``score``.

    >>> TurnKept(Seat(0), ("double",)).reasons
    ('double',)
    """

    seat: Seat
    reasons: tuple[str, ...]


@final
@attrs.frozen(weakref_slot=False)
class RoundEnded(_Open):
    """A round ended and its hands are counted, so they are shown.

    A play that ends the match by itself has no count, and no such event.

    Attributes:
        end: Who went out, or that the round was blocked.
        hands: The tiles left, by seat.
        winners: The sides that won the round; several when it is a tie.
        layout: The tiles on the table, which the next round clears away.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5", "6-6"), layout="5-6"
    ... ).state()
    >>> ended = state.step(fives.parse_move("2-5@5-6.lo")).events[1]
    >>> ended.winners, ended.hands[1].pips, ended.layout.total
    ((0,), 12, 8)
    """

    end: RoundEnd
    hands: tuple[TileSet, ...]
    winners: tuple[Side, ...]
    layout: Layout


@final
@attrs.frozen(weakref_slot=False)
class Ruled(_Open):
    """A score event was accepted or refused.

    >>> import fives
    >>> award = fives.ScoreEvent(0, (fives.Part("opponents", 17, 15, 3),))
    >>> Ruled(Ruling(award, None, Points(50), Points(53))).ruling.accepted
    True
    """

    ruling: Ruling


@final
@attrs.frozen(weakref_slot=False)
class MatchEnded(_Open):
    """The match is over.

    >>> MatchEnded(Outcome((), "equal-best")).outcome.drawn
    True
    """

    outcome: Outcome


Event: TypeAlias = (
    LotFell
    | TileDealt
    | Redealt
    | TilePlayed
    | TileDrawn
    | Passed
    | TurnKept
    | RoundEnded
    | Ruled
    | MatchEnded
)
"""Anything that can happen; a transition lists what did, in order."""
