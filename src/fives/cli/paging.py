"""Writing a match as a page to step through."""

from __future__ import annotations

from fives.cli.commands import Page, Replay
from fives.cli.eyes import read_as
from fives.cli.reading import first_of
from fives.cli.writing import write
from fives.records import AnyRecord
from fives.records.seen import SeenRecord
from fives.render.pages.page import page_of
from fives.render.pictures.colours import theme_of


def write_page(record: AnyRecord, options: Replay, page: Page) -> int:
    """Write the page of a record and return the exit status.

    Raises:
        FivesError: When the record has not so many moves, does not know what is asked for, or
            the page cannot be written.
    """
    told = beginning(record, first_of(record, options.to, "--to"))
    read = read_as(told, options.seat, page.hands, page.lang)
    write(page.keeping, page_of(read, theme_of(page.theme)))
    return 0


def beginning(record: AnyRecord, moves: int) -> AnyRecord:
    """Return the record of the first so many moves.

    >>> import fives
    >>> from fives.records import Record
    >>> seen = Record.of(fives.HORSE_RACE.start(seats=2)).play(fives.Lot(1)).redacted()
    >>> len(beginning(seen, 0).moves)
    0
    """
    if not isinstance(record, SeenRecord):
        return record.branch(moves)
    return SeenRecord(
        record.variant,
        record.table,
        record.seats,
        record.moves[:moves],
        tuple(pair for pair in record.revealed if pair[0] <= moves),
        tuple(pair for pair in record.leads if pair[0] <= moves),
    )
