"""What would be laid where, and which values the open ends take, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from fives.dominoes.plays import Play
from fives.dominoes.ports import Port
from fives.render.folding import glued
from fives.render.wording.language import Language
from fives.render.wording.tiles import port_words


def play(move: Play, language: Language) -> str:
    """Return what would be laid where.

    >>> from fives.render.wording.english import ENGLISH
    >>> play(Play.parse("2-5@5-5.a"), ENGLISH), play(Play.parse("2-5"), ENGLISH)
    ('[2|5] on [5|5] a', 'lead [2|5]')
    """
    tile = str(move.tile)
    if move.at is None:
        return language.say("choice.lead", tile=tile)
    return language.say("choice.play", tile=tile, place=port_words(move.at, language))


def open_ends(ports: Sequence[Port], language: Language) -> str:
    """Return the value that each open end takes, and where it lies.

    >>> from fives.render.folding import GLUE
    >>> from fives.render.wording.english import ENGLISH
    >>> ports = [Port.parse("2-5.lo"), Port.parse("5-5.b")]
    >>> open_ends(ports, ENGLISH).replace(GLUE, " ")
    '2 on [2|5] lo, 5 on [5|5] b'
    """
    values = [
        language.say("place.value", value=port.value, place=port_words(port, language))
        for port in ports
    ]
    return ", ".join(map(glued, values))
