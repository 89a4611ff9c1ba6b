"""The steps of a match of dominoes, as some seats saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import attrs

from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.match.events import Event, RoundEnded
from fives.match.moves import Deal, Draw, Drawn, Lot, Move
from fives.match.phase import Phase
from fives.match.public_view import PublicView, seen_with
from fives.match.state import GameState, begun
from fives.match.transition import Transition
from fives.match.view import View
from fives.records.record import Record
from fives.records.seen import SeenRecord, moments_of
from fives.render.pages.step import Step
from fives.render.pages.telling import told
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.rounds import next_opener

Eyes: TypeAlias = tuple[Seat, ...]
"""The seats whose tiles the reader sees; none for what everybody can see."""

_BEFORE_TURNS: Final = (Phase.LOT, Phase.DEALING)


def match_steps(
    record: Record[GameState, Move] | SeenRecord, eyes: Eyes, language: Language
) -> Iterator[Step]:
    """Yield the steps of a match: each deal, each row of draws, each play, each pass.

    Args:
        record: The match, or what those seats saw of it.
        eyes: The seats whose tiles the reader sees.
        language: The language that it is told in.
    """
    moments = tuple(_moments(record, eyes))
    start = moments[0].before if moments else _start(record)
    if not moments or start.layout.tiles or any(start.hands):
        yield Step(0, 1, (language.say("page.begins"),), seen(start, eyes))
    names = Names(start.table, eyes[0] if len(eyes) == 1 else None, language)
    waiting: list[Event] = []
    plays: tuple[Play, ...] = ()
    number = 1
    for after, moment in enumerate(moments, start=1):
        following = moments[after] if after < len(moments) else None
        waiting += moment.events
        if isinstance(moment.move, Play):
            plays = (*plays, moment.move)
        ended = any(isinstance(event, RoundEnded) for event in moment.events)
        if not ended and following is not None and _goes_on(moment, following):
            continue
        words = told(waiting, names, start.variant) + _comes_next(moment, names)
        yield Step(after, number, words, _shown(moment, eyes), plays)
        waiting = []
        if ended:
            number, plays = number + 1, ()


def seen(state: GameState, eyes: Eyes) -> View | PublicView:
    """Return what some seats see of a state together, or everybody."""
    return state.view(eyes[0]) if len(eyes) == 1 else seen_with(state, eyes)


def _start(record: Record[GameState, Move] | SeenRecord) -> GameState:
    return record.start if isinstance(record, Record) else begun(record.variant, record.table)


def _moments(record: Record[GameState, Move] | SeenRecord, eyes: Eyes) -> Iterator[Transition]:
    """Yield what each move did, with the events as the reader sees them."""
    if isinstance(record, Record):
        for step in record.transitions():
            events = tuple(event.seen_by(*eyes) for event in step.events)
            yield Transition(step.before, step.move, step.after, events)
        return
    for moment in moments_of(record):
        yield Transition(moment.before, moment.move, moment.state, tuple(moment.events(eyes)))


def _goes_on(moment: Transition, following: Transition) -> bool:
    """Return whether a move belongs to the same step as the next one."""
    if isinstance(moment.move, Lot | Deal):
        return moment.after.phase in _BEFORE_TURNS
    return isinstance(moment.move, Draw | Drawn) and isinstance(following.move, Draw | Drawn)


def _comes_next(moment: Transition, names: Names) -> tuple[str, ...]:
    """Return who opens the next round, when a round has ended and the match goes on."""
    ends = [event.end for event in moment.events if isinstance(event, RoundEnded)]
    if not ends or moment.after.outcome is not None:
        return ()
    view = moment.after.view(0)  # its hand is not told
    return (next_opener(view, ends[0], names, moment.before.opener),)


def _shown(moment: Transition, eyes: Eyes) -> View | PublicView:
    """Return what is seen after a move; at a count the table as it was counted."""
    for event in moment.events:
        if isinstance(event, RoundEnded):
            return _counted(moment, event)
    return seen(moment.after, eyes)


def _counted(moment: Transition, ended: RoundEnded) -> PublicView:
    """Return what comes next, beside the tiles of the round that has just been counted."""
    return attrs.evolve(
        seen_with(moment.after, ()),
        hands=ended.hands,
        hand_sizes=tuple(map(len, ended.hands)),
        boneyard_size=len(moment.before.boneyard),
        drawable=moment.before.drawable,
        layout=ended.layout,
        bound=None,
    )
