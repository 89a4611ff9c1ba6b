"""The game as it is played: figures at the table, an end of a round, an end of a match."""

import fives
from fives_kelley import THREES_AND_FIVES as RULES

THREE_ARMS = "3-3 3-6@3-3.a 3-5@3-3.b 3-4@3-3.c 6-6@3-6.hi 5-5@3-5.hi 4-4@3-4.hi"


def test_it_is_found_by_its_name() -> None:
    assert fives.variant("kelley:threes-and-fives") is RULES


def test_the_largest_count_is_thirty_and_worth_sixty() -> None:
    layout, found = RULES.layout(), []
    for text in THREE_ARMS.split():
        play = fives.Play.parse(text)
        layout = layout.place(play.tile, play.at)
        found.append((layout.total, RULES.points_for(layout)))
    assert found == [(6, 6), (12, 12), (11, 0), (15, 30), (21, 21), (26, 0), (30, 60)]


def test_a_play_of_fifteen() -> None:
    """At the other end lies a 5, and the double counts both halves: 5 + 10."""
    state = fives.Setup(
        variant=RULES,
        seats=2,
        hands=("5-5 2-2", "3-3 4-6"),
        layout="0-5 0-1@0-5.lo 1-5@0-1.hi",
    ).state()
    step = state.step(fives.parse_move("5-5@1-5.hi"))
    played = step.events[0]
    assert isinstance(played, fives.TilePlayed)
    assert (played.total, played.points) == (15, 30)
    assert step.after.scores == (30, 0)
    assert step.after.actor == 1


def test_who_goes_out_takes_what_the_others_have_left() -> None:
    """The last play makes 0 + 12 = 12; then 1 + 6 and 4 + 4 pips, not rounded."""
    state = fives.Setup(
        variant=RULES,
        seats=3,
        hands=("6-6", "1-6", "4-4"),
        layout="0-6",
    ).state()
    step = state.step(fives.parse_move("6-6@0-6.hi"))
    assert step.after.scores == (12 + 7 + 8, 0, 0)


def test_the_match_is_over_at_250() -> None:
    state = fives.Setup(
        variant=RULES, seats=2, hands=("6-6 0-1", "1-6"), layout="0-6", scores=(238, 241)
    ).state()
    after = state.apply(fives.parse_move("6-6@0-6.hi"))
    assert after.scores == (250, 241)
    assert after.outcome == fives.Outcome((fives.Side(0),), fives.TARGET_REACHED)
