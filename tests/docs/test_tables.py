"""The tables that the docs make from the code: nothing is missing, and nothing is said twice."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import attrs
import pytest

import fives
from docs._ext import policy_facts as facts

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
VALUES = {"Lead", "Played"}
"""What policies are asked with or answer, defined beside them."""
NUMBERED = {"horse-race", "exact-61", "draw"}
CONF = """\
extensions = ['myst_parser', 'docs._ext.policy_tables']
myst_enable_extensions = ['colon_fence']
"""
FAMILY = [rules for rules in facts.shipped() if rules.id not in NUMBERED]


def public_policies() -> set[str]:
    """Every public class of the policies' layer that is neither a protocol nor a mere value."""
    named = {name: getattr(fives, name) for name in fives.__all__}
    return {
        name
        for name, kind in named.items()
        if isinstance(kind, type) and kind.__module__.startswith("fives.policies.")
        if attrs.has(kind) and name not in VALUES
    }


def test_every_public_policy_is_in_the_tables_once() -> None:
    shown = [policy.name for axis in facts.axes() for policy in facts.policies(axis)]
    assert sorted(shown) == sorted(public_policies())
    assert len(shown) > 40


def test_the_axes_are_those_of_a_rule_sheet() -> None:
    plain = {"id", "version", "title", "tables", "citations"}
    assert {*facts.axes()} == {field.name for field in attrs.fields(fives.RuleSet)} - plain | {
        "rounding"
    }


def test_the_page_has_a_table_for_every_axis() -> None:
    text = (DOCS / "policies.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^:::\{policies\} (\w+)$", text, re.MULTILINE)) == facts.axes()


@pytest.mark.parametrize("axis", facts.axes())
def test_every_axis_has_a_question_and_protocols_that_are_public(axis: str) -> None:
    assert facts.question(axis).endswith(".")
    for name in facts.PROTOCOLS[axis]:
        assert facts.description(getattr(fives, name)).startswith("**Protocol:**")


@pytest.mark.parametrize("axis", facts.axes())
def test_every_policy_and_parameter_says_what_it_is(axis: str) -> None:
    for policy in facts.policies(axis):
        assert policy.says.endswith(".")
        assert ">>>" not in policy.says
        assert "Args:" not in policy.says
        assert all(told.endswith(".") for _, told in policy.parameters), policy.name


def test_what_a_table_says_of_one_policy() -> None:
    (found,) = [each for each in facts.policies("target") if each.name == "FirstScoreAtLeast"]
    assert found.says == (
        "A side that has nothing yet begins with a score of some size; another target goes on.\n\n"
        "A score that is too small is refused whole, and the score stays at nothing."
    )
    assert [name for name, _ in found.parameters] == ["points", "target"]
    assert found.used_by == (fives.BONES_150,)


@pytest.mark.parametrize(
    ("axis", "name", "game"),
    [
        ("opening", "WhoWentOutOpens", fives.MERRY_GO_ROUND),
        ("target", "AtLeast", fives.BONES_150),
        ("rounding", "ToNearest", fives.FIVE_UP),
    ],
)
def test_a_policy_within_another_counts_as_used(axis: str, name: str, game: fives.RuleSet) -> None:
    (found,) = [policy for policy in facts.policies(axis) if policy.name == name]
    assert game in found.used_by


def test_a_parameter_that_goes_on_in_the_next_line() -> None:
    class Long:
        """Something.

        Args:
            one: Begins here
                and ends here.
            other: More.

        Raises:
            InputError: Never.
        """

        one: int
        other: int

    assert facts.parameters(attrs.frozen(Long)) == (
        ("one", "Begins here and ends here."),
        ("other", "More."),
    )


@pytest.mark.parametrize("rules", FAMILY, ids=lambda rules: rules.id)
def test_every_game_of_the_family_has_its_page(rules: fives.RuleSet) -> None:
    text = (DOCS / "rules" / f"{rules.id}.md").read_text(encoding="utf-8")
    assert text.startswith(f"# {rules.title}\n")
    assert f":::{{rule-sheet}} {rules.id}\n:::\n" in text
    assert re.findall("^## (.*)$", text, re.MULTILINE) == ["Sources", "Readings", "Figures"]
    sources = text.partition("## Sources")[2].partition("## Readings")[0]
    assert re.search(r"\]\(https?://", sources)
    assert ">>> " in text.partition("## Figures")[2]
    family = (DOCS / "family.md").read_text(encoding="utf-8")
    assert f"\nrules/{rules.id}\n" in family


def test_a_rule_sheet_shows_every_axis_as_code() -> None:
    rows = facts.sheet(fives.SNIFF)
    assert [axis for axis, _, _ in rows] == [*facts.axes()][:-1]
    assert ("counting", "SpinnerCountsUntilWalledIn()") in [row[:2] for row in rows]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A page with every directive, built as XML, which breaks no names into lines."""
    if find_spec("sphinx") is None or find_spec("myst_parser") is None:
        pytest.skip("the docs are not built here")
    docs = tmp_path_factory.mktemp("docs")
    conf = CONF + "suppress_warnings = ['ref.doc', 'myst.xref_missing']\n"
    (docs / "conf.py").write_text(conf, encoding="utf-8")
    tables = [f":::{{policies}} {axis}\n:::\n" for axis in facts.axes()]
    page = "# P\n\n:::{rule-sheet} bergen\n:::\n\n:::{family}\n:::\n\n" + "\n".join(tables)
    (docs / "index.md").write_text(page, encoding="utf-8")
    assert _build(docs) == ""
    return (docs / "out" / "index.xml").read_text(encoding="utf-8")


def _build(docs: Path) -> str:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "xml", str(docs)]
    run = subprocess.run(
        [*command, str(docs / "out")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return run.stderr if run.returncode else ""


def test_the_built_page_names_every_policy(built: str) -> None:
    shown = set(re.findall(r"<literal[^>]*>(\w+)</literal>", built))
    assert public_policies() <= shown


def test_a_game_or_an_axis_that_is_none_stops_the_build(tmp_path: Path, built: str) -> None:
    (tmp_path / "conf.py").write_text(CONF, encoding="utf-8")
    page = "# P\n\n:::{rule-sheet} horserace\n:::\n\n:::{policies} luck\n:::\n"
    (tmp_path / "index.md").write_text(page, encoding="utf-8")
    complaints = _build(tmp_path)
    assert "There is no variant 'horserace'" in complaints
    assert "there is no axis luck" in complaints
