"""A pytest plugin: the mark `rule` against the numbered list in tests/rules.md.

`@pytest.mark.rule("HR-11", "HR-12")` says that a test proves these rules. A number
that the list doesn't hold stops the run. When the whole suite is run, each number
needs a test that ran and passed; skipped tests and expected
failures prove nothing.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

CLAIMS = "rules"
"""The property of a test that holds the numbers which it proves."""

NUMBER = re.compile(r"^- ([A-Z][A-Z0-9]*-\d{2}) ", re.MULTILINE)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(number, ...): the test proves these numbers of tests/rules.md"
    )
    config.pluginmanager.register(RuleMarks(config), "fives-rule-marks")


def read_numbers(path: Path) -> tuple[str, ...]:
    """The numbers that a rule list defines, in its order."""
    numbers = tuple(NUMBER.findall(path.read_text(encoding="utf-8")))
    twice = sorted({number for number in numbers if numbers.count(number) > 1})
    if twice:
        raise pytest.UsageError(f"{path.name} defines twice: {', '.join(twice)}")
    if not numbers:
        raise pytest.UsageError(f"{path.name} defines no rule")
    return numbers


class RuleMarks:
    """What one session claims and proves."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tests = config.rootpath / "tests"
        self.numbers = read_numbers(self.tests / "rules.md")
        self.proved: set[str] = set()
        self.unproved: list[str] = []
        self.deselected = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: Sequence[pytest.Item]) -> None:
        faults: list[str] = []
        for item in items:
            named = [n for mark in item.iter_markers("rule") for n in mark.args or ("",)]
            known = frozenset(n for n in named if n in self.numbers)
            faults += [
                f"{item.nodeid}: {n!r} is no rule of tests/rules.md"
                for n in named
                if n not in known
            ]
            # Properties travel with the report, from another process too.
            item.user_properties.append((CLAIMS, " ".join(sorted(known))))
        if faults:
            raise pytest.UsageError("\n".join(faults))

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.deselected = self.deselected or bool(items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # The exact type: the report of a subtest is no word on the whole test.
        if type(report) is not pytest.TestReport or hasattr(report, "wasxfail"):
            return
        if report.when == "call" and report.passed:
            for name, claims in report.user_properties:
                if name == CLAIMS:
                    self.proved.update(str(claims).split())

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        ended = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if exitstatus not in ended or not self.is_whole(session):
            return
        self.unproved = [number for number in self.numbers if number not in self.proved]
        if self.unproved:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.unproved:
            terminalreporter.section("rules without a test that ran and passed", red=True)
            terminalreporter.line(" ".join(self.unproved), red=True)

    def is_whole(self, session: pytest.Session) -> bool:
        """Whether nothing under tests/ was left out of this session."""
        option = self.config.option
        narrowed = (
            self.deselected
            or option.collectonly
            or option.keyword
            or option.markexpr
            or option.ignore
            or option.ignore_glob
            or option.deselect
            or getattr(option, "lf", False)
            or getattr(option, "stepwise", False)
            or session.shouldstop
            or session.shouldfail
            or hasattr(self.config, "workerinput")  # of pytest-xdist: sees a part only
        )
        return not narrowed and covers(self.config, self.tests)


def covers(config: pytest.Config, folder: Path) -> bool:
    """Whether the arguments of a run name a folder or one that holds it."""
    return any(folder.is_relative_to(path) for path in named_paths(config))


def named_paths(config: pytest.Config) -> Iterable[Path]:
    for argument in config.args:
        if "::" not in argument:
            yield (config.invocation_params.dir / argument).resolve()
