"""Checks of any game: what may be done, what may not, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from fives.core.errors import IllegalMoveError
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.state import CHANCE
from fives.testing.check import AnyState, Begin, Check, Look, Moment, S, each

JUNK: Final = (None, 7, "no move", ())
"""What is no move of any game."""

FEW: Final = 12
"""So many of a long list are tried."""


def _some(moment: Moment[S], things: Iterable[Any], most: int = FEW) -> list[Any]:
    known = list(things)
    return known if len(known) <= most else moment.rng.sample(known, most)


def listing(moment: Moment[AnyState]) -> Iterator[str]:
    """Look at the list of moves."""
    state, listed = moment.state, moment.listed
    if type(listed) is not tuple:
        yield f"legal_moves() gave a {type(listed).__name__}, not a tuple."
    if len(set(listed)) != len(listed):
        twice = next(move for move in listed if listed.count(move) > 1)
        yield f"{twice} is listed twice."
    if state.legal_moves() != listed:
        yield "legal_moves() gives another list when asked again."
    for move in _some(moment, listed):
        refusal = state.refusal(move)
        if refusal is not None:
            yield f"{move} is listed but refused: {refusal}"


def refusals(also: Callable[[Moment[S]], Iterable[object]]) -> Begin[S]:
    """Return a check that what is not listed is refused and not taken.

    Args:
        also: Moves to try beyond those that were listed before in the match.
    """

    def begin(start: S, seed: int) -> Look[S]:
        earlier: dict[object, None] = {}

        def look(moment: Moment[S]) -> Iterator[str]:
            listed = set(moment.listed)
            tried = (*also(moment), *_some(moment, earlier), *JUNK)
            for move in tried:
                if move not in listed:
                    yield from _refused(moment.state, move)
            if len(earlier) < 1000:
                earlier.update(dict.fromkeys(moment.listed))

        return look

    return begin


def _refused(state: AnyState, move: object) -> Iterator[str]:
    refusal = state.refusal(move)
    if refusal is None:
        yield f"{move} is allowed but not listed."
    elif not isinstance(refusal, Refusal) or not refusal.code or not refusal.sentence:
        yield f"The refusal of {move} is no Refusal with a code and a sentence: {refusal!r}."
    try:
        state.apply(move)
    except IllegalMoveError as error:
        if error.move != move or error.refusal != refusal:
            yield f"The error for {move} does not carry the move and its refusal: {error}"
    else:
        yield f"{move} is not listed, and apply() takes it."


def ends(moment: Moment[AnyState]) -> Iterator[str]:
    """Look at whether the match is over in every respect or in none."""
    state = moment.state
    actor, outcome = state.actor, state.outcome
    signs = {"no moves": not moment.listed, "no actor": actor is None, "outcome": bool(outcome)}
    if len(set(signs.values())) > 1:
        yield f"It is over in one respect and not in another: {signs}."
    if not (actor is None or actor is CHANCE or (type(actor) is int and actor >= 0)):
        yield f"The actor is {actor!r}, which is no seat, not CHANCE and not None."
    if outcome is not None and not isinstance(outcome, Outcome):
        yield f"The outcome is {outcome!r}, which is no Outcome."


def notation(parse: Callable[[str], object] | None) -> Begin[S]:
    """Return a check that moves print, each differently, and read back."""

    def look(moment: Moment[S]) -> Iterator[str]:
        texts = [str(move) for move in moment.listed]
        if "" in texts:
            yield "A move prints as nothing."
        if len(set(texts)) != len(texts):
            twice = next(text for text in texts if texts.count(text) > 1)
            yield f"Two different moves print as {twice!r}."
        for move, text in zip(moment.listed, texts, strict=True):
            if text == object.__repr__(move):
                yield f"A {type(move).__name__} does not print as a notation: {text}."
            if parse is not None and parse(text) != move:
                yield f"{text!r} reads back as {parse(text)}, not as the move {move!r}."

    return each(look)


def own_view(moment: Moment[AnyState]) -> Iterator[str]:
    """Look at what the seat to move may know of its moves, where the game has views."""
    state, seat = moment.state, moment.state.actor
    view_of = getattr(state, "view", None)
    if view_of is None or type(seat) is not int:
        return
    view = view_of(seat)
    if view.legal_moves() != moment.listed:
        yield f"The view of seat {seat} lists other moves than the state."
    if view != view_of(seat) or hash(view) != hash(view_of(seat)):
        yield f"Two views of seat {seat} of one state are not equal."
    for move in (*_some(moment, moment.listed), *JUNK):
        if view.refusal(move) != state.refusal(move):
            yield f"The view of seat {seat} refuses {move} otherwise than the state."


LISTING: Final = Check(
    "moves", "Listed moves are a tuple without repeats, and none is refused.", each(listing)
)
ENDS: Final = Check(
    "ends", "There are no moves, no actor and an outcome together.", each(ends), cheap=True
)
OWN_VIEW: Final = Check(
    "own-view", "The seat to move sees its moves in its view.", each(own_view), share=0.2
)
