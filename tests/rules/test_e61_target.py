"""Exact 61 Five Up, E61-02, E61-11 and E61-17: ordinary plays against the target, and winning."""

import pytest

from fives import MatchEnded, Outcome, Phase, RoundEnded, Ruled, Side, TilePlayed, TurnKept
from tests.rules.e61_table import (
    STARTING_AT,
    before_last,
    block,
    go_out,
    ladder,
    marks,
    position,
    refusals,
    winners,
)
from tests.rules.table import count, every, follow, gains, left, moves, only, refused, step

SCORING = {1: "0-5 2-2", 2: "5-5 2-2", 3: "6-6 2-2", 4: "6-6 2-2"}
LAYOUTS = {1: "", 2: "", 3: "3-6", 4: "4-4 4-6@4-4.a"}
MOVES = {1: "0-5", 2: "5-5", 3: "6-6@3-6.hi", 4: "6-6@4-6.hi"}


@pytest.mark.rule("E61-02", "E61-11")
@pytest.mark.parametrize("points", [1, 2, 3, 4])
@pytest.mark.parametrize("score", [57, 58, 59, 60])
def test_an_ordinary_play_is_judged_against_the_target_by_itself(score: int, points: int) -> None:
    """Below 61 it counts, at 61 it wins, past 61 it is rejected whole."""
    hand, layout = SCORING[points], LAYOUTS[points]
    played = step(position(hand, "0-0 1-1", layout=layout, scores=(score, 60)), MOVES[points])
    reached = score + points
    assert marks(played) == [(0, score, points, reached if reached <= 61 else score)]
    if reached > 61:
        assert refusals(played) == [("OVER_TARGET", "E61-02")]
    assert (played.after.phase is Phase.OVER) is (reached == 61)


@pytest.mark.rule("E61-11")
def test_a_rejected_play_leaves_the_tile_and_ends_the_turn() -> None:
    """60 + 2 by [1|6]: the tile lies, its ends are open, the score is 60, seat 1 is next."""
    state = position("1-6 0-6", "3-6 1-1", layout="1-4", scores=(60, 31))
    played = step(state, "1-6@1-4.lo")
    assert count(played) == (10, 2)
    (ruled,) = every(played, Ruled)
    assert not ruled.ruling.accepted
    assert ruled.ruling.refusal is not None
    assert (ruled.ruling.refusal.code, ruled.ruling.refusal.rule) == ("OVER_TARGET", "E61-02")
    assert ruled.ruling.refusal.sentence == (
        "60 + 2 would pass 61, so it is refused; the score stays at 60."
    )
    assert (ruled.ruling.before, ruled.ruling.after) == (60, 60)
    assert gains(played) == [(0, "play", 10, 2)]
    assert every(played, TurnKept) == []
    assert played.after.scores == (60, 31)
    assert [tile.notation for tile in played.after.hands[0]] == ["0-6"]
    assert played.after.layout.total == 10
    assert played.after.actor == 1
    assert moves(played.after) == ["3-6@1-6.hi"]


@pytest.mark.rule("E61-11")
@pytest.mark.parametrize("drawn", [False, True])
def test_drawn_or_not_an_award_past_61_is_rejected(drawn: bool) -> None:
    """[4|4] makes 2 + 8 = 10, two points, at 60."""
    state = position("0-0" if drawn else "0-0 4-4", "1-1", layout="2-4", scores=(60, 0))
    if drawn:
        state = follow(state, "draw", "drawn 4-4")
    played = step(state, "4-4@2-4.hi")
    assert marks(played) == [(0, 60, 2, 60)]
    assert played.after.actor == 1


@pytest.mark.rule("E61-11")
def test_a_rejected_opening_lies_and_the_game_goes_on() -> None:
    led = step(position("5-5 0-6", "0-5 1-1", scores=(60, 60)), "5-5")
    assert marks(led) == [(0, 60, 2, 60)]
    assert moves(led.after) == ["0-5@5-5.a", "0-5@5-5.b"]
    again = step(led.after, "0-5@5-5.a")  # 10 + 0 = 10: too much for seat 1 too
    assert marks(again) == [(1, 60, 2, 60)]
    assert again.after.scores == (60, 60)


@pytest.mark.rule("E61-11")
def test_a_side_rejected_once_may_still_score_what_fits() -> None:
    """60 + 2 is refused, and on a later turn 60 + 1 wins: 10 - 5 with [3|5] on [5|5]."""
    state = position("5-5 3-5 1-1", "2-5 0-0", scores=(60, 0))
    state = follow(state, "5-5", "2-5@5-5.a")
    won = step(state, "3-5@5-5.b")
    assert count(won) == (5, 1)
    assert marks(won) == [(0, 60, 1, 61)]
    assert won.after.outcome == Outcome((Side(0),), "target-reached")


@pytest.mark.rule("E61-11", "E61-08")
def test_a_play_that_blocks_is_an_ordinary_play() -> None:
    """It leaves [0|0] against [4|4] and makes 25, five points, for seat 0. Its award is one
    event, the 8 -> 10 -> 2 of the block another, each judged by itself."""
    for score, expected in {
        55: [(0, 55, 5, 60), (0, 60, 2, 60)],
        57: [(0, 57, 5, 57), (0, 57, 2, 59)],
        54: [(0, 54, 5, 59), (0, 59, 2, 61)],
        20: [(0, 20, 5, 25), (0, 25, 2, 27)],
    }.items():
        state, last = before_last("0-0", "4-4", by=0, scores=(score, 0))
        blocked = step(state, last)
        assert marks(blocked) == expected
        kinds = [type(event) for event in blocked.events]
        assert kinds[:4] == [TilePlayed, Ruled, RoundEnded, Ruled]
        assert gains(blocked) == [(0, "play", 25, 5), (0, "differences", 8, 2)]


@pytest.mark.rule("E61-11", "E61-17")
def test_a_blocking_play_that_reaches_61_wins_before_any_count() -> None:
    """56 + 5 = 61 for seat 1; seat 0, at 59, would have won by the block, which isn't counted."""
    state, last = before_last("0-0", "4-4", by=1, scores=(59, 56))
    won = step(state, last)
    assert [type(event) for event in won.events] == [TilePlayed, Ruled, MatchEnded]
    assert won.after.scores == (59, 61)
    assert won.after.outcome == Outcome((Side(1),), "target-reached")


@pytest.mark.rule("E61-11", "E61-17")
def test_a_blocking_play_that_is_rejected_leaves_the_block_to_others() -> None:
    """57 + 5 is refused for seat 1; then seat 0 wins by the block: 59 + 2."""
    state, last = before_last("0-0", "4-4", by=1, scores=(59, 57))
    won = step(state, last)
    assert marks(won) == [(1, 57, 5, 57), (0, 59, 2, 61)]
    assert won.after.outcome == Outcome((Side(0),), "target-reached")


@pytest.mark.rule("E61-17")
def test_the_first_side_at_61_wins_at_once() -> None:
    """Tiles in hand and others at 60 are no reason to go on, and nothing can be done after."""
    state = position("0-5 5-6 0-1", "5-5 0-0", scores=(60, 60))
    won = step(state, "0-5")
    assert only(won, MatchEnded).outcome == Outcome((Side(0),), "target-reached")
    assert won.after.scores == (61, 60)
    assert won.after.phase is Phase.OVER
    assert won.after.actor is None
    assert won.after.legal_moves() == ()
    for move in ("5-6@0-5.hi", "5-5@0-5.hi", "draw", "pass", "lot 0"):
        assert refused(won.after, move) == ("MATCH_OVER", None)


@pytest.mark.rule("E61-17")
@pytest.mark.parametrize("seat", [1, 3])
def test_either_partner_wins_for_the_side(seat: int) -> None:
    hands = ["0-0 0-1", "1-1 1-2", "2-2 2-3", "3-3 3-4"]
    hands[seat] += " 0-5"
    won = step(position(*hands, pairs=True, scores=(60, 60), turn=seat), "0-5")
    assert won.after.outcome == Outcome((Side(1),), "target-reached")


@pytest.mark.rule("E61-17")
def test_a_drawn_tile_wins_too() -> None:
    """60 points, nothing that fits; [1|1] is drawn and makes 2 + 3 = 5: 61."""
    state = position("0-0", "2-2", layout="1-3", scores=(60, 0))
    won = follow(state, "draw", "drawn 1-1", "1-1@1-3.lo")
    assert won.scores == (61, 0)
    assert won.outcome == Outcome((Side(0),), "target-reached")


@pytest.mark.rule("E61-17", "E61-16")
def test_no_best_score_wins_without_61() -> None:
    """60, 60 and 59 after a round: nobody has won, however often rounds end."""
    out = go_out("0-0", "0-1", scores=(60, 60, 59))
    assert out.after.scores == (60, 60, 59)
    assert out.after.outcome is None
    assert out.after.phase is Phase.DEALING


@pytest.mark.rule("E61-17", "E61-15")
def test_there_is_no_shared_win_and_no_deciding_round() -> None:
    """5, 5, 10, 10 in pairs at 60 and 60: either side would get 5 -> 1 point. The first has
    won, alone, and that's the end."""
    won = block("0-5", "0-2 1-2", "1-5 2-2", "5-5", pairs=True, scores=(60, 60))
    assert left(won) == [5, 5, 10, 10]
    assert marks(won) == [(0, 60, 1, 61)]
    assert ladder(won) == [(0, 5, 5, 1)]
    assert winners(won) == (0, 1)
    assert only(won, MatchEnded).outcome == Outcome((Side(0),), "target-reached")
    assert won.after.scores == (61, 60)
    assert won.after.legal_moves() == ()


@pytest.mark.rule("E61-17")
def test_the_winner_of_the_round_and_of_the_match_may_differ() -> None:
    """5 and 5: the round is a tie, the match is won by side 1 when the order starts there."""
    hands = ("0-5", "0-2 1-2", "1-5 2-2", "5-5")
    won = block(*hands, pairs=True, scores=(60, 60), rules=STARTING_AT[1])
    assert winners(won) == (0, 1)
    assert won.after.outcome == Outcome((Side(1),), "target-reached")
