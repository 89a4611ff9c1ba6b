"""Test policies that several games of this folder share."""

from typing import Literal

import attrs

from fives import (
    Batch,
    Layout,
    Opener,
    Outcome,
    PastRound,
    Points,
    Refusal,
    RoundEnd,
    RoundResult,
    ScoreEvent,
    Seat,
    Side,
    Table,
    Tile,
    TileSet,
    WentOut,
)


@attrs.frozen
class NextSeatOpens:
    """A lot for the first round, then the seat whose turn follows the previous opener's."""

    def opener(self, previous: PastRound | None, table: Table) -> Seat | Literal[Opener.LOT]:
        return Opener.LOT if previous is None else table.after(previous.opener)

    def may_lead(self, tile: Tile, points: Points) -> bool:
        return True


@attrs.frozen
class OutOrStuck:
    """Out with the first empty hand; blocked once nobody can place, whatever is undealt."""

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        return True

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        return not can_place


@attrs.frozen
class OutOrAllPass:
    """Out with the first empty hand; blocked when everybody has passed in a row."""

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        return True

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        return passes >= seats


@attrs.frozen
class FirstDouble:
    """The first double of a layout branches, and no other."""

    def spins_on(self, tile: Tile, layout: Layout) -> bool:
        return not any(laid.is_double for laid in layout.tiles)


@attrs.frozen
class Exactly:
    """Exactly so many points win; an event that would pass them is refused whole."""

    points: int

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        if score + event.points <= self.points:
            return None
        sentence = f"{score} and {event.points} pass {self.points}; the score stays."
        return Refusal("test:TOO_MANY", sentence)

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        winners = tuple(side for side in table.sides if scores[side] == self.points)
        return Outcome(winners, "exactly") if winners else None


def side_out(end: RoundEnd, table: Table) -> Side | None:
    """Return the side that went out, or None after a block."""
    return table.side(end.seat) if isinstance(end, WentOut) else None


def won_by_smallest(
    end: RoundEnd, hands: tuple[TileSet, ...], table: Table, batches: tuple[Batch, ...]
) -> RoundResult:
    """Return a result that the side which went out won, or after a block the smallest hands."""
    side = side_out(end, table)
    if side is not None:
        return RoundResult((side,), batches)
    smallest = min(hand.pips for hand in hands)
    winners = {table.side(seat) for seat, hand in enumerate(hands) if hand.pips == smallest}
    return RoundResult(tuple(sorted(winners)), batches)
