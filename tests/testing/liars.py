"""States of a small game that lie, each in its own way."""

from __future__ import annotations

import random
from typing import Any, Self

import attrs

from fives import Actor, IllegalMoveError, Outcome, Refusal, Seat
from tests.testing.sticks import Sticks, Take


class ListsTooMuch(Sticks):
    def legal_moves(self) -> tuple[Any, ...]:
        moves = super().legal_moves()
        return (*moves, Take(4)) if 4 <= self.left < 8 <= 12 and self.turn >= 0 else moves


class ListsTooLittle(Sticks):
    def legal_moves(self) -> tuple[Any, ...]:
        moves = super().legal_moves()
        return moves[:2] if self.left < 9 else moves


class ListsTwice(Sticks):
    def legal_moves(self) -> tuple[Any, ...]:
        moves = super().legal_moves()
        return moves + moves[:1] if self.left == 12 else moves


class ListsAList(Sticks):
    def legal_moves(self) -> Any:
        return list(super().legal_moves())


class ListsInAnyOrder(Sticks):
    def legal_moves(self) -> tuple[Any, ...]:
        moves = super().legal_moves()
        return tuple(random.sample(moves, len(moves)))


class TakesAnything(Sticks):
    def apply(self, move: Any) -> Self:
        return attrs.evolve(self) if move is None else super().apply(move)


class RaisesSomethingElse(Sticks):
    def apply(self, move: Any) -> Self:
        if self.refusal(move) is not None:
            raise KeyError(move)
        return super().apply(move)


class ErrorWithoutTheMove(Sticks):
    def apply(self, move: Any) -> Self:
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMoveError("a move", refusal)
        return super().apply(move)


class GoesOnAfterTheEnd(Sticks):
    @property
    def actor(self) -> Actor:
        return Seat(max(self.turn, 0)) if not self.left else super().actor


class EndsWithoutOutcome(Sticks):
    @property
    def outcome(self) -> Outcome | None:
        return None


class EndsEarly(Sticks):
    @property
    def outcome(self) -> Outcome | None:
        return Outcome((), "drawn") if self.left < 3 else None


class SitsNowhere(Sticks):
    @property
    def actor(self) -> Any:
        return "north" if self.turn == 1 and self.left else super().actor


class NeverEnds(Sticks):
    def apply(self, move: Any) -> Self:
        after = super().apply(move)
        return after if after.left else attrs.evolve(after, left=12)


class BreaksDown(Sticks):
    def apply(self, move: Any) -> Self:
        if self.left == 5:
            raise ZeroDivisionError("five sticks")
        return super().apply(move)


class PrintsMovesAlike(Sticks):
    def legal_moves(self) -> tuple[Any, ...]:
        return tuple(Mute(m) if m == Take(3) else m for m in super().legal_moves())

    def refusal(self, move: object) -> Refusal | None:
        return super().refusal(move.move if isinstance(move, Mute) else move)

    def apply(self, move: Any) -> Self:
        return super().apply(move.move if isinstance(move, Mute) else move)


@attrs.frozen
class Mute:
    move: Take

    def __str__(self) -> str:
        return "take 1"


@attrs.define(slots=False, eq=True, unsafe_hash=True)
class _Open(Sticks):
    def __setattr__(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)


class ChangesInPlace(_Open):
    def apply(self, move: Any) -> Self:
        after = super().apply(move)
        if after.left < 8:
            self.left = after.left  # type: ignore[misc]
        return after


class AskingChangesIt(_Open):
    def refusal(self, move: object) -> Refusal | None:
        if move is None and self.turn >= 0:
            self.left += 1  # type: ignore[misc]
        return super().refusal(move)


class EqualToEverything(Sticks):
    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 7


class EqualToNothing(Sticks):
    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


class ForgetsTheTurn(Sticks):
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sticks) and self.left == other.left

    def __hash__(self) -> int:
        return hash(self.left)


class HashesAnew(Sticks):
    def __hash__(self) -> int:
        return random.randrange(10**9)


class CannotBeHashed(Sticks):
    __hash__ = None  # type: ignore[assignment]


class PicklesWrongly(Sticks):
    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (12, self.turn)


class TossesACoin(Sticks):
    def apply(self, move: Any) -> Self:
        after = super().apply(move)
        lose = after.left > 3 and random.random() < 0.5
        return attrs.evolve(after, left=after.left - 1) if lose else after


@attrs.frozen
class Transition:
    before: Any
    move: Any
    after: Any
    events: Any = ()


class StepsElsewhere(Sticks):
    def step(self, move: Any) -> Transition:
        after = self.apply(move)
        return Transition(self, move, attrs.evolve(after, left=min(after.left, 7)))


class StepsFromElsewhere(Sticks):
    def step(self, move: Any) -> Transition:
        return Transition(attrs.evolve(self, left=99), move, self.apply(move))


class StepsWithChangingEvents(Sticks):
    def step(self, move: Any) -> Transition:
        return Transition(self, move, self.apply(move), (random.random(),))


@attrs.frozen
class Half:
    """A view that lists one move too few."""

    state: Sticks

    def legal_moves(self) -> tuple[Any, ...]:
        return self.state.legal_moves()[:1]

    def refusal(self, move: object) -> Refusal | None:
        return self.state.refusal(move)


class ViewsListLess(Sticks):
    def view(self, seat: int) -> Half:
        return Half(self)


LIARS: dict[type[Sticks], str] = {
    ListsTooMuch: "moves",
    ListsTooLittle: "refusals",
    ListsTwice: "moves",
    ListsAList: "moves",
    ListsInAnyOrder: "moves",
    TakesAnything: "refusals",
    RaisesSomethingElse: "refusals",
    ErrorWithoutTheMove: "refusals",
    GoesOnAfterTheEnd: "ends",
    EndsWithoutOutcome: "ends",
    EndsEarly: "ends",
    SitsNowhere: "ends",
    NeverEnds: "length",
    BreaksDown: "play",
    PrintsMovesAlike: "notation",
    ChangesInPlace: "purity",
    AskingChangesIt: "purity",
    EqualToEverything: "equality",
    EqualToNothing: "copies",
    ForgetsTheTurn: "equality",
    HashesAnew: "replay",
    CannotBeHashed: "replay",
    PicklesWrongly: "copies",
    TossesACoin: "replay",
    StepsElsewhere: "steps",
    StepsFromElsewhere: "steps",
    StepsWithChangingEvents: "steps",
    ViewsListLess: "own-view",
}
"""States that lie, and the check that catches each."""
