"""The axis ``settlement``: what the end of a round is worth, and in which order."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

import attrs

from fives.core.table import Table
from fives.core.units import Side
from fives.dominoes.round_end import RoundEnd, RoundResult, WentOut
from fives.dominoes.scoring import OPPONENTS, OWN, Batch, ScoreEvent
from fives.dominoes.tileset import TileSet
from fives.policies.rounding import Rounding, a_rounding


class Settlement(Protocol):
    """**Protocol:** the awards of a round that has ended.

    The gain of the play that ended the round is in its hands: `gain_first` places it alone.

    >>> import attrs
    >>> @attrs.frozen
    ... class NoAwards:
    ...     def settle(
    ...         self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table
    ...     ) -> RoundResult:
    ...         return RoundResult(table.sides, gain_first(end))
    >>> settlement: Settlement = NoAwards()
    """

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return who won the round, and batches of events in the order to judge them.

        The gain of the play that ended the round stands in `end` and must be placed by
        the settlement: as a batch of its own, or as a part of another event.

        Args:
            end: How the round ended.
            hands: The tiles left, by seat.
            table: Who sits.
        """
        ...


def gain_first(end: RoundEnd) -> tuple[Batch, ...]:
    """Return the gain of the last play as a batch of its own, if there was any.

    >>> gain_first(WentOut(0, ScoreEvent(0, ())))
    ((ScoreEvent(side=0, parts=()),),)
    >>> gain_first(WentOut(0))
    ()
    """
    return () if end.gain is None else ((end.gain,),)


def pips_by_side(hands: tuple[TileSet, ...], table: Table) -> list[int]:
    """Return what each side has left, in pips.

    >>> hands = tuple(map(TileSet.parse, ("1-2", "0-3", "6-6", "")))
    >>> pips_by_side(hands, Table(4, pairs=True))
    [15, 3]
    """
    left = [0] * len(table.sides)
    for side, hand in zip(table.seating, hands, strict=True):
        left[side] += hand.pips
    return left


def best_sides(end: RoundEnd, left: list[int], table: Table) -> tuple[Side, ...]:
    """Return the side that went out, or after a block those with the fewest pips left.

    >>> from fives.dominoes.round_end import Blocked
    >>> best_sides(Blocked(), [3, 3, 12], Table(3))
    (0, 1)
    """
    if isinstance(end, WentOut):
        return (table.seating[end.seat],)
    least = min(left)
    return tuple(side for side in table.sides if left[side] == least)


def award(rounding: Rounding, side: Side, others: int, own: int = 0) -> ScoreEvent:
    """Return the event of a side that takes the others' tiles, less its own if any count."""
    credit = rounding.part(OPPONENTS, others)
    debits = (rounding.part(OWN, own).debit(),) if own else ()
    return ScoreEvent(side, (credit, *debits))


@lru_cache(maxsize=1024)
def won_by(rounding: Rounding, side: Side, others: int, own: int = 0) -> RoundResult:
    """Return that one side won and takes the others' tiles, less its own if any count.

    It is remembered, since the same few figures come up again and again; mypy does not see
    that a protocol can be hashed, as every policy must be.
    """
    return RoundResult((side,), ((award(rounding, side, others, own),),))


def after_gain(end: RoundEnd, result: RoundResult) -> RoundResult:
    """Return a result with the gain of the last play, if there was any, as a batch before."""
    if end.gain is None:
        return result
    return RoundResult(result.winners, ((end.gain,), *result.batches))


@attrs.frozen(weakref_slot=False)
class SmallestTakesAll:
    """Who went out, or every side with the smallest total, takes all other sides' tiles.

    The last play scores first, by itself. Tied sides each get a full award, and all
    awards of a count are applied together; nobody's own tiles are subtracted.

    Args:
        rounding: How the sum of the other sides' tiles is rounded, once.

    >>> from fives.dominoes.round_end import Blocked
    >>> from fives.dominoes.tiles import Tile
    >>> from fives.policies.rounding import ToNearest
    >>> hands = (TileSet([Tile(0, 1)]), TileSet([Tile(4, 5)]))
    >>> result = SmallestTakesAll(ToNearest(5)).settle(Blocked(), hands, Table(2))
    >>> ((award,),) = result.batches
    >>> result.winners, award.side, str(award.parts[0])
    ((0,), 0, 'opponents 9, counted as 10, 2 points')
    """

    rounding: Rounding = attrs.field(validator=a_rounding)

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the last play, then the awards together."""
        left = pips_by_side(hands, table)
        winners, everything = best_sides(end, left, table), sum(left)
        if len(winners) == 1:
            others = everything - left[winners[0]]
            return after_gain(end, won_by(self.rounding, winners[0], others))  # type: ignore[arg-type]
        awards = tuple(award(self.rounding, side, everything - left[side]) for side in winners)
        return after_gain(end, RoundResult(winners, (awards,)))
