"""Cases of Exact 61 Five Up that scoring programs, rule pages and players got wrong, or right.

Each test gives the value that the rules demand; the name or the text says what went wrong
elsewhere.
"""

import pytest

import fives
from fives import Blocked, Passed, Phase, RoundEnded, Side, TurnKept
from tests.rules.e61_table import (
    block,
    counts,
    dealt,
    full_table,
    go_out,
    ladder,
    marks,
    position,
    refusals,
    settled,
    winners,
)
from tests.rules.table import count, every, follow, gains, left, moves, only, parts, refused, step


def totals(plays: str) -> list[int]:
    return [total for total, _ in counts(plays)]


def points(plays: str) -> list[int]:
    return [worth for _, worth in counts(plays)]


# Counting the layout

FOUR_WAYS = "1-1 1-3@1-1.a 1-2@1-1.b 1-4@1-1.c"


@pytest.mark.rule("E61-09")
def test_an_unused_side_of_a_pivot_is_no_end_of_the_line() -> None:
    """3 + 2 + 4 = 9, and not 10 with the side of [1|1] where nothing lies."""
    assert counts(FOUR_WAYS) == [(2, 0), (5, 1), (5, 1), (9, 0)]


@pytest.mark.rule("E61-09")
def test_the_places_and_the_count_both_come_from_the_tiles_laid() -> None:
    """After the same four tiles a tile may join a 3, a 2, a 4 or the fourth side, a 1."""
    state = position("0-0", "6-6", layout=FOUR_WAYS)
    assert sorted(port.value for port in state.layout.ports) == [1, 2, 3, 4]
    assert state.layout.total == 9


@pytest.mark.rule("E61-09")
@pytest.mark.parametrize("tile", ["4-6", "6-4", "[4|6]", "[6|4]"])
def test_the_way_a_tile_is_written_changes_no_count(tile: str) -> None:
    """On a side branch of [6|6] the free half of [4|6] is the 4: 3 + 5 + 4 = 12."""
    state = position("4-6 0-0", "0-1", layout="6-6 3-6@6-6.a 5-6@6-6.b")
    assert count(step(state, f"{tile}@6-6.c")) == (12, 0)


@pytest.mark.rule("E61-06", "E61-09")
def test_a_tile_counts_at_the_end_where_it_was_laid() -> None:
    plays = "6-6 3-6@6-6.a 5-6@6-6.b 4-6@6-6.c 1-6@6-6.d"
    assert counts(plays) == [(12, 0), (15, 3), (8, 0), (12, 0), (13, 0)]


@pytest.mark.rule("E61-09")
def test_a_double_at_the_end_takes_away_the_half_that_it_covers() -> None:
    """[3|5], then [5|5] on the 5: 3 + 10 = 13, and not 18."""
    assert counts("3-5 5-5@3-5.hi") == [(8, 0), (13, 0)]


@pytest.mark.rule("E61-09", "E61-10")
def test_a_long_table_with_three_doubles_at_ends() -> None:
    """From [6|6] to the east [3|6], west [2|6], north [5|6], south [1|6], doubles beyond."""
    plays = (
        "6-6 3-6@6-6.a 2-6@6-6.b 5-6@6-6.c 5-5@5-6.lo 3-3@3-6.lo 2-2@2-6.lo "
        "2-4@2-2.b 1-6@6-6.d 1-5@1-6.lo"
    )
    assert totals(plays) == [12, 15, 5, 10, 15, 18, 20, 20, 21, 25]
    assert points(plays) == [0, 3, 1, 2, 3, 0, 4, 4, 0, 5]


@pytest.mark.rule("E61-09", "E61-10")
def test_a_long_table_that_starts_with_a_plain_tile() -> None:
    """[4|6] leads; [5|5] comes seventh and branches like any other double."""
    plays = (
        "4-6 1-4@4-6.lo 1-3@1-4.lo 2-6@4-6.hi 2-5@2-6.lo 3-5@1-3.hi 5-5@2-5.hi "
        "0-5@5-5.b 0-0@0-5.lo 1-5@5-5.c 4-5@5-5.d"
    )
    assert totals(plays) == [10, 7, 9, 5, 8, 10, 15, 5, 5, 6, 10]
    assert points(plays) == [2, 0, 0, 1, 0, 2, 3, 1, 1, 0, 2]


@pytest.mark.rule("E61-09")
def test_a_double_that_was_joined_needs_one_tile_more_before_it_branches() -> None:
    """[3|5] covers one side of [5|5], [2|5] the other: both branches are open."""
    plays = "3-5 5-5@3-5.hi 2-5@5-5.b"
    assert totals(plays) == [8, 13, 5]
    state = position("4-5 0-0", "0-1", layout=plays)
    assert moves(state) == ["4-5@5-5.c", "4-5@5-5.d"]
    assert count(step(state, "4-5@5-5.c")) == (9, 0)


@pytest.mark.rule("E61-09")
def test_later_doubles_branch_like_the_first() -> None:
    """[3|3] came third and is covered by [3|6] and [3|4]: [1|3] may go on either branch."""
    layout = "6-6 3-6@6-6.a 3-3@3-6.lo 0-6@6-6.b 2-6@6-6.c 3-4@3-3.b"
    state = position("1-3", "0-1", layout=layout)
    assert moves(state) == ["1-3@3-3.c", "1-3@3-3.d"]


@pytest.mark.rule("E61-09")
def test_a_table_may_have_more_than_four_ends() -> None:
    """[6|6] and [4|4] side by side, both with all four sides joined: six counted ends."""
    plays = "6-6 4-6@6-6.a 4-4@4-6.lo 5-6@6-6.b 3-4@4-4.b 1-6@6-6.c 2-4@4-4.c 2-6@6-6.d 0-4@4-4.d"
    assert totals(plays) == [12, 16, 20, 13, 8, 9, 11, 13, 13]
    *laid, last = plays.split()
    placed = step(position("0-4 0-0", "1-1", layout=" ".join(laid)), last)
    assert len(parts(placed)) == 6


@pytest.mark.rule("E61-09")
def test_a_covered_double_adds_nothing_more() -> None:
    """[3|5] 8, [5|5] 3 + 10 = 13, [1|5] 3 + 1 = 4."""
    assert totals("3-5 5-5@3-5.hi 1-5@5-5.b") == [8, 13, 4]


@pytest.mark.rule("E61-09", "E61-10")
def test_a_covered_pivot_does_not_count_on_until_its_sides_are_filled() -> None:
    """Other games of the family count the [5|5] here: 2 + 3 + 10 = 15. Not this one: 5."""
    assert counts("5-5 2-5@5-5.a 3-5@5-5.b")[-1] == (5, 1)


@pytest.mark.rule("E61-10")
def test_a_total_of_zero_is_no_multiple_that_scores() -> None:
    """[0|3], [1|3], [0|1]: ends 0 and 0, no event; and none for a leading [0|0]."""
    assert counts("0-3 1-3@0-3.hi 0-1@1-3.lo") == [(3, 0), (1, 0), (0, 0)]
    for state, move in (
        (position("0-1 0-5", "6-6", layout="0-3 1-3@0-3.hi", scores=(60, 0)), "0-1@1-3.lo"),
        (position("0-0 0-5", "6-6", scores=(60, 0)), "0-0"),
    ):
        placed = step(state, move)
        assert marks(placed) == []
        assert placed.after.actor == 1


@pytest.mark.rule("E61-12")
def test_a_double_left_in_a_hand_counts_both_halves() -> None:
    """[4|4] and [6|6]: 8 + 12 = 20, four points."""
    assert gains(go_out("4-4 6-6")) == [(0, "opponents", 20, 4)]


@pytest.mark.rule("E61-10")
@pytest.mark.parametrize("plays", ["3-6 6-6@3-6.hi", "6-6 3-6@6-6.a", "0-5 5-5@0-5.hi 5-6@5-5.b"])
def test_15_is_three_points_and_threes_pay_nothing(plays: str) -> None:
    """Not 15, not doubled, not 5 + 3 as for threes; and 6 and 12 are nothing at all."""
    assert [worth * 5 for worth in points(plays)] == [
        total if total % 5 == 0 else 0 for total in totals(plays)
    ]
    assert {15: 3, 6: 0}[totals(plays)[-1]] == points(plays)[-1]


FIVE_UP = (
    "1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b 1-2@1-1.b 1-5@1-1.c 5-5@1-5.hi 0-5@5-5.b 1-3@1-1.d "
    "2-4@4-4.c"
)


@pytest.mark.rule("E61-09", "E61-10")
def test_ten_tiles_of_which_the_last_joins_the_branch_of_a_second_double() -> None:
    assert totals(FIVE_UP) == [5, 6, 10, 5, 5, 10, 15, 5, 8, 10]
    assert points(FIVE_UP) == [1, 0, 2, 1, 1, 2, 3, 1, 0, 2]


@pytest.mark.rule("E61-06")
def test_those_tiles_come_from_one_hand_after_the_other() -> None:
    """Where Horse Race lets one player lay five of them, here the turn goes on each time."""
    state = position("1-4 4-4 1-2 6-6", "1-1 3-4 0-0")
    turns = []
    for move in FIVE_UP.split()[:4]:
        turns.append(state.actor)
        placed = step(state, move)
        assert every(placed, TurnKept) == []
        state = placed.after
    assert turns == [0, 1, 0, 1]
    assert state.scores == (1 + 2, 0 + 1)


# Whose turn, drawing, passing


@pytest.mark.rule("E61-07")
def test_no_drawing_with_a_tile_that_fits() -> None:
    """[3|5] in hand, an end is 5, six tiles in the boneyard: drawing is refused."""
    boneyard = "0-0 0-1 0-2 0-3 0-4 1-1"
    named = {fives.Tile.parse(text) for text in f"5-6 3-5 {boneyard}".split()}
    others = " ".join(tile.notation for tile in fives.DOUBLE_SIX - named)
    state = position("3-5", others, layout="5-6", boneyard=boneyard)
    assert moves(state) == ["3-5@5-6.lo"]
    assert refused(state, "draw") == ("MUST_PLACE", "E61-07")


@pytest.mark.rule("E61-03")
@pytest.mark.parametrize(("seats", "drawable"), [(2, 18), (3, 13), (4, 8)])
def test_no_two_tiles_are_kept_back(seats: int, drawable: int) -> None:
    state = follow(fives.EXACT_61.start(seats=seats, pairs=seats == 4), "lot 0")
    while state.phase is Phase.DEALING:
        state = state.apply(state.legal_moves()[0])
    assert state.drawable == len(state.boneyard) == drawable


@pytest.mark.rule("E61-07", "E61-08")
def test_two_players_who_could_play_cannot_pass_into_a_block() -> None:
    state = position("3-5 0-0", "1-6 1-1", layout="5-6")
    assert refused(state, "pass") == ("MUST_PLACE", "E61-07")
    state = follow(state, "3-5@5-6.lo")
    assert state.actor == 1
    assert refused(state, "pass") == ("MUST_PLACE", "E61-07")


@pytest.mark.rule("E61-04", "E61-07")
def test_no_tile_out_of_turn_and_no_draw_from_an_empty_boneyard() -> None:
    """Both are refused with a reason, and the state stays as it was."""
    state = position("3-5 0-0", "1-6 1-1", layout="5-6")
    assert refused(state, "1-6@5-6.hi") == ("NOT_IN_HAND", None)
    assert state == position("3-5 0-0", "1-6 1-1", layout="5-6")
    hands = ("0-0", "1-1", "3-4 2-2")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    assert refused(state, "draw") == ("BONEYARD_EMPTY", "E61-07")
    assert state == position(*hands, layout=full_table(*hands), boneyard="")


@pytest.mark.rule("E61-06")
def test_a_tile_is_checked_against_the_end_that_was_chosen() -> None:
    """The ends are 3 and 4: [3|5] goes on the 3, not on the 4."""
    state = position("3-5 0-0", "1-1", layout="3-4")
    assert moves(state) == ["3-5@3-4.lo"]
    assert refused(state, "3-5@3-4.hi") == ("VALUES_DIFFER", "E61-06")


@pytest.mark.rule("E61-07", "E61-08")
def test_the_first_player_who_can_do_nothing_does_not_end_the_round() -> None:
    """No boneyard; seats 0 and 1 have nothing, seat 2 has [3|4] and an end is 4."""
    hands = ("0-0", "1-1", "3-4 2-2")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    first = step(state, "pass")
    second = step(first.after, "pass")
    assert [type(event) for event in (*first.events, *second.events)] == [Passed, Passed]
    assert second.after.actor == 2
    assert "3-4@2-4.hi" in moves(second.after)


@pytest.mark.rule("E61-08", "E61-07")
def test_no_block_with_three_tiles_in_the_boneyard() -> None:
    """Nobody can place, and the three tiles that are left fit nowhere either. Seat 0 draws
    them all the same; only the last draw blocks the round, with 18 to 12: 6 -> 5 -> 1."""
    layout = full_table("0-1 0-3 3-3 4-4", "1-4 3-4")
    state = position("0-1", "1-4 3-4", layout=layout, boneyard="0-3 3-3 4-4")
    for tile in ("0-3", "3-3"):
        assert moves(state) == ["draw"]
        state = follow(state, "draw", f"drawn {tile}")
        assert state.actor == 0
    blocked = step(follow(state, "draw"), "drawn 4-4")
    assert only(blocked, RoundEnded).end == Blocked()
    assert left(blocked) == [18, 12]
    assert ladder(blocked) == [(1, 6, 5, 1)]


@pytest.mark.rule("E61-08", "E61-09")
def test_an_unused_side_of_a_covered_double_is_a_place_to_go_on() -> None:
    """[3|3] between [1|3] and [2|3], no boneyard, every outer end closed to all hands: [3|4]
    goes on a side of [3|3]. With nothing else on the table the count would be 7."""
    hands = ("3-4 0-0", "3-5 4-5")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    assert moves(state) == ["3-4@3-3.c", "3-4@3-3.d"]
    assert totals("3-3 1-3@3-3.a 2-3@3-3.b 3-4@3-3.c") == [6, 7, 3, 7]


@pytest.mark.rule("E61-04")
def test_no_double_gives_a_right_to_open_or_has_to_be_led() -> None:
    """Seat 2 holds [6|6]; the lot falls on seat 1, and each of its tiles may open."""
    hands = ("0-1 0-2 0-3 0-4 0-5", "1-2 1-3 1-4 1-5 1-6", "0-0 2-2 4-4 5-5 6-6")
    state = dealt(*hands, opener=1)
    assert state.actor == 1
    assert moves(state) == hands[1].split()


@pytest.mark.rule("E61-05")
def test_the_next_opener_is_who_went_out_or_found_by_lot() -> None:
    """Three players, seat 1 opened. Seat 0 goes out: seat 0 opens. Blocked: a lot."""
    state = position("3-6", "1-1", "0-0", layout="2-3", opener=1)
    assert step(state, "3-6@2-3.hi").after.opener == 0
    after = block("2-6", "4-6", "2-4").after
    assert (after.phase, after.opener) == (Phase.LOT, None)
    assert moves(after) == ["lot 0", "lot 1", "lot 2"]


@pytest.mark.rule("E61-07")
def test_a_drawn_tile_that_fits_cannot_be_kept() -> None:
    state = follow(position("0-0 1-1", "2-2", layout="5-6"), "draw", "drawn 4-5")
    assert moves(state) == ["4-5@5-6.lo"]
    assert refused(state, "pass") == ("BOUND_TILE", "E61-07")


# The end of the round and of the game


@pytest.mark.rule("E61-14", "E61-16")
def test_a_difference_of_2_is_no_points_but_no_tie() -> None:
    """10 against 12: 2 -> 0 points, and the lower hand still wins the round."""
    blocked = block("5-5", "6-6", scores=(7, 8))
    assert left(blocked) == [10, 12]
    assert ladder(blocked) == [(0, 2, 0, 0)]
    assert winners(blocked) == (0,)
    assert blocked.after.scores == (7, 8)


@pytest.mark.rule("E61-16", "E61-12")
def test_the_winner_and_the_points_are_told_apart() -> None:
    """A round won for nothing is won, by a block or by going out; a tie names both."""
    assert winners(block("5-5", "6-6")) == (0,)
    out = go_out("0-0")
    assert (winners(out), marks(out)) == ((0,), [(0, 0, 0, 0)])
    tie = block("0-2 0-4", "2-4")
    assert (winners(tie), marks(tie)) == ((0, 1), [])


@pytest.mark.rule("E61-02", "E61-11")
def test_a_play_past_the_target_is_neither_bounced_back_nor_capped() -> None:
    """60 + 2 is 60, not 61 and not 60 less something; the tile stays, the turn is used."""
    state = position("5-5 5-6", "0-0 1-1", scores=(60, 0))
    played = step(state, "5-5")
    assert marks(played) == [(0, 60, 2, 60)]
    assert refusals(played) == [("OVER_TARGET", "E61-02")]
    assert played.after.scores == (60, 0)
    assert [tile.notation for tile in played.after.layout.tiles] == ["5-5"]
    assert played.after.actor == 1


@pytest.mark.rule("E61-14", "E61-16")
def test_equal_hands_in_a_block_of_pairs() -> None:
    """4, 9, 4, 9: each 4 gets 5 + 5 = 10 -> 2, in two events; side 0 wins the round."""
    blocked = block("0-4", "0-1 3-5", "0-0 1-3", "4-5", pairs=True)
    assert left(blocked) == [4, 9, 4, 9]
    assert ladder(blocked) == [(0, 10, 10, 2), (0, 10, 10, 2)]
    assert blocked.after.scores == (4, 0)
    assert winners(blocked) == (0,)
    assert blocked.after.phase is Phase.LOT


@pytest.mark.rule("E61-14", "E61-16")
def test_equal_hands_in_a_block_of_three() -> None:
    """6, 6, 11: each 6 gets 5 -> 1. On a table, where the sum is even, 3, 3, 10: 7 -> 1
    each; the round is a tie, and a lot finds the next opener."""
    assert settled("0-6", "3-3", "5-6") == [(0, 5, 5, 1), (1, 5, 5, 1)]
    blocked = block("0-3", "1-2", "0-1 2-3 2-2")
    assert ladder(blocked) == [(0, 7, 5, 1), (1, 7, 5, 1)]
    assert winners(blocked) == (0, 1)
    assert blocked.after.phase is Phase.LOT


@pytest.mark.rule("E61-14")
def test_a_block_pays_differences_and_not_the_hands_of_opponents() -> None:
    """1 against 9: 8 -> 10 -> 2. 9 against 17: 8 -> 2, not 17 -> 3. 7 against 19: 12 -> 2."""
    assert ladder(block("0-1", "0-4 1-4")) == [(0, 8, 10, 2)]
    assert ladder(block("4-5", "2-4 2-5 2-2")) == [(0, 8, 10, 2)]
    assert ladder(block("1-6", "1-3 3-6 3-3")) == [(0, 12, 10, 2)]


@pytest.mark.rule("E61-12")
def test_out_pays_the_whole_hand_and_no_difference() -> None:
    """17 -> 15 -> 3 points."""
    assert gains(go_out("0-5 6-6")) == [(0, "opponents", 17, 3)]


@pytest.mark.rule("E61-12")
@pytest.mark.parametrize(
    ("others", "expected"),
    [
        # Opponents 12 and 8 are 20, the partner's 7 is taken away.
        (("6-6", "1-6", "4-4"), [(0, "opponents", 20, 4), (0, "partner", 7, -1)]),
        # Opponents 9 and 8 are 17 -> 15.
        (("4-5", "1-6", "4-4"), [(0, "opponents", 17, 3), (0, "partner", 7, -1)]),
    ],
)
def test_a_partners_tiles_are_a_debit_and_never_paid(
    others: tuple[str, ...], expected: list[tuple[int, str, int, int]]
) -> None:
    assert gains(go_out(*others, pairs=True)) == expected


@pytest.mark.rule("E61-15", "E61-17")
def test_a_tie_that_brings_two_sides_to_61_goes_to_the_first() -> None:
    """Where Horse Race has a shared win at 59 and 59, here only one side reaches 61."""
    hands = ("0-5", "0-2 1-2", "1-5 2-2", "5-5")
    won = block(*hands, by=3, pairs=True, scores=(60, 60)).after
    assert won.scores == (61, 60)
    assert won.outcome is not None
    assert won.outcome.winners == (Side(0),)


@pytest.mark.rule("E61-02", "E61-11")
def test_every_award_may_be_rejected_for_a_long_time() -> None:
    """Both at 60: 2 and 2 by plays, then 3 for the 14 left when seat 0 goes out, 2 by a
    block. Nothing moves, and each round ends all the same."""
    state = position("5-5 0-1", "0-5 1-1 6-6", scores=(60, 60))
    for move in ("5-5", "0-5@5-5.a", "0-1@0-5.lo"):
        played = step(state, move)
        assert refusals(played) == [("OVER_TARGET", "E61-02")]
        state = played.after
        assert state.scores == (60, 60)
    assert state.phase is Phase.DEALING
    assert block("0-1", "0-4 1-4", scores=(60, 60)).after.scores == (60, 60)
