"""Faults planted on purpose are caught, each by the check that is meant to see it."""

import pytest

from fives.testing import Level, Report, check_variant
from fives.testing.variants import checks_of_variant
from tests.testing.mutants import HORSE_RACE, MUTANTS, Mutant

NAMES = ("play", "length", *(check.name for check in checks_of_variant()), "reference")


def checked(mutant: Mutant, *names: str) -> Report:
    """Look for a fault with some of the checks, and with no others."""
    reference = HORSE_RACE if "reference" in names else None
    known = NAMES if reference else NAMES[:-1]
    with mutant.engine():
        return check_variant(
            mutant.rules,
            tables=mutant.tables,
            matches=mutant.matches,
            reference=reference,
            leave_out=[name for name in known if name not in names],
            most_moves=2000,
            most_faults=1,
        )


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_planted_fault_is_caught(mutant: Mutant) -> None:
    report = checked(mutant, mutant.caught_by)
    assert [fault.check for fault in report.faults] == [mutant.caught_by], report
    assert str(mutant.rules.id) in str(report)


def test_there_are_more_than_a_dozen_mutants_of_both_kinds() -> None:
    needing = [mutant for mutant in MUTANTS if mutant.needs_reference]
    assert len(MUTANTS) - len(needing) >= 12
    assert len(needing) >= 8
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)


@pytest.mark.parametrize(
    "mutant", [mutant for mutant in MUTANTS if mutant.needs_reference], ids=lambda m: m.name
)
def test_another_possible_rule_breaks_no_promise(mutant: Mutant) -> None:
    # What only a reference can tell: nothing else finds a fault, since there is none.
    level = Level.QUICK
    report = check_variant(mutant.rules, tables=mutant.tables, matches=2, level=level)
    assert report.ok, report
