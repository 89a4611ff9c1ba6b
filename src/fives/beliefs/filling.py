"""Filling a seen record with hidden tiles that agree with it."""

from __future__ import annotations

from random import Random

from fives.beliefs.drawing import drawn
from fives.beliefs.errors import contradiction
from fives.beliefs.reading import Reader
from fives.beliefs.replaying import first_world, moves_in, worlds_of
from fives.core.errors import IllegalMoveError, InputError, kind_of
from fives.match.moves import Move
from fives.match.state import GameState, begun
from fives.records.record import Record
from fives.records.seen import SeenRecord


def filled(seen: SeenRecord, rng: Random | None = None) -> Record[GameState, Move]:
    """Return a whole record that some seats would have seen as they saw this one.

    Rounds that have ended get any tiles that agree with what was seen of them; the present
    round gets a random world of `Beliefs` when there is an `rng`, and any one otherwise.

    Args:
        seen: What was seen.
        rng: Where the choice of the present world comes from.

    Raises:
        InputError: When it is no redacted record of dominoes, or `rng` is none.
        BeliefError: When no hidden tiles agree with what was seen.

    >>> import fives, random
    >>> from fives.records import Record
    >>> record, rng = Record.of(fives.HORSE_RACE.start(seats=2)), random.Random(61)
    >>> while record.state.actor is fives.CHANCE:
    ...     record = record.play(rng.choice(record.state.legal_moves()))
    >>> other = filled(record.redacted(0))
    >>> other == record, other.redacted(0) == record.redacted(0)
    (False, True)
    """
    if type(seen) is not SeenRecord:
        sentence = "A redacted record is filled, as record.redacted(seat) gives"
        raise InputError("NOT_SEEN", f"{sentence}, not {kind_of(seen)}.")
    rounds = Reader(seen).rounds
    worlds = [first_world(seen, notes) for notes in rounds[:-1]]
    if rng is None:
        worlds.append(first_world(seen, rounds[-1]))
    else:
        worlds.append(drawn(worlds_of(seen, rounds[-1]), rng))
    moves: list[Move] = []
    for notes, world in zip(rounds, worlds, strict=True):
        moves += moves_in(seen, notes, world)
    try:
        record: Record[GameState, Move] = Record(begun(seen.variant, seen.table), tuple(moves))
    except IllegalMoveError:
        raise contradiction("its end") from None
    if record.redacted(*seen.seats) != seen:
        raise contradiction("its end")
    return record
