"""Reading the records of a file, whatever is in it."""

from __future__ import annotations

import io
import sys
from typing import Final, TypeAlias

from typing_extensions import TypeIs

from fives.beliefs import BeliefError, filled
from fives.card_race.moves import RaceMove
from fives.card_race.state import CardRace
from fives.cli import record_texts
from fives.core.errors import FivesError
from fives.match.moves import Move
from fives.match.state import GameState
from fives.records import AnyRecord, RecordError, loads_all
from fives.records.json_values import JsonError
from fives.records.record import Record
from fives.records.seen import SeenRecord
from fives.wire import loads

MOST_BYTES: Final = 64_000_000
"""The most that is read of a file."""

MatchRecord: TypeAlias = Record[GameState, Move]
RaceRecord: TypeAlias = Record[CardRace, RaceMove]


class WrongOption(FivesError):
    """An option that does not fit the file.

    >>> print(WrongOption("TOO_FAR", "The record has 212 moves."))
    The record has 212 moves.
    """


class FileError(FivesError):
    """A file that holds no record that is right; the message begins with its name and the place.

    >>> print(FileError("NOT_READ", "match.fives: No such file or directory"))
    match.fives: No such file or directory
    """


def records_in(path: str) -> tuple[AnyRecord, ...]:
    """Return the records of a file in the text form or in JSON, of which there is at least one.

    Args:
        path: The file, or ``-`` for standard input.

    Raises:
        FileError: When it cannot be read, or something in it is wrong.
    """
    text = _text(path)
    try:
        if text.lstrip()[:1] in ("{", "["):
            document = loads(text)
            if not isinstance(document, Record | SeenRecord):
                raise FileError("NO_RECORD", record_texts.wrong(path, record_texts.NO_RECORD))
            return (document,)
        found = loads_all(text)
    except RecordError as error:
        place = f"{error.line}:{error.column}: {error.message}"
        raise FileError(error.code, _of(path, place)) from None
    except JsonError as error:
        raise FileError(error.code, record_texts.wrong(path, str(error))) from None
    if not found:
        raise FileError("EMPTY", record_texts.wrong(path, record_texts.EMPTY))
    return found


def chosen(found: tuple[AnyRecord, ...], number: int | None) -> AnyRecord:
    """Return a record by its number from 1; the first when no number is given.

    Raises:
        WrongOption: When there is no such record.
    """
    if number is not None and not 1 <= number <= len(found):
        raise WrongOption("NO_SUCH_RECORD", record_texts.no_such_record(number, len(found)))
    return found[0 if number is None else number - 1]


def is_race(record: MatchRecord | RaceRecord) -> TypeIs[RaceRecord]:
    """Return whether a record is one of the card race.

    >>> from fives import card_race
    >>> is_race(Record.of(card_race.start()))
    True
    """
    return isinstance(record.start, CardRace)


def world_of(seen: SeenRecord, path: str) -> MatchRecord:
    """Return a whole record that looks to those who saw it as this one does.

    Args:
        seen: What some seats saw.
        path: The file that it comes from.

    Raises:
        FileError: When no hidden tiles agree with it.
    """
    try:
        return filled(seen)
    except BeliefError as error:
        raise FileError(error.code, record_texts.wrong(path, str(error))) from None


def first_of(record: AnyRecord, moves: int | None, option: str) -> int:
    """Return how many moves are meant: all unless a number is given.

    Args:
        record: The record.
        moves: The number.
        option: Its name on the command line.

    Raises:
        WrongOption: When the record has not so many.
    """
    if moves is not None and moves > len(record.moves):
        sentence = record_texts.too_far(option, moves, len(record.moves))
        raise WrongOption("TOO_FAR", sentence)
    return len(record.moves) if moves is None else moves


def _of(path: str, place: str) -> str:
    return f"{record_texts.printable(path)}:{place}"


def _text(path: str) -> str:
    try:
        data = _bytes(path)
    except (OSError, ValueError) as error:  # such as a folder, or a name with a NUL
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise FileError("NOT_READ", record_texts.wrong(path, why)) from None
    if len(data) > MOST_BYTES:
        raise FileError("TOO_LONG", record_texts.wrong(path, record_texts.too_long(MOST_BYTES)))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise FileError("NOT_TEXT", _of(path, record_texts.not_utf8(line, column))) from None


def _bytes(path: str) -> bytes:
    if path != "-":
        with open(path, "rb") as file:
            return file.read(MOST_BYTES + 1)
    if sys.stdin is None:  # the process was started without it
        return b""
    if isinstance(sys.stdin, io.TextIOWrapper):
        data: bytes = sys.stdin.buffer.read(MOST_BYTES + 1)
        return data
    return sys.stdin.read(MOST_BYTES + 1).encode()  # text that somebody has put there
