"""Policies that break a promise, and are caught without a reference."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs

import fives
from fives import Face, Part, Pips, Points, RoundEnd, RoundResult, ScoreEvent, Side, Table
from tests.testing.wrong_rules import changed

HORSE_RACE = fives.HORSE_RACE


@attrs.frozen
class FirstOfTheTied:
    """Of sides that tie at a block, only the first is paid."""

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        *first, awards = true.batches
        return RoundResult(true.winners[:1], (*first, awards[:1]))


@attrs.frozen
class SideZeroWins:
    """Every round is told to be won by side 0, and the right sides are paid."""

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        return RoundResult((Side(0),), true.batches)


@attrs.frozen
class FavoursSeatZero:
    """Seat 0 gets a point more at the end of a round."""

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        gift = ScoreEvent(Side(0), (Part("gift", Pips(5), Pips(5), Points(1)),))
        return RoundResult(true.winners, (*true.batches, (gift,)))


@attrs.frozen
class LeftIsBetter:
    """A branch ``c`` may be joined before ``d``: sides of a double are not alike."""

    def spins(self, tile: fives.Tile) -> bool:
        return tile.is_double

    def locked(self, layout: fives.Layout) -> frozenset[fives.Port]:
        open_ports = set(layout.open_ports)
        return frozenset(
            port
            for port in open_ports
            if port.face is Face.D and fives.Port(port.tile, Face.C) in open_ports
        )


@attrs.frozen
class FirstEndCountsTwice:
    """The end that is listed first counts twice: a mirror has the same moves, other counts."""

    def for_ends(self, parts: tuple[fives.Contribution, ...]) -> Points:
        total = sum(part.pips for part in (*parts, *parts[:1]))
        return fives.MultiplesOf(5).for_total(Pips(total))


_CHANCE = Random(61)


@attrs.frozen
class TossesACoin:
    """A random policy: the award is doubled now and then."""

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        return changed(true, lambda side: _CHANCE.randrange(1000))


@attrs.define(eq=False)
class Remembers:
    """A policy that changes itself: each award is a point higher than the last."""

    paid: int = 0

    def settle(self, end: RoundEnd, hands: tuple[fives.TileSet, ...], table: Table) -> RoundResult:
        self.paid += 1
        return changed(HORSE_RACE.settlement.settle(end, hands, table), lambda side: self.paid % 7)


@attrs.define(eq=False)
class RefusesTheThird:
    """A target that counts how often it is asked, and refuses every third time."""

    asked: int = 0

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> fives.Refusal | None:
        self.asked += 1
        return None if self.asked % 3 else fives.Refusal("test:THIRD", "It is the third.")

    def verdict(
        self, scores: tuple[Points, ...], table: Table, round_over: bool
    ) -> fives.Outcome | None:
        return fives.AtLeast(61).verdict(scores, table, round_over)


@attrs.frozen
class GivesAFloat:
    """Points that are no whole number."""

    def for_ends(self, parts: tuple[fives.Contribution, ...]) -> Any:
        return sum(part.pips for part in parts) / 5


@attrs.frozen
class NeverOver:
    """No score ends the match."""

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> None:
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> None:
        return None
