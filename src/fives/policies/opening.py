"""The axis ``opening``: who leads a round, and with what."""

from __future__ import annotations

import enum
from typing import Final, Literal, Protocol, runtime_checkable

import attrs

from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.round_end import PastRound, WentOut
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet


class Opener(enum.Enum):
    """How the opener is found, where no seat is named.

    Attributes:
        LOT: A fair lot, before the deal.
        FROM_HANDS: From the hands, once they are dealt.
        REDEAL: Nobody qualifies, so all tiles are dealt again.

    >>> Opener.LOT.value
    'a fair lot'
    """

    LOT = "a fair lot"
    FROM_HANDS = "from the hands, once dealt"
    REDEAL = "nobody qualifies: deal again"


LOT: Final = Opener.LOT
FROM_HANDS: Final = Opener.FROM_HANDS
REDEAL: Final = Opener.REDEAL


@attrs.frozen(weakref_slot=False)
class Lead:
    """Who must lead, and with which tile if it is prescribed.

    Attributes:
        seat: The opener.
        tile: The tile that must be led, or None when the opener chooses.

    >>> Lead(Seat(1), Tile(6, 6))
    Lead(seat=1, tile=Tile(6, 6))
    """

    seat: Seat
    tile: Tile | None = None


class Opening(Protocol):
    """**Protocol:** who opens, and which tiles may be led.

    >>> import attrs
    >>> @attrs.frozen
    ... class SeatZeroLeadsADouble:
    ...     def opener(self, previous: PastRound | None, table: Table) -> Seat:
    ...         return Seat(0)
    ...     def may_lead(self, tile: Tile, points: Points) -> bool:
    ...         return tile.is_double
    >>> opening: Opening = SeatZeroLeadsADouble()
    """

    def opener(
        self, previous: PastRound | None, table: Table
    ) -> Seat | Literal[Opener.LOT, Opener.FROM_HANDS]:
        """Return the opener of the next round, or how it is found.

        Args:
            previous: The round before, or None before the first.
            table: Who sits.
        """
        ...

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return whether a tile may be led; one who holds none draws or passes.

        Args:
            tile: The tile.
            points: What leading it would score.
        """
        ...


@runtime_checkable
class OpensFromHands(Protocol):
    """**Protocol:** what an opening needs as well when it answers `FROM_HANDS`.

    >>> import attrs
    >>> @attrs.frozen
    ... class HolderOfDoubleSix:
    ...     def from_hands(self, hands: tuple[TileSet, ...], table: Table):
    ...         holders = [s for s, hand in enumerate(hands) if Tile(6, 6) in hand]
    ...         return Lead(Seat(holders[0]), Tile(6, 6)) if holders else Opener.REDEAL
    >>> HolderOfDoubleSix().from_hands((TileSet(), TileSet([Tile(6, 6)])), Table(2)).seat
    1
    """

    def from_hands(self, hands: tuple[TileSet, ...], table: Table) -> Lead | Literal[Opener.REDEAL]:
        """Return who leads, once the hands are dealt, or `REDEAL`."""
        ...


@attrs.frozen(weakref_slot=False)
class WhoWentOutOpens:
    """The first opener by lot, then whoever went out; after a block a new lot.

    >>> WhoWentOutOpens().opener(None, Table(2)).value
    'a fair lot'
    """

    def opener(self, previous: PastRound | None, table: Table) -> Seat | Literal[Opener.LOT]:
        """Return who went out, or a lot."""
        if previous is not None and isinstance(previous.end, WentOut):
            return previous.end.seat
        return LOT

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return True: any tile may be led."""
        return True


@attrs.frozen(weakref_slot=False)
class OpenerMovesOn:
    """The first opener by lot, then one seat on each round, whoever won.

    >>> OpenerMovesOn().opener(PastRound(Seat(2), WentOut(Seat(0)), ()), Table(3))
    0
    """

    def opener(self, previous: PastRound | None, table: Table) -> Seat | Literal[Opener.LOT]:
        """Return the seat whose turn follows the last opener's, or a lot."""
        return LOT if previous is None else table.after(previous.opener)

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return True: any tile may be led."""
        return True
