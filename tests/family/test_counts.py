"""One sequence of plays counted by one game after another, and other counts of the texts."""

import pytest

import fives
from tests.family.laying import laid, points, totals

LINE = "1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b 1-2@1-1.b 1-5@1-1.c 5-5@1-5.hi 0-5@5-5.b 1-3@1-1.d"
"""[1|4] leads; [1|1] and [4|4] at its ends; an arm from every side of [1|1]."""


@pytest.mark.parametrize(
    ("rules", "worth"),
    [
        (fives.ALL_FIVES, [5, 0, 10, 5, 5, 10, 15, 5, 0]),
        (fives.FIVE_UP, [1, 0, 2, 1, 1, 2, 3, 1, 0]),
        (fives.SEVEN_ROCKS, [5, 0, 10, 5, 5, 10, 15, 5, 0]),
        (fives.SEVEN_TOED_PETE, [1, 0, 2, 1, 1, 2, 3, 1, 0]),
    ],
    ids=lambda value: getattr(value, "id", ""),
)
def test_a_first_double_that_stops_counting_once_its_line_is_joined(
    rules: fives.RuleSet, worth: list[int]
) -> None:
    assert totals(rules, LINE) == [5, 6, 10, 5, 5, 10, 15, 5, 8]
    assert points(rules, LINE) == worth


def test_sniff_counts_its_first_double_longer() -> None:
    assert totals(fives.SNIFF, LINE) == [5, 6, 10, 5, 7, 11, 16, 6, 8]
    assert points(fives.SNIFF, LINE) == [5, 0, 10, 5, 0, 0, 0, 0, 0]


def test_a_line_without_branches_stops_before_the_first_branch() -> None:
    five = " ".join(LINE.split()[:5])
    assert points(fives.MUGGINS, five) == [5, 0, 10, 5, 5]
    refusal = laid(fives.MUGGINS, five.split())[-1].refusal(
        fives.Tile(1, 5), fives.Port.parse("1-1.c")
    )
    assert refusal is not None
    assert refusal.code == "NO_BRANCHES"


@pytest.mark.parametrize("rules", [fives.ALL_FIVES, fives.FIVE_UP], ids=lambda rules: rules.id)
def test_a_second_double_branches_in_five_up_alone(rules: fives.RuleSet) -> None:
    """[2|4] on a branch of [4|4]: 0 + 2 + 3 + 3 + 2 = 10, two points."""
    layout = laid(rules, LINE.split())[-1]
    refusal = layout.refusal(fives.Tile(2, 4), fives.Port.parse("4-4.c"))
    assert (refusal is None) is (rules is fives.FIVE_UP)
    if refusal is None:
        layout = layout.place(fives.Tile(2, 4), fives.Port.parse("4-4.c"))
        assert (layout.total, rules.points_for(layout)) == (10, 2)


@pytest.mark.parametrize(
    ("rules", "plays", "worth"),
    [
        # Openings that score, and one that does not.
        (fives.MUGGINS, "5-5", [10]),
        (fives.MUGGINS, "4-6", [10]),
        (fives.MUGGINS, "0-5", [5]),
        (fives.MUGGINS, "2-3", [5]),
        (fives.MUGGINS, "1-4", [5]),
        (fives.BONES_150, "6-6 3-6@6-6.a", [0, 15]),
        # A led double with one side joined still counts with both halves.
        (fives.MUGGINS, "5-5 0-5@5-5.a 0-0@0-5.lo", [10, 10, 10]),
        (fives.MUGGINS, "5-5 5-6@5-5.a 0-5@5-5.b 0-4@0-5.lo", [0 + 10, 0, 0, 10]),
        # The most on a line, and the most with four arms.
        (fives.MUGGINS, "4-6 6-6@4-6.hi 4-4@4-6.lo", [10, 0, 20]),
        (
            fives.ALL_FIVES,
            "2-2 2-6@2-2.a 2-5@2-2.b 2-4@2-2.c 2-3@2-2.d 3-5@2-3.hi 6-6@2-6.hi 5-5@2-5.hi "
            "4-4@2-4.hi",
            [0, 10, 0, 15, 0, 20, 0, 0, 35],
        ),
        # [2|4], and a tile or a double at the 4.
        (fives.MUGGINS, "2-4 3-4@2-4.hi", [0, 5]),
        (fives.MUGGINS, "2-4 4-4@2-4.hi", [0, 10]),
        (fives.MUGGINS, "3-6 6-6@3-6.hi", [0, 15]),
        # A double that is covered counts no more, and nothing branches.
        (fives.MUGGINS, "3-5 1-5@3-5.hi", [0, 0]),
        (fives.MUGGINS, "3-5 5-5@3-5.hi 1-5@5-5.b", [0, 0, 0]),
        (fives.MUGGINS, "0-5 5-5@0-5.hi 0-0@0-5.lo", [5, 10, 10]),
        # Four arms that end in 5, 5, 6 and 4.
        (
            fives.ALL_FIVES,
            "1-1 1-5@1-1.a 1-6@1-1.b 1-4@1-1.c 1-2@1-1.d 2-5@1-2.hi",
            [0, 0, 0, 15, 0, 20],
        ),
        # A line that goes on.
        (fives.ALL_FIVES, "3-5 4-5@3-5.hi 4-6@4-5.lo 2-6@4-6.hi", [0, 0, 0, 5]),
        (fives.ALL_FIVES, "4-6 3-6@4-6.hi 1-4@4-6.lo 2-3@3-6.lo", [10, 0, 0, 0]),
        (fives.ALL_FIVES, "3-4 3-6@3-4.lo 2-4@3-4.hi 2-2@2-4.lo", [0, 10, 0, 10]),
        # Fives and threes: a point for every five and every three.
        (fives.FIVES_AND_THREES, "1-4 1-5@1-4.lo", [1, 3]),
        (fives.FIVES_AND_THREES, "5-5 0-5@5-5.a", [2, 2]),
        (fives.FIVES_AND_THREES, "1-3 1-6@1-3.lo 3-4@1-3.hi", [0, 3, 2]),
        # Threes alone.
        (fives.ALL_THREES, "1-5 5-5@1-5.hi 1-1@1-5.lo 1-2@1-1.b", [2, 0, 4, 4]),
        # Equal ends: two, with a double three; a led double two.
        (fives.BERGEN, "6-6 2-6@6-6.a 4-6@6-6.b 2-4@4-6.lo 2-2@2-6.lo", [2, 0, 0, 2, 3]),
        # Nothing is counted.
        (fives.BLOCK, "5-5 0-5@5-5.a", [0, 0]),
        (fives.PARTNERSHIP, "6-6 4-6@6-6.a", [0, 0]),
    ],
)
def test_what_plays_are_worth(rules: fives.RuleSet, plays: str, worth: list[int]) -> None:
    assert points(rules, plays) == worth


@pytest.mark.parametrize(
    ("rules", "lead", "allowed"),
    [
        (fives.SEVEN_TOED_PETE, "0-5", True),
        (fives.SEVEN_TOED_PETE, "1-4", True),
        (fives.SEVEN_TOED_PETE, "2-3", True),
        (fives.SEVEN_TOED_PETE, "4-6", True),
        (fives.SEVEN_TOED_PETE, "0-0", True),
        (fives.SEVEN_TOED_PETE, "5-6", False),
        (fives.MERRY_GO_ROUND, "2-3", False),
        (fives.MERRY_GO_ROUND, "3-3", True),
        (fives.MUGGINS, "5-6", True),
    ],
)
def test_what_may_be_led(rules: fives.RuleSet, lead: str, allowed: bool) -> None:
    tile = fives.Tile.parse(lead)
    worth = rules.points_for(rules.layout().place(tile))
    assert rules.opening.may_lead(tile, worth) is allowed
