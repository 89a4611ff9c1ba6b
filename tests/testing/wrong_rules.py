"""Policies that are wrong for Horse Race and yet possible: only a reference can tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

import fives
from fives import Face, Pips, Points, RoundEnd, RoundResult, ScoreEvent, Seat, Side, Table

HORSE_RACE = fives.HORSE_RACE


def rounded(pips: int) -> Points:
    return Points((2 * pips + 5) // 10)


@attrs.frozen
class RoundsEachHand:
    """The award is rounded hand by hand, not once."""

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        return changed(true, lambda side: sum(rounded(h.pips) for h in others(side, hands, table)))


@attrs.frozen
class PaysThePartner:
    """The partner's tiles are paid too."""

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        return changed(true, lambda side: rounded(sum(hand.pips for hand in hands)))


def others(side: int, hands: tuple[fives.TileSet, ...], table: Table) -> Iterator[fives.TileSet]:
    return (hand for seat, hand in enumerate(hands) if table.side(seat) != side)


def changed(result: RoundResult, worth: Callable[[Side], int]) -> RoundResult:
    """A result with other points in its awards."""
    *first, awards = result.batches
    row = tuple(
        ScoreEvent(event.side, (attrs.evolve(event.parts[0], points=Points(worth(event.side))),))
        for event in awards
    )
    return RoundResult(result.winners, (*first, row))


@attrs.frozen
class CountsCoveredDoubles:
    """A double counts on when both its line sides are joined."""

    def halves(self, joined: frozenset[Face], spinner: bool) -> int:
        return 2


@attrs.frozen
class KeepsTheTurnAfterADraw:
    """A double or a score keeps the turn, a drawn tile too."""

    def keeps_turn(self, played: fives.Played) -> tuple[str, ...]:
        double = ("double",) if played.tile.is_double else ()
        return double + (("score",) if played.points else ())


@attrs.frozen
class BlocksWithTilesToDraw:
    """The round is blocked while tiles could still be drawn."""

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        return True

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        return not can_place and drawable <= 2


@attrs.frozen
class BlocksOnlyAfterPasses:
    """The block is seen only when all have passed in a row."""

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        return True

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        return passes >= seats


@attrs.frozen
class ScoresNothingButTens:
    """Multiples of ten score, not of five."""

    def for_total(self, total: Pips) -> Points:
        return Points(0 if total % 10 else total // 5)


@attrs.frozen
class OnlyTheFirstDoubleBranches:
    """One spinner a layout."""

    def spins_on(self, tile: fives.Tile, layout: fives.Layout) -> bool:
        return not any(laid.is_double for laid in layout.tiles)


@attrs.frozen
class MayDrawAnyTime:
    """Drawing is allowed to one who can place."""

    binds: bool = True

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        return True


@attrs.frozen
class LoserOpens:
    """After a block the last opener opens, without a lot."""

    def opener(self, previous: fives.PastRound | None, table: Table) -> Any:
        if previous is not None and isinstance(previous.end, fives.Blocked):
            return previous.opener
        return HORSE_RACE.opening.opener(previous, table)

    def may_lead(self, tile: fives.Tile, points: Points) -> bool:
        return True


@attrs.frozen
class WinsOnlyAfterTheRound:
    """The target is looked at when the round is over."""

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> None:
        return None

    def verdict(
        self, scores: tuple[Points, ...], table: Table, round_over: bool
    ) -> fives.Outcome | None:
        return fives.AtLeast(61).verdict(scores, table, True) if round_over else None


@attrs.frozen
class LadderBySides:
    """For Exact 61: the events of a block go by side, not from the smallest hand up."""

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        true = fives.EXACT_61.settlement.settle(end, hands, table)
        first = len(fives.gain_first(end))
        rungs = sorted(true.batches[first:], key=lambda batch: batch[0].side)
        return RoundResult(true.winners, (*true.batches[:first], *rungs))


@attrs.frozen
class BindsADrawnTile:
    """For Draw: a drawn tile that fits must be placed."""

    binds: bool = True

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        return True


@attrs.frozen
class WinnerOpens:
    """For Draw: whoever went out opens; after a block the opening moves on."""

    def opener(self, previous: fives.PastRound | None, table: Table) -> Any:
        if previous is not None and isinstance(previous.end, fives.WentOut):
            return previous.end.seat
        return fives.DRAW.opening.opener(previous, table)

    def may_lead(self, tile: fives.Tile, points: Points) -> bool:
        return True


@attrs.frozen
class BlocksOnePassEarly:
    """For Draw: the round is blocked when all but one have passed."""

    def out(self, seat: Seat, sizes: tuple[int, ...], table: Table) -> bool:
        return True

    def blocked(self, can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        return not drawable and passes >= seats - 1
