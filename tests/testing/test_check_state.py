"""Any game can be checked, and a state that lies is found out."""

import pickle
from typing import Any

import pytest

import fives
from fives import card_race
from fives.testing import ConformanceError, Level, check_state
from tests.testing.liars import LIARS, BreaksDown, EndsEarly, NeverEnds
from tests.testing.sticks import Sticks, every_move, parse

NAMES = check_state(Sticks(), matches=1).checks


def test_a_sound_game_passes() -> None:
    report = check_state(Sticks(), matches=60, parse=parse, tries=tuple(every_move()))
    assert report.ok, report
    assert report.raise_if_faulty() is report
    assert str(report) == f"Sticks: 60 matches, {report.moves} moves, 12 checks: no fault"
    assert report.unfinished == 0


@pytest.mark.parametrize(
    ("liar", "check"), LIARS.items(), ids=lambda item: getattr(item, "__name__", item)
)
def test_a_state_that_lies_is_found_out(liar: type[Sticks], check: str) -> None:
    others = [name for name in NAMES if name != check]
    report = check_state(
        liar(),
        matches=60,
        tries=tuple(every_move()),
        leave_out=others,
        most_moves=200,
        most_faults=1,
    )
    assert [fault.check for fault in report.faults] == [check], report


def test_a_fault_leads_back_to_itself() -> None:
    (fault,) = check_state(BreaksDown(), matches=60).of("play")
    assert fault.check == "play"
    assert fault.where == "BreaksDown"
    assert "five sticks" in fault.message
    (again,) = check_state(BreaksDown(), matches=1, seed=fault.seed).of("play")
    assert again == fault
    state: Sticks = BreaksDown()
    for move in fault.moves:
        state = state.apply(parse(move))
    assert state.left == 5


def test_only_the_first_fault_of_a_check_is_told() -> None:
    report = check_state(EndsEarly(), matches=20)
    assert [fault.check for fault in report.faults] == ["ends"]
    with pytest.raises(ConformanceError, match="over in one respect") as caught:
        report.raise_if_faulty()
    assert caught.value.report is report
    assert isinstance(caught.value, fives.FivesError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(report)


def test_a_match_without_end_is_a_fault_unless_that_is_left_out() -> None:
    report = check_state(NeverEnds(), matches=2, most_moves=100)
    assert [fault.check for fault in report.faults] == ["length"]
    assert report.unfinished >= 1
    report = check_state(NeverEnds(), matches=2, most_moves=100, leave_out=["length"])
    assert (report.ok, report.unfinished, report.moves) == (True, 2, 200)
    assert "2 of them unfinished" in str(report)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"matches": 0}, "TOO_SMALL"),
        ({"matches": "many"}, "NOT_A_NUMBER"),
        ({"seed": -1}, "TOO_SMALL"),
        ({"seed": 1.5}, "NOT_A_NUMBER"),
        ({"level": "quick"}, "LEVEL"),
        ({"leave_out": ["tiles"]}, "NO_SUCH_CHECK"),
        ({"leave_out": "moves"}, "NO_NAMES"),
        ({"leave_out": [7]}, "NO_NAMES"),
        ({"leave_out": None}, "NO_NAMES"),
        ({"most_moves": 0}, "TOO_SMALL"),
        ({"most_faults": 0}, "TOO_SMALL"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(fives.InputError) as caught:
        check_state(Sticks(), **arguments)
    assert caught.value.code == code


@pytest.mark.parametrize("thing", [None, 7, "state", fives.HORSE_RACE, Sticks])
def test_what_is_no_state_is_refused(thing: Any) -> None:
    with pytest.raises(fives.InputError) as caught:
        check_state(thing)
    assert caught.value.code == "NOT_A_STATE"


def test_a_domino_match_is_a_game_like_any_other() -> None:
    start = fives.HORSE_RACE.start(seats=2)
    report = check_state(start, matches=2, parse=fives.parse_move, level=Level.THOROUGH)
    assert report.ok, report


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_the_card_race_passes(seats: int) -> None:
    start = card_race.start(seats=seats, chips=5)
    check_state(start, matches=2, parse=card_race.parse_move, name="card-race").raise_if_faulty()
