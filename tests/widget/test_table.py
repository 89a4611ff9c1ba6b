"""The table as a widget, driven from Python: what the browser would send, and what it gets."""

from random import Random
from typing import Any

import pytest

from fives import HORSE_RACE, IllegalMoveError, NotationError, Setup
from fives.widget import table

pytest.importorskip("anywidget", reason="anywidget isn't installed: the extra `notebook` has it")


@pytest.fixture
def shown() -> Any:
    setup = Setup(variant=HORSE_RACE, seats=2, hands=("2-5 3-5 0-1", "4-5 6-6"), layout="5-5")
    return table(setup.state(), rng=Random(61))


def test_a_choice_is_played(shown: Any) -> None:
    assert [held["tile"] for held in shown.scene["hand"]] == ["0-1", "2-5", "3-5"]
    plays = shown.scene["hand"][1]["plays"]
    assert [play["move"] for play in plays] == ["2-5@5-5.a", "2-5@5-5.b"]
    shown.choice = {"at": 0, "move": "2-5@5-5.b"}
    assert [str(move) for move in shown.record.moves[:2]] == ["2-5@5-5.b", "4-5@5-5.a"]
    assert shown.state == shown.record.state
    assert shown.state.actor == 0
    assert shown.scene["at"] == len(shown.record.moves)
    assert shown.scene["note"] == ""


def test_a_choice_that_comes_too_late_changes_nothing(shown: Any) -> None:
    shown.choice = {"at": 0, "move": "2-5@5-5.b"}
    before = shown.record
    shown.choice = {"at": 0, "move": "3-5@5-5.a"}  # a second click, before the table was shown
    assert shown.record is before
    assert shown.scene["note"] == "The table has changed since; choose again."


@pytest.mark.parametrize(
    ("move", "note"),
    [
        ("draw", "Seat 0 can place a tile, so it may not draw. (HR-17)"),
        ("4-5@5-5.a", "hand"),
        ("nonsense", "That is no move; choose again."),
        (None, "That is no move; choose again."),
        (["draw"], "That is no move; choose again."),
    ],
)
def test_the_engine_refuses_what_is_no_legal_move(shown: Any, move: object, note: str) -> None:
    before = shown.record
    shown.choice = {"at": 0, "move": move}
    assert shown.record is before
    assert note in shown.scene["note"].replace("\N{NO-BREAK SPACE}", " ")
    shown.choice = {"at": 0, "move": "2-5@5-5.a"}
    assert shown.scene["note"] == ""


def test_moves_can_be_made_from_python(shown: Any) -> None:
    shown.play("2-5@5-5.b")
    assert shown.state.layout.tiles[0].notation == "5-5"
    with pytest.raises(IllegalMoveError):
        shown.play("pass")
    with pytest.raises(NotationError):
        shown.play("nonsense")


def test_the_seat_to_move_is_yours_unless_given() -> None:
    setup = Setup(variant=HORSE_RACE, seats=2, hands=("2-5 0-1", "4-5 6-6"), layout="5-5", turn=1)
    shown: Any = table(setup.state())
    assert shown.scene["seat"] == 1
    shown = table(HORSE_RACE.start(seats=2))
    assert shown.scene["seat"] == 0
    shown = table(setup.state(), 0, rng=Random(1))
    assert shown.scene["seat"] == 0


def test_the_others_are_played_by_whom_you_like() -> None:
    def last(view: Any, rng: Random) -> Any:
        return view.legal_moves()[-1]

    setup = Setup(variant=HORSE_RACE, seats=2, hands=("2-5 0-1", "4-5 6-6"), layout="5-5")
    shown = table(setup.state(), others=last)
    shown.play("2-5@5-5.a")
    assert str(shown.record.moves[1]) == "4-5@5-5.b"


def test_a_notebook_can_show_it(shown: Any) -> None:
    bundle = shown._repr_mimebundle_()
    bundle = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "application/vnd.jupyter.widget-view+json" in bundle
    sent = {name for name in shown.get_state() if not name.startswith("_")}
    assert sent <= {"choice", "scene", "layout", "tabbable", "tooltip"}
    with pytest.raises(Exception, match="read-only"):
        shown.scene = {}
