"""A run: random matches under checks, and each fault in the shortest game that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from fives.card_race.state import CardRace
from fives.match.state import GameState
from fives.records.record import Record
from fives.records.text import dumps
from fives.testing.check import Check, S
from fives.testing.matches import Find, played
from fives.testing.plan import LENGTH, PLAY, Plan
from fives.testing.report import Fault, Report
from fives.testing.shortest import shortest


def run(
    name: str, where: str, begin: Callable[[], S], checks: tuple[Check[S], ...], plan: Plan
) -> Report:
    """Return the report on some random matches from one start."""
    report, finds = played(name, begin, checks, plan)
    known = {check.name: check for check in checks}
    faults = []
    for find in finds:
        short = find
        if find.check != LENGTH:
            check = None if find.check == PLAY else known[find.check]
            short = shortest(find, begin, check, plan.shorten)
        faults.append(fault_of(short, where, begin, len(find.moves)))
    return attrs.evolve(report, faults=tuple(faults))


def fault_of(find: Find, where: str, begin: Callable[[], object], found: int) -> Fault:
    """Return a fault as a report tells it.

    Args:
        find: The fault, in the game to be shown.
        where: The game and the table.
        begin: Begins a match.
        found: After how many moves of the random match it was seen.
    """
    moves = tuple(map(str, find.moves))
    record = record_of(begin, find.moves)
    return Fault(find.check, where, find.seed, moves, find.message, record, found)


def record_of(begin: Callable[[], object], moves: Sequence[object]) -> str | None:
    """Return a game as the text of a record, or None where it cannot be written down.

    It cannot when it is another game than ours, begins in mid-match, or has a policy that
    answers otherwise when the moves are made again.

    >>> import fives
    >>> print(record_of(lambda: fives.DRAW.start(seats=2), [fives.Lot(1)]).splitlines()[-3])
    lot 1
    """
    try:
        start = begin()
        if not isinstance(start, GameState | CardRace):
            return None
        return dumps(Record(start, tuple(moves)))  # type: ignore[arg-type]
    except Exception:
        return None
