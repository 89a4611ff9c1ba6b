"""Exact 61 Five Up, E61-09 and E61-10: doubles that branch, and what the ends add up to."""

import pytest

import fives
from tests.rules.e61_table import counts, go_out, marks, position
from tests.rules.table import count, follow, moves, parts, ports, refused, step


@pytest.mark.rule("E61-09", "E61-10")
def test_the_example_of_the_rules() -> None:
    """A terminal [6|6] counts 12; with 3 at the other end the total is 15: 3 points. Once
    it is prolonged on both sides it adds 12 no more: 3 + 1 = 4."""
    joined = step(position("6-6 0-0", "1-6 1-1", layout="3-6"), "6-6@3-6.hi")
    assert parts(joined) == ["[3|6] 3", "[6|6] 12"]
    assert count(joined) == (15, 3)
    assert joined.after.scores == (3, 0)
    prolonged = step(joined.after, "1-6@6-6.b")
    assert parts(prolonged) == ["[3|6] 3", "[1|6] 1"]
    assert count(prolonged) == (4, 0)


@pytest.mark.rule("E61-09", "E61-10")
def test_the_opening_double_counts_the_same_way() -> None:
    """[6|6] leads: 12. [3|6] on one side: 3 + 12 = 15, 3 points. [1|6] on the other: 4."""
    assert counts("6-6 3-6@6-6.a 1-6@6-6.b") == [(12, 0), (15, 3), (4, 0)]


@pytest.mark.rule("E61-09")
@pytest.mark.parametrize("pips", range(7))
def test_a_covered_double_counts_zero(pips: int) -> None:
    """A double leads: twice its pips. One neighbour: still twice. Two neighbours: nothing."""
    other, third = [n for n in range(7) if n != pips][:2]
    plays = f"{pips}-{pips} {pips}-{other}@{pips}-{pips}.a {pips}-{third}@{pips}-{pips}.b"
    assert [total for total, _ in counts(plays)] == [2 * pips, 2 * pips + other, other + third]


@pytest.mark.rule("E61-09")
def test_both_in_line_sides_come_before_a_branch() -> None:
    """[5|5] leads. Only with tiles on both sides do the branches open, in either order."""
    state = position("2-5 0-6", "3-5 4-5 0-1", layout="5-5 5-6@5-5.a")
    assert ports(state) == ["5-5.b", "5-6.hi"]
    for face in "cd":
        assert refused(state, f"2-5@5-5.{face}") == ("BRANCH_BEFORE_LINE", "E61-09")
    assert refused(state, "2-5@5-5.a") == ("PORT_TAKEN", "E61-09")
    state = follow(state, "2-5@5-5.b")
    assert ports(state) == ["2-5.lo", "5-5.c", "5-5.d", "5-6.hi"]
    assert moves(state) == ["3-5@5-5.c", "4-5@5-5.c", "3-5@5-5.d", "4-5@5-5.d"]


@pytest.mark.rule("E61-09")
def test_a_double_on_a_branch_is_a_spinner_like_any_other() -> None:
    """[4|4] joins the branch [4|5] of [5|5] and needs one tile more before it branches:
    2 + 3 + 8 = 13, then 2 + 3 + 6 = 11, and with [1|4] on a branch 12."""
    layout = "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c"
    state = position("4-4 1-4 6-6", "4-6 0-1", layout=layout)
    joined = step(state, "4-4@4-5.lo")
    assert count(joined) == (13, 0)
    assert ports(joined.after) == ["4-4.b", "2-5.lo", "3-5.lo", "5-5.d"]
    assert refused(joined.after, "4-6@4-4.c") == ("BRANCH_BEFORE_LINE", "E61-09")
    covered = step(joined.after, "4-6@4-4.b")
    assert count(covered) == (11, 0)
    assert {"4-4.c", "4-4.d"} <= set(ports(covered.after))
    assert count(step(covered.after, "1-4@4-4.d")) == (12, 0)


@pytest.mark.rule("E61-09")
def test_unstarted_branches_count_zero() -> None:
    """[6|6] covered by [1|6] and [2|6]: 1 + 2, whatever could still join the sixes. Started
    branches count: 6 with [3|6], 10 with [4|6]."""
    placed = step(position("2-6 0-0", "0-1", layout="6-6 1-6@6-6.a"), "2-6@6-6.b")
    assert parts(placed) == ["[1|6] 1", "[2|6] 2"]
    assert ports(placed.after) == ["1-6.lo", "2-6.lo", "6-6.c", "6-6.d"]
    plays = "6-6 1-6@6-6.a 2-6@6-6.b 3-6@6-6.c 4-6@6-6.d"
    assert counts(plays) == [(12, 0), (13, 0), (3, 0), (6, 0), (10, 2)]


@pytest.mark.rule("E61-10")
@pytest.mark.parametrize(
    ("layout", "play", "total", "points"),
    [
        ("2-4", "3-4@2-4.hi", 5, 1),
        ("2-4", "4-4@2-4.hi", 10, 2),
        ("3-6", "6-6@3-6.hi", 15, 3),
        ("4-4 4-6@4-4.a", "6-6@4-6.hi", 20, 4),
        ("5-6", "6-6@5-6.hi", 17, 0),
        ("3-5", "5-5@3-5.hi", 13, 0),
        ("0-3 1-3@0-3.hi", "0-1@1-3.lo", 0, 0),
    ],
)
def test_a_positive_multiple_of_five_scores_a_fifth_of_it(
    layout: str, play: str, total: int, points: int
) -> None:
    """20 is four points, 17 nothing; zero is no positive multiple."""
    state = position(f"{play.partition('@')[0]} 1-1", "2-2", layout=layout, scores=(7, 3))
    placed = step(state, play)
    assert count(placed) == (total, points)
    assert placed.after.scores == (7 + points, 3)


@pytest.mark.rule("E61-10")
@pytest.mark.parametrize(
    ("lead", "total", "points"),
    [("5-5", 10, 2), ("0-5", 5, 1), ("4-6", 10, 2), ("0-0", 0, 0), ("6-6", 12, 0), ("1-2", 3, 0)],
)
def test_the_opening_is_counted_like_any_play(lead: str, total: int, points: int) -> None:
    assert counts(lead) == [(total, points)]


@pytest.mark.rule("E61-10", "E61-12")
def test_the_last_tile_is_counted_like_any_play() -> None:
    """Going out with a total of 20, the opponent left with [0|0]: 4 points, and 0 more."""
    out = go_out("0-0", play=4, scores=(10, 0))
    assert count(out) == (20, 4)
    assert marks(out) == [(0, 10, 4, 14)]


@pytest.mark.rule("E61-10")
def test_the_counted_ends_decide_and_not_the_open_ports() -> None:
    """[1|1] between [1|3] and [1|5]: the ends make 8, no score, although the four open
    ports, with the two unused branches, would make 3 + 5 + 1 + 1 = 10."""
    placed = step(position("1-5 0-0", "2-2", layout="1-1 1-3@1-1.a"), "1-5@1-1.b")
    assert sum(port.value for port in placed.after.layout.ports) == 10
    assert count(placed) == (8, 0)


@pytest.mark.rule("E61-10")
def test_drawing_and_passing_are_not_counted() -> None:
    """The ends stand at 5; a draw that places nothing scores nothing."""
    state = position("1-1", "0-0", layout="2-3")
    state = follow(state, "draw", "drawn 4-4", "draw", "drawn 5-5")
    assert state.layout.total == 5
    assert state.scores == (0, 0)
    assert fives.EXACT_61.points == fives.MultiplesOf(5)
