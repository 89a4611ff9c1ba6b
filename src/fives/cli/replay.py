"""Telling a match from its record."""

from __future__ import annotations

from collections.abc import Sequence

from fives.cli import race_texts, record_texts
from fives.cli.commands import Replay
from fives.cli.eyes import seat_in
from fives.cli.paging import write_page
from fives.cli.play import has_choice
from fives.cli.position import position, race_position
from fives.cli.race_reporter import RaceReporter
from fives.cli.reading import (
    MatchRecord,
    RaceRecord,
    chosen,
    first_of,
    is_race,
    records_in,
    world_of,
)
from fives.cli.reporter import Reporter
from fives.core.units import Seat
from fives.records.seen import SeenRecord
from fives.render.folding import fold
from fives.render.wording.race_figures import chips


def replay(options: Replay) -> int:
    """Tell a record and return the exit status.

    Raises:
        FivesError: When the file holds no such record, or not so many moves.
    """
    found = records_in(options.path)
    record = chosen(found, options.number)
    seat = seat_in(record, options.seat)
    if options.page is not None:
        return write_page(record, options, options.page)
    eyes: tuple[Seat, ...] | None = None if seat is None else (seat,)
    if isinstance(record, SeenRecord):
        eyes = record.seats if eyes is None else eyes
        told: MatchRecord | RaceRecord = world_of(record, options.path)
    else:
        told = record
    moves = first_of(told, options.to, "--to")
    title, table = _title(told)
    _show(fold(record_texts.first_line(title, table, len(told.moves), eyes)))
    if len(found) > 1:
        print(record_texts.one_of_several(options.number or 1, len(found)))
    if eyes is None:  # tags and comments might tell secrets
        _show([line for tag in told.tags for line in fold(record_texts.tag(*tag))])
    if is_race(told):
        _tell_race(told, moves, seat)
    else:
        _tell(told, moves, eyes)
    return 0


def _title(record: MatchRecord | RaceRecord) -> tuple[str, str]:
    """Return what was played, and at which table."""
    if is_race(record):
        terms = record.start.terms
        return race_texts.TITLE, race_texts.table(terms.seats, chips(terms.chips))
    return record.start.variant.title, str(record.start.table)


def _tell(record: MatchRecord, moves: int, eyes: Sequence[int] | None) -> None:
    start = state = record.start
    if any(start.hands):  # a record may begin anywhere
        _show(("", *position(start, eyes)))
    reporter = Reporter(start.view(0), eyes)
    comments = record.comments if eyes is None else ()
    for number, transition in enumerate(record.branch(moves).transitions()):
        if _comment(comments, number):
            reporter.flush()
            _show(_comment(comments, number))
        reporter.show(transition)
        state = transition.after
        if reporter.sees(state.actor) and has_choice(state.legal_moves()):
            reporter.flush()  # a seat that is asked for a move ends the row of its draws
    reporter.flush()
    _show(_comment(comments, moves))
    if state.outcome is None:
        heading = record_texts.stands_at(moves, len(record.moves))
        _show(("", heading, *position(state, eyes)))


def _tell_race(record: RaceRecord, moves: int, seat: Seat | None) -> None:
    state = record.start
    reporter = RaceReporter(state, seat)
    comments = record.comments if seat is None else ()
    for number, step in enumerate(record.branch(moves).transitions()):
        _show(_comment(comments, number))
        reporter.show(step)
        state = step.after
    _show(_comment(comments, moves))
    if state.outcome is None:
        heading = record_texts.stands_at(moves, len(record.moves))
        _show(("", heading, *race_position(state, seat)))


def _comment(comments: Sequence[tuple[int, str]], after: int) -> tuple[str, ...]:
    """Return what is said after so many moves, as lines."""
    texts = [record_texts.comment(text) for number, text in comments if number == after]
    return tuple(line for text in texts for line in fold(text))


def _show(lines: Sequence[str]) -> None:
    for line in lines:
        print(line)
