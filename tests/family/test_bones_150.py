"""Bones to 150: the first score must be ten or more; a target around a target."""

import pytest

import fives
from fives import (
    Ruled,
    Setup,
    parse_move,
)
from tests.hard_cases.playing import match

RULES = fives.BONES_150


@pytest.mark.parametrize(
    ("layout", "move", "before", "after"),
    [
        ("", "6-6", 0, 0),  # 12 is nothing
        ("6-6", "3-6@6-6.a", 0, 15),  # 12 + 3 = 15 gets in
        ("", "5-5", 0, 10),  # just enough
        ("", "1-4", 0, 0),  # 5 is refused
        ("", "1-4", 10, 15),  # and counts once in
        ("", "2-3", 145, 150),
    ],
)
def test_getting_in(layout: str, move: str, before: int, after: int) -> None:
    tile = move.partition("@")[0]
    state = Setup(
        variant=RULES,
        seats=2,
        hands=(f"{tile} 0-0", "1-1 2-2"),
        layout=layout,
        scores=(before, 0),
    ).state()
    step = state.step(parse_move(move))
    assert step.after.scores == (after, 0)
    assert (step.after.outcome is not None) is (after == 150)


def test_the_refused_five_is_told() -> None:
    state = Setup(variant=RULES, seats=2, hands=("1-4 0-0", "1-1 2-2")).state()
    (ruling,) = [
        event.ruling for event in state.step(parse_move("1-4")).events if isinstance(event, Ruled)
    ]
    assert ruling.refusal is not None
    assert ruling.refusal.code == "NOT_ADMITTED"
    assert (ruling.before, ruling.after, ruling.event.points) == (0, 0, 5)


@pytest.mark.parametrize(("left", "after"), [("0-4 0-3", 0), ("4-4", 10)])
def test_a_count_of_hands_gets_in_as_well(left: str, after: int) -> None:
    """7 left are 5, not enough; 8 left are 10."""
    state = Setup(variant=RULES, seats=2, hands=("1-2", left), layout="1-6").state()
    assert state.apply(parse_move("1-2@1-6.lo")).scores == (after, 0)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_whole_matches(seats: int, seed: int) -> None:
    steps = match(RULES, seats, False, seed)
    assert max(steps[-1].after.scores) >= 150
    firsts = dict.fromkeys(range(seats), 0)
    for step in steps:
        for side in range(seats):
            if not step.before.scores[side] and step.after.scores[side]:
                firsts[side] = step.after.scores[side]
    assert all(first == 0 or first >= 10 for first in firsts.values())
