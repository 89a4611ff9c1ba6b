"""Score sheets: the tally on paper and the cribbage board."""

from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.render.folding import WIDTH
from fives.render.sheets_cribbage import CribbageBoard, Pegs
from fives.render.sheets_tally import PaperTally, figure
from tests.strategies import TABLES, At, steps

FULL = (
    r"\ x /",
    r" \ / ",
    r"x X x",
    r" / \ ",
    r"/ x \ ".rstrip(),
)
SPACES = ((0, 2), (2, 4), (4, 2), (2, 0))
"""Above the large X, to its right, below and to its left."""
scores = st.integers(-300, 300)


@pytest.mark.rule("E61-18")
def test_a_large_x_with_four_small_ones_is_50_raw_and_10_points() -> None:
    tally = PaperTally(10)
    assert (tally.figures, tally.strokes, tally.pips) == (1, 0, 50)
    assert tally.drawings == (FULL,)
    assert (FULL[2][2], *(FULL[row][column] for row, column in SPACES)) == ("X", *"xxxx")


@pytest.mark.rule("E61-18")
def test_a_stroke_is_5_raw_and_1_point() -> None:
    assert (PaperTally(1).figures, PaperTally(1).strokes, PaperTally(1).pips) == (0, 1, 5)
    assert [PaperTally(points).strokes for points in range(10)] == list(range(10))
    for drawn in range(10):
        before, after = "".join(figure(drawn)), "".join(figure(drawn + 1))
        assert before != after
        assert all(old in (" ", "\\", new) for old, new in zip(before, after, strict=True))


@pytest.mark.rule("E61-18")
def test_the_target_of_305_raw_is_six_figures_and_a_stroke() -> None:
    tally = PaperTally(61)
    assert (tally.pips, tally.figures, tally.strokes) == (305, 6, 1)
    assert tally.drawings == (FULL,) * 6 + (figure(1),)


def test_the_strokes_of_a_figure_one_after_another() -> None:
    pictures = [figure(strokes) for strokes in (0, 1, 2, 3, 4, 9)]
    assert [" ".join(picture[row] for picture in pictures) for row in range(5)] == [
        r"      \     \   / \ \ / \ x / \ x /",
        r"       \     \ /   \ /   \ /   \ / ",
        r"        \     X     X     X   \ X x",
        r"         \   / \   / \   / \   / \ ",
        r"          \ /   \ /   \ /   \ / x \ ".rstrip(),
    ]


def test_a_score_below_zero_has_a_minus_and_the_strokes_to_zero() -> None:
    tally = PaperTally(-12)
    assert (tally.points, tally.pips, tally.below_zero) == (-12, -60, True)
    assert (tally.figures, tally.strokes) == (1, 2)
    assert tally.lines == (
        r"  \ x /   \   /",
        r"   \ /     \ /",
        r"- x X x     X",
        r"   / \     / \ ".rstrip(),
        r"  / x \   /   \ ".rstrip(),
    )


def test_zero_is_an_empty_sheet() -> None:
    assert (PaperTally(0).lines, str(PaperTally(0)), PaperTally(0).below_zero) == ((), "", False)


@given(scores)
def test_a_tally_tells_the_score_and_fits_80_columns(points: int) -> None:
    tally = PaperTally(points)
    sign = -1 if tally.below_zero else 1
    assert sign * (10 * tally.figures + tally.strokes) == points
    assert {len(line) for drawing in tally.drawings for line in drawing} <= {5}
    assert all(len(drawing) == 5 for drawing in tally.drawings)
    assert max(map(len, tally.lines), default=0) <= WIDTH
    assert "\n".join(tally.lines).count("X") == tally.figures + (tally.strokes >= 2)


@pytest.mark.rule("HR-27")
@pytest.mark.parametrize("at", TABLES, ids=str)
def test_a_match_is_marked_award_by_award_on_the_board_and_on_paper(at: At) -> None:
    """The front peg stands at the score after each ruling, the back peg at the one before."""
    match = list(steps(at, 61))
    rulings = [
        event.ruling for step in match for event in step.events if isinstance(event, fives.Ruled)
    ]
    ends = match[-1].after.scores
    marked = [[r.after for r in rulings if r.event.side == side] for side in range(len(ends))]
    board = CribbageBoard(marked)
    assert tuple(told[-1] if told else 0 for told in board.scores) == ends
    for side in range(len(ends)):
        awards = [r for r in rulings if r.event.side == side and r.after != r.before]
        holes = [Pegs(min(r.after, 61), min(r.before, 61)) for r in awards]
        assert list(board.pegs(side)) == [Pegs(0, 0), *holes]
        assert PaperTally(ends[side]).points == ends[side]


@pytest.mark.rule("HR-27")
def test_the_distance_of_the_pegs_is_the_award() -> None:
    """2, then 1 and 4 more: 2, 3, 7."""
    board = CribbageBoard([(2, 3, 7)])
    assert board.pegs(0) == (Pegs(0, 0), Pegs(2, 0), Pegs(3, 2), Pegs(7, 3))
    assert [pegs.front - pegs.back for pegs in board.pegs(0)] == [0, 2, 1, 4]


@pytest.mark.rule("DR-02")
def test_a_board_of_two_laps_records_draw_up_to_its_target_of_100_exactly() -> None:
    """No rounding: 37, then 63 more, is 100; a single lap would end at 61."""
    board = CribbageBoard([(37, 100), (15,)], laps=2)
    assert board.pegs(0)[-1] == Pegs(100, 37)
    assert CribbageBoard([(37, 100)]).pegs(0)[-1] == Pegs(61, 37)
    assert board.lines == (
        "         5    10    15    20    25    30    35    40    45    50    55    60",
        "side 0: 100 points, before that 37",
        "  oo|..... ..... ..... ..... ..... .....|..... .B... ..... ..... ..... .....|",
        "    |..... ..... ..... ..... ..... .....|..... ....F ..... ..... ..... .....|o",
        "side 1: 15 points, before that 0",
        "  Bo|..... ..... ....F ..... ..... .....|..... ..... ..... ..... ..... .....|",
        "    |..... ..... ..... ..... ..... .....|..... ..... ..... ..... ..... .....|o",
    )


def test_an_award_of_nothing_moves_no_peg() -> None:
    assert CribbageBoard([(0, 5, 5, 8, 8)]).pegs(0) == CribbageBoard([(5, 8)]).pegs(0)
    assert CribbageBoard([(0, 0)]).pegs(0) == (Pegs(0, 0),)


def test_beyond_the_last_hole_the_peg_stands_there_and_the_text_tells_the_rest() -> None:
    assert CribbageBoard([(60, 64)]).lines[1:] == (
        "side 0: 64 points, before that 60; 3 past the last hole",
        "  oo|..... ..... ..... ..... ..... .....|..... ..... ..... ..... ..... ....B|F",
    )
    assert CribbageBoard([(62, 64)]).pegs(0)[-1] == Pegs(61, 61)


def test_below_zero_the_peg_stands_at_the_start_and_the_text_tells_the_rest() -> None:
    assert CribbageBoard([(1, -2)]).lines[1:] == (
        "side 0: -2 points, before that 1; 2 short of the start",
        "  oF|B.... ..... ..... ..... ..... .....|..... ..... ..... ..... ..... .....|o",
    )
    assert CribbageBoard([(-2, 3)]).pegs(0) == (Pegs(0, 0), Pegs(0, 0), Pegs(3, 0))


def test_after_a_debit_the_front_peg_stands_behind() -> None:
    assert CribbageBoard([(5, 3)]).pegs(0)[-1] == Pegs(front=3, back=5)


@given(st.lists(st.lists(scores, max_size=8), min_size=1, max_size=4), st.sampled_from([1, 2]))
def test_a_board_shows_two_pegs_a_side_in_80_columns(told: list[list[int]], laps: int) -> None:
    board = CribbageBoard(told, laps)
    assert max(map(len, board.lines)) <= WIDTH
    assert len(board.lines) == 1 + len(told) * (1 + laps)
    holes = [line for line in board.lines if "|" in line]
    for side in range(len(told)):
        track = "".join(holes[side * laps : (side + 1) * laps])
        now = board.pegs(side)[-1]
        assert track.count("F") == 1
        assert track.count("B") == (now.front != now.back or now.front == 0)
        places = track.replace("|", "").replace(" ", "")
        assert len(places) == 2 + board.holes
        assert max(0, places.index("F") - 1) == now.front


def test_sheets_are_values() -> None:
    assert PaperTally(7) == PaperTally(7) != PaperTally(8)
    assert CribbageBoard([[2, 5], []]) == CribbageBoard(((2, 5), ()))
    assert len({CribbageBoard([(2,)]), CribbageBoard([[2]]), CribbageBoard([(2,)], laps=2)}) == 2
    given = [[1, 2]]
    board = CribbageBoard(given)
    given[0].append(3)
    assert board.scores == ((1, 2),)


@pytest.mark.parametrize(
    "points", [True, 2.0, "2", None, 10_001, -10_001, pytest.param(10**5000, id="huge")]
)
def test_what_no_tally_takes(points: object) -> None:
    with pytest.raises(fives.InputError):
        PaperTally(cast("int", points))
    with pytest.raises(fives.InputError):
        CribbageBoard([(cast("int", points),)])


@pytest.mark.parametrize("strokes", [-1, 11, True])
def test_a_figure_has_ten_strokes(strokes: int) -> None:
    with pytest.raises(fives.InputError):
        figure(strokes)


@pytest.mark.parametrize("told", [[], [()] * 5, 7, None, "61", [7], ["61"]])
def test_what_no_board_takes(told: object) -> None:
    with pytest.raises(fives.InputError):
        CribbageBoard(cast("list[list[int]]", told))


@pytest.mark.parametrize("laps", [0, 3, True, 1.0])
def test_a_board_is_once_or_twice_round(laps: object) -> None:
    with pytest.raises(fives.InputError):
        CribbageBoard([()], cast("int", laps))


@pytest.mark.parametrize("side", [-1, 1, True])
def test_no_such_side(side: int) -> None:
    with pytest.raises(fives.InputError):
        CribbageBoard([()]).pegs(side)


def test_a_running_match_can_be_shown_from_its_scores_alone() -> None:
    state = fives.run_chance(fives.HORSE_RACE.start(4, pairs=True), Random(1))
    board = CribbageBoard([(points,) for points in state.scores])
    assert [pegs[-1] for pegs in map(board.pegs, (0, 1))] == [Pegs(0, 0), Pegs(0, 0)]
