"""Horse Race, HR-24 to HR-27: reaching 61, shared wins, and marking the score."""

from typing import TypeVar

import pytest

from fives import MatchEnded, Outcome, Ruled, Side, TilePlayed
from tests.rules.table import (
    awards,
    before_last,
    block,
    every,
    follow,
    gains,
    go_out,
    left,
    only,
    position,
    step,
)

T = TypeVar("T")


@pytest.mark.rule("HR-24")
def test_60_and_2_are_62_and_win() -> None:
    """No exact hit is needed, and three tiles in hand are no reason to go on."""
    won = step(position("5-5 5-6 0-1 0-2", "0-0 1-1", scores=(60, 60)), "5-5")
    assert won.after.scores == (62, 60)
    assert won.after.outcome == Outcome((Side(0),), "target-reached")
    assert len(won.after.hands[0]) == 3
    assert won.after.legal_moves() == ()


@pytest.mark.rule("HR-24")
@pytest.mark.parametrize("pairs", [False, True])
def test_the_side_that_plays_wins_before_others_get_a_turn(pairs: bool) -> None:
    """Seat 3 is at 60, or its side; [0|5] makes 5 and wins, by whatever the others have."""
    scores = (60, 60) if pairs else (60, 60, 60, 60)
    state = position("5-5", "5-6", "4-5", "0-5 1-1", pairs=pairs, scores=scores, turn=3)
    won = step(state, "0-5")
    assert won.after.outcome == Outcome((Side(1 if pairs else 3),), "target-reached")


@pytest.mark.rule("HR-24", "HR-13")
def test_a_drawn_tile_wins_too() -> None:
    """60 points, nothing that fits; [1|1] is drawn and makes 2 + 3 = 5: 61."""
    state = position("0-0", "2-2", layout="1-3", scores=(60, 0))
    won = follow(state, "draw", "drawn 1-1", "1-1@1-3.lo")
    assert won.scores == (61, 0)
    assert won.outcome == Outcome((Side(0),), "target-reached")


@pytest.mark.rule("HR-24", "HR-19")
def test_a_blocking_play_that_reaches_61_wins_before_any_count() -> None:
    """56 + 5 = 61 for seat 1, with [4|4] left against [0|0]. Seat 0, at 60, would have won
    the count, but no count is made and no hand shown."""
    state, last = before_last("0-0", "4-4", by=1, scores=(60, 56))
    won = step(state, last)
    assert [type(event) for event in won.events] == [TilePlayed, Ruled, MatchEnded]
    assert gains(won) == [(1, "play", 25, 5)]
    assert won.after.scores == (60, 61)
    assert won.after.outcome == Outcome((Side(1),), "target-reached")


@pytest.mark.rule("HR-24", "HR-20")
def test_an_award_for_going_out_may_win() -> None:
    """60 points and [1|2] left with the opponent: 3 -> 5 -> 1, and 61 wins."""
    won = go_out("1-2", scores=(60, 60))
    assert won.after.scores == (61, 60)
    assert won.after.outcome == Outcome((Side(0),), "target-reached")
    assert left(won) == [0, 3]


@pytest.mark.rule("HR-25")
def test_partnerships_at_59_that_tie_a_block_share_the_win_at_61() -> None:
    """12 and 12 are left: 59 + 2 and 59 + 2; both awards are judged on 59."""
    won = block("1-5", "1-4", "2-4", "2-5", by=0, pairs=True, scores=(59, 59))
    assert left(won) == [6, 5, 6, 7]
    rulings = [ruled.ruling for ruled in every(won, Ruled)]
    assert [(ruling.before, ruling.after) for ruling in rulings] == [(59, 61), (59, 61)]
    assert won.after.scores == (61, 61)
    assert won.after.outcome == Outcome((Side(0), Side(1)), "target-reached")


@pytest.mark.rule("HR-25")
@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_all_who_reach_61_in_one_count_share_the_win_whatever_they_have(turned: int) -> None:
    """4, 4, 4 and 14 are left, 4 points for each of the three. 57, 60 and 58 become 61, 64
    and 62: three winners, in whichever seats they sit. The fourth stays at 60."""
    hands = _turn(["0-4", "1-3", "2-2", "0-3 1-4 3-3"], turned)
    scores = _turn([57, 60, 58, 60], turned)
    won = block(*hands, by=(3 + turned) % 4, scores=tuple(scores))
    assert left(won) == _turn([4, 4, 4, 14], turned)
    assert list(won.after.scores) == _turn([61, 64, 62, 60], turned)
    winners = tuple(Side(seat) for seat in sorted((seat + turned) % 4 for seat in (0, 1, 2)))
    assert won.after.outcome == Outcome(winners, "target-reached")


def _turn(items: list[T], places: int) -> list[T]:
    """Return items as they are when everybody moves that many places on."""
    return items[-places:] + items[:-places] if places else items


@pytest.mark.rule("HR-25")
@pytest.mark.parametrize("scores", [(59, 58), (58, 59)])
def test_only_who_reaches_61_wins_a_tied_block(scores: tuple[int, int]) -> None:
    """59 + 2 wins, 58 + 2 does not, in either seat."""
    won = block("1-5", "1-4", "2-4", "2-5", by=0, pairs=True, scores=scores)
    winner = Side(scores.index(59))
    assert won.after.scores == (scores[0] + 2, scores[1] + 2)
    assert won.after.outcome == Outcome((winner,), "target-reached")


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize("loser", [0, 30, 60])
def test_the_result_is_the_winner_with_no_bonus_for_the_margin(loser: int) -> None:
    """62 to 0, to 30 or to 60 is the same win, and nothing is added to 62."""
    won = step(position("5-5 5-6", "0-0 1-1", scores=(60, loser)), "5-5")
    assert gains(won) == [(0, "play", 10, 2)]
    assert won.after.scores == (62, loser)
    assert only(won, MatchEnded).outcome == Outcome((Side(0),), "target-reached")
    assert won.after.outcome == Outcome((Side(0),), "target-reached")


@pytest.mark.rule("HR-26")
def test_the_result_names_simultaneous_winners_and_no_best_of_them() -> None:
    """64, 62 and 61 share the win; nobody is first among them."""
    won = block("0-4", "1-3", "2-2", "0-3 1-4 3-3", by=3, scores=(60, 58, 57, 0))
    assert awards(won) == {0: (22, 20, 4), 1: (22, 20, 4), 2: (22, 20, 4)}
    assert won.after.scores == (64, 62, 61, 0)
    outcome = only(won, MatchEnded).outcome
    assert outcome.winners == (0, 1, 2)
    assert not outcome.drawn


@pytest.mark.rule("HR-27")
def test_each_score_is_marked_at_once_within_a_kept_turn() -> None:
    """[5|5], [0|5] and [0|0] by one player: 2, 4, 6, each on the board before the next."""
    state = position("5-5 0-5 0-0 6-6", "1-1 1-2", scores=(10, 20))
    boards = []
    for move in ("5-5", "0-5@5-5.a", "0-0@0-5.lo"):
        played = step(state, move)
        ruling = only(played, Ruled).ruling
        assert (ruling.before, ruling.after) == (state.scores[0], played.after.scores[0])
        state = played.after
        boards.append((state.scores, state.view(1).scores))
    assert boards == [((12, 20), (12, 20)), ((14, 20), (14, 20)), ((16, 20), (16, 20))]


@pytest.mark.rule("HR-27")
def test_the_play_that_goes_out_is_marked_before_the_award() -> None:
    """[4|4] makes 10 for two points, 20 -> 22; then 7 left elsewhere for one, 22 -> 23."""
    out = step(position("4-4", "1-6", layout="2-4", scores=(20, 0)), "4-4@2-4.hi")
    marks = [(ruled.ruling.before, ruled.ruling.after) for ruled in every(out, Ruled)]
    assert marks == [(20, 22), (22, 23)]


@pytest.mark.rule("HR-27")
def test_a_score_is_the_sum_of_what_was_marked() -> None:
    """[5|5] 2, [2|5] nothing, [3|5] 1, then out with [4|5]: 2 + 3 + 4 = 9, nothing, and the
    award for [1|6] and [6|6] in the other hand: 19 -> 20 -> 4."""
    state = position("5-5 2-5 4-5", "3-5 0-0 1-6 6-6")
    marks = []
    for move in ("5-5", "2-5@5-5.a", "3-5@5-5.b"):
        played = step(state, move)
        marks += gains(played)
        state = played.after
    assert marks == [(0, "play", 10, 2), (1, "play", 5, 1)]
    assert state.scores == (2, 1)
    assert state.actor == 1
    state = follow(state, "draw", "drawn 3-6", "3-6@3-5.lo")
    out = step(state, "4-5@5-5.c")
    assert gains(out) == [(0, "opponents", 0 + 7 + 12, 4)]
    assert out.after.scores == (2 + 4, 1)
