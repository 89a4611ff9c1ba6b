"""Horse Race, HR-14 to HR-16: doubles that branch, and what the ends add up to."""

import pytest

import fives
from fives import Joint, Port
from tests.rules.table import (
    count,
    counts,
    follow,
    left,
    moves,
    parts,
    ports,
    position,
    refused,
    step,
)


@pytest.mark.rule("HR-14")
def test_the_opening_double_opens_its_long_sides_first_and_its_branches_after_both() -> None:
    five = "1-5 2-5 3-5 4-5 0-5"
    state = position(five, "0-0", layout="5-5")
    assert ports(state) == ["5-5.a", "5-5.b"]
    state = position(five, "0-0", layout="5-5 5-6@5-5.a")
    assert ports(state) == ["5-5.b", "5-6.hi"]
    assert refused(state, "2-5@5-5.c") == ("BRANCH_BEFORE_LINE", "HR-14")
    assert refused(state, "2-5@5-5.d") == ("BRANCH_BEFORE_LINE", "HR-14")
    state = follow(state, "2-5@5-5.b")
    assert ports(state) == ["2-5.lo", "5-5.c", "5-5.d", "5-6.hi"]


@pytest.mark.rule("HR-14")
@pytest.mark.parametrize(("first", "second"), [("a", "b"), ("b", "a")])
def test_the_long_sides_of_the_opening_double_may_be_joined_in_any_order(
    first: str, second: str
) -> None:
    state = position("5-6 2-5", "0-0 4-5", layout="5-5")
    assert moves(state) == ["2-5@5-5.a", "5-6@5-5.a", "2-5@5-5.b", "5-6@5-5.b"]
    state = position("2-5 0-1", "0-0 4-5", layout=f"5-5 5-6@5-5.{first}")
    assert moves(state) == [f"2-5@5-5.{second}"]


@pytest.mark.rule("HR-14")
@pytest.mark.parametrize(("first", "second"), [("c", "d"), ("d", "c")])
def test_either_branch_may_be_used_first(first: str, second: str) -> None:
    """With [2|5] and [3|5] on the long sides [4|5] may go on a branch, then [1|5] on the other."""
    state = position("4-5 6-6", "1-5 0-0", layout="5-5 2-5@5-5.a 3-5@5-5.b")
    assert moves(state) == ["4-5@5-5.c", "4-5@5-5.d"]
    state = follow(state, f"4-5@5-5.{first}")
    assert moves(state) == [f"1-5@5-5.{second}"]
    state = follow(state, f"1-5@5-5.{second}")
    assert ports(state) == ["1-5.lo", "2-5.lo", "3-5.lo", "4-5.lo"]
    assert state.layout.total == 1 + 2 + 3 + 4


@pytest.mark.rule("HR-14")
def test_a_double_takes_four_tiles_and_no_fifth() -> None:
    layout = "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c 1-5@5-5.d"
    state = position("0-5 2-6", "0-0", layout=layout)
    assert moves(state) == ["2-6@2-5.lo"]
    for face in "abcd":
        assert refused(state, f"0-5@5-5.{face}") == ("PORT_TAKEN", "HR-14")


@pytest.mark.rule("HR-14")
def test_the_side_by_which_a_double_was_joined_is_occupied() -> None:
    """[4|4] on [1|4] needs one tile more on its free long side before it branches."""
    state = position("4-5 2-4", "0-4 0-0", layout="1-4 4-4@1-4.hi")
    assert ports(state) == ["1-4.lo", "4-4.b"]
    joint = Joint(Port.parse("1-4.hi"), Port.parse("4-4.a"))
    assert state.layout.joints == (joint,)
    assert refused(state, "4-5@4-4.a") == ("PORT_TAKEN", "HR-14")
    assert refused(state, "4-5@4-4.c") == ("BRANCH_BEFORE_LINE", "HR-14")
    state = follow(state, "2-4@4-4.b")
    assert ports(state) == ["1-4.lo", "2-4.lo", "4-4.c", "4-4.d"]
    assert moves(state) == ["0-4@4-4.c", "0-4@4-4.d"]


@pytest.mark.rule("HR-14", "HR-15")
def test_a_double_on_a_branch_is_a_spinner_like_any_other() -> None:
    """[4|4] joins the branch [4|5] of [5|5], counts 8 until [4|6] covers it, then branches.

    The totals: 2 + 3 + 8 = 13, 2 + 3 + 6 = 11, and with [1|4] on a branch 12.
    """
    layout = "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c"
    state = position("4-4 4-6 6-6", "1-4 0-1", layout=layout)
    joined = step(state, "4-4@4-5.lo")
    assert count(joined) == (13, 0)
    assert parts(joined) == ["[2|5] 2", "[3|5] 3", "[4|4] 8"]
    assert ports(joined.after) == ["4-4.b", "2-5.lo", "3-5.lo", "5-5.d"]
    assert refused(joined.after, "4-6@4-4.c") == ("BRANCH_BEFORE_LINE", "HR-14")
    covered = step(joined.after, "4-6@4-4.b")
    assert count(covered) == (11, 0)
    assert moves(covered.after) == ["1-4@4-4.c", "1-4@4-4.d"]
    branched = step(covered.after, "1-4@4-4.d")
    assert count(branched) == (12, 0)
    assert parts(branched) == ["[2|5] 2", "[3|5] 3", "[4|6] 6", "[1|4] 1"]


@pytest.mark.rule("HR-14")
def test_a_branch_of_a_branch_may_branch_again() -> None:
    """[5|5], its branch [4|5], [4|4] there, its branch [1|4], [1|1] there, its branch [1|2]."""
    layout = "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c 4-4@4-5.lo 4-6@4-4.b 1-4@4-4.c 1-1@1-4.lo 1-6@1-1.b"
    state = position("1-2 0-1", "0-0", layout=layout)
    assert moves(state) == ["0-1@1-1.c", "1-2@1-1.c", "0-1@1-1.d", "1-2@1-1.d", "1-2@2-5.lo"]
    placed = step(state, "1-2@1-1.c")
    assert count(placed) == (2 + 3 + 6 + 6 + 2, 0)


@pytest.mark.rule("HR-15")
def test_the_example_of_the_rules() -> None:
    """[5|5] 10; [2|5] on a long side 12; [3|5] on the other 5; [4|5] on a branch 9."""
    state = position("5-5 2-5 0-6", "3-5 4-5 0-1")
    led = step(state, "5-5")
    assert (count(led), parts(led)) == ((10, 2), ["[5|5] 10"])
    one = step(led.after, "2-5@5-5.a")
    assert (count(one), parts(one)) == ((12, 0), ["[5|5] 10", "[2|5] 2"])
    two = step(one.after, "3-5@5-5.b")
    assert (count(two), parts(two)) == ((5, 1), ["[2|5] 2", "[3|5] 3"])
    assert {"5-5.c", "5-5.d"} <= set(ports(two.after))
    branch = step(two.after, "4-5@5-5.c")
    assert (count(branch), parts(branch)) == ((9, 0), ["[2|5] 2", "[3|5] 3", "[4|5] 4"])
    assert branch.after.scores == (2, 1)


@pytest.mark.rule("HR-15")
@pytest.mark.parametrize("pips", range(7))
def test_a_double_counts_both_halves_while_a_long_side_is_free(pips: int) -> None:
    """A double leads: twice its pips. One neighbour: still twice. Two neighbours: nothing."""
    other, third = [n for n in range(7) if n != pips][:2]
    plays = f"{pips}-{pips} {pips}-{other}@{pips}-{pips}.a {pips}-{third}@{pips}-{pips}.b"
    totals = [total for total, points in counts(plays)]
    assert totals == [2 * pips, 2 * pips + other, other + third]


@pytest.mark.rule("HR-15")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_joined_double_counts_both_halves_until_its_other_long_side_is_covered(
    pips: int,
) -> None:
    """[0|n], [n|n] on the n, then a tile on the free side of the double."""
    end = next(n for n in range(1, 7) if n != pips)
    plays = f"0-{pips} {pips}-{pips}@0-{pips}.hi {pips}-{end}@{pips}-{pips}.b"
    assert [total for total, points in counts(plays)] == [pips, 2 * pips, end]


@pytest.mark.rule("HR-15")
def test_unused_branch_sides_count_zero() -> None:
    """[6|6] covered by [1|6] and [2|6]: 1 + 2, whatever could still join the sixes."""
    placed = step(position("2-6 0-0", "0-1", layout="6-6 1-6@6-6.a"), "2-6@6-6.b")
    assert count(placed) == (3, 0)
    assert parts(placed) == ["[1|6] 1", "[2|6] 2"]
    assert ports(placed.after) == ["1-6.lo", "2-6.lo", "6-6.c", "6-6.d"]


@pytest.mark.rule("HR-15")
def test_a_covered_double_stays_at_zero_when_its_branches_are_used() -> None:
    """1 + 2 = 3, with [3|6] 6, with [4|6] 10; the [6|6] adds nothing at any time."""
    plays = "6-6 1-6@6-6.a 2-6@6-6.b 3-6@6-6.c 4-6@6-6.d"
    assert counts(plays) == [(12, 0), (13, 0), (3, 0), (6, 0), (10, 2)]


@pytest.mark.rule("HR-16")
@pytest.mark.parametrize(
    ("layout", "play", "total", "points"),
    [
        ("2-4", "3-4@2-4.hi", 5, 1),
        ("2-4", "4-4@2-4.hi", 10, 2),
        ("3-6", "6-6@3-6.hi", 15, 3),
        ("4-4 4-6@4-4.a", "6-6@4-6.hi", 20, 4),
        ("3-5", "5-5@3-5.hi", 13, 0),
        ("2-4", "4-6@2-4.hi", 8, 0),
        ("0-3 1-3@0-3.hi", "0-1@1-3.lo", 0, 0),
    ],
)
def test_a_positive_multiple_of_five_scores_a_fifth_of_it(
    layout: str, play: str, total: int, points: int
) -> None:
    """5 is one point, 10 two, 15 three, 20 four; zero and anything else nothing."""
    tile = play.partition("@")[0]
    placed = step(position(f"{tile} 1-1", "2-2", layout=layout, scores=(7, 3)), play)
    assert count(placed) == (total, points)
    assert placed.after.scores == (7 + points, 3)


@pytest.mark.rule("HR-16")
@pytest.mark.parametrize(
    ("lead", "total", "points"),
    [("5-5", 10, 2), ("0-5", 5, 1), ("1-4", 5, 1), ("2-3", 5, 1), ("4-6", 10, 2), ("0-0", 0, 0)],
)
def test_the_opening_is_counted_like_any_play(lead: str, total: int, points: int) -> None:
    assert counts(lead) == [(total, points)]


@pytest.mark.rule("HR-16")
@pytest.mark.parametrize("tile", ["5-6", "3-4", "6-6", "0-1"])
def test_an_opening_that_is_no_multiple_of_five_scores_nothing(tile: str) -> None:
    (total, points) = counts(tile)[0]
    assert total == sum(int(half) for half in tile.split("-"))
    assert points == 0


@pytest.mark.rule("HR-16", "HR-20")
def test_the_last_tile_is_counted_like_any_play() -> None:
    """Going out with [4|4] makes 2 + 8 = 10: two points, then 1 for the 7 left elsewhere."""
    out = step(position("4-4", "1-6", layout="2-4", scores=(20, 0)), "4-4@2-4.hi")
    assert count(out) == (10, 2)
    assert left(out) == [0, 7]
    assert out.after.scores == (20 + 2 + 1, 0)


@pytest.mark.rule("HR-15", "HR-16")
def test_the_counted_ends_decide_and_not_the_open_ports() -> None:
    """[1|1] between [1|3] and [1|5]: the ends make 8, no score, although the four open
    ports, with the two unused branches, would make 3 + 5 + 1 + 1 = 10.

    [5|5] between [2|5] and [3|5]: the ends make 5, one point; the ports would make 15.
    """
    eight = step(position("1-5 0-0", "2-2", layout="1-1 1-3@1-1.a"), "1-5@1-1.b")
    assert sum(port.value for port in eight.after.layout.ports) == 10
    assert count(eight) == (8, 0)
    five = step(position("3-5 0-0", "2-2", layout="5-5 2-5@5-5.a"), "3-5@5-5.b")
    assert sum(port.value for port in five.after.layout.ports) == 15
    assert count(five) == (5, 1)


@pytest.mark.rule("HR-16")
def test_drawing_and_passing_are_not_counted() -> None:
    """The ends stand at 5; a draw that places nothing scores nothing."""
    state = position("1-1", "0-0", layout="2-3")
    state = follow(state, "draw", "drawn 4-4", "draw", "drawn 5-5")
    assert state.layout.total == 5
    assert state.scores == (0, 0)
    assert fives.HORSE_RACE.points == fives.MultiplesOf(5)
