"""What the browser is given of a table: what one seat sees, and what it may do."""

from __future__ import annotations

from typing import TypedDict

from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.match.moves import Move
from fives.match.view import View
from fives.render.pages.reading import Reading
from fives.render.pages.standing import standing
from fives.render.pages.telling import told
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.turns import choice, preview
from fives.widget.sitting import Sitting


class Choice(TypedDict):
    """A move that may be made."""

    move: str
    port: str
    label: str


class Held(TypedDict):
    """A tile of the hand, with the moves that place it."""

    tile: str
    label: str
    ask: str
    places: str
    plays: list[Choice]


class Scene(TypedDict):
    """All that the browser knows."""

    at: int
    seat: int
    lang: str
    label: str
    svg: str
    words: list[str]
    ask: str
    note: str
    hand_label: str
    hand: list[Held]
    moves_label: str
    moves: list[Choice]


def scene(sitting: Sitting, language: Language, note: str = "") -> Scene:
    """Return what the browser is to show.

    Args:
        sitting: The match, stopped where the person is to move or all is over.
        language: The language of its texts.
        note: What is said of the last choice, if it could not be made.
    """
    view, say = sitting.view, language.say
    after = len(sitting.record.moves)
    read = Reading(sitting.record, (sitting.seat,), False, language)
    names = Names(view.table, view.seat, language)
    moves = view.legal_moves()
    return Scene(
        at=after,
        seat=view.seat,
        lang=language.code,
        label=say("table.label", game=view.variant.title, seat=view.seat),
        svg=standing(read, after).picture("auto").svg,
        words=list(told(sitting.events, names, view.variant)),
        ask=_ask(view, language),
        note=note,
        hand_label=say("table.hand"),
        hand=[_held(tile, view, moves, language) for tile in view.hand],
        moves_label=say("table.moves"),
        moves=[_choice(move, view, language) for move in moves if not isinstance(move, Play)],
    )


def _ask(view: View, language: Language) -> str:
    if view.outcome is not None:
        return language.say("table.over")
    playing = any(isinstance(move, Play) for move in view.legal_moves())
    return language.say("table.choose" if playing else "table.choose_move")


def _held(tile: Tile, view: View, moves: tuple[Move, ...], language: Language) -> Held:
    plays = [move for move in moves if isinstance(move, Play) and move.tile is tile]
    say, name = language.say, str(tile)
    return Held(
        tile=tile.notation,
        label=name if plays else say("table.stuck", tile=name),
        ask=say("table.choose_place", tile=name),
        places=say("table.places", tile=name),
        plays=[_choice(play, view, language) for play in plays],
    )


def _choice(move: Move, view: View, language: Language) -> Choice:
    label, port = choice(move, language), ""
    if isinstance(move, Play):
        does = preview(view, move, language)
        label = language.say("table.choice", choice=label, does=does) if does else label
        port = "" if move.at is None else str(move.at)
    return Choice(move=str(move), port=port, label=label)
