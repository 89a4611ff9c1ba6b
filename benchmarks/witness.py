"""Watching a loop from outside: what it is given writes down each move that it makes.

The hands are a list that notes which seat was asked for, and the source of choices gives
numbers that note how many options they were multiplied with. So the loop that is watched
is the very one that is timed, without a line for the watching in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import attrs

MOST_MOVES = 500
"""More than any round has; a loop that goes on longer would never end."""


class EndlessError(Exception):
    """A round went on and on."""


@attrs.frozen
class Moment:
    """What a loop showed when it chose.

    Attributes:
        seat: The seat whose hand it looked at, or changed, last.
        options: How many options it had.
        choice: Which one it took.
        hands: The tiles of every seat before the move, one bit each.
    """

    seat: int
    options: int
    choice: int
    hands: tuple[int, ...]


class Hands(list[int]):
    """Hands that note whose was asked for or changed last."""

    def __init__(self, hands: Iterable[int]) -> None:
        super().__init__(hands)
        self.seat = -1

    def __getitem__(self, seat: int) -> int:  # type: ignore[override]
        self.seat = seat
        return super().__getitem__(seat)

    def __setitem__(self, seat: int, hand: int) -> None:  # type: ignore[override]
        self.seat = seat
        super().__setitem__(seat, hand)


class Number(float):
    """A number from 0 to 1 that notes the moment when a loop scales it to its options."""

    source: Witness

    def __mul__(self, options: float) -> float:
        return self.source.note(float(self), int(options))


class Witness:
    """The source of choices for a loop that is watched.

    Attributes:
        moments: One for each choice that was made, in order.
    """

    def __init__(self, rng: Random, hands: Hands) -> None:
        self.moments: list[Moment] = []
        self._rng = rng
        self._hands = hands

    def random(self) -> float:
        """Return a number as `random.random` does, which writes down what it is used for."""
        number = Number(self._rng.random())
        number.source = self
        return number

    def note(self, number: float, options: int) -> float:
        """Write down a choice, and return the number scaled to the options.

        Raises:
            EndlessError: When there were too many.
        """
        if len(self.moments) == MOST_MOVES:
            raise EndlessError(f"no end after {MOST_MOVES} moves")
        hands = tuple(iter(self._hands))
        scaled = number * options
        self.moments.append(Moment(self._hands.seat, options, int(scaled), hands))
        return scaled
