"""The class of tests and the state machine, used as their users use them."""

import importlib
import sys
from collections.abc import Callable

import attrs
import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

import fives
from fives.testing import ConformanceError
from fives.testing.machine import machine
from fives.testing.suite import CHECKS, VariantSuite
from tests.testing.mutants import BLOCKS, MUTANTS

FEW = settings(max_examples=4, stateful_step_count=40, deadline=None)
UNSHRUNK = settings(
    FEW, max_examples=30, phases=[Phase.generate], report_multiple_bugs=False, database=None
)


UNLIKE = (
    fives.HORSE_RACE,
    fives.EXACT_61,
    fives.DRAW,
    fives.MERRY_GO_ROUND,
    fives.FIVES_AND_THREES,
    fives.PARTNERSHIP,
    fives.BERGEN,
)
"""Games that are unlike each other; `test_check_variant.py` has them all."""


class TestBlocks(VariantSuite):
    variant = BLOCKS
    matches = 1


class TestWithAFixture(VariantSuite):
    matches = 1
    reference = BLOCKS
    leave_out = ("copies",)

    @pytest.fixture(scope="class")
    @classmethod
    def variant(cls) -> fives.RuleSet:
        return attrs.evolve(BLOCKS, version=2)


USER = """
import attrs
from fives.testing.suite import VariantSuite
from tests.testing.broken_policies import FavoursSeatZero
from tests.testing.mutants import BLOCKS

class TestMine(VariantSuite):
    variant = attrs.evolve(BLOCKS, settlement=FavoursSeatZero())
    matches = 1
"""


def test_a_fault_fails_the_test_of_its_check(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(USER)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:tests.rule_marks")
    result.assert_outcomes(passed=len(CHECKS), failed=1)
    result.stdout.fnmatch_lines(["*FAILED*test_check*seats*"])


@pytest.mark.parametrize("rules", UNLIKE, ids=lambda rules: rules.id)
def test_the_machine_finds_nothing_in_our_games(rules: fives.RuleSet) -> None:
    run_state_machine_as_test(machine(rules), settings=FEW)


def test_the_machine_plays_many_short_matches() -> None:
    short = attrs.evolve(BLOCKS, target=fives.AtLeast(1))
    run_state_machine_as_test(machine(short), settings=FEW)


@pytest.mark.parametrize("name", ["seat order reversed", "a branch opened early"])
def test_the_machine_finds_a_planted_fault(name: str) -> None:
    mutant = next(mutant for mutant in MUTANTS if mutant.name == name)
    with mutant.engine(), pytest.raises(ConformanceError, match=mutant.caught_by):
        run_state_machine_as_test(machine(mutant.rules), settings=UNSHRUNK)


def test_a_machine_is_a_test_case() -> None:
    made = machine(BLOCKS, leave_out=("copies",))
    run: Callable[..., object] = made.TestCase.runTest
    assert callable(run)
    assert "copies" not in [check.name for check in made.checks]


@pytest.mark.parametrize(
    ("name", "library"),
    [("suite", "pytest"), ("machine", "hypothesis"), ("strategies", "hypothesis")],
)
def test_without_the_extra_an_import_says_what_to_install(
    name: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"fives.testing.{name}"
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=r"install fives\[testing\]") as caught:
        importlib.import_module(module)
    assert caught.value.name == library
    assert isinstance(caught.value.__cause__, ModuleNotFoundError)
