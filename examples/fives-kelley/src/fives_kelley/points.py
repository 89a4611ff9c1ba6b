"""The axis ``points`` of Threes and Fives, which no policy of the library says."""

from dataclasses import dataclass

import fives


@dataclass(frozen=True, slots=True)
class PipsOfEither:
    """A multiple of one of two numbers scores its pips, a multiple of both twice its pips.

    Args:
        one: The first number, 1 or more.
        other: The second, 1 or more.

    Raises:
        fives.InputError: When one of them is no such number.

    >>> rule = PipsOfEither(3, 5)
    >>> [rule.for_total(fives.Pips(total)) for total in (0, 7, 9, 10, 15)]
    [0, 0, 9, 10, 30]
    """

    one: int
    other: int

    def __post_init__(self) -> None:
        for number in (self.one, self.other):
            if type(number) is not int or number < 1:
                sentence = f"PipsOfEither takes whole numbers from 1, not {number!r}."
                raise fives.InputError("NOT_A_DIVISOR", sentence)

    def for_total(self, total: fives.Pips) -> fives.Points:
        """Return the pips, once for each of the two numbers that divides them."""
        times = (total % self.one == 0) + (total % self.other == 0)
        return fives.Points(times * total)
