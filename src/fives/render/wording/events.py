"""Events of the domino games: what happened, with every figure explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

import attrs

from fives.core.units import Seat
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.events import (
    Event,
    LotFell,
    MatchEnded,
    Passed,
    Redealt,
    RoundEnded,
    Ruled,
    TileDealt,
    TileDrawn,
    TilePlayed,
    TurnKept,
)
from fives.match.ruleset import RuleSet
from fives.policies.continuation import KEPT_BY_DOUBLE, KEPT_BY_SCORE
from fives.policies.points import NoPoints
from fives.render.folding import capital, glued
from fives.render.wording.awards import ruled
from fives.render.wording.language import Language
from fives.render.wording.listing import listed
from fives.render.wording.names import Names
from fives.render.wording.rounds import match_over, round_over
from fives.render.wording.sums import ends
from fives.render.wording.tiles import port_words

_KEPT: Final = {
    (KEPT_BY_DOUBLE,): "kept.double",
    (KEPT_BY_SCORE,): "kept.score",
    (KEPT_BY_DOUBLE, KEPT_BY_SCORE): "kept.both",
}


def event_words(
    event: Event,
    language: Language,
    names: Names,
    rules: RuleSet | None = None,
    hands: Sequence[TileSet] = (),
) -> str:
    """Return what happened, in whole sentences, some of whose spaces must not be broken.

    Args:
        event: What happened, as the reader may see it.
        language: The language of the sentences.
        names: What the seats are called; in that language, whatever theirs is.
        rules: The rules of the match, or None when they are not known.
        hands: The tiles that were left, by seat, for an award that counts them.

    >>> import fives
    >>> from fives.render.wording.french import FRENCH
    >>> event_words(fives.Passed(1), FRENCH, Names(fives.Table(2), you=0))
    'La place 1 n’avait rien à poser et a passé son tour.'
    """
    return " ".join(sentences(event, attrs.evolve(names, language=language), rules, hands))


def sentences(
    event: Event, names: Names, rules: RuleSet | None, hands: Sequence[TileSet] = ()
) -> tuple[str, ...]:
    """Return what happened, a sentence for each line that it deserves.

    Args:
        event: What happened, as the reader may see it.
        names: What the seats are called, in the language of the sentences.
        rules: The rules of the match, or None when they are not known.
        hands: The tiles that were left, by seat, for an award that counts them.

    >>> import fives
    >>> sentences(fives.LotFell(1), Names(fives.Table(2)), None)
    ('The lot fell on seat 1: the opener.',)
    """
    say = names.language.say
    match event:
        case LotFell():
            return (say("lot.fell", who=names.seat(event.seat)),)
        case TileDealt():
            return (dealt(event.seat, [event.tile], names),)
        case Redealt():
            return (say("dealt.again"),)
        case TilePlayed():
            return (played(event, names, rules),)
        case TileDrawn():
            return (drew(event.seat, [event.tile], names, rules),)
        case Passed():
            return (capital(say("passed", who=names.seat(event.seat))),)
        case TurnKept():
            why = kept(event.reasons, names.language)
            return (capital(say("kept", who=names.seat(event.seat), why=why)),)
        case RoundEnded():
            return round_over(event, names)
        case Ruled():
            return (ruled(event.ruling, names, rules, hands),)
        case MatchEnded():
            return (match_over(event.outcome, names),)
        case _:
            assert_never(event)


def dealt(seat: Seat, tiles: Sequence[Tile | None], names: Names) -> str:
    """Return which tiles a seat was dealt, in their order, as far as the reader may know.

    >>> import fives
    >>> dealt(1, [None, None], Names(fives.Table(2)))
    'Dealt to seat 1: 2 tiles.'
    """
    known = sorted(tile for tile in tiles if tile is not None)
    shown = seen(known or tiles, names.language)
    return capital(names.language.say("dealt.tiles", who=names.seat(seat), tiles=shown))


def drew(
    seat: Seat, tiles: Sequence[Tile | None], names: Names, rules: RuleSet | None = None
) -> str:
    """Return what a seat drew, as far as the reader may know.

    >>> import fives
    >>> drew(0, [Tile(3, 4), None], Names(fives.Table(2), you=1), fives.HORSE_RACE)
    'Seat 0 had nothing to place and drew 2 tiles.'
    """
    stuck = rules is not None and not rules.drawing.may_draw(can_place=True, leading=False)
    key = "drew.stuck" if stuck else "drew.freely"
    told = names.language.say(key, who=names.seat(seat), tiles=seen(tiles, names.language))
    return capital(told)


def played(event: TilePlayed, names: Names, rules: RuleSet | None = None) -> str:
    """Return what a seat placed, and how its count came about where placing may score.

    >>> import fives
    >>> event = fives.TilePlayed(1, Tile(5, 5), None, False, 10, (), 2)
    >>> played(event, Names(fives.Table(2), you=1), fives.DRAW)
    'You led [5|5].'
    """
    language, who, tile = names.language, names.seat(event.seat), str(event.tile)
    drawn = "_drawn" if event.drawn else ""
    if event.at is None:
        told = language.say(f"played.led{drawn}", who=who, tile=tile)
    else:
        at = port_words(event.at, language)
        told = language.say(f"played.joined{drawn}", who=who, tile=tile, place=at)
    if rules is not None and isinstance(rules.points, NoPoints):
        return capital(language.say("played.uncounted", played=told))
    added, points = ends(event.parts, event.total), glued(worth(event.points, language))
    return capital(language.say("played.counted", played=told, sum=added, worth=points))


def worth(points: int, language: Language) -> str:
    """Return what a play scores.

    >>> from fives.render.wording.english import ENGLISH
    >>> [worth(points, ENGLISH).replace(chr(160), " ") for points in (0, 1, 2)]
    ['no points', '1 point', '2 points']
    """
    return language.say("worth.some", n=points) if points else language.say("worth.none")


def kept(reasons: Sequence[str], language: Language) -> str:
    """Return why a turn was kept; a reason of another package stands as it is.

    >>> from fives.render.wording.french import FRENCH
    >>> kept(("double",), FRENCH), kept(("acme-luck", "acme-nerve"), FRENCH)
    ('un double', 'acme-luck et acme-nerve')
    """
    key = _KEPT.get(tuple(reasons))
    return listed(reasons, language) if key is None else language.say(key)


def seen(tiles: Sequence[Tile | None], language: Language) -> str:
    """Return tiles as far as they are known; one that is hidden hides their names.

    >>> from fives.render.wording.english import ENGLISH
    >>> seen([Tile(1, 2), Tile(0, 0)], ENGLISH), seen([Tile(1, 2), None], ENGLISH)
    ('[1|2] [0|0]', '2 tiles')
    """
    known = [str(tile) for tile in tiles if tile is not None]
    if len(known) == len(tiles):
        return " ".join(known)
    return language.say("tiles.hidden", n=len(tiles))
