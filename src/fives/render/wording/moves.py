"""Moves of the domino games, and what a play would do, in words."""

from __future__ import annotations

from typing import assert_never

from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass, Play
from fives.match.preview import Preview
from fives.render.wording.events import kept
from fives.render.wording.language import Language
from fives.render.wording.layouts import count_words
from fives.render.wording.names import Names
from fives.render.wording.tiles import port_words


def move_words(move: Move, names: Names) -> str:
    """Return a move as a phrase.

    >>> from fives.core.table import Table
    >>> from fives.render.wording.french import FRENCH
    >>> names = Names(Table(2), you=1, language=FRENCH)
    >>> print(move_words(Play.parse("2-5@5-5.a"), names))
    poser [2|5] sur [5|5] (ligne A)
    >>> print(move_words(Lot(1), names))
    le sort tombe sur vous
    """
    language = names.language
    match move:
        case Play(tile=tile, at=None):
            return language.say("move.lead", tile=str(tile))
        case Play(tile=tile, at=at):
            assert at is not None
            return language.say("move.play", tile=str(tile), place=port_words(at, language))
        case Draw():
            return language.say("move.draw")
        case Pass():
            return language.say("move.pass")
        case Lot(seat=seat):
            return language.say("move.lot", who=names.seat(seat))
        case Deal(tile=tile):
            return language.say("move.deal", tile=str(tile))
        case Drawn(tile=tile):
            return language.say("move.drawn", tile=str(tile))
        case _:
            assert_never(move)


def preview_words(preview: Preview, language: Language, counted: bool = True) -> str:
    """Return what a play would do, in sentences.

    Args:
        preview: What it would do.
        language: The language.
        counted: Whether ends are counted, so that placing may score.

    >>> import fives
    >>> from fives.render.wording.english import ENGLISH
    >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("5-5 0-1", "6-6"))
    >>> preview = setup.state().view(0).preview(Play.parse("5-5"))
    >>> for sentence in preview_words(preview, ENGLISH).replace(chr(160), " ").split(". "):
    ...     print(sentence)
    The ends count [5|5] 10 = 10 pips
    That would be worth 2 points
    The turn would be kept: a double, and the play scored.
    """
    sentences = []
    if counted:
        sentences.append(count_words(preview.layout, language))
        if preview.points:
            sentences.append(language.say("preview.points", n=preview.points))
        else:
            sentences.append(language.say("preview.no_points"))
    if preview.turn_kept:
        sentences.append(language.say("preview.kept", why=kept(preview.turn_kept, language)))
    if preview.hand_emptied:
        sentences.append(language.say("preview.last"))
    return " ".join(sentences) or language.say("preview.plain")
