"""Checks of what policies give back, so that a stranger's fault is named where it is."""

from __future__ import annotations

from typing import TypeVar

from fives.core.errors import VariantError
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Seat
from fives.dominoes.round_end import RoundEnd, RoundResult
from fives.dominoes.scoring import Batch, ScoreEvent

T = TypeVar("T")


def checked(value: T, good: bool, axis: str, method: str, wanted: str) -> T:
    """Return an answer of a policy, or raise `VariantError` when it is not a good one."""
    if not good:
        raise VariantError(axis, method, _shown(value), wanted)
    return value


def _shown(value: object) -> object:
    """Return an answer as an error shows it; a text in quotes, since "7" is not 7."""
    return repr(value) if isinstance(value, str) else value


def number(value: int, axis: str, method: str, least: int) -> int:
    """Return a whole number that a policy gave."""
    good = type(value) is int and value >= least
    return checked(value, good, axis, method, f"a whole number from {least} up")


def yes_or_no(value: bool, axis: str, method: str) -> bool:
    """Return a truth value that a policy gave."""
    if value is True or value is False:
        return value
    raise VariantError(axis, method, _shown(value), "True or False")


def reasons(value: tuple[str, ...]) -> tuple[str, ...]:
    """Return the reasons of a continuation."""
    good = type(value) is tuple and all(type(reason) is str for reason in value)
    wanted = "a tuple of reasons, empty when the turn ends,"
    return checked(value, good, "continuation", "keeps_turn", wanted)


def seat(value: object, method: str, table: Table) -> Seat:
    """Return a seat that an opening gave."""
    if type(value) is not int or not 0 <= value < table.seats:
        wanted = f"a seat of {table}, 0 to {table.seats - 1}"
        if method == "opener":
            wanted += ", or LOT or FROM_HANDS,"
        raise VariantError("opening", method, _shown(value), wanted)
    return Seat(value)


def result(value: RoundResult, end: RoundEnd, table: Table) -> RoundResult:
    """Return the result of a settlement: sides of the table, one event a side in a batch.

    The gain of the last play must stand somewhere in it.
    """
    wanted = _wanted(value, end.gain, len(table.sides))
    if wanted is not None:
        raise VariantError("settlement", "settle", _shown(value), wanted)
    return value


def _wanted(value: RoundResult, gain: ScoreEvent | None, sides: int) -> str | None:
    """Return what a settlement should have given instead, or None when it is sound."""
    if type(value) is not RoundResult:
        return "a RoundResult"
    winners, batches = value.winners, value.batches
    if type(winners) is not tuple or type(batches) is not tuple:
        return "winners and batches in tuples"
    for winner in winners:
        if type(winner) is not int or not 0 <= winner < sides:
            return f"winners among the sides 0 to {sides - 1}"
    for batch in batches:
        if type(batch) is not tuple:
            return "batches that are tuples of score events"
        for event in batch:
            if type(event) is not ScoreEvent:
                return "batches that are tuples of score events"
            if event.side >= sides:
                return f"events of the sides 0 to {sides - 1}"
        if len(batch) > 1 and len({event.side for event in batch}) != len(batch):
            return "one event a side in a batch, of several parts"
    if gain is not None and (gain,) not in batches and not _holds(batches, gain):
        return "the parts of end.gain in some event of its side"
    return None


def _holds(batches: tuple[Batch, ...], gain: ScoreEvent) -> bool:
    mine = [event for batch in batches for event in batch if event.side == gain.side]
    return any(all(part in event.parts for part in gain.parts) for event in mine)


def refusal(value: Refusal) -> Refusal:
    """Return the refusal of a target."""
    return checked(value, type(value) is Refusal, "target", "refusal", "a Refusal or None")


def verdict(value: Outcome | None, table: Table) -> Outcome | None:
    """Return the verdict of a target."""
    if value is None:
        return None
    good = type(value) is Outcome and set(value.winners) <= set(table.sides)
    return checked(value, good, "target", "verdict", "an Outcome for sides of the table, or None,")
