"""Figures and text as pictures need them: numbers written alike, widths reckoned."""

from __future__ import annotations

from typing import Final

_NARROW: Final = frozenset("iljtfrI.,:;!|'’()[]·-\u00a0 ")
_WIDE: Final = frozenset("mwMWŒœ@%—…")


def number(value: float) -> str:
    """Return a coordinate as it is written: at most two decimals, no zeros at the end.

    >>> number(12), number(0.1 + 0.2), number(-0.001)
    ('12', '0.3', '0')
    """
    rounded = round(value, 2)
    whole = int(rounded)
    return str(whole) if whole == rounded else repr(rounded)


def text_width(content: str, size: float, bold: bool = False) -> float:
    """Return how wide a line of text is at most, roughly, in the units of its size.

    It is reckoned with the widths of a wide font, so that text fits in others too.

    >>> round(text_width("12 points", 10)), round(text_width("12 points", 10, bold=True))
    (51, 56)
    """
    ems = 0.0
    for letter in content:
        if letter in _NARROW:
            ems += 0.42
        elif letter in _WIDE:
            ems += 1.0
        elif letter.isupper():
            ems += 0.74
        elif letter.isascii():
            ems += 0.64
        else:
            ems += 0.64 if letter.isalpha() else 1.0
    return ems * size * (1.1 if bold else 1)


def lines_of(content: str, size: float, width: float) -> tuple[str, ...]:
    """Break text between words into lines of at most a width, where words allow it.

    >>> lines_of("who went out may lead", 10, 90)
    ('who went out', 'may lead')
    """
    lines: list[str] = []
    for word in content.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
