"""The setup of a state builds that state again."""

import attrs
import pytest

import fives
from tests.strategies import TABLES, At, match


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_every_state_of_a_match_is_built_again_by_its_setup(at: At) -> None:
    phases = set()
    for state in match(at, 61):
        assert fives.Setup.of(state).state() == state
        phases.add(state.phase)
    assert len(phases) >= 5


def test_a_setup_of_a_state_can_be_changed_and_is_checked() -> None:
    *_, before, last = match(At(2), 61)
    assert last.outcome is not None
    changed = attrs.evolve(fives.Setup.of(before), scores=(60, 59)).state()
    assert changed.scores == (60, 59)
    assert changed.hands == before.hands
    wrong = attrs.evolve(fives.Setup.of(last), scores=(7, 8))
    assert [problem.code for problem in wrong.problems] == ["NOT_OVER"]
