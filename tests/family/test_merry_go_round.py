"""Merry-Go-Round: a double is led, drawn for if need be, and walled in before arms grow."""

import pytest

import fives
from fives import (
    Draw,
    Drawn,
    IllegalMoveError,
    Pass,
    Phase,
    Play,
    Port,
    Setup,
    Tile,
    TilePlayed,
    parse_move,
)
from tests.hard_cases.playing import match

RULES = fives.MERRY_GO_ROUND


def ports(text: str) -> set[Port]:
    return {Port.parse(name) for name in text.split()}


def test_four_sides_first() -> None:
    """[5|5] 10; [2|5] 12; [3|5] 2 + 3 = 5; [4|5] 9; [5|6] 15; then the arms are free."""
    layout = RULES.layout().place(Tile(5, 5))
    assert set(layout.ports) == ports("5-5.a 5-5.b")
    totals = [int(layout.total)]
    for number, (play, then) in enumerate(
        [
            ("2-5@5-5.a", "5-5.b"),
            ("3-5@5-5.b", "5-5.c 5-5.d"),
            ("4-5@5-5.d", "5-5.c"),
            ("5-6@5-5.c", "2-5.lo 3-5.lo 4-5.lo 5-6.hi"),
        ]
    ):
        move = parse_move(play)
        assert isinstance(move, Play)
        layout = layout.place(move.tile, move.at)
        totals.append(layout.total)
        assert set(layout.ports) == ports(then), number
        if number < 3:
            refusal = layout.refusal(Tile(2, 2), Port.parse("2-5.lo"))
            assert refusal is not None
            assert refusal.code == "PORT_LOCKED"
    assert totals == [10, 12, 5, 9, 15]
    assert layout.locked == frozenset()


def test_other_doubles_are_no_spinners() -> None:
    layout = RULES.layout()
    plays = "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.d 5-6@5-5.c 2-2@2-5.lo 1-2@2-2.b"
    for text in plays.split():
        move = parse_move(text)
        assert isinstance(move, Play)
        layout = layout.place(move.tile, move.at)
    assert layout.total == 1 + 3 + 4 + 6
    refusal = layout.refusal(Tile(2, 6), Port.parse("2-2.c"))
    assert refusal is not None
    assert refusal.code == "NO_BRANCHES"


def test_who_lacks_the_number_draws_though_an_arm_would_fit() -> None:
    """[2|6] fits the arm [2|5], which is locked, so seat 0 draws."""
    state = Setup(
        variant=RULES,
        seats=2,
        hands=("2-6 0-0", "0-5 1-1"),
        layout="5-5 2-5@5-5.a",
    ).state()
    assert state.legal_moves() == (Draw(),)
    with pytest.raises(IllegalMoveError, match=r"2-5\.lo is locked"):
        state.apply(parse_move("2-6@2-5.lo"))
    state = state.apply(Draw()).apply(Drawn(Tile(2, 2)))
    assert state.legal_moves() == (Draw(),)
    state = state.apply(Draw()).apply(Drawn(Tile(4, 5)))
    assert state.phase is Phase.PLACING
    assert [str(move) for move in state.legal_moves()] == ["4-5@5-5.b"]


def test_the_opener_draws_until_a_double_appears_and_plays_it() -> None:
    state = Setup(variant=RULES, seats=2, hands=("0-1 0-2 0-5", "1-1 2-2")).state()
    refusal = state.refusal(parse_move("0-5"))
    assert refusal is not None
    assert refusal.code == "MAY_NOT_LEAD"
    assert state.legal_moves() == (Draw(),)
    state = state.apply(Draw()).apply(Drawn(Tile(1, 4)))
    assert state.legal_moves() == (Draw(),)
    state = state.apply(Draw()).apply(Drawn(Tile(5, 5)))
    assert state.legal_moves() == (parse_move("5-5"),)
    assert state.view(0).legal_moves() == state.legal_moves()
    step = state.step(parse_move("5-5"))
    played = step.events[0]
    assert isinstance(played, TilePlayed)
    assert played.drawn
    assert step.after.scores == (2, 0)
    assert step.after.actor == 1


def test_without_a_boneyard_the_lead_is_passed_on() -> None:
    """Four hands of seven are the whole set; the text leaves open what happens here."""
    state = Setup(
        variant=RULES,
        seats=4,
        hands=(
            "0-1 0-2 0-3 0-4 0-5 0-6 1-2",
            "1-3 1-4 1-5 1-6 2-3 2-4 2-5",
            "0-0 1-1 2-2 3-3 4-4 5-5 6-6",
            "2-6 3-4 3-5 3-6 4-5 4-6 5-6",
        ),
    ).state()
    for _ in range(2):
        assert state.legal_moves() == (Pass(),)
        state = state.apply(Pass())
    assert state.actor == 2
    assert len(state.legal_moves()) == 7


@pytest.mark.parametrize(
    ("left", "points"), [("0-1", 0), ("0-2", 0), ("0-3", 1), ("1-6", 1), ("2-6", 2), ("6-6", 2)]
)
def test_leftovers(left: str, points: int) -> None:
    """1 to 2 are nothing, 3 to 7 one point, 8 to 12 two."""
    state = Setup(variant=RULES, seats=2, hands=("4-5", left), layout="5-5").state()
    assert state.apply(parse_move("4-5@5-5.a")).scores == (points, 0)  # 10 + 4 = 14


@pytest.mark.parametrize(("before", "after"), [(59, 59), (58, 61)])
def test_a_play_past_61_scores_nothing(before: int, after: int) -> None:
    """2 + 3 + 4 + 6 = 15 is worth 3: from 59 the tile stays, and the score too."""
    state = Setup(
        variant=RULES,
        seats=2,
        hands=("5-6 0-0", "1-1 2-2"),
        layout="5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c",
        scores=(before, 0),
    ).state()
    step = state.step(parse_move("5-6@5-5.d"))
    assert len(step.after.layout) == 5
    assert step.after.scores == (after, 0)
    assert (step.after.outcome is None) is (before == after)


@pytest.mark.parametrize(
    ("seats", "pairs", "seed"),
    [(2, False, 1), (3, False, 2), (4, False, 3), (4, True, 4)],
)
def test_whole_matches(seats: int, pairs: bool, seed: int) -> None:
    steps = match(RULES, seats, pairs, seed)
    assert max(steps[-1].after.scores) == 61
    for step in steps:
        if isinstance(step.move, Play) and 0 < len(step.before.layout) < 5:
            assert step.move.at is not None
            assert step.move.at.tile is step.before.layout.lead
        if isinstance(step.move, Play) and step.move.at is None:
            assert step.move.tile.is_double
