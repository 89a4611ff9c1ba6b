"""How many of a thing there are, in what the command itself says."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "move"), counted(2, "move")
    ('1 move', '2 moves')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
