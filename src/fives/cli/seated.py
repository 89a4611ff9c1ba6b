"""Where the person sits, and what ends a match before its time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fives.cli import texts
from fives.cli.person import Quit
from fives.core.table import Table
from fives.core.units import Seat
from fives.render.wording.names import Names


def seated(table: Table, seat: Seat) -> str:
    """Return where the person sits, and opposite whom if that seat shares the score.

    >>> seated(Table(4, pairs=True), Seat(1))
    'You are seat 1, partner of seat 3. Type ? for help, quit to stop.'
    """
    names, members = Names(table), table.members(table.side(seat))
    partners = [str(names.seat(each)) for each in members if each != seat]
    return texts.seated(str(names.seat(seat)), partners)


@contextmanager
def stopping() -> Iterator[None]:
    """Say why, when the person stops or the input ends.

    >>> with stopping():
    ...     raise Quit
    The match stops here.
    """
    try:
        yield
    except Quit:
        print(texts.STOPPED)
    except EOFError:
        print("", texts.END_OF_INPUT, sep="\n")
