"""Showing the table of a recorded match, as text or as a picture."""

from __future__ import annotations

from fives.cli.commands import Show
from fives.cli.eyes import read_as
from fives.cli.reading import chosen, first_of, records_in
from fives.cli.writing import write
from fives.render.pages.standing import standing
from fives.render.plain.text import text


def show(options: Show) -> int:
    """Show how a match stands after some moves and return the exit status.

    Raises:
        FivesError: When the file holds no such record, or not so many moves, when the record
            does not know what is asked for, or the picture cannot be written.
    """
    record = chosen(records_in(options.path), options.number)
    after = first_of(record, options.at, "--at")
    read = read_as(record, options.seat, options.hands, options.lang)
    found = standing(read, after)
    if options.picture is not None:
        write(options.picture, found.picture(options.theme).svg)
    else:
        print(text(found.shown, lang=options.lang))
    return 0
