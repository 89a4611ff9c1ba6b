"""Sniff, the form with weights: the first double counts by how many of its sides are covered."""

import pytest

import fives
from fives import (
    Layout,
    Play,
    Port,
    RuleSet,
    Setup,
    Tile,
    TilePlayed,
    Why,
    parse_move,
)
from tests.hard_cases.playing import match

RULES = fives.SNIFF
ALL_FIVES = fives.ALL_FIVES

LINE = (
    "1-4",
    "1-1@1-4.lo",
    "4-4@1-4.hi",
    "3-4@4-4.b",
    "1-2@1-1.b",
    "1-5@1-1.c",
    "5-5@1-5.hi",
    "0-5@5-5.b",
    "1-3@1-1.d",
)


def grown(rules: RuleSet, plays: tuple[str, ...]) -> list[Layout]:
    layouts = [rules.layout()]
    for text in plays:
        play = parse_move(text)
        assert isinstance(play, Play)
        layouts.append(layouts[-1].place(play.tile, play.at))
    return layouts[1:]


def test_one_sequence_under_two_counts() -> None:
    sniff = [layout.total for layout in grown(RULES, LINE)]
    assert sniff == [5, 6, 10, 5, 7, 11, 16, 6, 8]
    fives = [layout.total for layout in grown(ALL_FIVES, LINE)]
    assert fives == [5, 6, 10, 5, 5, 10, 15, 5, 8]


def test_why_the_spinner_counts() -> None:
    """After [1|2], two sides covered; after [1|5], three; after [1|3], all four."""
    layouts = grown(RULES, LINE)
    spinner = [
        [(part.halves, part.why) for part in layout.parts if part.tile is Tile(1, 1)]
        for layout in layouts
    ]
    assert spinner[4] == [(2, Why.BOTH_HALVES)]
    assert spinner[5] == spinner[7] == [(1, Why.ONE_HALF)]
    assert spinner[8] == []


@pytest.mark.parametrize(("plays", "totals"), [(("4-4", "4-6@4-4.a", "1-4@4-4.b"), [8, 14, 15])])
def test_an_opening_sniff(plays: tuple[str, ...], totals: list[int]) -> None:
    """[4|4]; [6|4]: 8 + 6; [1|4] on the other side: 8 + 6 + 1, since two sides are covered."""
    assert [layout.total for layout in grown(RULES, plays)] == totals
    assert [layout.total for layout in grown(ALL_FIVES, plays)] == [8, 14, 7]


@pytest.mark.parametrize("rules", [RULES, ALL_FIVES])
def test_only_the_first_double_branches(rules: RuleSet) -> None:
    layout = grown(rules, LINE)[3]  # [1|1] came first, so [4|4] has no branch
    assert layout.spinning == {Tile(1, 1)}
    refusal = layout.refusal(Tile(2, 4), Port.parse("4-4.c"))
    assert refusal is not None
    assert refusal.code == "NO_BRANCHES"
    early = layout.refusal(Tile(1, 2), Port.parse("1-1.c"))
    assert early is not None
    assert early.code == "BRANCH_BEFORE_LINE"


def test_which_double_came_first_is_part_of_the_situation() -> None:
    """The same joints; but the lead says nothing of which double was the first."""
    one, two = ("1-4", "1-1@1-4.lo", "4-4@1-4.hi"), ("1-4", "4-4@1-4.hi", "1-1@1-4.lo")
    first, second = grown(RULES, one)[-1], grown(RULES, two)[-1]
    assert first.joints == second.joints
    assert first != second
    assert first.spinning == {Tile(1, 1)}
    assert second.spinning == {Tile(4, 4)}


def test_a_play_on_the_third_side_scores_by_one_half() -> None:
    """5 + 2 + 3 and one half of [1|1]: 11 is nothing, where All Fives has 10."""
    for rules, total, points in ((RULES, 11, 0), (ALL_FIVES, 10, 10)):
        state = Setup(
            variant=rules,
            seats=2,
            hands=("1-5 0-0", "6-6 2-2"),
            layout=" ".join(LINE[:5]),
        ).state()
        step = state.step(parse_move("1-5@1-1.c"))
        played = step.events[0]
        assert isinstance(played, TilePlayed)
        assert (played.total, played.points) == (total, points)
        assert step.after.scores == (points, 0)


@pytest.mark.parametrize("rules", [RULES, ALL_FIVES], ids=lambda rules: rules.id)
@pytest.mark.parametrize(("seats", "pairs"), [(2, False), (3, False), (4, False), (4, True)])
def test_whole_matches(rules: RuleSet, seats: int, pairs: bool) -> None:
    steps = match(rules, seats, pairs, seed=seats)
    assert max(steps[-1].after.scores) >= 100
    assert all(len(step.after.layout.spinning) <= 1 for step in steps)
