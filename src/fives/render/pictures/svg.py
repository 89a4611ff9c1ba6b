"""Pictures of everything that has one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, assert_never

from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.view import RaceView
from fives.core.errors import InputError, kind_of
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.public_view import PublicView
from fives.match.state import GameState
from fives.match.view import View
from fives.render.geometry.shapes import Arrangement
from fives.render.pictures.options import WITH_LAYOUT, allow, marking
from fives.render.pictures.picture import Picture
from fives.render.pictures.race_track import race_track
from fives.render.pictures.sheet_cribbage import cribbage_board
from fives.render.pictures.sheet_tally import paper_tally
from fives.render.pictures.tables import (
    hand_picture,
    layout_picture,
    seen_picture,
    state_picture,
    tile_picture,
)
from fives.render.sheets_cribbage import CribbageBoard
from fives.render.sheets_tally import PaperTally
from fives.render.wording.language import Language
from fives.render.wording.languages import language

Table: TypeAlias = GameState | View | PublicView
Race: TypeAlias = CardRace | RaceView | PublicRaceView
Drawable: TypeAlias = Tile | TileSet | Layout | Table | CribbageBoard | PaperTally | Race
"""What has a picture."""


def svg(
    value: Drawable,
    *,
    theme: str = "auto",
    lang: str | Language = "en",
    marks: bool = True,
    last: Play | None = None,
    numbers: Iterable[Play] | None = None,
    hands: bool = False,
    after: Arrangement | None = None,
    width: int = 48,
) -> Picture:
    """Return a picture of a value, as SVG with a title and a description in words.

    A tile, a `TileSet` (as a hand), a layout, a view, a public view and a state have one, and so
    have a cribbage board, a paper tally and a card race. A state shows public facts only, unless
    all hands are asked for. From ``marks`` to ``width``, options are for what has a layout in it.

    Args:
        value: What to draw.
        theme: ``light``, ``dark``, or ``auto`` for what the reader's system prefers.
        lang: The language of its texts: a code such as ``fr``, or a `Language`.
        marks: Whether to mark open ports with their values, and what the ends contribute.
        last: The last play, to mark its tile.
        numbers: The plays of the layout in the order laid, to number its tiles from 1.
        hands: Whether to show all hands and the boneyard; of a `GameState` only.
        after: The arrangement to keep tiles where they lay; see `arrange`.
        width: The width that lines turn at, in quarters of the length of a tile.

    Raises:
        InputError: When there is no picture of such a value, an option has a value that it
            cannot have, or the value has no such option.

    >>> import fives
    >>> layout = fives.HORSE_RACE.layout().place(fives.Tile(5, 5))
    >>> picture = svg(layout, last=fives.Play(fives.Tile(5, 5)), theme="light")
    >>> picture.title
    'A layout of 1 tile'
    """
    speech = language(lang)
    given = marking(marks, last, numbers, hands, after, width)
    _refuse_others(value)
    has: tuple[str, ...] = ()
    if isinstance(value, GameState):
        has = (*WITH_LAYOUT, "hands")
    elif isinstance(value, Layout | View | PublicView):
        has = WITH_LAYOUT
    allow(given, value, has)
    match value:
        case Tile():
            return tile_picture(value, theme, speech)
        case TileSet():
            return hand_picture(value, theme, speech)
        case Layout():
            return layout_picture(value, theme, speech, given)
        case View() | PublicView():
            return seen_picture(value, theme, speech, given)
        case GameState():
            return state_picture(value, theme, speech, given)
        case CribbageBoard():
            return cribbage_board(value, theme, speech)
        case PaperTally():
            return paper_tally(value, theme, speech)
        case CardRace() | RaceView() | PublicRaceView():
            return race_track(value, theme, speech)
        case _:
            assert_never(value)


def _refuse_others(value: object) -> None:
    if not isinstance(value, Drawable):
        raise InputError("NO_PICTURE", f"There is no picture of {kind_of(value)}.")
