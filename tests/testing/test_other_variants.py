"""Variants of hard cases pass the checks too, and two ways to write a game down agree."""

import pytest

import fives
from fives.testing import Level, check_variant
from tests.hard_cases import (
    test_both_partners_out,
    test_counter_clockwise,
    test_double_weights,
    test_draw,
    test_equal_ends,
    test_exact_target,
    test_growth_lock,
    test_opening_passed_on,
    test_ten_to_get_in,
)

HARD = [
    module.RULES
    for module in (
        test_both_partners_out,
        test_counter_clockwise,
        test_double_weights,
        test_draw,
        test_equal_ends,
        test_exact_target,
        test_growth_lock,
        test_opening_passed_on,
        test_ten_to_get_in,
    )
]
TWICE = [
    (name, rules)
    for name, rules in (("draw", test_draw.RULES), ("exact-61", test_exact_target.RULES))
    if name in {ours.id for ours in fives.all_variants()}
]
"""Our games, and the same written down apart from them with policies of a test."""


@pytest.mark.parametrize("rules", HARD, ids=lambda rules: rules.id)
def test_a_variant_of_a_hard_case_passes(rules: fives.RuleSet) -> None:
    report = check_variant(rules, tables=rules.tables[-1:], matches=1, level=Level.QUICK)
    assert report.ok, report


@pytest.mark.parametrize(("name", "rules"), TWICE, ids=[name for name, _ in TWICE])
def test_two_ways_to_write_a_game_down_agree(name: str, rules: fives.RuleSet) -> None:
    ours = fives.variant(name)
    tables = [table for table in ours.tables if table in rules.tables]
    report = check_variant(ours, tables=tables, matches=3, level=Level.QUICK, reference=rules)
    assert report.ok, report
