"""Going through a record for how its rounds ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fives.card_race.state import CardRace
from fives.core.errors import InputError, kind_of
from fives.match.state import GameState
from fives.records.results import RaceSummary, RoundSummary, may_end, race_summary, round_summary

if TYPE_CHECKING:
    from fives.card_race.moves import RaceMove
    from fives.match.moves import Move
    from fives.records.record import Record


def summaries(record: Record[Any, Any]) -> tuple[RoundSummary | RaceSummary, ...]:
    """Return how each round of a record ended, of those that did.

    Raises:
        InputError: When it is of a game whose rounds this library does not know.
    """
    if type(record.start) is GameState:
        return _of_rounds(record)
    if type(record.start) is CardRace:
        return _of_races(record)
    what = kind_of(record.start)
    raise InputError("OTHER_GAME", f"Rounds are known of dominoes and card races, not of {what}.")


def _of_rounds(record: Record[GameState, Move]) -> tuple[RoundSummary, ...]:
    found: list[RoundSummary] = []
    before = record.start
    for number, move in enumerate(record.moves, start=1):
        after = before.apply(move)
        if may_end(before, after):
            events = before.step(move).events
            ended = round_summary(events, after, len(found) + 1, number)
            found += [] if ended is None else [ended]
        before = after
    return tuple(found)


def _of_races(record: Record[CardRace, RaceMove]) -> tuple[RaceSummary, ...]:
    found: list[RaceSummary] = []
    state = record.start
    for number, move in enumerate(record.moves, start=1):
        transition = state.step(move)
        ended = race_summary(transition.events, state.race, number)
        found += [] if ended is None else [ended]
        state = transition.after
    return tuple(found)
