"""Cases that other programs and rule pages get wrong, with the values that are right in Draw.

Each test says what goes wrong elsewhere by its name. The figures were worked out by hand.
"""

import random

import pytest

import fives
from fives import MatchEnded, Outcome, Passed, RoundEnded, Side, TurnKept
from tests.rules.dr_table import (
    all_pass,
    award,
    block,
    change,
    dealt,
    go_out,
    last_two,
    open_ends,
    position,
    with_boneyard,
)
from tests.rules.table import every, follow, left, moves, only, refused, step

# The line


@pytest.mark.rule("DR-09")
def test_no_double_is_a_pivot_neither_the_first_nor_a_later_one() -> None:
    """[3|3] is covered and so is [6|6]: [1|3] and [2|6] have no place in Draw."""
    line = "6-6 3-6@6-6.b 3-3@3-6.lo 0-6@6-6.a 3-4@3-3.b"
    state = position("1-3 2-6", "5-5", layout=line)
    assert open_ends(state) == [("3-4.hi", 4), ("0-6.lo", 0)]
    assert moves(state) == ["draw"]
    for place in ("2-6@6-6.c", "2-6@6-6.d", "1-3@3-3.c", "1-3@3-3.d"):
        assert refused(state, place) == ("NO_BRANCHES", "DR-09")


@pytest.mark.rule("DR-09", "DR-18")
def test_a_tile_for_one_end_is_not_laid_before_the_last_tile() -> None:
    """[0|2], then [2|5] on the 2: the ends are 0 and 5."""
    state = step(position("2-5 1-1", "3-3", layout="0-2"), "2-5@0-2.hi").after
    assert open_ends(state) == [("0-2.lo", 0), ("2-5.hi", 5)]


@pytest.mark.rule("DR-11")
def test_an_empty_hand_is_seen_before_anyone_else_is_asked() -> None:
    out = step(position("2-5", "3-3 0-1", layout="0-2"), "2-5@0-2.hi")
    assert only(out, RoundEnded).winners == (0,)
    assert out.after.actor is fives.CHANCE
    assert award(out) == (0, 7)


@pytest.mark.rule("DR-12", "DR-13")
def test_a_double_left_in_a_hand_counts_both_halves() -> None:
    """[4|4] and [6|6] are 8 + 12 = 20."""
    assert award(go_out("4-4 6-6")) == (0, 20)


# Whose turn, drawing, passing


@pytest.mark.rule("DR-06")
def test_drawing_with_a_tile_that_fits_is_legal_and_keeps_every_choice() -> None:
    """[3|5] fits a 5 and six tiles are in the boneyard: draw, and place whichever fits."""
    state = with_boneyard("0-0 1-1 2-2 3-3 5-5 0-4", "3-5 1-2", layout="5-6")
    assert moves(state) == ["3-5@5-6.lo", "draw"]
    state = follow(state, "draw", "drawn 5-5")
    assert state.actor == 0
    assert moves(state) == ["3-5@5-6.lo", "5-5@5-6.lo", "draw"]


@pytest.mark.rule("DR-02", "DR-03")
@pytest.mark.parametrize(("seats", "boneyard", "drawable"), [(2, 14, 12), (3, 7, 5), (4, 4, 2)])
def test_two_tiles_stay_whatever_the_number_of_players(
    seats: int, boneyard: int, drawable: int
) -> None:
    state = fives.run_chance(fives.DRAW.start(seats=seats), random.Random(7))
    assert (len(state.boneyard), state.drawable) == (boneyard, drawable)


@pytest.mark.rule("DR-08", "DR-11")
def test_two_players_who_could_play_cannot_pass_into_a_block() -> None:
    """Neither may pass: not while a tile fits, and not while one can be drawn."""
    for boneyard in ("1-1 3-3", "1-1 3-3 4-4"):
        state = with_boneyard(boneyard, "3-5 0-0", layout="5-6")
        assert refused(state, "pass") == ("MUST_PLACE", "DR-08")
        state = follow(state, "3-5@5-6.lo")
        assert refused(state, "pass") == ("MUST_PLACE", "DR-08")
    stuck = with_boneyard("1-1 3-3 4-4", "0-0", layout="5-6")
    assert refused(stuck, "pass") == ("MUST_DRAW", "DR-07")


@pytest.mark.rule("DR-08", "DR-11")
def test_a_new_round_counts_passes_from_the_start() -> None:
    """After a block with two passes, a stuck pair in the next round has to pass twice again."""
    blocked = block("1-2", "4-4")
    assert blocked.after.passes == 0
    state = fives.run_chance(blocked.after, random.Random(2))
    assert state.passes == 0
    assert fives.Pass() not in state.legal_moves()


@pytest.mark.rule("DR-08", "DR-11")
def test_the_round_goes_on_while_others_can_play() -> None:
    """Two tiles left: seat 0 has nothing and passes, seat 1 plays."""
    state = last_two("1-1 2-2", "0-6 3-3", able=(1,))
    passed = step(state, "pass")
    assert passed.events == (Passed(fives.Seat(0)),)
    assert passed.after.actor == 1
    assert all(isinstance(move, fives.Play) for move in passed.after.legal_moves())


@pytest.mark.rule("DR-07", "DR-08")
def test_with_three_tiles_left_there_is_one_draw_and_then_a_pass() -> None:
    state = with_boneyard("1-1 2-2 3-3", "0-0 4-4", layout="5-6")
    assert moves(state) == ["draw"]
    state = follow(state, "draw", "drawn 2-2")
    assert moves(state) == ["pass"]


@pytest.mark.rule("DR-04")
@pytest.mark.parametrize("opener", [0, 1])
def test_the_double_six_gives_no_right_to_open_and_need_not_be_led(opener: int) -> None:
    hands = ("0-1 0-2 0-3 0-4 0-5 0-6 1-2", "1-3 1-4 1-5 1-6 2-3 2-4 2-5")
    state = dealt(*hands, "1-1 2-2 3-3 4-4 5-5 6-6 3-6", opener=opener)
    assert state.actor == opener
    assert sorted(moves(state)) == sorted([*hands[opener].split(), "draw"])
    state = dealt(*hands, "1-1 2-2 3-3 4-4 5-5 6-6 3-6", opener=2)
    assert len(moves(state)) == 8
    assert step(state, "3-6").after.layout.lead == fives.Tile(3, 6)


@pytest.mark.rule("DR-04")
def test_an_opener_without_a_double_has_as_many_leads_as_tiles() -> None:
    state = position("0-1 1-2 2-3 3-4 4-5 5-6 0-6", "1-1")
    plays = [move for move in state.legal_moves() if isinstance(move, fives.Play)]
    assert len(plays) == 7
    assert len(state.legal_moves()) == 8  # and the draw


@pytest.mark.rule("DR-16")
@pytest.mark.parametrize("ending", ["out", "block"])
def test_the_next_opener_is_neither_the_winner_nor_found_by_lot(ending: str) -> None:
    """Seat 1 opened, seat 0 went out, or a block that seat 0 won: seat 2 opens both times."""
    if ending == "out":
        state = position("3-6", "1-1", "4-4", layout="2-3", opener=1)
        ended = step(state, "3-6@2-3.hi")
    else:
        ended = all_pass(last_two("1-2", "4-4", "5-5", opener=1))
    assert only(ended, RoundEnded).winners == (0,)
    assert ended.after.opener == 2


@pytest.mark.rule("DR-06", "DR-08")
def test_a_drawn_tile_that_fits_may_be_kept() -> None:
    """While more can be drawn, and also at two tiles when another tile is placed instead."""
    state = follow(position("0-0", "2-2", layout="5-6"), "draw", "drawn 1-5")
    assert moves(state) == ["1-5@5-6.lo", "draw"]
    state = follow(with_boneyard("3-5 1-1 2-2", "1-5", layout="5-6"), "draw", "drawn 3-5")
    assert len(state.boneyard) == 2
    state = follow(state, "1-5@5-6.lo")
    assert state.hands[0] == {fives.Tile(3, 5)}


@pytest.mark.rule("DR-05")
def test_no_double_and_no_multiple_of_five_keeps_the_turn() -> None:
    for play, layout in (("5-5", ""), ("4-4@1-4.hi", "1-4"), ("4-6@5-6.hi", "5-6 4-5@5-6.lo")):
        placed = step(position(f"{play.partition('@')[0]} 0-0", "2-2", layout=layout), play)
        assert every(placed, TurnKept) == []
        assert placed.after.actor == 1


# The count and the result


@pytest.mark.rule("DR-14")
def test_the_third_hand_wins_a_block_of_three() -> None:
    """8, 10 and 3: seat 2 earns 8 + 10 - 3 = 15."""
    blocked = block("4-4", "5-5", "1-2")
    assert left(blocked) == [8, 10, 3]
    assert change(blocked) == [0, 0, 15]


@pytest.mark.rule("DR-14", "DR-15")
def test_a_small_difference_in_a_block_is_no_tie_and_is_not_rounded() -> None:
    """10 against 12: 12 - 10 = 2."""
    assert change(block("5-5", "6-6")) == [2, 0]
    assert change(block("6-6", "5-5")) == [0, 2]


@pytest.mark.rule("DR-13")
def test_who_is_out_is_not_compared_with_a_hand_that_counts_nothing() -> None:
    """Out, with [0|0] and 8 left: 8. With [0|0] alone left: a win worth 0, and no tie."""
    out = go_out("0-0", "4-4")
    assert (award(out), only(out, RoundEnded).winners) == ((0, 8), (0,))
    out = go_out("0-0")
    assert (award(out), only(out, RoundEnded).winners) == ((0, 0), (0,))


@pytest.mark.rule("DR-13")
def test_going_out_does_not_pay_a_difference_and_a_block_pays_one_hand_only() -> None:
    """Out against 17: 17. Blocked 9 against 17 (by the settlement): 8 to the lower hand."""
    assert change(go_out("4-5 4-4")) == [17, 0]
    hands = tuple(map(fives.TileSet.parse, ("4-5", "6-6 0-5")))
    settled = fives.DRAW.settlement.settle(fives.Blocked(), hands, fives.Table(2))
    ((event,),) = settled.batches
    assert (event.side, event.points, settled.winners) == (0, 8, (0,))


@pytest.mark.rule("DR-12", "DR-13")
def test_tiles_left_in_the_boneyard_are_not_paid() -> None:
    """The opponent holds 7, [5|6] and [6|6] lie in the boneyard: 7, not 30 and not more."""
    state = position("0-3", "3-4", layout="0-1")
    assert {fives.Tile(5, 6), fives.Tile(6, 6)} <= set(state.boneyard)
    assert award(step(state, "0-3@0-1.lo")) == (0, 7)


@pytest.mark.rule("DR-14")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_of_tied_hands_does_not_win(seat: int) -> None:
    """3, 3 and 10 in each order: nobody scores."""
    hands = ["1-2", "0-3", "5-5"]
    assert award(block(*hands[seat:], *hands[:seat])) is None


@pytest.mark.rule("DR-17")
def test_a_drawn_match_is_not_announced_as_a_win() -> None:
    """63, 63 and 40 (built scores; play brings one seat at most a gain in a round)."""
    drawn = block("1-2", "0-3", "5-5", scores=(63, 63, 40))
    assert drawn.after.scores == (63, 63, 40)
    assert drawn.after.outcome == Outcome((), "equal-best")
    assert only(drawn, MatchEnded).outcome.winners == ()


@pytest.mark.rule("DR-17")
def test_nothing_may_be_applied_after_the_end() -> None:
    over = block("1-2", "0-3", "5-5", scores=(63, 63, 40)).after
    assert over.legal_moves() == ()
    assert over.actor is None
    for move in ("pass", "draw", "1-2", "lot 0", "deal 5-5"):
        assert refused(over, move)[0] == "MATCH_OVER"


@pytest.mark.rule("DR-13", "DR-17")
def test_a_win_worth_0_can_be_told_from_a_tie() -> None:
    """Winners and points are two things: (0,) with 0 points, (0, 1) with no award."""
    out, tied = go_out("0-0"), block("1-2", "0-3")
    assert (only(out, RoundEnded).winners, change(out)) == ((0,), [0, 0])
    assert (only(tied, RoundEnded).winners, change(tied)) == ((0, 1), [0, 0])
    assert isinstance(only(out, RoundEnded).end, fives.WentOut)
    assert isinstance(only(tied, RoundEnded).end, fives.Blocked)


@pytest.mark.rule("DR-17", "DR-13")
def test_the_match_is_won_at_the_end_of_the_count_whoever_is_further_from_it() -> None:
    """99 to 98 at two: seat 1 goes out for 3, wins with 101, and seat 0 stays at 99."""
    state = position("1-2", "3-6", layout="2-3", turn=1, scores=(99, 98))
    won = step(state, "3-6@2-3.hi").after
    assert won.scores == (99, 101)
    assert won.outcome == Outcome((Side(1),), "target-reached")
