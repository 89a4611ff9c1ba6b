"""Settlements in which one side takes what the others have left."""

from __future__ import annotations

import attrs

from fives.core.table import Table
from fives.dominoes.round_end import RoundEnd, RoundResult
from fives.dominoes.scoring import OPPONENTS, Batch, ScoreEvent
from fives.dominoes.tileset import TileSet
from fives.policies.rounding import Rounding, a_rounding
from fives.policies.settlement import after_gain, award, best_sides, pips_by_side, won_by


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
        left = pips_by_side(hands, table)
        winners = best_sides(end, left, table)
        if len(winners) > 1:
            return after_gain(end, RoundResult(winners, ()))
        others = sum(left) - left[winners[0]]
        return after_gain(end, won_by(self.rounding, winners[0], others))  # type: ignore[arg-type]


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
        left = pips_by_side(hands, table)
        winners = best_sides(end, left, table)
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

    >>> from fives.dominoes.round_end import WentOut
    >>> from fives.policies.rounding import ToNearest
    >>> hands = tuple(map(TileSet.parse, ("", "0-4", "3-4")))
    >>> ((event,),) = TakesEachHand(ToNearest(3)).settle(WentOut(0), hands, Table(3)).batches
    >>> [str(part) for part in event.parts], event.points
    (['opponents 4, counted as 3, 1 point', 'opponents 7, counted as 6, 2 points'], 3)
    """

    rounding: Rounding = attrs.field(validator=a_rounding)

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the last play, then one event with a part for each hand."""
        winners = best_sides(end, pips_by_side(hands, table), table)
        awards: tuple[Batch, ...] = ()
        if len(winners) == 1:
            others = zip(table.seating, hands, strict=True)
            held = [hand.pips for side, hand in others if side != winners[0]]
            parts = tuple(self.rounding.part(OPPONENTS, pips) for pips in held)
            awards = ((ScoreEvent(winners[0], parts),),)
        return after_gain(end, RoundResult(winners, awards))
