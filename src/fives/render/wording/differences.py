"""Which pips a part of a settlement adds up, found again from the hands that were left."""

from __future__ import annotations

from collections.abc import Sequence

from fives.core.table import Table
from fives.core.units import Seat, Side
from fives.dominoes.scoring import DIFFERENCES, OPPONENTS, OWN, PARTNER, Part, ScoreEvent
from fives.dominoes.tileset import TileSet


def hand_by_hand(event: ScoreEvent) -> bool:
    """Return whether an event has a part for each hand, and not one for their sum.

    >>> each = Part("opponents", 4, 3, 1), Part("opponents", 7, 6, 2)
    >>> hand_by_hand(ScoreEvent(Side(0), each)), hand_by_hand(ScoreEvent(Side(0), each[:1]))
    (True, False)
    """
    reasons = [part.reason for part in event.parts]
    return reasons.count(OPPONENTS) > 1 or reasons.count(OWN) > 1


def seats_of(event: ScoreEvent, table: Table, hands: Sequence[TileSet]) -> list[Seat | None]:
    """Return by part of an event whose hand it counts, or None where that cannot be told.

    Args:
        event: The event, which has a part for each hand.
        table: Who sits.
        hands: The tiles that were left, by seat, or none when they are not known.

    >>> hands = [TileSet.parse(text) for text in ("", "0-4", "3-4")]
    >>> each = Part("opponents", 4, 3, 1), Part("opponents", 7, 6, 2)
    >>> seats_of(ScoreEvent(Side(0), each), Table(3), hands)
    [1, 2]
    """
    found: list[Seat | None] = []
    left = [Seat(seat) for seat in range(min(table.seats, len(hands)))]
    for part in event.parts:
        own = part.reason == OWN
        seat = None
        if own or part.reason == OPPONENTS:
            fitting = (
                seat
                for seat in left
                if (table.side(seat) == event.side) is own and hands[seat].pips == part.pips
            )
            seat = next(fitting, None)
        if seat is not None:
            left.remove(seat)
        found.append(seat)
    return found


def pips_of(scored: Part, side: Side, table: Table, hands: Sequence[TileSet]) -> list[int]:
    """Return the pips that a part adds up, or nothing where that cannot be told.

    Args:
        scored: The part.
        side: Whose event it belongs to.
        table: Who sits.
        hands: The tiles that were left, by seat, or none when they are not known.

    >>> hands = [TileSet.parse(text) for text in ("0-3", "2-6", "6-6")]
    >>> pips_of(Part("differences", 14, 15, 3), Side(0), Table(3), hands)
    [5, 9]
    """
    seated = list(zip(table.seating, hands, strict=False))
    pips: Sequence[int] = ()
    if scored.reason == OPPONENTS:
        pips = [hand.pips for whose, hand in seated if whose != side]
    elif scored.reason in (OWN, PARTNER):
        pips = [hand.pips for whose, hand in seated if whose == side and hand]
    elif scored.reason == DIFFERENCES and hands:
        pips = _differences(owner(scored, side, table, hands), table, hands)
    return [*pips] if sum(pips) == scored.pips else []


def owner(scored: Part, side: Side, table: Table, hands: Sequence[TileSet]) -> int:
    """Return whose hand of a side is the one that earns these differences.

    >>> hands = [TileSet.parse(text) for text in ("0-3", "3-5", "4-6", "6-6")]
    >>> owner(Part("differences", 2, 0, 0), Side(0), Table(4, pairs=True), hands)
    2
    """
    members = table.members(side)
    fitting = [seat for seat in members if sum(_differences(seat, table, hands)) == scored.pips]
    return (fitting or members)[0]


def _differences(seat: int, table: Table, hands: Sequence[TileSet]) -> list[int]:
    own, side = hands[seat].pips, table.side(seat)
    seated = zip(table.seating, hands, strict=False)
    return [hand.pips - own for whose, hand in seated if whose != side and hand.pips > own]
