"""Records as text: one in a text, or several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from fives.card_race.moves import RaceMove
from fives.card_race.state import CardRace
from fives.core.errors import InputError, kind_of
from fives.match.moves import Move
from fives.match.state import GameState
from fives.policies.variant import Variant
from fives.records.boards import OpenBoard, SeenBoard
from fives.records.errors import RecordError
from fives.records.header import FIRST, read_header
from fives.records.lines import Lines
from fives.records.record import Record, made
from fives.records.seen import SeenRecord, seen_made
from fives.records.text_read import read_rounds
from fives.records.text_read_race import read_races
from fives.records.text_write import dumped

AnyRecord: TypeAlias = "Record[GameState, Move] | Record[CardRace, RaceMove] | SeenRecord"
"""A record of either game, or what some seats saw of a match of dominoes."""

BETWEEN: Final = "---"
"""The line between two records."""


def dumps(record: AnyRecord) -> str:
    """Return a record as text, which `loads` reads back equal.

    Args:
        record: A record from the beginning of a match, or what was seen of one.

    Raises:
        InputError: When it is no record, or begins in mid-match.

    >>> import fives
    >>> from fives.records import Record
    >>> print(dumps(Record.of(fives.DRAW.start(seats=2)).play(fives.Lot(1))))
    fives-record 1
    game: dominoes
    variant: draw/1
    table: 2 seats
    <BLANKLINE>
    round 1
    lot 1
    <BLANKLINE>
    == unfinished
    <BLANKLINE>
    """
    return dumped(record)


def dumps_all(records: Iterable[AnyRecord]) -> str:
    """Return several records as one text, with a line ``---`` between them.

    Raises:
        InputError: When something is no record, or begins in mid-match.

    >>> dumps_all(())
    ''
    """
    if not isinstance(records, Iterable):
        raise InputError("NOT_RECORDS", f"Records were expected, not {kind_of(records)}.")
    return f"{BETWEEN}\n".join(map(dumped, records))


def loads(text: str, variant: Variant | None = None) -> AnyRecord:
    """Return the record in a text; every move and every result in it is checked.

    Args:
        text: What `dumps` gave, or the same written by hand.
        variant: The variant, for a record that names one with policies of its own; it must
            be the one of the record.

    Raises:
        RecordError: When the text is no record, or something in it cannot be; says where.

    >>> import fives
    >>> from fives.records import Record
    >>> record = Record.of(fives.DRAW.start(seats=2)).play(fives.Lot(1))
    >>> loads(dumps(record)) == record
    True
    >>> loads(dumps(record).replace("lot 1", "lot 7"))
    Traceback (most recent call last):
    fives.records.errors.RecordError: line 7, column 1: The lot can fall on the seats 0 to 1 only.
    """
    return _read(Lines(_lines_of(text)), variant, True)


def loads_all(text: str, variant: Variant | None = None) -> tuple[AnyRecord, ...]:
    """Return the records in a text, which has a line ``---`` between them.

    Args:
        text: What `dumps_all` gave, or the same written by hand.
        variant: The variant for those records that name one with policies of its own.

    Raises:
        RecordError: When something is no record, or cannot be; says where.

    >>> loads_all("")
    ()
    """
    if text == "":
        return ()
    found, first = [], 0
    lines = [*_lines_of(text), BETWEEN]
    for place, line in enumerate(lines):
        if line == BETWEEN:
            found.append(_read(Lines(lines[first:place], first + 1), variant, False))
            first = place + 1
    return tuple(found)


def _lines_of(text: str) -> list[str]:
    """Return the lines of a text, which all end with a line break."""
    if type(text) is not str:
        raise RecordError("NOT_TEXT", f"a record is read from text, not {kind_of(text)}.")
    lines = text.split("\n")
    if lines[0] != FIRST:
        sentence = f"a record begins with the line {FIRST!r}, not {lines[0][:40]!r}."
        raise RecordError("NOT_A_RECORD", sentence)
    if lines[-1]:
        sentence = "the last line does not end with a line break, so the text seems to be cut."
        raise RecordError("CUT", sentence, len(lines), len(lines[-1]) + 1)
    return lines[:-1]


def _read(lines: Lines, variant: Variant | None, always: bool) -> AnyRecord:
    header = read_header(lines, variant, always)
    start = header.start
    if isinstance(start, CardRace):
        return read_races(lines, start, header.tags)
    comments: list[tuple[int, str]] = []
    if header.viewers is None:
        board = OpenBoard(start)
        read_rounds(lines, board, comments)
        return made(start, tuple(board.moves), tuple(comments), header.tags, board.state)
    if header.tags:
        sentence = "a record of what some seats saw has no tags, since they could tell secrets."
        lines.fail("NO_TAGS", sentence)
    seen = SeenBoard(start, header.viewers)
    read_rounds(lines, seen, comments)
    return seen_made(start, header.viewers, seen.moves, seen.revealed, seen.leads, seen.watched)
