"""Whether records are right, in a line for each file."""

from __future__ import annotations

from collections.abc import Sequence

from fives.cli import record_texts
from fives.cli.commands import Check
from fives.cli.counted import counted
from fives.cli.reading import FileError, is_race, records_in, world_of
from fives.core.outcome import Outcome
from fives.records import AnyRecord
from fives.records.seen import SeenRecord
from fives.render.wording.english import ENGLISH
from fives.render.wording.listing import listed


def check(options: Check) -> int:
    """Print a line for each file, and return the exit status: 0 when all are right, else 1."""
    status = 0
    for path in options.paths:
        try:
            found = records_in(path)
            for record in found:
                if isinstance(record, SeenRecord):
                    world_of(record, path)
            line = record_texts.right(path, summary(found))
        except FileError as error:
            line, status = str(error), 1
        print(line, flush=True)
    return status


def summary(found: Sequence[AnyRecord]) -> str:
    """Return what records hold, in a few words.

    >>> from fives import card_race
    >>> from fives.records import Record
    >>> record = Record.of(card_race.start()).play(card_race.parse_move("mark 7H"))
    >>> summary([record]), summary([record, record])
    ('0 races, 1 move, unfinished', '2 records, 0 races, 2 moves')
    """
    ended: dict[str, int] = {}
    for record in found:
        noun, number = _rounds(record)
        ended[noun] = ended.get(noun, 0) + number
    parts = [counted(number, noun) for noun, number in ended.items()]
    parts.append(counted(sum(len(record.moves) for record in found), "move"))
    if len(found) > 1:
        return ", ".join([counted(len(found), "record"), *parts])
    record = found[0]
    eyes = [record_texts.as_seen_by(record.seats)] if isinstance(record, SeenRecord) else []
    return ", ".join([*parts, _ending(record.outcome), *eyes])


def _rounds(record: AnyRecord) -> tuple[str, int]:
    """Return how many rounds of what have ended."""
    if isinstance(record, SeenRecord):
        return "round", len(record.results)
    if is_race(record):
        return "race", len(record.results())
    return "round", len(record.results())


def _ending(outcome: Outcome | None) -> str:
    if outcome is None:
        return record_texts.UNFINISHED
    if outcome.drawn:
        return "drawn"
    return f"winners {listed([str(side) for side in outcome.winners], ENGLISH)}"
