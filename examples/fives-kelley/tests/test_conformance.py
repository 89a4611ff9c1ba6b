"""What `fives.testing` holds against any variant, held against this one."""

from hypothesis import given, settings

import fives
from fives.testing.machine import machine
from fives.testing.strategies import states
from fives.testing.suite import VariantSuite
from fives_kelley import THREES_AND_FIVES


class TestThreesAndFives(VariantSuite):
    """One test a check, over a random match at each of the tables; more of them find more."""

    variant = THREES_AND_FIVES
    matches = 1


TestAnyMatch = machine(THREES_AND_FIVES).TestCase
"""Matches that Hypothesis makes up, and shortens when something is wrong."""
TestAnyMatch.settings = settings(max_examples=10, stateful_step_count=20, deadline=None)


@settings(max_examples=20, deadline=None)
@given(states(THREES_AND_FIVES, phase=fives.Phase.TURN))
def test_a_preview_counts_as_the_policy_does(state: fives.GameState) -> None:
    assert isinstance(state.actor, int)
    view = state.view(state.actor)
    for move in view.legal_moves():
        if isinstance(move, fives.Play):
            preview = view.preview(move)
            times = sum(preview.total % number == 0 for number in (3, 5))
            assert preview.points == times * preview.total
