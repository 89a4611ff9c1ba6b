"""Checks of views: what they say is so, and what they foretell happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fives.dominoes.plays import Play
from fives.match.events import MatchEnded, RoundEnded, TilePlayed, TurnKept
from fives.match.moves import Draw, Pass
from fives.match.state import GameState
from fives.testing.check import Check, Moment, each

SAME: Final = (
    "variant",
    "table",
    "actor",
    "phase",
    "scores",
    "opener",
    "drawable",
    "layout",
    "passes",
    "outcome",
)
"""What a view says just as the state does."""


def facts(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether every seat's view says what is so."""
    state = moment.state
    for seat in range(state.table.seats):
        view = state.view(seat)
        for name in SAME:
            if getattr(view, name) != getattr(state, name):
                yield f"The view of seat {seat} has another {name} than the state."
        if (view.seat, view.hand) != (seat, state.hands[seat]):
            yield f"The view of seat {seat} is of seat {view.seat} with {view.hand}."
        sizes = tuple(map(len, state.hands))
        if (view.hand_sizes, view.boneyard_size) != (sizes, len(state.boneyard)):
            yield f"The view of seat {seat} has wrong numbers of tiles."
        if view.bound != (state.bound if state.actor == seat else None):
            yield f"The view of seat {seat} says that {view.bound} is bound."
        mine = moment.listed if state.actor == seat else ()
        if view.legal_moves() != mine:
            yield f"The view of seat {seat} lists other moves than it has."
        for move in (Draw(), Pass(), *moment.listed[:2]):
            if (view.refusal(move) is None) is not (move in mine):
                yield f"The view of seat {seat} is wrong about whether {move} is refused."


def previews(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether plays do what their previews say."""
    state, seat = moment.state, moment.state.actor
    if not isinstance(seat, int):
        return
    plays = [move for move in moment.listed if isinstance(move, Play)]
    for play in plays if len(plays) < 4 else moment.rng.sample(plays, 3):
        preview, events = state.view(seat).preview(play), state.step(play).events
        played = next(event for event in events if isinstance(event, TilePlayed))
        told = (preview.total, preview.parts, preview.points)
        if told != (played.total, played.parts, played.points):
            yield f"The preview of {play} has another count than the play."
        if preview.hand_emptied is not (len(state.hands[seat]) == 1):
            yield f"The preview of {play} is wrong about the hand being empty."
        if not any(isinstance(event, RoundEnded | MatchEnded) for event in events):
            kept = [event.reasons for event in events if isinstance(event, TurnKept)]
            if [preview.turn_kept] != (kept or [()]):
                yield f"The preview of {play} keeps the turn for {preview.turn_kept}, not {kept}."


FACTS: Final = Check("views", "Views say what is so.", each(facts), share=0.15)
PREVIEWS: Final = Check("previews", "Plays do what previews say.", each(previews), share=0.2)
