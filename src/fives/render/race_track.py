"""The track of a card race as lines of text: markers, horses, and a strip for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.card_race.cards import HORSES, SUITS, Card
from fives.card_race.terms import GOAL, TRACK
from fives.render import race_words

_LABEL: Final = 10
_CELL: Final = 5
_STRIP: Final = 17
"""Columns of a horse in the chart of a race: its strip and its chance."""


def track(markers: Sequence[Card], positions: Sequence[int]) -> tuple[str, ...]:
    """Return the markers of a track and, below them, where the four aces are.

    Args:
        markers: The cards of the track, from position 1.
        positions: How far each horse is, by suit.

    >>> from fives import card_race
    >>> markers = [card_race.Card.parse(text) for text in "2S 7S 4H KH 9D 10C QC".split()]
    >>> for line in track(markers, (6, 5, 8, 0)):
    ...     print(line)
              start    1    2    3    4    5    6    7  won
    markers           2S   7S   4H   KH   9D  10C   QC
    spades        -    -    -    -    -    -   AS    .    .
    hearts        -    -    -    -    -   AH    .    .    .
    diamonds      -    -    -    -    -    -    -    -   AD
    clubs        AC    .    .    .    .    .    .    .    .
    """
    numbers = [str(number) for number in range(1, TRACK + 1)]
    lines = [
        _row("", [race_words.START, *numbers, race_words.WON]),
        _row(race_words.MARKERS, ["", *map(str, markers)]),
    ]
    for ace, position in zip(HORSES, positions, strict=True):
        cells = ["-"] * position + [str(ace)] + ["."] * (GOAL - position)
        lines.append(_row(str(ace.suit), cells))
    return tuple(lines)


def chart_heading() -> str:
    """Return the heading above the cards of a race.

    >>> chart_heading()
    'card  spades           hearts           diamonds         clubs'
    """
    suits = "".join(f"{suit!s:{_STRIP}}" for suit in SUITS)
    return f"{race_words.CARD:6}{suits}".rstrip()


def chart_row(card: Card | None, positions: Sequence[int], chances: Sequence[str]) -> str:
    """Return how a race stands after a card, with the chance of each horse to win.

    Args:
        card: The card, or None before the first.
        positions: How far each horse is, by suit.
        chances: Their chances, as they are to be printed.

    >>> chart_row(Card.parse("10D"), (6, 5, 8, 0), ["0%", "0%", "100%", "0%"])
    ' 10D  ------S.|.   0%  -----H..|.   0%  --------|D 100%  C.......|.   0%'
    """
    cells = [
        f"{strip(position, ace.suit.letter)} {chance:>4}"
        for ace, position, chance in zip(HORSES, positions, chances, strict=True)
    ]
    return f"{'' if card is None else str(card):>4}  {'  '.join(cells)}"


def strip(position: int, letter: str) -> str:
    """Return the way of one horse, with the line that it must cross.

    >>> strip(0, "S"), strip(7, "S"), strip(8, "S")
    ('S.......|.', '-------S|.', '--------|S')
    """
    way = "-" * position + letter + "." * (GOAL - position)
    return f"{way[:GOAL]}|{way[GOAL:]}"


def _row(label: str, cells: Sequence[str]) -> str:
    return f"{label:{_LABEL}}{''.join(f'{cell:>{_CELL}}' for cell in cells)}".rstrip()
