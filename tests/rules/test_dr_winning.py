"""Draw, DR-16 and DR-17: the next opener, the target, and the drawn match."""

import random

import attrs
import pytest

import fives
from fives import MatchEnded, Outcome, Phase, RoundEnded, Ruled, Side
from tests.rules.dr_table import all_pass, award, block, go_out, last_two, position
from tests.rules.table import every, follow, left, moves, only, step

WON = "target-reached"


@pytest.mark.rule("DR-16")
@pytest.mark.parametrize(
    ("seats", "opener", "winner"),
    [(n, opener, winner) for n in (2, 3, 4) for opener in range(n) for winner in range(n)],
)
def test_the_opening_moves_on_one_seat_whoever_went_out(
    seats: int, opener: int, winner: int
) -> None:
    hands = ["0-0 0-1", "1-1", "4-4", "5-5"][:seats]
    hands[winner] = "3-6"
    state = position(*hands, layout="2-3", turn=winner, opener=opener)
    out = step(state, "3-6@2-3.hi")
    assert only(out, RoundEnded).winners == (winner,)
    assert out.after.opener == (opener + 1) % seats


@pytest.mark.rule("DR-16")
@pytest.mark.parametrize(
    "hands", [("1-2", "4-4", "5-5"), ("5-5", "4-4", "1-2"), ("1-2", "0-3", "5-5")]
)
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_the_opening_moves_on_after_a_block_as_well(hands: tuple[str, ...], opener: int) -> None:
    """Whoever won it, and when nobody did: no lot, one seat on."""
    blocked = all_pass(last_two(*hands, turn=1, opener=opener))
    assert blocked.after.phase is Phase.DEALING
    assert blocked.after.opener == (opener + 1) % 3


@pytest.mark.rule("DR-16")
def test_a_player_who_wins_twice_does_not_open_twice() -> None:
    """Seat 0 goes out in the round that seat 0 opened; seat 1 opens the next, then seat 2."""
    state = go_out("0-1", "1-1").after
    assert state.opener == 1
    state = fives.run_chance(state, random.Random(3))
    assert state.actor == 1
    again = fives.Setup.of(state)
    hands = ("0-0", "1-1 1-2", "2-2")
    state = attrs.evolve(again, hands=hands, layout="0-6", boneyard=None, turn=0).state()
    assert step(state, "0-0@0-6.lo").after.opener == 2


@pytest.mark.rule("DR-16", "DR-02")
def test_all_tiles_are_shuffled_and_dealt_anew() -> None:
    """28 tiles to deal, an empty table, empty hands, no passes; seat 1 opens."""
    for ended in (go_out("0-0", "1-1"), block("1-2", "4-4", "5-5")):
        state = ended.after
        assert state.phase is Phase.DEALING
        assert moves(state) == [f"deal {tile.notation}" for tile in fives.DOUBLE_SIX]
        assert (len(state.layout), state.passes) == (0, 0)
        assert [len(hand) for hand in state.hands] == [0, 0, 0]
        state = fives.run_chance(state, random.Random(5))
        assert state.actor == 1
        assert ([len(hand) for hand in state.hands], len(state.boneyard)) == ([7, 7, 7], 7)


@pytest.mark.rule("DR-17")
@pytest.mark.parametrize(
    ("others", "score", "total", "over"),
    [
        (("3-5",), 91, 99, False),
        (("3-5",), 92, 100, True),  # 100 exactly, at two
        (("3-5",), 99, 107, True),
        (("3-5",), 60, 68, False),  # 61 is not the target at two
        (("3-5", "0-0"), 52, 60, False),
        (("3-5", "0-0"), 53, 61, True),  # 61 exactly, at three
        (("3-5", "6-6"), 60, 80, True),
        (("3-5", "0-0", "1-1"), 50, 60, False),
        (("3-5", "0-0", "1-1"), 51, 61, True),  # and at four
        (("3-5", "6-6", "5-6"), 60, 91, True),
    ],
)
def test_100_at_two_and_61_at_three_or_four_win_and_the_surplus_stays(
    others: tuple[str, ...], score: int, total: int, over: bool
) -> None:
    out = go_out(*others, scores=(score, *(0 for _ in others)))
    assert out.after.scores[0] == total
    assert (out.after.outcome is not None) is over
    if over:
        assert out.after.outcome == Outcome((Side(0),), WON)
        assert only(out, MatchEnded).outcome == out.after.outcome
        assert out.after.legal_moves() == ()
    else:
        assert out.after.phase is Phase.DEALING


@pytest.mark.rule("DR-17", "DR-14")
@pytest.mark.parametrize(("score", "total", "over"), [(45, 60, False), (46, 61, True)])
def test_the_gain_of_a_block_may_win(score: int, total: int, over: bool) -> None:
    """15 for 3, 8 and 10, after the whole subtraction: 46 + 18 - 3 = 61, and 45 is short.

    The 18 alone would have brought 45 to 63.
    """
    blocked = block("5-5", "1-2", "4-4", scores=(0, score, 60))
    assert blocked.after.scores == (0, total, 60)
    assert (blocked.after.outcome is not None) is over


@pytest.mark.rule("DR-17")
def test_the_match_ends_after_the_full_count_only() -> None:
    """Hands are shown, the award is written, and then the match is over: in that order."""
    out = go_out("3-5", "6-6", scores=(60, 10, 20))
    kinds = [type(event).__name__ for event in out.events]
    assert kinds == ["TilePlayed", "RoundEnded", "Ruled", "MatchEnded"]
    assert left(out) == [0, 8, 12]
    assert out.after.scores == (80, 10, 20)


@pytest.mark.rule("DR-17", "DR-10")
def test_a_target_is_looked_at_at_the_end_of_a_round_only() -> None:
    """Built scores of 61 and more in mid-round change nothing until the round is over."""
    state = position("3-6 0-3", "1-1 2-2", "0-0", layout="2-3", scores=(70, 65, 0))
    for move in ("draw", "drawn 5-5", "3-6@2-3.hi"):
        moved = step(state, move)
        assert every(moved, MatchEnded) == []
        state = moved.after
        assert state.outcome is None
    assert state.actor == 1

    out = step(position("3-6", "6-6", "5-6", layout="2-3", scores=(20, 65, 0)), "3-6@2-3.hi").after
    assert out.scores == (43, 65, 0)
    assert out.outcome == Outcome((Side(1),), WON)


@pytest.mark.rule("DR-17")
def test_passes_before_the_last_one_end_no_match_either() -> None:
    state = last_two("1-2", "4-4", "5-5", scores=(70, 0, 0))
    for _ in range(2):
        state = follow(state, "pass")
        assert state.outcome is None
    assert step(state, "pass").after.outcome == Outcome((Side(0),), WON)


@pytest.mark.rule("DR-17")
def test_the_best_score_wins_of_several_at_the_target() -> None:
    """Built scores: 70 and 65 stand there already, and 40 + 23 = 63 is added."""
    out = go_out("6-6", "5-6", scores=(40, 65, 70)).after
    assert out.scores == (63, 65, 70)
    assert out.outcome == Outcome((Side(2),), WON)


@pytest.mark.rule("DR-17")
@pytest.mark.parametrize(
    ("scores", "reached"),
    [((40, 63, 12), (63, 63, 12)), ((47, 12, 70), (70, 12, 70)), ((40, 63, 63), (63, 63, 63))],
)
def test_a_tie_for_the_best_score_at_the_target_is_a_drawn_match(
    scores: tuple[int, ...], reached: tuple[int, ...]
) -> None:
    """Built scores, since one player at most scores in a round. No winner, none shared."""
    out = go_out("6-6", "5-6", scores=scores)
    assert out.after.scores == reached
    outcome = out.after.outcome
    assert outcome == Outcome((), "equal-best")
    assert outcome.drawn
    assert out.events[-1] == MatchEnded(Outcome((), "equal-best"))
    assert out.after.legal_moves() == ()


@pytest.mark.rule("DR-17")
@pytest.mark.parametrize(
    ("scores", "reached", "outcome"),
    [
        ((77, 100), (100, 100), Outcome((), "equal-best")),
        ((76, 99), (99, 99), None),  # a tie below the target goes on
        ((77, 99), (100, 99), Outcome((Side(0),), WON)),
        ((76, 100), (99, 100), Outcome((Side(1),), WON)),
    ],
)
def test_ties_at_two_players(
    scores: tuple[int, int], reached: tuple[int, int], outcome: Outcome | None
) -> None:
    """23 are left with the opponent."""
    out = go_out("6-6 5-6", scores=scores).after
    assert (out.scores, out.outcome) == (reached, outcome)


@pytest.mark.rule("DR-17")
def test_equal_scores_below_a_better_one_are_no_tie_for_the_best() -> None:
    out = go_out("6-6", "5-6", scores=(40, 63, 80)).after
    assert out.scores == (63, 63, 80)
    assert out.outcome == Outcome((Side(2),), WON)


@pytest.mark.rule("DR-17", "DR-14")
def test_a_tied_block_may_end_a_match_drawn() -> None:
    """Nobody scores, and two stand at 64 (built scores): drawn."""
    blocked = block("1-2", "0-3", "5-5", scores=(64, 64, 0))
    assert award(blocked) is None
    assert blocked.after.outcome == Outcome((), "equal-best")


@pytest.mark.rule("DR-17")
@pytest.mark.parametrize("loser", [0, 30, 99])
def test_no_margins(loser: int) -> None:
    """107 to 0, to 30 or to 99 is the same win, and nothing is added for it."""
    out = go_out("3-5", scores=(99, loser))
    assert len(every(out, Ruled)) == 1
    assert out.after.scores == (107, loser)
    assert out.after.outcome == Outcome((Side(0),), WON)
