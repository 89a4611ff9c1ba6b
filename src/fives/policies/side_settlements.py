"""Settlements in which one side takes what the others have left."""

from __future__ import annotations

import attrs

from fives.core.table import Table
from fives.core.units import Side
from fives.dominoes.round_end import RoundEnd, RoundResult, WentOut
from fives.dominoes.scoring import OPPONENTS, Batch, ScoreEvent
from fives.dominoes.tileset import TileSet
from fives.policies.rounding import Rounding, a_rounding
from fives.policies.settlement import after_gain, award


def best_sides(end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> tuple[Side, ...]:
    """Return the side that went out, or after a block those with the fewest pips.

    >>> from fives.dominoes.round_end import Blocked
    >>> hands = tuple(map(TileSet.parse, ("1-2", "0-3", "6-6")))
    >>> best_sides(Blocked(), hands, Table(3))
    (0, 1)
    """
    if isinstance(end, WentOut):
        return (table.side(end.seat),)
    left = pips_by_side(hands, table)
    return tuple(side for side in table.sides if left[side] == min(left))


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


@attrs.frozen(weakref_slot=False)
class SingleSideTakesAll:
    """Who went out, or the single side with the smallest total, takes all others' tiles.

    The last play scores first, by itself. A tie earns nobody anything.

    Args:
        rounding: How the sum of the other sides' tiles is rounded, once.

    >>> from fives.dominoes.round_end import Blocked
    >>> from fives.policies.rounding import Exact
    >>> hands = tuple(map(TileSet.parse, ("0-0", "1-5", "4-5", "0-2")))
    >>> result = SingleSideTakesAll(Exact()).settle(Blocked(), hands, Table(4, pairs=True))
    >>> [(event.side, event.points) for (event,) in result.batches]
    [(1, 9)]
    """

    rounding: Rounding = attrs.field(validator=a_rounding)

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the last play, then the award of the one side."""
        winners = best_sides(end, hands, table)
        awards: tuple[Batch, ...] = ()
        if len(winners) == 1:
            left = pips_by_side(hands, table)
            awards = ((award(self.rounding, winners[0], sum(left) - left[winners[0]]),),)
        return after_gain(end, RoundResult(winners, awards))


@attrs.frozen(weakref_slot=False)
class TwoOfThreeSplit:
    """As `SingleSideTakesAll`, but two of three who tie share the third one's tiles.

    Each gets half of the pips, in whole pips, rounded as any award.

    Args:
        rounding: How a sum of tiles is rounded, once.

    >>> from fives.dominoes.round_end import Blocked
    >>> from fives.policies.rounding import PipsToNearest
    >>> hands = tuple(map(TileSet.parse, ("1-2", "0-3", "6-6 2-3")))
    >>> result = TwoOfThreeSplit(PipsToNearest(5)).settle(Blocked(), hands, Table(3))
    >>> [[str(event.parts[0]) for event in batch] for batch in result.batches]
    [['opponents 8, counted as 10, 10 points', 'opponents 8, counted as 10, 10 points']]
    """

    rounding: Rounding = attrs.field(validator=a_rounding)

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the last play, then the award of one side or of two."""
        winners, left = best_sides(end, hands, table), pips_by_side(hands, table)
        if len(winners) == 2 and len(left) == 3:
            half = max(left) // 2
            shares = tuple(award(self.rounding, side, half) for side in winners)
            return after_gain(end, RoundResult(winners, (shares,)))
        return SingleSideTakesAll(self.rounding).settle(end, hands, table)


@attrs.frozen(weakref_slot=False)
class TakesEachHand:
    """As `SingleSideTakesAll`, with each hand of the others rounded by itself.

    Args:
        rounding: How each hand is rounded.

    >>> from fives.policies.rounding import ToNearest
    >>> hands = tuple(map(TileSet.parse, ("", "0-4", "3-4")))
    >>> ((event,),) = TakesEachHand(ToNearest(3)).settle(WentOut(0), hands, Table(3)).batches
    >>> [str(part) for part in event.parts], event.points
    (['opponents 4, counted as 3, 1 point', 'opponents 7, counted as 6, 2 points'], 3)
    """

    rounding: Rounding = attrs.field(validator=a_rounding)

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the last play, then one event with a part for each hand."""
        winners = best_sides(end, hands, table)
        awards: tuple[Batch, ...] = ()
        if len(winners) == 1:
            others = zip(table.seating, hands, strict=True)
            held = [hand.pips for side, hand in others if side != winners[0]]
            parts = tuple(self.rounding.part(OPPONENTS, pips) for pips in held)
            awards = ((ScoreEvent(winners[0], parts),),)
        return after_gain(end, RoundResult(winners, awards))
