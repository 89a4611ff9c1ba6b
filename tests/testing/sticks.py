"""A small game that has nothing to do with dominoes, for checks of any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import attrs

from fives import CHANCE, Actor, IllegalMoveError, Outcome, Refusal, Seat, Side


@attrs.frozen
class Begin:
    """Chance's move: who begins."""

    seat: int

    def __str__(self) -> str:
        return f"begin {self.seat}"


@attrs.frozen
class Take:
    """A seat's move: take some sticks."""

    number: int

    def __str__(self) -> str:
        return f"take {self.number}"


def parse(text: str) -> Begin | Take:
    word, number = text.split()
    return (Begin if word == "begin" else Take)(int(number))


@attrs.frozen
class Sticks:
    """Two seats take one to three of some sticks in turn; who takes the last one wins."""

    left: int = 12
    turn: int = -1

    @property
    def actor(self) -> Actor:
        if not self.left:
            return None
        return CHANCE if self.turn < 0 else Seat(self.turn)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.left else Outcome((Side(1 - self.turn),), "last-stick")

    def legal_moves(self) -> tuple[Any, ...]:
        if self.turn < 0:
            return Begin(0), Begin(1)
        return tuple(Take(number) for number in (1, 2, 3) if number <= self.left)

    def refusal(self, move: object) -> Refusal | None:
        if move in Sticks.legal_moves(self):
            return None
        return Refusal("sticks:NO", "Take one to three of the sticks that are left.")

    def apply(self, move: Any) -> Self:
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError(move, refusal)
        if isinstance(move, Begin):
            return attrs.evolve(self, turn=move.seat)
        return attrs.evolve(self, left=self.left - move.number, turn=1 - self.turn)


def every_move() -> Iterator[Begin | Take]:
    yield from map(Begin, range(3))
    yield from map(Take, range(6))
