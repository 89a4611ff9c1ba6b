"""The rule sheets themselves: their tables, their length, and whole matches of each."""

import importlib
import inspect
import re
from pathlib import Path

import pytest

import fives
from tests.hard_cases.playing import match

FAMILY = [rules for rules in fives.all_variants() if ":" not in rules.id]
ENGINE = ("core", "dominoes", "policies", "match")
NAMED = re.compile(r"""\.(id|title)\s*(==|!=|in)\s*[("'\w]+\w""")
"""A comparison of a variant's name with another."""


def named(value: object) -> str:
    return value.id if isinstance(value, fives.RuleSet) else str(value)


@pytest.mark.parametrize("rules", FAMILY, ids=named)
def test_a_rule_sheet_is_short_and_says_where_it_comes_from(rules: fives.RuleSet) -> None:
    module = importlib.import_module(f"fives.variants.{rules.id.replace('-', '_')}")
    lines = inspect.getsource(module).splitlines()
    assert 20 <= len(lines) <= 50
    assert module.__doc__ is not None
    assert rules.title.split()[0] in module.__doc__


@pytest.mark.parametrize(
    ("rules", "table"),
    [
        (rules, table)
        for rules in FAMILY[3:]
        for table in rules.tables
        if rules is not fives.FIVE_UP
    ],
    ids=named,
)
def test_a_whole_match_at_every_table(rules: fives.RuleSet, table: fives.Table) -> None:
    steps = match(rules, table.seats, table.pairs, seed=table.seats)
    assert steps[-1].after.outcome is not None


def test_a_whole_match_of_five_up() -> None:
    """What is left is taken away, so that a match may go up and down for long."""
    steps = match(fives.FIVE_UP, 2, False, seed=3)
    assert max(steps[-1].after.scores) >= 61


def test_the_engine_knows_no_game_by_name() -> None:
    """No file below the rule sheets has a game's name or id in it, outside docstrings."""
    package = Path(fives.__file__).parent
    names = {rules.id for rules in FAMILY} - {"block", "draw"}
    names |= {rules.id.upper().replace("-", "_") for rules in FAMILY} - {"BLOCK", "DRAW"}
    quoted = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)))
    found = [
        f"{path.relative_to(package)}:{number}: {line.strip()}"
        for layer in ENGINE
        for path in sorted((package / layer).rglob("*.py"))
        for number, line in enumerate(_code(path), 1)
        if quoted.search(line) or NAMED.search(line)
    ]
    assert found == []


def _code(path: Path) -> list[str]:
    """The lines of a file without those of its docstrings."""
    text = re.sub(r'"""(.|\n)*?"""', lambda match: "\n" * match[0].count("\n"), path.read_text())
    return text.splitlines()
