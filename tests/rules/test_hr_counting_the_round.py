"""Horse Race, HR-20 to HR-23: who wins a round, and what for."""

import pytest

from fives import Blocked, MatchEnded, Phase, RoundEnded, Ruled, Seat, TilePlayed, WentOut
from tests.rules.table import (
    awards,
    before_last,
    block,
    every,
    gains,
    go_out,
    left,
    only,
    position,
    settled,
    step,
)


@pytest.mark.rule("HR-20", "HR-22")
def test_placing_the_last_tile_ends_the_round_and_wins_it() -> None:
    """Seat 0 is out; the others hold 10 and 7: 17 -> 15 -> 3 points, for seat 0 alone."""
    out = go_out("5-5", "1-6", scores=(20, 30, 40))
    ended = only(out, RoundEnded)
    assert (ended.end, ended.winners) == (WentOut(Seat(0)), (0,))
    assert left(out) == [0, 10, 7]
    assert awards(out) == {0: (17, 15, 3)}
    assert out.after.scores == (23, 30, 40)
    assert out.after.phase is Phase.DEALING


@pytest.mark.rule("HR-20", "HR-22")
def test_one_partner_who_goes_out_wins_for_both() -> None:
    """Seat 3 is out while seat 1 still holds 12: side 1 gets 5 + 6 = 11 -> 10 -> 2 points."""
    state = position("0-5", "6-6", "1-5", "3-6", layout="2-3", pairs=True, turn=3)
    out = step(state, "3-6@2-3.hi")
    ended = only(out, RoundEnded)
    assert (ended.end, ended.winners) == (WentOut(Seat(3)), (1,))
    assert left(out) == [5, 12, 6, 0]
    assert awards(out) == {1: (11, 10, 2)}
    assert out.after.scores == (0, 2)


@pytest.mark.rule("HR-20", "HR-24")
def test_a_last_tile_that_reaches_61_ends_the_game_without_a_count() -> None:
    """59 + 2 = 61 by the last tile: no round is counted, no hand shown, no award made."""
    won = step(position("5-5", "6-6 1-6", layout="0-5", scores=(59, 59)), "5-5@0-5.hi")
    assert [type(event) for event in won.events] == [TilePlayed, Ruled, MatchEnded]
    assert gains(won) == [(0, "play", 10, 2)]
    assert won.after.scores == (61, 59)
    assert won.after.outcome is not None
    assert won.after.outcome.winners == (0,)


@pytest.mark.rule("HR-20", "HR-24")
def test_a_last_tile_that_does_not_reach_61_is_followed_by_the_count() -> None:
    """58 + 2 = 60 by the last tile, then 19 left elsewhere -> 20 -> 4 points: 64 wins."""
    won = step(position("5-5", "6-6 1-6", layout="0-5", scores=(58, 59)), "5-5@0-5.hi")
    kinds = [type(event) for event in won.events]
    assert kinds == [TilePlayed, Ruled, RoundEnded, Ruled, MatchEnded]
    assert gains(won) == [(0, "play", 10, 2), (0, "opponents", 19, 4)]
    assert won.after.scores == (64, 59)
    assert won.after.outcome is not None
    assert won.after.outcome.winners == (0,)


@pytest.mark.rule("HR-20", "HR-19", "HR-09")
@pytest.mark.parametrize(
    ("pairs", "award", "scores"),
    [(True, {0: (3, 5, 1)}, (1, 0)), (False, {0: (18, 20, 4)}, (4, 0, 0, 0))],
    ids=["pairs", "four alone"],
)
def test_going_out_comes_before_blocking(
    pairs: bool, award: dict[int, tuple[int, int, int]], scores: tuple[int, ...]
) -> None:
    """The last tile of seat 0 also leaves nobody a tile that fits. Its partner holds 15, the
    opponents 1 and 2: as a block the opponents would win by 3 to 15, with 3 points and a lot
    for the next opener. But seat 0 is out: it has won, and opens."""
    state, last = before_last("", "0-1", "1-2 6-6", "0-2", by=0, pairs=pairs)
    out = step(state, last)
    assert left(out) == [0, 1, 15, 2]
    ended = only(out, RoundEnded)
    assert (ended.end, ended.winners) == (WentOut(Seat(0)), (0,))
    assert awards(out) == award
    assert out.after.scores == scores
    assert (out.after.phase, out.after.opener) == (Phase.DEALING, 0)


@pytest.mark.rule("HR-21", "HR-22")
@pytest.mark.parametrize("by", [0, 1, 2])
def test_the_smallest_total_wins_a_block_whoever_made_it(by: int) -> None:
    """8, 10 and 6 are left: seat 2 gets 8 + 10 = 18 -> 20 -> 4 points."""
    blocked = block("2-6", "4-6", "2-4", by=by)
    assert left(blocked) == [8, 10, 6]
    assert awards(blocked) == {2: (18, 20, 4)}
    assert blocked.after.scores == (0, 0, 4)


@pytest.mark.rule("HR-21", "HR-22")
def test_partners_totals_are_added_before_they_are_compared() -> None:
    """1, 5, 17 and 7 are left. Alone, seat 0 has the smallest hand and gets 29 -> 30 -> 6.
    In pairs its side has 1 + 17 = 18 against 5 + 7 = 12: the other side gets 18 -> 20 -> 4."""
    hands = ("0-1", "1-4", "0-3 3-3 4-4", "3-4")
    alone = block(*hands, by=0)
    assert left(alone) == [1, 5, 17, 7]
    assert awards(alone) == {0: (29, 30, 6)}
    assert alone.after.scores == (6, 0, 0, 0)
    pairs = block(*hands, by=0, pairs=True)
    assert left(pairs) == [1, 5, 17, 7]
    assert awards(pairs) == {1: (18, 20, 4)}
    assert pairs.after.scores == (0, 4)


@pytest.mark.rule("HR-21", "HR-22")
def test_the_example_of_the_rules_for_a_block_in_pairs() -> None:
    """1 + 17 = 18 against 5 + 6 = 11: the second side gets 18 -> 20 -> 4 points.

    Asked of the settlement by itself: with the boneyard empty and nothing that fits, what is
    left in the hands adds up to an even number, so 18 and 11 never meet on a table.
    """
    hands = ("0-1", "0-5", "5-6 3-3", "0-6")
    assert settled(Blocked(), *hands, pairs=True) == {1: (18, 20, 4)}


@pytest.mark.rule("HR-21")
def test_a_play_that_blocks_the_round_scores_first() -> None:
    """The last tile makes 25 for seat 1; then seat 0 wins the block by 0 to 8 -> 10 -> 2."""
    state, last = before_last("0-0", "4-4", by=1)
    blocked = step(state, last)
    assert gains(blocked) == [(1, "play", 25, 5), (0, "opponents", 8, 2)]
    assert blocked.after.scores == (2, 5)
    assert [type(event) for event in blocked.events] == [TilePlayed, Ruled, RoundEnded, Ruled]


@pytest.mark.rule("HR-22")
@pytest.mark.parametrize(
    ("other", "pips", "counted", "points"),
    [
        ("5-5", 10, 10, 2),
        ("5-6", 11, 10, 2),
        ("6-6", 12, 10, 2),
        ("0-1 6-6", 13, 15, 3),
        ("1-1 6-6", 14, 15, 3),
        ("1-2 6-6", 15, 15, 3),
        ("0-4 6-6", 16, 15, 3),
        ("0-5 6-6", 17, 15, 3),
        ("1-5 6-6", 18, 20, 4),
        ("2-5 6-6", 19, 20, 4),
        ("4-4 6-6", 20, 20, 4),
    ],
)
def test_remainders_1_and_2_go_down_and_3_and_4_go_up(
    other: str, pips: int, counted: int, points: int
) -> None:
    out = go_out(other)
    assert left(out) == [0, pips]
    assert awards(out) == {0: (pips, counted, points)}
    assert out.after.scores == (points, 0)


@pytest.mark.rule("HR-22")
def test_opponents_tiles_are_added_up_before_they_are_rounded() -> None:
    """8 and 8 are 16 -> 15 -> 3 points; by hands it would be 10 + 10 -> 4.
    2 and 2 are 4 -> 5 -> 1 point; by hands it would be nothing."""
    eights = go_out("4-4", "2-6")
    assert left(eights) == [0, 8, 8]
    assert awards(eights) == {0: (16, 15, 3)}
    twos = go_out("1-1", "0-2")
    assert left(twos) == [0, 2, 2]
    assert awards(twos) == {0: (4, 5, 1)}


@pytest.mark.rule("HR-22")
def test_a_partners_tiles_are_left_out() -> None:
    """The partner holds 7, the opponents 9 and 8: 17 -> 15 -> 3, not 24 -> 25 -> 5."""
    out = go_out("4-5", "1-6", "4-4", pairs=True, scores=(10, 20))
    assert left(out) == [0, 9, 7, 8]
    assert awards(out) == {0: (17, 15, 3)}
    assert out.after.scores == (13, 20)


@pytest.mark.rule("HR-22")
def test_the_winners_own_tiles_are_not_subtracted() -> None:
    """Blocked at 9 against 17: 17 -> 15 -> 3 points; the difference would give 8 -> 10 -> 2."""
    blocked = block("4-5", "2-4 2-5 2-2", by=1)
    assert left(blocked) == [9, 17]
    assert awards(blocked) == {0: (17, 15, 3)}


@pytest.mark.rule("HR-22")
def test_nobody_is_debited_and_losers_get_nothing() -> None:
    blocked = block("2-6", "4-6", "2-4", by=0, scores=(11, 12, 13))
    assert [ruled.ruling.event.side for ruled in every(blocked, Ruled)] == [2]
    assert blocked.after.scores == (11, 12, 17)


@pytest.mark.rule("HR-22", "HR-09")
@pytest.mark.parametrize(("other", "pips"), [("0-0", 0), ("0-1", 1), ("1-1", 2)])
def test_going_out_is_an_event_even_when_the_award_is_0(other: str, pips: int) -> None:
    """0, 1 or 2 pips are rounded to 0 points: an award of 0 is made, and the winner opens."""
    out = go_out(other, scores=(60, 0))
    assert only(out, RoundEnded).winners == (0,)
    ruling = only(out, Ruled).ruling
    assert ruling.accepted
    assert (ruling.before, ruling.after) == (60, 60)
    assert awards(out) == {0: (pips, 0, 0)}
    assert out.after.opener == 0
    assert out.after.outcome is None


@pytest.mark.rule("HR-22")
def test_a_blocked_round_may_be_won_for_nothing() -> None:
    """[0|0] against [1|1]: 2 -> 0 points, but seat 0 has won the round."""
    blocked = block("0-0", "1-1", by=1)
    assert awards(blocked) == {0: (2, 0, 0)}
    assert blocked.after.scores == (0, 0)


@pytest.mark.rule("HR-23")
def test_three_tied_players_each_get_a_full_award() -> None:
    """4, 4, 4 and 14: each of the three gets 4 + 4 + 14 = 22 -> 20 -> 4 points."""
    blocked = block("0-4", "1-3", "2-2", "0-3 1-4 3-3", by=3)
    assert left(blocked) == [4, 4, 4, 14]
    assert awards(blocked) == {0: (22, 20, 4), 1: (22, 20, 4), 2: (22, 20, 4)}
    assert blocked.after.scores == (4, 4, 4, 0)
    assert blocked.after.phase is Phase.LOT


@pytest.mark.rule("HR-23")
def test_two_of_three_players_tied() -> None:
    """3, 3 and 10: each of the two gets 3 + 10 = 13 -> 15 -> 3 points."""
    blocked = block("0-3", "1-2", "0-1 2-3 2-2", by=2)
    assert left(blocked) == [3, 3, 10]
    assert awards(blocked) == {0: (13, 15, 3), 1: (13, 15, 3)}
    assert blocked.after.scores == (3, 3, 0)


@pytest.mark.rule("HR-23")
@pytest.mark.parametrize("by", [0, 1, 2, 3])
def test_tied_partnerships_get_one_award_each(by: int) -> None:
    """12 and 12: each side gets 12 -> 10 -> 2 points, once, not for each partner."""
    blocked = block("1-5", "1-4", "2-4", "2-5", by=by, pairs=True, scores=(5, 6))
    assert left(blocked) == [6, 5, 6, 7]
    assert len(every(blocked, Ruled)) == 2
    assert awards(blocked) == {0: (12, 10, 2), 1: (12, 10, 2)}
    assert blocked.after.scores == (7, 8)


@pytest.mark.rule("HR-23", "HR-21")
def test_equal_partnerships_with_a_smaller_single_hand_are_still_tied() -> None:
    """6 + 6 and 5 + 7: seat 1 has the smallest hand, and alone it would win 19 -> 20 -> 4."""
    alone = block("1-5", "1-4", "2-4", "2-5", by=0)
    assert awards(alone) == {1: (19, 20, 4)}
    assert set(awards(block("1-5", "1-4", "2-4", "2-5", by=0, pairs=True))) == {0, 1}
