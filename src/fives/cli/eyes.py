"""Whose eyes a record is shown with."""

from __future__ import annotations

from fives.cli import record_texts
from fives.cli.reading import WrongOption
from fives.core.errors import InputError
from fives.core.table import Table
from fives.core.units import Seat
from fives.records import AnyRecord
from fives.records.seen import SeenRecord
from fives.render.pages.reading import Reading, reading
from fives.render.wording.languages import language


def seat_in(record: AnyRecord, seat: int | None) -> Seat | None:
    """Return the seat whose eyes are asked for, if the record knows what it saw.

    Raises:
        WrongOption: When nobody sits there, or the record does not know.
    """
    if seat is None:
        return None
    table: Table = record.table if isinstance(record, SeenRecord) else record.start.table
    try:
        found = table.seat(seat)
    except InputError as error:
        raise WrongOption(error.code, error.message) from None
    if isinstance(record, SeenRecord) and found not in record.seats:
        raise WrongOption("NOT_SEEN", record_texts.not_their_eyes(found, record.seats))
    return found


def read_as(record: AnyRecord, seat: int | None, hands: bool, lang: str) -> Reading:
    """Return a record as it was asked for.

    Raises:
        WrongOption: When the record does not know what is asked for.
    """
    found = seat_in(record, seat)
    try:
        return reading(record, found, hands, language(lang))
    except InputError as error:  # such as all hands of a record that has not seen them
        raise WrongOption(error.code, error.message) from None
