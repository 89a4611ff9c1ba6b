"""Partnership: turns and openings go to the right; [6|6] leads the first round."""

import pytest

import fives
from fives import (
    Blocked,
    IllegalMoveError,
    Pass,
    Passed,
    Play,
    RoundEnded,
    Ruled,
    Seat,
    Setup,
    Tile,
    parse_move,
)
from tests.hard_cases.playing import dealt, match

RULES = fives.PARTNERSHIP
HANDS = (
    "0-0 0-1 0-2 0-3 0-4 0-5 0-6",
    "1-1 1-2 1-3 1-4 1-5 1-6 2-2",
    "2-3 2-4 2-5 2-6 3-3 3-4 3-5",
    "3-6 4-4 4-5 4-6 5-5 5-6 6-6",
)


def test_the_holder_leads_the_bound_tile_and_turns_go_right() -> None:
    state = dealt(RULES, HANDS, pairs=True).after
    assert state.actor == state.opener == 3
    assert state.legal_moves() == (Play(Tile(6, 6)),)
    with pytest.raises(IllegalMoveError, match="prescribed"):
        state.apply(Play(Tile(5, 5)))
    turns: list[object] = []
    for move in ("6-6", "2-6@6-6.a", "1-6@6-6.b", "0-1@1-6.lo", "pass"):
        turns.append(state.actor)
        state = state.apply(parse_move(move))
    assert turns == [3, 2, 1, 0, 3]
    assert state.actor == 2


def test_the_next_opener_sits_to_the_right_and_may_lead_anything() -> None:
    """Seat 1 goes out; seat 3 had opened, so seat 2 opens."""
    state = Setup(
        variant=RULES,
        seats=4,
        pairs=True,
        hands=("0-0", "1-2", "3-3", "4-5"),
        layout="1-6",
        turn=1,
        opener=3,
    ).state()
    step = state.step(parse_move("1-2@1-6.lo"))
    ended, ruled = step.events[1:]
    assert isinstance(ended, RoundEnded)
    assert isinstance(ruled, Ruled)
    assert step.after.scores == (0, 6)  # the partner's [4|5] is not counted
    assert step.after.opener == 2
    after = step.after
    for tile in sorted(after.boneyard):
        after = after.apply(parse_move(f"deal {tile}"))
    assert after.actor == 2
    assert after.bound is None
    assert len(after.legal_moves()) == 7


@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        (("0-0", "1-5", "4-5", "0-2"), (0, 9)),  # 9 against 8
        (("0-1", "1-3", "0-0", "1-1"), (6, 0)),  # 1 against 6
        (("0-1", "1-1", "0-4", "0-3"), (0, 0)),  # 5 each
    ],
)
def test_four_passes_block(hands: tuple[str, ...], scores: tuple[int, int]) -> None:
    """Nobody holds a six; the side with less takes what the other side has left."""
    state = Setup(variant=RULES, seats=4, pairs=True, hands=hands, layout="6-6").state()
    for seat in (0, 3, 2):
        step = state.step(Pass())
        assert step.events == (Passed(Seat(seat)),)
        state = step.after
    step = state.step(Pass())
    assert isinstance(step.events[1], RoundEnded)
    assert step.events[1].end == Blocked()
    assert step.after.scores == scores
    assert step.after.opener == 3


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_matches(seed: int) -> None:
    steps = match(RULES, 4, True, seed)
    assert max(steps[-1].after.scores) >= 100
    openers = []
    for step in steps:
        if isinstance(step.move, Play) and step.move.at is None:
            openers.append(step.before.actor)
            assert (step.before.bound is not None) is (len(openers) == 1)
    assert len(openers) > 2
    first = openers[0]
    assert isinstance(first, int)
    assert openers == [(first - number) % 4 for number in range(len(openers))]
