"""Who sits at the table, who shares a side, and which way the turn goes."""

from __future__ import annotations

import enum
from typing import Final

import attrs

from fives.core.errors import InputError, kind_of, printed, whole
from fives.core.units import Seat, Side

MOST_SEATS: Final = 1000
"""More than ever sat at one table; the card game has no limit of its own."""


class Direction(enum.Enum):
    """The way that turns go around the table; seats are always counted clockwise.

    Attributes:
        CLOCKWISE: From seat 0 to seat 1.
        COUNTER_CLOCKWISE: From seat 0 to the last seat.

    >>> Table(4, direction=Direction.COUNTER_CLOCKWISE).after(0)
    3
    """

    CLOCKWISE = 1
    COUNTER_CLOCKWISE = -1


@attrs.frozen(weakref_slot=False)
class Table:
    """How many sit, whether in pairs, and in which direction turns go.

    Args:
        seats: How many sit, two or more.
        pairs: Whether seats that face each other share a side; four seats only.
        direction: Clockwise, unless the rules say otherwise.

    Raises:
        InputError: For a table that cannot be.

    Attributes:
        sides: The sides that have a score, in the order of their first seats.
        seating: The side of every seat, from seat 0.

    >>> table = Table(4, pairs=True)
    >>> table.seating, table.side(2)
    ((0, 1, 0, 1), 0)
    >>> table.after(3), table.sides
    (0, (0, 1))
    >>> print(table)
    4 seats in pairs
    """

    seats: int
    pairs: bool = False
    direction: Direction = Direction.CLOCKWISE
    sides: tuple[Side, ...] = attrs.field(init=False, eq=False, repr=False)
    seating: tuple[Side, ...] = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        whole(self.seats, "The number of seats", least=2, most=MOST_SEATS)
        if type(self.pairs) is not bool:
            raise InputError("PAIRS", f"Pairs is True or False, not {kind_of(self.pairs)}.")
        if type(self.direction) is not Direction:
            raise InputError("DIRECTION", "The direction is one of fives.Direction.")
        if self.pairs and self.seats != 4:
            raise InputError("PAIRS", f"Pairs are made of four seats, not of {self.seats}.")
        count = 2 if self.pairs else self.seats
        seating = tuple(Side(seat % count) for seat in range(self.seats))
        object.__setattr__(self, "sides", seating[:count])
        object.__setattr__(self, "seating", seating)

    def __reduce__(self) -> tuple[type[Table], tuple[int, bool, Direction]]:
        return Table, (self.seats, self.pairs, self.direction)

    def __str__(self) -> str:
        how = " in pairs" if self.pairs else ""
        turn = "" if self.direction is Direction.CLOCKWISE else ", counter-clockwise"
        return f"{self.seats} seats{how}{turn}"

    def side(self, seat: int) -> Side:
        """Return the side of a seat.

        Raises:
            InputError: When nobody sits there.
        """
        return self.seating[self.seat(seat)]

    def members(self, side: int) -> tuple[Seat, ...]:
        """Return the seats of a side.

        Raises:
            InputError: When there is no such side.

        >>> Table(4, pairs=True).members(1)
        (1, 3)
        """
        if type(side) is not int or not 0 <= side < len(self.sides):
            raise InputError("NO_SUCH_SIDE", f"There is no such side at {self}; count from 0.")
        return (Seat(side), Seat(side + 2)) if self.pairs else (Seat(side),)

    def after(self, seat: int) -> Seat:
        """Return the seat whose turn follows, by the direction of the table.

        Raises:
            InputError: When nobody sits there.
        """
        return Seat((self.seat(seat) + self.direction.value) % self.seats)

    def seat(self, value: object) -> Seat:
        """Return a checked seat of this table.

        Raises:
            InputError: When the value is no whole number or nobody sits there.

        >>> Table(2).seat(5)
        Traceback (most recent call last):
        fives.core.errors.InputError: Seat 5 is not at this table; its seats are 0 to 1.
        """
        if type(value) is not int:
            raise InputError("NOT_A_SEAT", f"A seat is a whole number, not {kind_of(value)}.")
        if not 0 <= value < self.seats:
            top = self.seats - 1
            raise InputError(
                "NO_SUCH_SEAT",
                f"Seat {printed(value)} is not at this table; its seats are 0 to {top}.",
            )
        return Seat(value)
