"""What a picture shows, in words: its description."""

from __future__ import annotations

from fives.dominoes.layout import Layout
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.public_view import PublicView, seen_with
from fives.match.state import GameState
from fives.match.view import View
from fives.render.pictures.options import Marking
from fives.render.wording.language import Language
from fives.render.wording.listing import listed
from fives.render.wording.words import words


def described(value: Tile | TileSet, language: Language) -> str:
    """Return a tile or a hand in words."""
    return words(value, language)


def table_described(seen: Layout | View | PublicView, marking: Marking, language: Language) -> str:
    """Return a layout or a table in words, with what is marked in its picture."""
    return " ".join((words(seen, language), *_marked(marking, language)))


def open_described(state: GameState, marking: Marking, language: Language) -> str:
    """Return a table in words, with every hand and the boneyard."""
    shown = seen_with(state, tuple(state.table.seat(seat) for seat in range(state.table.seats)))
    sentences = [words(shown, language)]
    if state.boneyard:
        boneyard = words(state.boneyard, language)
        sentences.append(language.say("picture.boneyard_open", tiles=boneyard))
    return " ".join((*sentences, *_marked(marking, language)))


def _marked(marking: Marking, language: Language) -> tuple[str, ...]:
    sentences = []
    if marking.numbers:
        tiles = listed([str(play.tile) for play in marking.numbers], language)
        sentences.append(language.say("picture.order", tiles=tiles))
    if marking.last is not None:
        sentences.append(language.say("picture.last", move=words(marking.last, language)))
    return tuple(sentences)
