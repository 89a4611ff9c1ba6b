"""Sitting at a table: the match goes on by itself until the seat of the person is to move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias, final

import attrs

from fives.core.state import CHANCE
from fives.core.units import Seat
from fives.match.events import Event
from fives.match.moves import Move
from fives.match.state import GameState
from fives.match.view import View
from fives.records.record import Record

Player: TypeAlias = Callable[[View, Random], Move]
"""What plays a seat: it is given views, never a state, and so cannot peek."""


@final
@attrs.frozen(weakref_slot=False)
class Sitting:
    """A match that somebody sits at, stopped where that seat is to move or all is over.

    Attributes:
        record: The match, from where it began.
        seat: The seat of the person.
        rng: Where chance comes from.
        others: Who plays the other seats.
        events: What has happened since the person was asked before, as that seat saw it.
    """

    record: Record[GameState, Move]
    seat: Seat
    rng: Random
    others: Player
    events: tuple[Event, ...] = ()

    @property
    def view(self) -> View:
        """What the seat may know now."""
        return self.record.state.view(self.seat)

    def moved(self, move: Move) -> Sitting:
        """Return the sitting after a move of the person, played on until the next one.

        Raises:
            IllegalMoveError: When the move is not allowed now.
        """
        return _played_on(_after(attrs.evolve(self, events=()), move))


def sat_down(state: GameState, seat: Seat, rng: Random, others: Player) -> Sitting:
    """Return a sitting at a match, played on until the person is to move.

    >>> import fives
    >>> from fives.sim.agents import random_agent
    >>> sitting = sat_down(fives.HORSE_RACE.start(seats=2), 0, Random(61), random_agent)
    >>> sitting.record.state.actor, len(sitting.view.hand)
    (0, 7)
    """
    return _played_on(Sitting(Record.of(state), seat, rng, others))


def _played_on(sitting: Sitting) -> Sitting:
    """Let chance and the other seats move until the person is asked or the match is over."""
    while True:
        state = sitting.record.state
        if state.actor is None or state.actor == sitting.seat:
            return sitting
        if state.actor is CHANCE:
            move = sitting.rng.choice(state.legal_moves())
        else:
            move = sitting.others(state.view(state.actor), sitting.rng)
        sitting = _after(sitting, move)


def _after(sitting: Sitting, move: Move) -> Sitting:
    seen = [event.seen_by(sitting.seat) for event in sitting.record.state.step(move).events]
    record = sitting.record.play(move)
    return attrs.evolve(sitting, record=record, events=(*sitting.events, *seen))
