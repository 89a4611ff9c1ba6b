"""A Hypothesis state machine for any variant, which shrinks a match to the fault in it."""

from __future__ import annotations

from random import Random
from typing import ClassVar

try:
    from hypothesis import strategies as st
    from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
except ModuleNotFoundError as error:
    sentence = "fives.testing.machine needs Hypothesis: install fives[testing]."
    raise ModuleNotFoundError(sentence, name=error.name) from error

from fives.core.state import CHANCE
from fives.match.ruleset import RuleSet, rules_in
from fives.match.state import GameState
from fives.policies.variant import Variant
from fives.testing.beside import first_seat_turned
from fives.testing.check import Check, Look, Moment
from fives.testing.drawn_tiles import SEEDS
from fives.testing.matches import Find, complaint, made
from fives.testing.report import Report
from fives.testing.run import fault_of
from fives.testing.variants import checks_of_variant

__all__ = ["ALONGSIDE", "MatchMachine", "machine"]

ALONGSIDE = frozenset({"replay", "mirror", "seats", "round-length"})
"""Checks that follow a match from its start; a machine may begin in the middle of one."""


class MatchMachine(RuleBasedStateMachine):
    """Any match of a variant: chance in one go, moves one by one, and again when over.

    Make one with `machine`.
    """

    game: ClassVar[RuleSet]
    checks: ClassVar[tuple[Check[GameState], ...]]

    def __init__(self) -> None:
        super().__init__()
        self.table = self.game.tables[0]
        self.moves: list[object] = []
        self.state = self._begin()

    def _begin(self) -> GameState:
        self.moves.clear()
        start = self._start()
        self.looks: dict[str, Look[GameState]] = {
            check.name: check.begin(start, 0) for check in self.checks
        }
        return start

    def _start(self) -> GameState:
        return self.game.start(self.table.seats, self.table.pairs)

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        """Begin at any table."""
        self.table = data.draw(st.sampled_from(self.game.tables))
        self.state = self._begin()

    @precondition(lambda self: self.state.actor is CHANCE)
    @rule(seed=SEEDS)
    def chance(self, seed: int) -> None:
        """Let chance make its moves; the last of them is looked at."""
        rng, before, move = Random(seed), self.state, None
        events: tuple[object, ...] = ()
        while self.state.actor is CHANCE:
            before, move = self.state, rng.choice(self.state.legal_moves())
            self.state, events = made(before, move)
            self.moves.append(move)
        self._look(before, move, events)

    @precondition(lambda self: isinstance(self.state.actor, int))
    @rule(number=st.integers(0, 30))
    def move(self, number: int) -> None:
        """Make one of the moves of the seat."""
        listed = self.state.legal_moves()
        move, before = listed[number % len(listed)], self.state
        self.state, events = made(before, move)
        self.moves.append(move)
        self._look(before, move, events)

    @precondition(lambda self: self.state.outcome is not None)
    @rule()
    def again(self) -> None:
        """Begin another match when one is over."""
        self.state = self._begin()

    def _look(self, before: GameState, move: object, events: tuple[object, ...]) -> None:
        """Make all checks."""
        rng = Random(len(self.moves))
        listed = self.state.legal_moves()
        moment = Moment(len(self.moves), before, move, events, self.state, listed, rng)
        where = f"{self.game.id} at {self.table}"
        for name, look in self.looks.items():
            message = complaint(look, moment)
            if message is not None:
                find = Find(name, 0, tuple(self.moves), message)
                fault = fault_of(find, where, self._start, len(self.moves))
                names = tuple(self.looks)
                Report(self.game.id, names, 1, len(self.moves), 1, (fault,)).raise_if_faulty()


def machine(variant: Variant, *, leave_out: tuple[str, ...] = ()) -> type[MatchMachine]:
    """Return a state machine for a variant; its ``TestCase`` is a test for pytest.

    Args:
        variant: The rules.
        leave_out: Names of checks that are not made.

    >>> import fives
    >>> machine(fives.HORSE_RACE).__name__
    'HorseRaceMachine'
    """
    rules = rules_in(variant)
    name = "".join(word.capitalize() for word in rules.id.replace(":", "-").split("-")) + "Machine"
    gone = {*leave_out, *ALONGSIDE}
    checks = tuple(c for c in checks_of_variant(first_seat_turned) if c.name not in gone)
    fields = {"game": rules, "checks": checks, "__doc__": f"Any match of {rules.title}."}
    return type(name, (MatchMachine,), fields)
