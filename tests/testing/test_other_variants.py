"""Two ways to write a game down agree."""

import pytest

import fives
from fives.testing import Level, check_variant
from tests.hard_cases import test_draw, test_exact_target

TWICE = [
    (name, rules)
    for name, rules in (("draw", test_draw.RULES), ("exact-61", test_exact_target.RULES))
    if name in {ours.id for ours in fives.all_variants()}
]
"""Our games, and the same written down apart from them with policies of a test."""


@pytest.mark.parametrize(("name", "rules"), TWICE, ids=[name for name, _ in TWICE])
def test_two_ways_to_write_a_game_down_agree(name: str, rules: fives.RuleSet) -> None:
    ours = fives.variant(name)
    tables = [table for table in ours.tables if table in rules.tables]
    report = check_variant(ours, tables=tables, matches=3, level=Level.QUICK, reference=rules)
    assert report.ok, report
