"""Fives and Threes: a pair is out when both partners are, and 61 must be hit exactly."""

import pytest

import fives
from fives import (
    IllegalMoveError,
    Pass,
    Passed,
    Pips,
    RoundEnded,
    Ruled,
    Setup,
    TilePlayed,
    parse_move,
)
from tests.hard_cases.playing import events_of, match

RULES = fives.FIVES_AND_THREES


@pytest.mark.parametrize(
    ("total", "points"),
    [(0, 0), (3, 1), (5, 1), (6, 2), (9, 3), (10, 2), (12, 4), (15, 8), (18, 6), (20, 4), (7, 0)],
)
def test_points_of_totals(total: int, points: int) -> None:
    assert fives.FivesAndThrees().for_total(Pips(total)) == points


@pytest.mark.parametrize(
    ("layout", "total", "points"),
    [
        ("0-0", 0, 0),
        ("1-4", 5, 1),
        ("1-4 1-5@1-4.lo", 9, 3),
        ("5-5 0-5@5-5.a", 10, 2),
        ("4-6 6-6@4-6.hi 4-4@4-6.lo", 20, 4),
        ("2-5 1-2@2-5.lo 1-5@1-2.lo 5-5@1-5.hi", 15, 8),
        ("1-3 1-6@1-3.lo", 9, 3),
        ("1-3 1-6@1-3.lo 3-4@1-3.hi", 10, 2),
    ],
)
def test_layouts_and_their_points(layout: str, total: int, points: int) -> None:
    """The last play of each layout, made by a seat that holds one tile more."""
    *before, last = layout.split()
    play = parse_move(last)
    spare = "0-3" if before else "0-1"
    state = Setup(
        variant=RULES,
        seats=2,
        hands=(f"{last.partition('@')[0]} {spare}", "2-6 2-2"),
        layout=" ".join(before),
    ).state()
    event = state.step(play).events[0]
    assert isinstance(event, TilePlayed)
    assert (event.total, event.points) == (total, points)


def test_a_pair_plays_on_over_an_empty_hand() -> None:
    """Seat 0 lays its last tile: 1 + 5 = 6 scores 2 at once, and the round goes on."""
    state = Setup(
        variant=RULES,
        seats=4,
        pairs=True,
        hands=("4-5", "1-2 6-6", "2-5 5-6", "1-3 0-3"),
        layout="1-4",
    ).state()
    step = state.step(parse_move("4-5@1-4.hi"))
    assert [type(event) for event in step.events] == [TilePlayed, Ruled]
    assert step.after.scores == (2, 0)
    assert len(step.after.hands[0]) == 0
    assert step.after.view(2).hand_sizes == (0, 2, 2, 2)
    turns = []
    state = step.after
    for move in ("1-2@1-4.lo", "5-6@4-5.hi", "pass"):
        turns.append(state.actor)
        state = state.apply(parse_move(move))
    assert turns == [1, 2, 3]
    assert state.actor == 1  # over the empty hand of seat 0
    state = state.apply(parse_move("6-6@5-6.hi"))
    assert state.actor == 2
    assert state.scores == (2, 0)  # 7, 8 and 14 are worth nothing


def test_the_second_partner_ends_the_round() -> None:
    """[2|5] at the 2: 5 + 12 = 17, nothing; going out is 1 point, and gives no right to open."""
    state = Setup(
        variant=RULES,
        seats=4,
        pairs=True,
        hands=("", "0-1", "2-5", "0-3"),
        layout="2-6 6-6@2-6.hi",
        turn=2,
        opener=3,
        scores=(7, 0),
    ).state()
    step = state.step(parse_move("2-5@2-6.lo"))
    played, ended, ruled = step.events
    assert isinstance(played, TilePlayed)
    assert isinstance(ended, RoundEnded)
    assert isinstance(ruled, Ruled)
    assert played.total == 17
    assert [part.reason for part in ruled.ruling.event.parts] == ["round"]
    assert step.after.scores == (8, 0)
    assert step.after.opener == 0  # the seat after the previous opener, not who went out


@pytest.mark.parametrize(
    ("score", "after", "over"), [(57, 60, False), (58, 61, True), (59, 59, False), (60, 60, False)]
)
def test_the_last_play_and_the_point_stand_or_fall_together(
    score: int, after: int, over: bool
) -> None:
    """[4|5] makes 1 + 5 = 6: 2 points, and 1 for going out."""
    state = Setup(
        variant=RULES, seats=2, hands=("4-5", "0-0 6-6"), layout="1-4", scores=(score, 3)
    ).state()
    step = state.step(parse_move("4-5@1-4.hi"))
    (ruling,) = [event.ruling for event in step.events if isinstance(event, Ruled)]
    assert [(part.reason, part.points) for part in ruling.event.parts] == [
        ("play", 2),
        ("round", 1),
    ]
    assert ruling.accepted is (after != score)
    assert step.after.scores == (after, 3)
    assert (step.after.outcome is not None) is over


def test_an_ordinary_play_past_the_target_leaves_tile_and_score() -> None:
    """From 60, 1 + 5 = 6 would be 62: refused, the tile lies, the turn ends."""
    state = Setup(
        variant=RULES, seats=2, hands=("4-5 0-0", "0-1 6-6"), layout="1-4", scores=(60, 0)
    ).state()
    step = state.step(parse_move("4-5@1-4.hi"))
    assert step.after.scores == (60, 0)
    assert step.after.actor == 1
    assert len(step.after.layout) == 2


def test_knocking_is_for_those_who_cannot_place() -> None:
    state = Setup(variant=RULES, seats=2, hands=("4-5 0-0", "0-1 6-6"), layout="1-4").state()
    with pytest.raises(IllegalMoveError, match="may not pass"):
        state.apply(Pass())


@pytest.mark.parametrize(
    ("seats", "pairs", "seed"),
    [(2, False, 1), (2, False, 2), (3, False, 3), (4, True, 5), (4, True, 6)],
)
def test_whole_matches(seats: int, pairs: bool, seed: int) -> None:
    steps = match(RULES, seats, pairs, seed)
    assert max(steps[-1].after.scores) == 61
    went_on = [
        step
        for step in steps
        if 0 in map(len, step.after.hands) and len(step.after.layout) and not step.after.outcome
    ]
    assert bool(went_on) is pairs
    assert not any(
        isinstance(event, Passed) and not step.before.hands[event.seat]
        for step in steps
        for event in step.events
    )
    assert any(isinstance(event, RoundEnded) for event in events_of(steps))
