"""Leaving out of a record what some seats did not see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from fives.card_race.state import CardRace
from fives.core.errors import InputError, kind_of
from fives.core.table import Table
from fives.core.units import Seat
from fives.match.events import Redealt
from fives.match.moves import Deal, Drawn, Move
from fives.match.phase import PLACING
from fives.match.state import GameState, begun
from fives.policies.opening import Lead
from fives.records.results import may_end, round_summary
from fives.records.seen import SeenMove, SeenRecord
from fives.records.unseen import Unseen

if TYPE_CHECKING:
    from fives.records.record import Record


def redacted(record: Record[Any, Any], seats: Sequence[int]) -> object:
    """Return what some seats saw of a record; see `Record.redacted`."""
    start = record.start
    if type(start) is CardRace:
        for seat in seats:
            start.table.seat(seat)
        return type(record)(start, record.moves)
    if type(start) is not GameState:
        what = kind_of(start)
        raise InputError("OTHER_GAME", f"Dominoes and card races are redacted, not {what}.")
    viewers = tuple(sorted({start.table.seat(seat) for seat in seats}))
    if start != begun(start.variant, start.table):
        sentence = "Only a record from the beginning of a match can be redacted: what was seen "
        raise InputError("NOT_FROM_THE_START", f"{sentence}before this one is not known.")
    return _of_match(record, viewers)


def events_of(record: Record[Any, Any], seats: Sequence[int]) -> Iterator[Any]:
    """Yield all that happened, as some seats saw it; see `Record.events`."""
    table: Table = record.start.table
    viewers = tuple(map(table.seat, seats))
    transitions = record.transitions()
    return (event.seen_by(*viewers) for step in transitions for event in step.events)


def _of_match(record: Record[GameState, Move], viewers: tuple[Seat, ...]) -> SeenRecord:
    moves: list[SeenMove] = []
    revealed, leads = [], []
    before = record.start
    for number, move in enumerate(record.moves, start=1):
        after = before.apply(move)
        moves.append(_seen(before, move, after, viewers))
        hands = None
        if may_end(before, after):
            result = round_summary(before.step(move).events, after, 0, number)
            hands = None if result is None else result.hands
        if hands is not None:
            revealed.append((number, hands))
        elif decided(before, after):
            leads.append((number, lead_of(before, move, after, viewers)))
        before = after
    start = record.start
    return SeenRecord(
        start.variant, start.table, viewers, tuple(moves), tuple(revealed), tuple(leads)
    )


def _seen(before: GameState, move: Move, after: GameState, viewers: tuple[Seat, ...]) -> SeenMove:
    if not isinstance(move, Deal | Drawn) or before._moment.turn in viewers:
        return move
    if isinstance(move, Deal):
        return Unseen("deal")
    return Unseen("drawn", bound=after._moment.phase == PLACING)


def decided(before: GameState, after: GameState) -> bool:
    """Return whether the hands, once dealt, decided who opens, or that all is dealt again."""
    if before._moment.opener >= 0 or not any(before._hands):
        return False
    return after._moment.opener >= 0 or not any(after._hands)


def lead_of(
    before: GameState, move: Move, after: GameState, viewers: Sequence[Seat] | None
) -> Lead | None:
    """Return the lead that the hands decided, or None for a new deal.

    The tile is left out that is prescribed to a seat which is not among the viewers.
    """
    opener = after.opener
    if opener is None:
        assert any(isinstance(event, Redealt) for event in before.step(move).events)
        return None
    return Lead(opener, after.bound if viewers is None or opener in viewers else None)
