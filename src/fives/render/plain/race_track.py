"""The track of a card race as lines of text: markers, horses, and a strip for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from fives.card_race.cards import HORSES, SUITS, Card
from fives.card_race.terms import GOAL, TRACK
from fives.render.folding import GLUE
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language
from fives.render.wording.race_cards import suit_words
from fives.render.wording.race_figures import whole_percent

_LABEL: Final = 10
_CELL: Final = 5
_GAP: Final = 2


def track(
    markers: Sequence[Card], positions: Sequence[int], language: Language = ENGLISH
) -> tuple[str, ...]:
    """Return the markers of a track and, below them, where the four aces are.

    Args:
        markers: The cards of the track, from position 1.
        positions: How far each horse is, by suit.
        language: The language of the labels.

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
    start, won = (language.say(f"race.label.{label}") for label in ("start", "won"))
    widths = [max(_CELL, len(start)), *[_CELL] * TRACK, max(_CELL, len(won) + _GAP)]
    rows = [
        ("", [start, *numbers, won]),
        (language.say("race.label.markers"), ["", *map(str, markers)]),
    ]
    for ace, position in zip(HORSES, positions, strict=True):
        cells = ["-"] * position + [str(ace)] + ["."] * (GOAL - position)
        rows.append((suit_words(ace.suit, language), cells))
    return tuple(_row(label, cells, widths) for label, cells in rows)


def chart_heading(language: Language = ENGLISH) -> str:
    """Return the heading above the cards of a race.

    >>> chart_heading()
    'card  spades           hearts           diamonds         clubs'
    """
    width = GOAL + 3 + _chance_width(language) + _GAP
    suits = "".join(f"{suit_words(suit, language):{width}}" for suit in SUITS)
    return f"{language.say('race.label.card'):6}{suits}".rstrip()


def chart_row(
    card: Card | None,
    positions: Sequence[int],
    chances: Sequence[str],
    language: Language = ENGLISH,
) -> str:
    """Return how a race stands after a card, with the chance of each horse to win.

    Args:
        card: The card, or None before the first.
        positions: How far each horse is, by suit.
        chances: Their chances, as they are to be printed.
        language: The language in which they are.

    >>> chart_row(Card.parse("10D"), (6, 5, 8, 0), ["0%", "0%", "100%", "0%"])
    ' 10D  ------S.|.   0%  -----H..|.   0%  --------|D 100%  C.......|.   0%'
    """
    width = _chance_width(language)
    cells = [
        f"{strip(position, ace.suit.letter)} {chance.replace(GLUE, ' '):>{width}}"
        for ace, position, chance in zip(HORSES, positions, chances, strict=True)
    ]
    return f"{'' if card is None else str(card):>4}  {'  '.join(cells)}"


def _chance_width(language: Language) -> int:
    """Return how many columns a chance takes, which is most when it is sure."""
    return len(whole_percent(Fraction(1), language))


def strip(position: int, letter: str) -> str:
    """Return the way of one horse, with the line that it must cross.

    >>> strip(0, "S"), strip(7, "S"), strip(8, "S")
    ('S.......|.', '-------S|.', '--------|S')
    """
    way = "-" * position + letter + "." * (GOAL - position)
    return f"{way[:GOAL]}|{way[GOAL:]}"


def _row(label: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    # The markers have no cell beyond the last of them.
    padded = [f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=False)]
    return f"{label:{_LABEL}}{''.join(padded)}".rstrip()
