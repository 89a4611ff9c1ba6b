"""What is looked at, how closely and how far: levels, editions, matches and moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

import fives
from fives.testing import Level, check_state, check_variant
from fives.testing import plan as plans
from fives.testing.check import EDITION, Check, Moment, each
from fives.testing.matches import played
from fives.testing.plan import ALWAYS, PLAY, Plan
from fives.testing.policies_asked import POLICIES
from fives.testing.states import checks_of_any
from fives.testing.variants import checks_of_variant
from tests.testing.mutants import BLOCKS, HORSE_RACE
from tests.testing.sticks import Sticks
from tests.testing.strangers_policies import BreaksOnFives

PAGE = Path(__file__).parents[2] / "docs" / "reference-testing.md"
TABLE = fives.Table(2)
PLAN = Plan(
    matches=3,
    seed=0,
    level=Level.THOROUGH,
    edition=1,
    moves=10,
    most_moves=100,
    most_faults=5,
    leave_out=(),
    shorten=0,
)


def rows() -> list[str]:
    """The table of checks that the page must hold."""
    everywhere: tuple[Check[Any], ...] = checks_of_any(lambda moment: (), None)
    of_any = {check.name for check in everywhere}
    found = []
    for name, says in ALWAYS.items():
        level = Level.START if name == PLAY else Level.QUICK
        found.append((name, level, "any", says))
    for check in checks_of_variant():
        level = Level.QUICK if check.cheap else Level.THOROUGH
        level = Level.START if check == POLICIES else level
        found.append((check.name, level, "any" if check.name in of_any else "dominoes", check.says))
    return [f"| `{name}` | `{level.name}` | {of} | {says} |" for name, level, of, says in found]


def test_the_page_has_the_table_of_checks() -> None:
    page = PAGE.read_text(encoding="utf-8").splitlines()
    wanted = rows()
    first = page.index(wanted[0])
    assert page[first : first + len(wanted) + 1] == [*wanted, ""]


def test_the_levels_hold_one_another() -> None:
    reports = {
        level: check_variant(BLOCKS, tables=TABLE, matches=1, level=level) for level in Level
    }
    start, quick, thorough = (set(reports[level].checks) for level in Level)
    assert start == quick < thorough
    assert all(report.ok for report in reports.values())
    assert (reports[Level.START].matches, reports[Level.START].moves) == (0, 0)
    assert reports[Level.QUICK].moves == reports[Level.THOROUGH].moves > 0


@pytest.mark.parametrize("rules", fives.all_variants(), ids=lambda rules: rules.id)
def test_our_games_can_be_started_and_their_policies_asked(rules: fives.RuleSet) -> None:
    report = check_variant(rules, level=Level.START)
    assert report.ok, report
    assert str(report) == f"{rules.id}: 0 matches, 0 moves, 11 checks: no fault"


def test_a_start_makes_no_move() -> None:
    rules = attrs.evolve(HORSE_RACE, points=BreaksOnFives())
    assert check_variant(rules, tables=TABLE, level=Level.START).ok
    assert not check_variant(rules, tables=TABLE, level=Level.QUICK).ok


def test_a_game_of_any_kind_can_be_started() -> None:
    report = check_state(Sticks(), level=Level.START)
    assert (report.ok, report.matches, report.moves) == (True, 0, 0)


def test_a_check_of_a_later_edition_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    checks = (Check("old", "", each(nothing)), Check("new", "", each(nothing), edition=2))
    assert [check.name for check in PLAN.of(checks)] == ["old"]
    monkeypatch.setattr(plans, "EDITION", 2)
    later = attrs.evolve(PLAN, edition=2)
    assert [check.name for check in later.of(checks)] == ["old", "new"]


def nothing(moment: Moment[Any]) -> Iterator[str]:
    yield from ()


@pytest.mark.parametrize("edition", [0, EDITION + 1, "1", True])
def test_an_edition_that_there_is_not_is_refused(edition: Any) -> None:
    with pytest.raises(fives.InputError, match="The edition of the checks"):
        check_variant(BLOCKS, edition=edition)


def test_moves_bound_the_work_at_a_table() -> None:
    report = check_variant(HORSE_RACE, tables=TABLE, level=Level.QUICK, moves=300)
    assert (report.matches, report.asked, report.unfinished) == (1, 5, 0)
    assert str(report).startswith("horse-race: 1 of 5 matches, ")
    few = check_variant(fives.FIVE_UP, tables=TABLE, level=Level.QUICK)
    assert few.matches < few.asked == 5
    two = check_variant(BLOCKS, tables=TABLE, level=Level.QUICK, matches=30)
    assert two.matches == two.asked == 30
    assert two.moves > 2_000
    with pytest.raises(fives.InputError, match="The moves at a table"):
        check_variant(BLOCKS, moves=0)


def test_a_long_match_goes_on_under_the_cheap_checks() -> None:
    looked: dict[str, list[int]] = {"dear": [], "cheap": []}

    def note(name: str) -> Check[Any]:
        def look(moment: Moment[Any]) -> Iterator[str]:
            looked[name].append(moment.number)
            yield from ()

        return Check(name, "", each(look), cheap=name == "cheap")

    start = fives.DRAW.start(2)
    checks = (note("dear"), note("cheap"))
    report, finds = played("draw", lambda: start, checks, attrs.evolve(PLAN, most_moves=20_000))
    assert (report.matches, report.asked, finds) == (1, 3, [])
    assert looked["dear"] == list(range(11))
    assert looked["cheap"] == list(range(report.moves + 1))
