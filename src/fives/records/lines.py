"""The lines of a record's text, one after another, and errors that say where they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NoReturn

from fives.core.errors import FivesError, NotationError
from fives.core.table import MOST_SEATS
from fives.records.errors import RecordError
from fives.records.parts import NOT_IN_A_LINE

SEAT: Final = r"(0|[1-9][0-9]{0,2})"
"""A seat in a line, as a regular expression."""

_SEATS: Final = re.compile(rf"{SEAT}(?: {SEAT})*\Z")


class Lines:
    """The lines of one record; blank ones are passed over.

    Args:
        lines: The lines, without their ends.
        first: The number of the first of them in the text.
    """

    def __init__(self, lines: Sequence[str], first: int = 1) -> None:
        self._lines = lines
        self._first = first
        self._place = -1
        self._next = self._after(-1)
        self.text = ""
        """The line that was read last."""

    def _after(self, place: int) -> int:
        place += 1
        while place < len(self._lines) and not self._lines[place]:
            place += 1
        return place

    @property
    def next(self) -> str | None:
        """The line that comes next, or None at the end."""
        return self._lines[self._next] if self._next < len(self._lines) else None

    def read(self, wanted: str) -> str:
        """Return the next line and go on to it; at the end say what was wanted."""
        if self._next >= len(self._lines):
            number = self._first + len(self._lines) - 1
            sentence = f"the record ends too early; {wanted} was expected."
            raise RecordError("ENDS_EARLY", sentence, max(number, 1), 1)
        self._place, self._next = self._next, self._after(self._next)
        self.text = self._lines[self._place]
        wrong = NOT_IN_A_LINE.search(self.text)
        if wrong is not None:
            sentence = f"a line cannot hold the character {wrong[0]!a}; lines end with \\n alone."
            self.fail("CHARACTER", sentence, wrong.start())
        return self.text

    def expect(self, start: str, wanted: str) -> str:
        """Return what follows a start of the next line, which must have it."""
        text = self.read(wanted)
        if not text.startswith(start):
            self.fail("OTHER_LINE", f"{wanted} was expected here, not {text[:40]!r}.")
        return text[len(start) :]

    def compare(self, right: str, what: str) -> None:
        """Read a line that follows from the moves, and refuse another."""
        text = self.read(f"{right!r}")
        if text != right:
            sentence = f"{what}, so {right!r} was expected here, not {text[:200]!r}."
            self.fail("RESULT", sentence, alike(text, right))

    def fail(self, code: str, sentence: str, column: int = 0) -> NoReturn:
        """Raise the error that the line read last is wrong, at a column counted from 0."""
        raise RecordError(code, sentence, self._first + self._place, column + 1) from None

    def failed(self, error: FivesError, column: int = 0) -> NoReturn:
        """Raise an error of ours as one of this line, from a column on, counted from 0."""
        if isinstance(error, NotationError):
            column += error.column - 1
        self.fail(error.code, error.message, column)

    def mark(self) -> int:
        """Return where the line read last stands, for `back_to`."""
        return self._place

    def back_to(self, mark: int) -> Lines:
        """Go back to a line, so that an error is told of it."""
        self._place, self.text = mark, self._lines[mark]
        return self

    def seats(self, text: str, column: int) -> tuple[int, ...]:
        """Return seats with a space between; none for a dash."""
        if text == "-":
            return ()
        if len(text) > 4 * MOST_SEATS or not _SEATS.match(text):
            sentence = f"seats are written '0 2', or '-' for none, not {text[:40]!r}."
            self.fail("NOT_SEATS", sentence, column)
        return tuple(map(int, text.split(" ")))


def alike(one: str, other: str) -> int:
    """Return how many characters two texts have in common at their beginnings.

    >>> alike("scores 12 3", "scores 12 4")
    10
    """
    shorter = min(len(one), len(other))
    return next((n for n in range(shorter) if one[n] != other[n]), shorter)
