"""More of the axis ``settlement``: awards that compare hand with hand."""

from __future__ import annotations

import attrs

from fives.core.errors import at_least
from fives.core.table import Table
from fives.core.units import Pips, Side
from fives.dominoes.round_end import Blocked, RoundEnd, RoundResult, WentOut
from fives.dominoes.scoring import DIFFERENCES, OPPONENTS, PARTNER, Batch, ScoreEvent
from fives.dominoes.tileset import TileSet
from fives.policies.rounding import Rounding, a_rounding
from fives.policies.settlement import after_gain, gain_first, won_by


def smallest(hands: tuple[TileSet, ...], table: Table) -> tuple[Side, ...]:
    """Return the sides that own a smallest hand, each once.

    >>> hands = tuple(map(TileSet.parse, ("1-2", "0-3", "6-6")))
    >>> smallest(hands, Table(3))
    (0, 1)
    """
    return _with_least([hand.pips for hand in hands], table)


def _with_least(pips: list[Pips], table: Table) -> tuple[Side, ...]:
    least = min(pips)
    owners = {side for side, own in zip(table.seating, pips, strict=True) if own == least}
    return tuple(side for side in table.sides if side in owners)


@attrs.frozen(weakref_slot=False)
class HandDifferences:
    """Out: one event of the last play, the opponents' tiles and the partner's as a debit.

    Blocked: every hand, from the smallest up, is paid what larger hands of opponents have
    more than it, each an event of its own.

    Args:
        rounding: How each sum is rounded, once.
        first_seat: Where the clockwise order of equal hands begins; counted around the table.

    Raises:
        InputError: When `first_seat` is no whole number from 0, or `rounding` is none.

    >>> from fives.policies.rounding import ToNearest
    >>> hands = tuple(map(TileSet.parse, ("0-3", "3-5", "4-6", "6-6")))
    >>> result = HandDifferences(ToNearest(5)).settle(Blocked(), hands, Table(4, pairs=True))
    >>> for ((event),) in result.batches:
    ...     print(event.side, *event.parts)
    0 differences 14, counted as 15, 3 points
    1 differences 2, counted as 0, 0 points
    0 differences 2, counted as 0, 0 points
    """

    rounding: Rounding = attrs.field(validator=a_rounding)
    first_seat: int = attrs.field(default=0, validator=at_least(0))

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the one event of going out, or the ladder of a block."""
        if isinstance(end, WentOut):
            return RoundResult((table.side(end.seat),), ((self._out(end, hands, table),),))
        return RoundResult(smallest(hands, table), self._ladder(end, hands, table))

    def _out(self, end: WentOut, hands: tuple[TileSet, ...], table: Table) -> ScoreEvent:
        side = table.side(end.seat)
        seated = list(zip(table.seating, hands, strict=True))
        parts = () if end.gain is None else end.gain.parts
        others = sum(hand.pips for owner, hand in seated if owner != side)
        parts += (self.rounding.part(OPPONENTS, others),)
        if len(table.members(side)) > 1:
            partner = sum(hand.pips for owner, hand in seated if owner == side)
            parts += (self.rounding.part(PARTNER, partner).debit(),)
        return ScoreEvent(side, parts)

    def _ladder(self, end: Blocked, hands: tuple[TileSet, ...], table: Table) -> tuple[Batch, ...]:
        def rank(seat: int) -> tuple[int, int]:
            return hands[seat].pips, (seat - self.first_seat) % table.seats

        batches = gain_first(end)
        for seat in sorted(range(table.seats), key=rank):
            side, own = table.side(seat), hands[seat].pips
            others = zip(table.seating, hands, strict=True)
            more = [h.pips - own for owner, h in others if owner != side and h.pips > own]
            if more:
                part = self.rounding.part(DIFFERENCES, sum(more))
                batches += ((ScoreEvent(side, (part,)),),)
        return batches


@attrs.frozen(weakref_slot=False)
class SingleSmallest:
    """Out: all opponents' tiles. Blocked: the same less one's own, for a single smallest hand.

    Args:
        rounding: How each sum becomes points.

    >>> from fives.policies.rounding import Exact
    >>> hands = tuple(map(TileSet.parse, ("0-3", "3-5", "4-6")))
    >>> ((award,),) = SingleSmallest(Exact()).settle(Blocked(), hands, Table(3)).batches
    >>> award.side, award.points, [str(part) for part in award.parts]
    (0, 15, ['opponents 18, 18 points', 'own 3, -3 points'])
    """

    rounding: Rounding = attrs.field(validator=a_rounding)

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the award of whoever went out or holds the single smallest hand."""
        pips = [hand.pips for hand in hands]
        if isinstance(end, WentOut):
            winners: tuple[Side, ...] = (table.seating[end.seat],)
        else:
            winners = _with_least(pips, table)
            if len(winners) > 1:
                return RoundResult(winners, gain_first(end))
        own = 0
        for side, left in zip(table.seating, pips, strict=True):
            if side == winners[0]:
                own += left
        others = sum(pips) - own
        return after_gain(end, won_by(self.rounding, winners[0], others, own))  # type: ignore[arg-type]
