"""The plugin that compares rule marks with tests/rules.md, on small suites of its own."""

from collections import Counter
from pathlib import Path

import pytest

from tests.rule_marks import read_numbers

RULES = """\
# Rules

- HR-01 One.
- HR-02 Two, see HR-09.
  - HR-10 A remark that is no rule.
"""

FIRST = """
import pytest

@pytest.mark.rule("HR-01")
def test_one() -> None:
    pass
"""

SECOND = """
import pytest

@pytest.mark.rule("HR-02")
def test_two() -> None:
    {body}
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project with two rules that must be proved, and a test of the first."""
    pytester.makeini("[pytest]\nstrict_markers = true\n")
    tests = pytester.mkdir("tests")
    (tests / "rules.md").write_text(RULES, encoding="utf-8")
    (tests / "test_first.py").write_text(FIRST, encoding="utf-8")
    return pytester


def add(suite: pytest.Pytester, body: str = "pass", decorator: str = "") -> None:
    text = SECOND.format(body=body).replace("@pytest", f"{decorator}\n@pytest", 1)
    (suite.path / "tests" / "test_second.py").write_text(text, encoding="utf-8")


def run(suite: pytest.Pytester, *args: str) -> pytest.RunResult:
    return suite.runpytest_inprocess("-p", "tests.rule_marks", "-p", "no:cacheprovider", *args)


def test_all_rules_proved(suite: pytest.Pytester) -> None:
    add(suite)
    result = run(suite)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*rules without a test*")


def test_a_missing_number_fails(suite: pytest.Pytester) -> None:
    result = run(suite)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["*rules without a test that ran and passed*", "HR-02"])


@pytest.mark.parametrize("named", ['"HR-1"', '"HR-03"', '"HR-10"', "1", ""])
def test_an_unknown_number_stops_the_run(suite: pytest.Pytester, named: str) -> None:
    add(suite, decorator=f"@pytest.mark.rule({named})")
    for args in ((), ("-k", "two")):
        result = run(suite, *args)
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines(["*test_second.py::test_two: * is no rule of tests/rules.md"])


@pytest.mark.parametrize(
    ("body", "decorator"),
    [
        ("pytest.skip('later')", ""),
        ("pass", "@pytest.mark.skip"),
        ("assert False", "@pytest.mark.xfail"),
        ("pass", "@pytest.mark.xfail"),
        ("assert False", ""),
    ],
    ids=["skipped inside", "skipped by mark", "expected failure", "unexpected pass", "failure"],
)
def test_what_does_not_prove_a_rule(suite: pytest.Pytester, body: str, decorator: str) -> None:
    add(suite, body, decorator)
    result = run(suite)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*rules without a test that ran and passed*", "HR-02"])


def test_a_whole_file_skipped_proves_nothing(suite: pytest.Pytester) -> None:
    add(suite)
    file = suite.path / "tests" / "test_second.py"
    skip = "import pytest\npytest.skip('later', allow_module_level=True)\n"
    file.write_text(skip + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert run(suite).ret == pytest.ExitCode.TESTS_FAILED


def test_several_numbers_and_several_marks(suite: pytest.Pytester) -> None:
    add(suite, decorator='@pytest.mark.rule("HR-01")')
    (suite.path / "tests" / "test_first.py").unlink()
    assert run(suite).ret == pytest.ExitCode.OK


def test_one_case_of_a_parametrized_test_proves_its_own_rule(suite: pytest.Pytester) -> None:
    case = '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("HR-02"))])'
    text = f"import pytest\n\n{case}\ndef test_case(n: int) -> None:\n    assert n\n"
    (suite.path / "tests" / "test_cases.py").write_text(text, encoding="utf-8")
    assert run(suite).ret == pytest.ExitCode.OK


@pytest.mark.parametrize(
    "args",
    [
        ("tests/test_first.py",),
        ("tests/test_first.py::test_one",),
        ("-k", "one"),
        ("-m", "rule"),
        ("--deselect", "tests/test_other.py"),
        ("--ignore", "tests/test_other.py"),
        ("--collect-only",),
    ],
    ids=" ".join,
)
def test_a_partial_run_does_not_complain(suite: pytest.Pytester, args: tuple[str, ...]) -> None:
    result = run(suite, *args)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*rules without a test*")


def test_a_run_that_stopped_early_does_not_complain(suite: pytest.Pytester) -> None:
    (suite.path / "tests" / "test_early.py").write_text("def test_no(): assert False\n", "utf-8")
    result = run(suite, "-x")
    assert result.ret == pytest.ExitCode.INTERRUPTED or result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.no_fnmatch_line("*rules without a test*")


@pytest.mark.parametrize("args", [(".",), ("tests",), ("tests", "tests/test_first.py")], ids=str)
def test_a_whole_run_by_name_complains(suite: pytest.Pytester, args: tuple[str, ...]) -> None:
    assert run(suite, *args).ret == pytest.ExitCode.TESTS_FAILED


def test_a_number_defined_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text("- HR-01 One.\n- HR-01 Again.\n", encoding="utf-8")
    with pytest.raises(pytest.UsageError, match="defines twice: HR-01"):
        read_numbers(path)


def test_the_list_itself() -> None:
    numbers = read_numbers(Path(__file__).with_name("rules.md"))
    counts = Counter(number.split("-")[0] for number in numbers)
    assert counts == {"HR": 27, "E61": 18, "DR": 18, "CR": 15}
    assert set(numbers) == {f"{p}-{n:02}" for p, top in counts.items() for n in range(1, top + 1)}
