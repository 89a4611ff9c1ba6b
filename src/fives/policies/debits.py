"""Settlements that take away what is left."""

from __future__ import annotations

import attrs

from fives.core.table import Table
from fives.dominoes.round_end import RoundEnd, RoundResult
from fives.dominoes.scoring import OWN, Batch, ScoreEvent
from fives.dominoes.tileset import TileSet
from fives.policies.rounding import Rounding, a_rounding
from fives.policies.settlement import after_gain, best_sides, pips_by_side


@attrs.frozen(weakref_slot=False)
class EveryHandIsDebited:
    """Every seat's own tiles are taken from the points of its side; nobody is paid.

    Args:
        rounding: How each hand is rounded.

    >>> from fives.dominoes.round_end import WentOut
    >>> from fives.policies.rounding import PipsToNearest
    >>> hands = tuple(map(TileSet.parse, ("", "0-3", "1-1", "6-6 0-1")))
    >>> settlement = EveryHandIsDebited(PipsToNearest(5))
    >>> result = settlement.settle(WentOut(0), hands, Table(4, pairs=True))
    >>> [(event.side, event.points) for event in result.batches[0]]
    [(0, 0), (1, -20)]
    """

    rounding: Rounding = attrs.field(validator=a_rounding)

    def settle(self, end: RoundEnd, hands: tuple[TileSet, ...], table: Table) -> RoundResult:
        """Return the last play, then the debits of all sides together."""
        debits = []
        for side in table.sides:
            held = [hands[seat] for seat in table.members(side) if hands[seat]]
            parts = tuple(self.rounding.part(OWN, hand.pips).debit() for hand in held)
            if parts:
                debits.append(ScoreEvent(side, parts))
        winners = best_sides(end, pips_by_side(hands, table), table)
        batches: tuple[Batch, ...] = (tuple(debits),) if debits else ()
        return after_gain(end, RoundResult(winners, batches))
