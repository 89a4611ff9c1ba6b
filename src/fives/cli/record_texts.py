"""What the command itself says of records: its notes and its complaints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.cli.counted import counted
from fives.render.folding import glued
from fives.render.wording.english import ENGLISH
from fives.render.wording.listing import listed

SPECTATORS: Final = "spectators"
UNFINISHED: Final = "unfinished"
EMPTY: Final = "the file is empty"
NO_RECORD: Final = "this is JSON of something else, and no record"


def kept_in(path: str) -> str:
    """Return where the record goes, for the line under the first.

    >>> kept_in("match.fives")
    'The record goes to match.fives, with all hands.'
    """
    return f"The record goes to {glued(printable(path))}, with all hands."


def is_there(path: str) -> str:
    """Return that a file would be lost.

    >>> is_there("match.fives")
    'match.fives is there already; give another name, or --force to write over it.'
    """
    return f"{printable(path)} is there already; give another name, or --force to write over it."


def not_written(path: str, why: str) -> str:
    """Return that a record cannot be kept.

    >>> not_written("no/match.fives", "No such file or directory")
    'The record cannot be written to no/match.fives: No such file or directory.'
    """
    return f"The record cannot be written to {printable(path)}: {why}."


def goes_to(path: str) -> str:
    """Return where a page or a picture was written.

    >>> goes_to("match.html")
    'Written to match.html.'
    """
    return f"Written to {printable(path)}."


def output_failed(path: str, why: str) -> str:
    """Return that a page or a picture cannot be written.

    >>> output_failed("no/match.html", "No such file or directory")
    'Nothing can be written to no/match.html: No such file or directory.'
    """
    return f"Nothing can be written to {printable(path)}: {why}."


def wrong(path: str, why: str) -> str:
    """Return what is wrong with a file.

    >>> wrong("match.fives", "No such file or directory")
    'match.fives: No such file or directory'
    """
    return f"{printable(path)}: {why}"


def right(path: str, what: str) -> str:
    """Return that a file is right, and what it holds.

    >>> right("match.fives", "3 rounds, 212 moves, winners 0")
    'match.fives: ok, 3 rounds, 212 moves, winners 0'
    """
    return f"{printable(path)}: ok, {what}"


def too_long(most: int) -> str:
    """Return that a file is larger than any record.

    >>> too_long(64_000_000)
    'the file has more than 64000000 bytes'
    """
    return f"the file has more than {most} bytes"


def not_utf8(line: int, column: int) -> str:
    """Return that a file is no text.

    >>> not_utf8(1, 7)
    '1:7: this is no text in UTF-8.'
    """
    return f"{line}:{column}: this is no text in UTF-8."


def no_such_record(number: int, records: int) -> str:
    """Return how many records there are.

    >>> no_such_record(3, 1), no_such_record(0, 2)
    ('There is no record 3 in the file; it holds 1 record.', \
'There is no record 0 in the file; it holds 2 records.')
    """
    return f"There is no record {number} in the file; it holds {counted(records, 'record')}."


def one_of_several(number: int, records: int) -> str:
    """Return that there is more in the file.

    >>> one_of_several(1, 3)
    'Record 1 of 3 in the file; --number chooses another.'
    """
    return f"Record {number} of {records} in the file; --number chooses another."


def too_far(option: str, asked: int, moves: int) -> str:
    """Return that a record is shorter.

    >>> too_far("--to", 500, 212)
    '--to 500 is too far; the record has 212 moves.'
    """
    return f"{option} {asked} is too far; the record has {counted(moves, 'move')}."


def not_their_eyes(seat: int, seats: Sequence[int]) -> str:
    """Return that a record cannot be told as a seat saw it that did not.

    >>> not_their_eyes(1, (0, 2)), not_their_eyes(0, ())
    ('The record shows what seats 0 and 2 saw, and not what seat 1 did.', \
'The record shows what spectators saw, and not what seat 0 did.')
    """
    return f"The record shows what {seers(seats)} saw, and not what seat {seat} did."


def seers(seats: Sequence[int]) -> str:
    """Return who saw a match.

    >>> seers((2,)), seers((0, 2)), seers(())
    ('seat 2', 'seats 0 and 2', 'spectators')
    """
    if not seats:
        return SPECTATORS
    return f"seat{'s' if len(seats) > 1 else ''} {listed([str(seat) for seat in seats], ENGLISH)}"


def as_seen_by(seats: Sequence[int]) -> str:
    """Return whose eyes a record has.

    >>> as_seen_by((2,))
    'as seat 2 saw it'
    """
    return f"as {seers(seats)} saw it"


def first_line(title: str, table: str, moves: int, seen: Sequence[int] | None) -> str:
    """Return the first line of a match that is told from a record.

    >>> first_line("Horse Race", "2 seats", 212, (0,))
    'Horse Race, 2 seats, 212 moves, as seat 0 saw it'
    >>> first_line("Horse Race", "2 seats", 1, None)
    'Horse Race, 2 seats, 1 move'
    """
    eyes = "" if seen is None else f", {as_seen_by(seen)}"
    return f"{title}, {table}, {counted(moves, 'move')}{eyes}"


def stands_at(told: int, moves: int) -> str:
    """Return the heading of the position where a telling ends.

    >>> stands_at(37, 212), stands_at(212, 212)
    ('-- After 37 of 212 moves --', '-- After all 212 moves --')
    """
    return f"-- After {count_of(told, moves)} moves --"


def comment(text: str) -> str:
    """Return a comment, with nothing in it that a terminal would obey.

    >>> comment("Well played!" + chr(27) + "[2J")
    '# Well played!?[2J'
    """
    return f"# {printable(text)}".rstrip()


def tag(name: str, value: str) -> str:
    """Return a tag.

    >>> tag("Event", "Open day")
    'Event: Open day'
    """
    return f"{name}: {printable(value)}".rstrip()


def printable(text: str) -> str:
    """Return a text without signs that a terminal would obey.

    >>> printable("a" + chr(27) + "b c")
    'a?b c'
    """
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def count_of(told: int, moves: int) -> str:
    """Return how many moves of a record.

    >>> count_of(37, 212), count_of(212, 212)
    ('37 of 212', 'all 212')
    """
    return f"{told} of {moves}" if told < moves else f"all {moves}"
