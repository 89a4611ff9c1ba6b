"""Lines that fit on a terminal of 80 columns."""

from __future__ import annotations

import textwrap
from typing import Final

WIDTH: Final = 79
"""Columns that a line may have; some terminals wrap at the last of 80."""

GLUE: Final = "\N{NO-BREAK SPACE}"
"""Stands for a space where a line must not be broken; `fold` prints it as a space."""


def fold(text: str, indent: int = 0, hang: int = 4, width: int = WIDTH) -> tuple[str, ...]:
    """Return a text as lines.

    Args:
        text: The text.
        indent: Spaces before the first line.
        hang: How many more spaces stand before the other lines.
        width: Columns that a line may have.

    >>> for line in fold("ends: " + " ".join(["[5|5]"] * 14), indent=2):
    ...     print(line)
      ends: [5|5] [5|5] [5|5] [5|5] [5|5] [5|5] [5|5] [5|5] [5|5] [5|5] [5|5] [5|5]
          [5|5] [5|5]
    """
    lines = textwrap.wrap(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return tuple(line.replace(GLUE, " ") for line in lines)


def glued(text: str) -> str:
    """Return a text that `fold` does not break.

    >>> print(*fold("a b " + glued("3 points")))
    a b 3 points
    """
    return text.replace(" ", GLUE)


def capital(text: str) -> str:
    """Return a text with its first letter in upper case.

    >>> capital("seat 1 passed.")
    'Seat 1 passed.'
    """
    return text[:1].upper() + text[1:]
