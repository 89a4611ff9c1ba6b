"""Seven-Toed Pete: only a double or a scoring tile may be led; who holds none passes."""

import pytest

import fives
from fives import (
    DOUBLE_SIX,
    Draw,
    Pass,
    Passed,
    Play,
    RoundEnded,
    Ruled,
    Seat,
    Setup,
    Tile,
    TilePlayed,
    TurnKept,
    parse_move,
)
from tests.hard_cases.playing import match

RULES = fives.SEVEN_TOED_PETE

NO_LEAD = "0-1 0-2 0-3 0-4 0-6 1-2 1-3"
ALSO_NO_LEAD = "1-5 1-6 2-4 2-5 2-6 3-4 3-5"
LEADS = "0-0 1-1 2-2 3-3 0-5 1-4 2-3"
REST = "3-6 4-4 4-5 4-6 5-5 5-6 6-6"


def test_the_tiles_that_may_be_led() -> None:
    found: set[Tile] = set()
    for turn in range(4):
        hands = (LEADS, NO_LEAD, ALSO_NO_LEAD, REST)
        state = Setup(variant=RULES, seats=4, hands=hands, turn=turn).state()
        found |= {move.tile for move in state.legal_moves() if isinstance(move, Play)}
    doubles = {tile for tile in DOUBLE_SIX if tile.is_double}
    assert found == doubles | {Tile(0, 5), Tile(1, 4), Tile(2, 3), Tile(4, 6)}


def test_the_lead_is_passed_on_until_somebody_can() -> None:
    state = Setup(
        variant=RULES, seats=4, hands=(REST, NO_LEAD, ALSO_NO_LEAD, LEADS), turn=1
    ).state()
    refusal = state.refusal(parse_move("0-4"))
    assert refusal is not None
    assert refusal.code == "MAY_NOT_LEAD"
    assert state.refusal(Draw()) is not None
    for seat in (1, 2):
        assert state.actor == seat
        assert state.legal_moves() == (Pass(),)
        assert state.view(seat).legal_moves() == (Pass(),)
        step = state.step(Pass())
        assert step.events == (Passed(Seat(seat)),)
        state = step.after
    assert state.actor == 3
    assert state.refusal(Pass()) is not None
    step = state.step(parse_move("1-4"))  # 5: a point, and the turn is kept
    assert [type(event) for event in step.events] == [TilePlayed, Ruled, TurnKept]
    assert step.after.scores == (0, 0, 0, 1)
    assert step.after.actor == 3


def test_a_double_or_a_score_keeps_the_turn() -> None:
    """[1|1] at [1|4]: 2 + 4 = 6, but a double; [0|1]: 0 + 4, which ends the turn."""
    state = Setup(
        variant=RULES,
        seats=4,
        hands=("1-1 0-1 2-3 3-6", "2-5", "0-6", "3-5"),
        layout="1-4",
    ).state()
    step = state.step(parse_move("1-1@1-4.lo"))
    assert step.events[-1] == TurnKept(Seat(0), ("double",))
    step = step.after.step(parse_move("0-1@1-1.b"))
    played = step.events[0]
    assert isinstance(played, TilePlayed)
    assert played.total == 4
    assert step.after.actor == 1


def test_the_lead_moves_on_from_who_was_asked_first() -> None:
    """Seat 1 passed the lead to seat 3; the next round begins with seat 2."""
    state = Setup(
        variant=RULES,
        seats=4,
        hands=("0-1", "0-2 0-4", "0-6", "1-2"),
        layout="1-4",
        turn=3,
        opener=1,
    ).state()
    step = state.step(parse_move("1-2@1-4.lo"))
    assert isinstance(step.events[1], RoundEnded)
    assert step.after.opener == 2


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_whole_matches(seed: int) -> None:
    steps = match(RULES, 4, False, seed)
    assert max(steps[-1].after.scores) >= 61
    leads = [
        event
        for step in steps
        for event in step.events
        if isinstance(event, TilePlayed) and event.at is None
    ]
    assert all(lead.tile.is_double or lead.points for lead in leads)
    if seed == 1:  # the lead is passed on here; about one opener in 60 holds none
        assert any(step.move == Pass() and not len(step.before.layout) for step in steps)
