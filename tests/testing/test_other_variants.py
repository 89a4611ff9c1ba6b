"""Every variant passes the checks at each of its tables; two ways to write a game down agree."""

import pytest

import fives
from fives.testing import Level, check_variant
from tests.hard_cases import test_draw, test_exact_target

TABLES = [(rules, table) for rules in fives.all_variants() for table in rules.tables]
TWICE = [
    (name, rules)
    for name, rules in (("draw", test_draw.RULES), ("exact-61", test_exact_target.RULES))
    if name in {ours.id for ours in fives.all_variants()}
]
"""Our games, and the same written down apart from them with policies of a test."""


def named(value: object) -> str:
    return value.id if isinstance(value, fives.RuleSet) else str(value)


@pytest.mark.parametrize(("rules", "table"), TABLES, ids=named)
def test_a_variant_passes_at_its_table(rules: fives.RuleSet, table: fives.Table) -> None:
    report = check_variant(rules, tables=(table,), matches=1, level=Level.QUICK)
    assert report.ok, report


@pytest.mark.parametrize(("name", "rules"), TWICE, ids=[name for name, _ in TWICE])
def test_two_ways_to_write_a_game_down_agree(name: str, rules: fives.RuleSet) -> None:
    ours = fives.variant(name)
    tables = [table for table in ours.tables if table in rules.tables]
    report = check_variant(ours, tables=tables, matches=3, level=Level.QUICK, reference=rules)
    assert report.ok, report
