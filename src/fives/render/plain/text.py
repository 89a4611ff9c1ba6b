"""Everything of the library that can be seen, as text of a given width."""

from __future__ import annotations

from typing import Final, Never, NoReturn, TypeAlias

from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.view import RaceView
from fives.core.errors import InputError, kind_of, whole
from fives.dominoes.layout import Layout
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.public_view import PublicView
from fives.match.state import GameState
from fives.match.view import View
from fives.render.folding import fold
from fives.render.geometry.arranging import LEAST_WIDTH
from fives.render.plain.board import board
from fives.render.plain.cells import Scale
from fives.render.plain.drawing import MOST_WIDTH
from fives.render.plain.race import race_table
from fives.render.plain.sheets import cribbage_lines
from fives.render.plain.tables import table
from fives.render.sheets_cribbage import CribbageBoard
from fives.render.sheets_tally import PaperTally
from fives.render.wording.language import Language
from fives.render.wording.languages import language

Shown: TypeAlias = (
    Tile
    | TileSet
    | Layout
    | View
    | PublicView
    | GameState
    | CribbageBoard
    | PaperTally
    | CardRace
    | RaceView
    | PublicRaceView
)
"""What can be shown as text."""

LEAST: Final = Scale(1).columns(LEAST_WIDTH)
"""Columns for a layout of one-digit tiles; longer numbers, sheets and races need more."""


def text(
    value: Shown, *, unicode: bool = False, width: int = 80, lang: str | Language = "en"
) -> str:
    """Return a value as lines of text, for a terminal or a page of fixed pitch.

    A layout is drawn as it lies, with its doubles across. Beside a double stand the letters
    of its ports where a tile may join now; the open ends of other tiles are their outer
    halves. Below it follows what each end contributes. A view shows what it holds, and of a
    state everybody sees the same: no hand.

    Args:
        value: A tile or a set of tiles, a layout, a view or a state of a match, a score sheet,
            or a card race.
        unicode: Whether the tiles of a layout are drawn as boxes; else all tiles are ASCII.
            Words have the letters that their language needs either way.
        width: The most columns of a line, up to 1,000.
        lang: The language of the words: a code, or a language of your own.

    Raises:
        InputError: When the value is none of these, the language isn't known, an option has a
            value that it cannot have, or the width is too small, with the least that is enough.

    >>> import fives
    >>> layout = fives.HORSE_RACE.layout().place(fives.Tile(5, 5))
    >>> print(text(layout.place(fives.Tile(2, 5), fives.Port.parse("5-5.a"))))
            [5]
    [2 | 5] [-]b
            [5]
    ends: [5|5] 10 + [2|5] 2 = 12
    """
    words = language(lang)
    whole(width, "The width of a text", least=LEAST, most=MOST_WIDTH)
    if type(unicode) is not bool:
        raise InputError("NOT_A_BOOL", f"unicode is True or False, not {kind_of(unicode)}.")
    match value:
        case Tile():
            lines: tuple[str, ...] = (str(value),)
        case TileSet():
            lines = fold(str(value), hang=0, width=width)
        case Layout():
            lines = board(value, unicode=unicode, width=width, lang=words)
        case View() | PublicView():
            lines = table(value, unicode=unicode, width=width, language=words)
        case GameState():
            lines = table(value.public_view(), unicode=unicode, width=width, language=words)
        case CribbageBoard():
            lines = cribbage_lines(value, words)
        case PaperTally():
            lines = value.lines
        case CardRace() | RaceView() | PublicRaceView():
            lines = race_table(value, words)
        case _:
            _refuse(value)
    least = max(map(len, lines), default=0)
    if least > width:
        raise InputError("TOO_NARROW", f"This text takes {least} columns, not {width}.")
    return "\n".join(lines)


def _refuse(value: Never) -> NoReturn:
    wanted = "Tiles, layouts, views, states, score sheets and card races have a text form"
    raise InputError("NO_TEXT_FORM", f"{wanted}; {kind_of(value)} has none.")
