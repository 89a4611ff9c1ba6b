"""Policies of a stranger's first afternoon: each is wrong in one way that a report must name."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs

import fives
from fives import HORSE_RACE, Part, Pips, Points, RoundEnd, RoundResult, ScoreEvent, Side, Table

Hands = tuple[fives.TileSet, ...]


def says(true: object, method: str, answer: object) -> Any:
    """A true policy, of which one method gives one answer, whatever it is asked.

    It is a class of its own, since protocols look for methods in the class.
    """

    def method_of(self: object, *given: object, **named: object) -> object:
        return answer

    kind = type("Says", (type(true),), {method: method_of, "__slots__": ()})
    policy: object = object.__new__(kind)
    for field in attrs.fields(type(true)):  # type: ignore[arg-type]
        object.__setattr__(policy, field.name, getattr(true, field.name))
    return policy


@attrs.frozen
class Breaks:
    """A settlement that breaks down."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        raise ZeroDivisionError("no settlement today")


@attrs.frozen
class BreaksOnFives:
    """Points that break down in the middle of a match."""

    def for_ends(self, parts: tuple[fives.Contribution, ...]) -> Points:
        return Points(5 // (22 - sum(part.pips for part in parts)))


@attrs.frozen
class PaysTwice:
    """A settlement that pays the winners twice in one batch."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        *first, awards = true.batches
        return RoundResult(true.winners, (*first, awards * 2))


@attrs.frozen
class PaysTheLastPlayTwice:
    """A settlement that pays what the last play earned, and pays it again."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        return RoundResult(true.winners, (*fives.gain_first(end), *true.batches))


@attrs.frozen
class ForgetsTheLastPlay:
    """A settlement that leaves out what the last play earned."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        return RoundResult(true.winners, true.batches[-1:])


@attrs.frozen
class PaysNobody:
    """A settlement that pays a side which is not there."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        part = Part("gift", Pips(5), Pips(5), Points(1))
        return RoundResult((), ((ScoreEvent(Side(9), (part,)),),))


@attrs.frozen
class NobodyWins:
    """A settlement won by a side which is not there."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        return RoundResult((Side(9),), HORSE_RACE.settlement.settle(end, hands, table).batches)


@attrs.frozen
class ChangesTheEnd:
    """A settlement that takes the gain out of the end that it is given."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        true = HORSE_RACE.settlement.settle(end, hands, table)
        object.__setattr__(end, "gain", None)
        return true


@attrs.define(unsafe_hash=True)
class Counts:
    """A continuation that keeps the turn at every second question."""

    asked: int = 0

    def keeps_turn(self, played: fives.Played) -> tuple[str, ...]:
        self.asked += 1
        return ("test:SECOND",) if self.asked % 2 else ()


_COIN = Random(61)


@attrs.frozen
class TossesACoin:
    """Points by chance."""

    def for_total(self, total: Pips) -> Points:
        return Points(_COIN.randrange(3))


@attrs.frozen(eq=False)
class IsNobody:
    """A policy that is equal to itself alone."""

    def keeps_turn(self, played: fives.Played) -> tuple[str, ...]:
        return ()


@attrs.frozen(eq=False)
class IsAnybody:
    """A policy that is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 61

    def keeps_turn(self, played: fives.Played) -> tuple[str, ...]:
        return ()


@attrs.frozen(eq=False)
class HashesAnew:
    """A policy whose hash is another for a copy."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HashesAnew)

    def __hash__(self) -> int:
        return id(self)

    def keeps_turn(self, played: fives.Played) -> tuple[str, ...]:
        return ()


@attrs.frozen
class LeadsWhatIsNotHeld:
    """An opening that prescribes the double six to seat 0, held or not."""

    lead: object = fives.Lead(fives.Seat(0), fives.Tile(6, 6))

    def opener(self, previous: object, table: Table) -> fives.Opener:
        return fives.Opener.FROM_HANDS

    def may_lead(self, tile: fives.Tile, points: Points) -> bool:
        return True

    def from_hands(self, hands: Hands, table: Table) -> Any:
        return self.lead


@attrs.frozen
class RefusesAll:
    """A target that refuses every event."""

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> fives.Refusal:
        return fives.Refusal("test:NO", "No.")

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Any:
        return fives.AtLeast(61).verdict(scores, table, round_over)


@attrs.frozen
class PlayedForNothing:
    """A settlement that pays nothing for a round."""

    def settle(self, end: RoundEnd, hands: Hands, table: Table) -> RoundResult:
        return RoundResult(table.sides, fives.gain_first(end))


@attrs.frozen
class NeverWon:
    """A target that no score reaches."""

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> None:
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> None:
        return None
