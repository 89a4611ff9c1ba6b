"""Checks of scores: events add up to them, and a refused event leaves them alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fives.core.refusal import Refusal
from fives.core.units import Points
from fives.dominoes.scoring import PLAY, Ruling
from fives.match.events import MatchEnded, RoundEnded, TilePlayed
from fives.match.state import GameState
from fives.testing.asking import events_of, layout_after, rulings_of
from fives.testing.check import Check, Moment, each


def scores(moment: Moment[GameState]) -> Iterator[str]:
    """Look at what the last move did to the scores."""
    if moment.before is None:
        if any(moment.state.scores):
            yield "The match begins with points."
        return
    running = [*moment.before.scores]
    for ruled in rulings_of(moment):
        yield from _ruling(moment, ruled.ruling, running)
    if tuple(running) != moment.state.scores:
        told, now = "-".join(map(str, running)), "-".join(map(str, moment.state.scores))
        yield f"By the events the scores are {told}; the state says {now}."
    yield from _plays(moment)
    yield from _verdict(moment)


def _ruling(moment: Moment[GameState], ruling: Ruling, running: list[Points]) -> Iterator[str]:
    """Look at one ruling, and note what it does."""
    event, side = ruling.event, ruling.event.side
    if ruling.before != running[side]:
        yield f"A ruling is on {ruling.before} points of side {side}, which had {running[side]}."
    worth = sum(part.points for part in event.parts)
    if event.points != worth:
        yield f"An event is worth {event.points} points and its parts {worth}."
    if ruling.accepted and ruling.after != ruling.before + worth:
        yield f"An accepted event of {worth} points takes {ruling.before} to {ruling.after}."
    if not ruling.accepted and ruling.after != ruling.before:
        yield f"A refused event takes {ruling.before} points to {ruling.after}."
    state = moment.state
    refusal = state.variant.target.refusal(running[side], event, state.table)
    if _words(refusal) != _words(ruling.refusal):
        yield f"The target rules otherwise when asked again: {refusal}, not {ruling.refusal}."
    running[side] = ruling.after


def _words(refusal: Refusal | None) -> tuple[str, str] | None:
    """Return what a refusal says, without the rule that the variant cites for it."""
    return None if refusal is None else (refusal.code, refusal.sentence)


def _plays(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether a play is worth what the rules say, and is judged once."""
    judged = [
        part.points
        for ruled in rulings_of(moment)
        for part in ruled.ruling.event.parts
        if part.reason == PLAY
    ]
    played = events_of(moment, TilePlayed)
    if played:
        worth = moment.state.variant.points_for(layout_after(moment))
        if played[0].points != worth:
            yield f"The play is told to be worth {played[0].points}; by the rules it is {worth}."
    earned = [event.points for event in played if event.points]
    if judged != earned and not (moment.state.outcome is not None and judged == []):
        how = "; settlement.settle places end.gain once" if events_of(moment, RoundEnded) else ""
        yield f"The play earned {earned or 'nothing'}, and judged was {judged or 'nothing'}{how}."


def _verdict(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether the match is over exactly when the target says so."""
    state, ended = moment.state, events_of(moment, MatchEnded)
    verdicts = [
        state.variant.target.verdict(state.scores, state.table, round_over=over)
        for over in (False, True)
    ]
    if state.outcome is None:
        if verdicts[0] is not None:
            yield f"With {state.scores} points the target ends the match, and it goes on."
        if ended:
            yield "MatchEnded was told, and the match goes on."
        return
    if state.outcome not in verdicts:
        yield f"The outcome is {state.outcome}; the target says {verdicts[0] or verdicts[1]}."
    if [event.outcome for event in ended] != [state.outcome] or moment.events[-1] not in ended:
        yield "The end of the match is not told once, with its outcome, as the last event."


SCORES: Final = Check(
    "scores",
    "Events add up to scores; a refused event leaves them alone; the target's word holds.",
    each(scores),
    cheap=True,
)
