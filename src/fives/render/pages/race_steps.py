"""The steps of a session of card races; everybody sees all of it."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from fives.card_race.events import BetsSettled, MarkerLaid, RaceEvent, RaceWon
from fives.card_race.moves import RaceMove, Turn
from fives.card_race.public_view import PublicRaceView
from fives.card_race.state import CardRace
from fives.card_race.transition import RaceTransition
from fives.card_race.view import RaceView
from fives.core.units import Seat
from fives.records.record import Record
from fives.render.pages.step import Step
from fives.render.pages.telling import told_race
from fives.render.wording.language import Language
from fives.render.wording.names import Names


def race_steps(
    record: Record[CardRace, RaceMove], seat: Seat | None, language: Language
) -> Iterator[Step]:
    """Yield the steps of a session: each track once it lies, each bet, each card of a race.

    Args:
        record: The session.
        seat: The seat of the reader, or None for one who only watches.
        language: The language that it is told in.
    """
    start = record.start
    if not record.moves or start.markers:
        yield Step(0, start.race, (language.say("page.begins"),), race_seen(start, seat))
    names = Names(start.table, seat, language)
    waiting: list[RaceEvent] = []
    for after, moment in enumerate(record.transitions(), start=1):
        waiting += moment.events
        laying = isinstance(moment.events[-1], MarkerLaid)
        if laying and after < len(record.moves):
            continue
        words = told_race(waiting, names)
        yield Step(after, moment.before.race, words, _shown(moment, seat))
        waiting = []


def race_seen(race: CardRace, seat: Seat | None) -> RaceView | PublicRaceView:
    """Return what a seat sees of a session, or everybody."""
    return race.public_view() if seat is None else race.view(seat)


def _shown(moment: RaceTransition, seat: Seat | None) -> RaceView | PublicRaceView:
    """Return what is seen after a move; of a race that was won the track with its winner."""
    won = any(isinstance(event, RaceWon) for event in moment.events)
    if not won or moment.after.outcome is not None:
        return race_seen(moment.after, seat)
    assert isinstance(moment.move, Turn)
    settled = [event for event in moment.events if isinstance(event, BetsSettled)]
    return attrs.evolve(
        race_seen(moment.before, seat),
        _turned=moment.before._turned | 1 << moment.move.card.index,
        _balances=settled[0].balances,
        _choices=(),  # settled, as after the last race
    )
