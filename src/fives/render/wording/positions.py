"""A match at one moment in words, as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fives.core.state import CHANCE
from fives.dominoes.tileset import TileSet
from fives.match.phase import Phase
from fives.match.public_view import PublicView
from fives.match.view import View
from fives.policies.points import NoPoints
from fives.render.folding import capital
from fives.render.wording.language import Language
from fives.render.wording.layouts import layout_words
from fives.render.wording.listing import listed
from fives.render.wording.names import Names
from fives.render.wording.rounds import match_over
from fives.render.wording.tiles import hand_words

_CHANCE: Final = {
    Phase.LOT: "state.lot",
    Phase.DEALING: "state.dealing",
    Phase.DRAWING: "state.drawing",
}


def position_words(view: View | PublicView, names: Names) -> str:
    """Return what a seat or spectators see, in sentences.

    Args:
        view: What they see; it holds no hidden tile, so none can be told.
        names: What the seats are called, in the language of the sentences.

    >>> import fives
    >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("2-5", "6-6 0-1"))
    >>> view = setup.state().view(0)
    >>> for sentence in position_words(view, Names(view.table, 0)).split(". "):
    ...     print(sentence.replace(chr(160), " "))
    Horse Race, 2 seats
    You are to move
    The opener of the round: you
    You have 0 points and seat 1 has 0 points
    You hold 1 tile and seat 1 holds 2 tiles
    The boneyard has 25 tiles
    You hold [2|5]: 1 tile, 7 pips
    The table is empty.
    """
    language, table = names.language, view.table
    title = "state.pairs" if table.pairs else "state.solo"
    sentences = [
        language.say(title, title=view.variant.title, n=table.seats),
        _now(view, names),
    ]
    if view.opener is not None:
        sentences.append(language.say("state.opener", who=names.seat(view.opener)))
    sentences += [
        _all(
            [
                language.say("state.score", who=names.side(side), n=score)
                for side, score in zip(table.sides, view.scores, strict=True)
            ],
            language,
        ),
        _all(
            [
                language.say("state.size", who=names.seat(seat), n=size)
                for seat, size in enumerate(view.hand_sizes)
            ],
            language,
        ),
        _boneyard(view, language),
        *_hands(view, names),
    ]
    if view.bound is not None:
        key = "state.bound_drawn" if view.phase is Phase.PLACING else "state.bound_lead"
        sentences.append(language.say(key, tile=str(view.bound)))
    if view.passes:
        sentences.append(language.say("state.passes", n=view.passes))
    counted = not isinstance(view.variant.points, NoPoints)
    sentences.append(layout_words(view.layout, language, counted))
    return " ".join(map(capital, sentences))


def _all(clauses: Sequence[str], language: Language) -> str:
    """Return clauses, one for each seat or side, as one sentence."""
    return language.say("state.list", items=listed(clauses, language))


def _now(view: View | PublicView, names: Names) -> str:
    """Return what comes next, or how the match has ended."""
    if view.outcome is not None:
        return match_over(view.outcome, names)
    if view.actor is CHANCE or view.actor is None:
        return names.language.say(_CHANCE[view.phase])
    key = "state.placing" if view.phase is Phase.PLACING else "state.turn"
    return names.language.say(key, who=names.seat(view.actor))


def _boneyard(view: View | PublicView, language: Language) -> str:
    size, drawable = view.boneyard_size, view.drawable
    if not size:
        return language.say("boneyard.empty")
    if drawable == size:
        return language.say("boneyard.all", n=size)
    if not drawable:
        return language.say("boneyard.none", n=size)
    return language.say("boneyard.some", n=size, drawable=drawable)


def _hands(view: View | PublicView, names: Names) -> Iterator[str]:
    """Yield the hands that are shown: the reader's own, or those of a side."""
    hands: Sequence[TileSet | None]
    if isinstance(view, View):
        hands = [view.hand if seat == view.seat else None for seat in range(view.table.seats)]
    else:
        hands = view.hands
    for seat, hand in enumerate(hands):
        if hand:
            tiles = hand_words(hand, names.language)
            yield names.language.say("state.hand", who=names.seat(seat), tiles=tiles)
        elif hand is not None:
            yield names.language.say("state.no_hand", who=names.seat(seat))
