"""The index of rules in the docs: what it reads from the test files, and how it is shown."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from docs._ext.rule_claims import Claim, Rule, claims_in, rules_in
from tests.rule_marks import read_numbers

TESTS = Path(__file__).parent

RULES = """\
# Rules

- HR-01 One.
- HR-02 Two, see HR-09.
  - HR-10 A remark that is no rule.
- DR-01 Nobody proves this.
"""

FIRST = """
import pytest
from pytest import mark

HELD = pytest.mark.rule("HR-03")
CASES = [1, pytest.param(2, marks=[pytest.mark.rule("HR-04"), pytest.mark.slow])]
NUMBERS = ("HR-05", "HR-06")
rule = pytest.mark.rule


@pytest.mark.rule("HR-01", "HR-02")
@pytest.mark.other("HR-99")
def test_by_decorator() -> None: ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("HR-01")), 2])
def test_by_case(n): ...

@pytest.mark.parametrize("n", CASES)
def test_by_kept_case(n): ...

@HELD
async def test_by_kept_mark(): ...

@mark.rule(*NUMBERS)
def test_by_kept_numbers(): ...

@rule("HR-07")
def test_by_short_name(): ...

@pytest.mark.rule("HR-98")
def helper(): ...

@pytest.mark.rule("HR-98")
class Helper:
    def test_not_collected(self): ...

def test_of_nothing():
    text = "@pytest.mark.rule('HR-98')"
    rules.rule("HR-98")
"""

SECOND = """
import pytest

pytestmark = pytest.mark.rule("DR-01")

@pytest.mark.rule("DR-02")
class TestOuter:
    pytestmark = [pytest.mark.rule("DR-03"), pytest.mark.slow]

    def test_one(self): ...

    class TestInner:
        @pytest.mark.rule("DR-04")
        def test_two(self): ...

def test_three(): ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small folder of tests with every kind of mark."""
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "rules.md").write_text(RULES, encoding="utf-8")
    (tests / "test_first.py").write_text(FIRST, encoding="utf-8")
    (tests / "deep" / "test_second.py").write_text(SECOND, encoding="utf-8")
    (tests / "helper.py").write_text(FIRST, encoding="utf-8")
    return tests


def test_every_kind_of_mark_is_seen(tree: Path) -> None:
    first, second = "tests/test_first.py", "tests/deep/test_second.py"
    one, two = "TestOuter::test_one", "TestOuter::TestInner::test_two"
    assert claims_in(tree) == {
        "DR-01": [Claim(second, one), Claim(second, two), Claim(second, "test_three")],
        "DR-02": [Claim(second, one), Claim(second, two)],
        "DR-03": [Claim(second, one), Claim(second, two)],
        "DR-04": [Claim(second, two)],
        "HR-01": [Claim(first, "test_by_decorator"), Claim(first, "test_by_case")],
        "HR-02": [Claim(first, "test_by_decorator")],
        "HR-03": [Claim(first, "test_by_kept_mark")],
        "HR-04": [Claim(first, "test_by_kept_case")],
        "HR-05": [Claim(first, "test_by_kept_numbers")],
        "HR-06": [Claim(first, "test_by_kept_numbers")],
        "HR-07": [Claim(first, "test_by_short_name")],
    }


def test_a_name_that_stands_for_itself_ends(tmp_path: Path) -> None:
    text = "cases = cases + more\nmore = cases\n@parametrize('n', cases)\ndef test_it(n): ...\n"
    (tmp_path / "test_it.py").write_text(text, encoding="utf-8")
    assert claims_in(tmp_path) == {}


def test_rules_have_a_number_and_their_first_words() -> None:
    long = "- HR-03 " + "word " * 60 + "\n"
    found = rules_in(RULES + long)
    assert found[:3] == (
        Rule("HR-01", "One."),
        Rule("HR-02", "Two, see HR-09."),
        Rule("DR-01", "Nobody proves this."),
    )
    assert found[3].words.endswith("word …")
    assert len(found[3].words) <= 100


def test_the_real_list_has_the_numbers_that_the_marks_are_checked_against() -> None:
    path = TESTS / "rules.md"
    rules = rules_in(path.read_text(encoding="utf-8"))
    assert tuple(rule.number for rule in rules) == read_numbers(path)


def test_every_rule_of_horse_race_has_a_test() -> None:
    claims = claims_in(TESTS)
    wanted = [number for number in read_numbers(TESTS / "rules.md") if number.startswith("HR-")]
    assert [number for number in wanted if not claims.get(number)] == []


def test_no_test_claims_a_rule_that_is_none() -> None:
    assert set(claims_in(TESTS)) <= set(read_numbers(TESTS / "rules.md"))


def test_the_index_knows_every_mark_of_the_tests_that_run(request: pytest.FixtureRequest) -> None:
    """Whatever pytest collected for this run, the files say the same."""
    known = claims_in(TESTS)
    marked = {
        (str(number), Claim(*item.nodeid.partition("[")[0].split("::", 1)))
        for item in request.session.items
        for mark in item.iter_markers("rule")
        for number in mark.args
    }
    assert {(number, claim) for number, claim in marked if claim not in known[number]} == set()


def test_the_page_names_the_tests_of_each_rule(tree: Path) -> None:
    """Built without network and with warnings as errors."""
    if find_spec("sphinx") is None or find_spec("myst_parser") is None:
        pytest.skip("the docs are not built here")
    docs = tree.parent / "docs"
    docs.mkdir()
    conf = "extensions = ['myst_parser', 'docs._ext.rule_index']\n"
    (docs / "conf.py").write_text(conf + "myst_enable_extensions = ['colon_fence']\n", "utf-8")
    page = "# Index\n\n:::{rule-index} HR\n:::\n\n## Draw\n\n```{rule-index} DR\n```\n"
    (docs / "index.md").write_text(page, encoding="utf-8")
    build(docs, fails=False)
    text = (tree.parent / "out" / "index.txt").read_text(encoding="utf-8")
    assert " ".join(text.split()).startswith(
        "Index ***** **HR-01** One. "
        '* "tests/test_first.py" * "test_by_decorator" * "test_by_case" '
        '**HR-02** Two, see HR-09. * "tests/test_first.py" * "test_by_decorator" Draw'
    )
    (tree / "deep" / "test_second.py").unlink()
    build(docs, fails=False)
    assert "No test yet." in (tree.parent / "out" / "index.txt").read_text(encoding="utf-8")
    (docs / "index.md").write_text("# Index\n\n:::{rule-index} XX\n:::\n", encoding="utf-8")
    assert "no rule begins with XX-" in build(docs, fails=True)


def build(docs: Path, fails: bool) -> str:
    """Build a folder of docs as text into `out` beside it; return what was complained of."""
    command = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "-b", "text"]
    command += [str(docs), str(docs.parent / "out")]
    run = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert (run.returncode != 0) is fails, run.stderr
    return run.stderr
