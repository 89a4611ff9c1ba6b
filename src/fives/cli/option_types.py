"""What the words after an option may be."""

from __future__ import annotations

import argparse
from typing import Final

from fives.cli import texts

MOST_DIGITS: Final = 18
"""Digits that a number may have."""


def number(text: str) -> int:
    """Return the whole number that was given.

    Raises:
        ArgumentTypeError: When it is none.

    >>> number("61")
    61
    """
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        wanted = f"a whole number of at most {MOST_DIGITS} digits, 0 or more"
        raise argparse.ArgumentTypeError(f"{texts.quoted(text)} is not {wanted}")
    return int(text)
