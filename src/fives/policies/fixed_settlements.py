"""Settlements that pay a fixed number of points for a round."""

from __future__ import annotations

import attrs

from fives.core.errors import at_least
from fives.core.table import Table
from fives.core.units import Pips, Points, Side
from fives.dominoes.round_end import RoundEnd, RoundResult, WentOut
from fives.dominoes.scoring import ROUND, Part, ScoreEvent
from fives.dominoes.tileset import TileSet
from fives.policies.settlement import after_gain


def _for_the_round(points: int) -> Part:
    return Part(ROUND, Pips(0), Pips(0), Points(points))


@attrs.frozen(weakref_slot=False)
class OutWithLastPlay:
    """Going out earns points, in one event with the last play; a block earns nothing.

    Args:
        points: What going out earns, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> ((event,),) = OutWithLastPlay(1).settle(WentOut(1), (TileSet(),) * 2, Table(2)).batches
    >>> event.side, event.points
    (1, 1)
    """

    points: int = attrs.field(validator=at_least(1))

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the one event of going out, or after a block the gain of the last play."""
        if not isinstance(end, WentOut):
            return after_gain(end, RoundResult((), ()))
        side = table.side(end.seat)
        play = () if end.gain is None else end.gain.parts
        return RoundResult((side,), ((ScoreEvent(side, (*play, _for_the_round(self.points))),),))


@attrs.frozen(weakref_slot=False)
class FewestDoubles:
    """Going out earns points; after a block the hand with the least in doubles does.

    Of hands with as many doubles, the one whose highest double is lowest is less, then the
    one with fewer pips. Hands that are equal in all that share the round, unpaid.

    Args:
        points: What the round earns, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> from fives.dominoes.round_end import Blocked
    >>> hands = tuple(map(TileSet.parse, ("0-0", "5-6 4-6")))
    >>> FewestDoubles(1).settle(Blocked(), hands, Table(2)).winners
    (1,)
    """

    points: int = attrs.field(validator=at_least(1))

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the last play, then the points of the round."""
        winners = self._winners(end, hands, table)
        paid = len(winners) == 1
        award = ((ScoreEvent(winners[0], (_for_the_round(self.points),)),),) if paid else ()
        return after_gain(end, RoundResult(winners, award))

    def _winners(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> tuple[Side, ...]:
        if isinstance(end, WentOut):
            return (table.side(end.seat),)
        weights = [_weight(hand) for hand in hands]
        least = [seat for seat, weight in enumerate(weights) if weight == min(weights)]
        return tuple(dict.fromkeys(table.side(seat) for seat in least))


def _weight(hand: TileSet) -> tuple[int, int, int]:
    doubles = [tile.high for tile in hand if tile.is_double]
    return len(doubles), max(doubles, default=0), hand.pips
