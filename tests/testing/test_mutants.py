"""Faults planted on purpose are caught, each by the check that is meant to see it."""

import pytest

from fives.testing import Level, Report, check_variant
from fives.testing.variants import checks_of_variant
from tests.testing.mutants import MUTANTS, Mutant

NAMES = ("play", "length", *(check.name for check in checks_of_variant()), "reference")


def checked(mutant: Mutant, *names: str) -> Report:
    """Look for a fault with some of the checks, and with no others."""
    reference = mutant.reference if "reference" in names else None
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


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("the first end counts twice", "In a mirrored layout the rulings should be "),
        ("branches that are not alike", "In a mirrored layout the ports should be "),
        ("side 0 is told to win every round", "the winners of the round should be "),
        ("a gift to seat 0", "the rulings for side "),
    ],
)
def test_a_second_match_is_compared_with_the_first(name: str, message: str) -> None:
    mutant = next(mutant for mutant in MUTANTS if mutant.name == name)
    (fault,) = checked(mutant, mutant.caught_by).faults
    assert message in fault.message


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("scoring tens only", "The points of TilePlayed is "),
        ("who went out opens", "The opener is "),
        ("a ladder ordered by side", "Told is side "),
    ],
)
def test_a_difference_from_the_reference_is_told_in_short(name: str, message: str) -> None:
    mutant = next(mutant for mutant in MUTANTS if mutant.name == name)
    (fault,) = checked(mutant, "reference").faults
    assert fault.message.startswith(message)
    assert len(fault.message) < 200


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
