"""What seats and sides are called, by a reader who may sit at the table."""

from __future__ import annotations

import attrs

from fives.core.table import Table
from fives.render.english import listed


@attrs.frozen(weakref_slot=False)
class Names:
    """Names in English, in lower case, for the middle of a sentence.

    Args:
        table: Who sits.
        you: The seat of the reader, or None for somebody who only watches.

    >>> names = Names(Table(4, pairs=True), you=1)
    >>> names.seat(0), names.seat(1), names.side(0), names.side(1)
    ('seat 0', 'you', 'seats 0 and 2', 'you and seat 3')
    """

    table: Table
    you: int | None = None

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        return "you" if seat == self.you else f"seat {seat}"

    def owner(self, seat: int) -> str:
        """Return the name of a seat, as of one that has something.

        >>> Names(Table(2), you=0).owner(0), Names(Table(2), you=0).owner(1)
        ('your', "seat 1's")
        """
        return "your" if seat == self.you else f"seat {seat}'s"

    def side(self, side: int) -> str:
        """Return the name of a side: of its only seat, or of both."""
        members = self.table.members(side)
        if len(members) == 1:
            return self.seat(members[0])
        if self.you in members:
            return listed(["you", *(self.seat(seat) for seat in members if seat != self.you)])
        return f"seats {listed([str(seat) for seat in members])}"
