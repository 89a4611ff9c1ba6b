"""What seats and sides are called, by a reader who may sit at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

import attrs

from fives.core.table import Table
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language, Subject
from fives.render.wording.listing import listed, together


@final
@attrs.frozen(weakref_slot=False)
class Names:
    """Names in lower case, for the middle of a sentence, with the form that verbs take.

    Args:
        table: Who sits.
        you: The seat of the reader, or None for somebody who only watches.
        language: The language of the names.
        by_number: Whether sides are told by their numbers, where it is not known who shares one.

    >>> names = Names(Table(4, pairs=True), you=1)
    >>> print(names.seat(0), names.seat(1), names.side(0), names.side(1), sep=", ")
    seat 0, you, seats 0 and 2, you and seat 3
    >>> [name.form for name in (names.seat(0), names.seat(1), names.side(0), names.side(1))]
    [1, 0, 2, 0]
    """

    table: Table
    you: int | None = None
    language: Language = ENGLISH
    by_number: bool = False

    def seat(self, seat: int) -> Subject:
        """Return the name of a seat.

        >>> from fives.render.wording.french import FRENCH
        >>> Names(Table(2), you=0, language=FRENCH).seat(1)
        Subject(text='la place 1', form=1)
        """
        if seat == self.you:
            return Subject(self.language.say("name.you"), 0)
        return Subject(self.language.say("name.seat", seat=seat), 1)

    def side(self, side: int) -> Subject:
        """Return the name of a side: of its only seat, or of both.

        >>> print(Names(Table(2), by_number=True).side(1))
        side 1
        """
        if self.by_number:
            return Subject(self.language.say("name.side", side=side), 1)
        members = self.table.members(side)
        if len(members) == 1:
            return self.seat(members[0])
        if self.you in members:
            partners = [self.seat(seat) for seat in members if seat != self.you]
            return together([self.seat(self.you), *partners], self.language)
        numbers = listed([str(seat) for seat in members], self.language)
        return Subject(self.language.say("name.seats", seats=numbers), 2)

    def sides(self, sides: Iterable[int]) -> Subject:
        """Return the name of one side or of several together.

        >>> print(Names(Table(3), you=0).sides((0, 2)))
        you and seat 2
        """
        return together([self.side(side) for side in sides], self.language)
