"""Cases of Horse Race that scoring programs, rule pages and players got wrong, or right.

Each test gives the value that the rules demand; the name or the text says what went wrong
elsewhere.
"""

import pytest

import fives
from fives import Blocked, Passed, Phase, RoundEnded, Side, TurnKept
from tests.rules.full_tables import full_table
from tests.rules.table import (
    awards,
    block,
    count,
    counts,
    every,
    follow,
    gains,
    go_out,
    left,
    moves,
    only,
    parts,
    ports,
    position,
    refused,
    settled,
    step,
)


def totals(plays: str) -> list[int]:
    return [total for total, points in counts(plays)]


def points(plays: str) -> list[int]:
    return [worth for total, worth in counts(plays)]


# Counting the layout

FOUR_WAYS = "1-1 1-3@1-1.a 1-2@1-1.b 1-4@1-1.c"


@pytest.mark.rule("HR-15")
def test_an_unused_side_of_a_pivot_is_no_end_of_the_line() -> None:
    """3 + 2 + 4 = 9, and not 10 with the side of [1|1] where nothing lies."""
    assert counts(FOUR_WAYS) == [(2, 0), (5, 1), (5, 1), (9, 0)]


@pytest.mark.rule("HR-14", "HR-15")
def test_the_places_and_the_count_both_come_from_the_tiles_laid() -> None:
    """After the same four tiles a tile may join a 3, a 2, a 4 or the fourth side, a 1."""
    state = position("0-0", "6-6", layout=FOUR_WAYS)
    assert sorted(port.value for port in state.layout.ports) == [1, 2, 3, 4]
    assert state.layout.total == 9


@pytest.mark.rule("HR-15")
@pytest.mark.parametrize("tile", ["4-6", "6-4", "[4|6]", "[6|4]"])
def test_the_way_a_tile_is_written_changes_no_count(tile: str) -> None:
    """On a side branch of [6|6] the free half of [4|6] is the 4: 3 + 5 + 4 = 12."""
    state = position("4-6 0-0", "0-1", layout="6-6 3-6@6-6.a 5-6@6-6.b")
    assert count(step(state, f"{tile}@6-6.c")) == (12, 0)


@pytest.mark.rule("HR-10", "HR-15")
def test_a_tile_counts_at_the_end_where_it_was_laid() -> None:
    plays = "6-6 3-6@6-6.a 5-6@6-6.b 4-6@6-6.c 1-6@6-6.d"
    assert counts(plays) == [(12, 0), (15, 3), (8, 0), (12, 0), (13, 0)]


@pytest.mark.rule("HR-15")
def test_a_double_at_the_end_takes_away_the_half_that_it_covers() -> None:
    """[3|5], then [5|5] on the 5: 3 + 10 = 13, and not 18."""
    assert counts("3-5 5-5@3-5.hi") == [(8, 0), (13, 0)]


@pytest.mark.rule("HR-15", "HR-16")
def test_a_long_table_with_three_doubles_at_ends() -> None:
    """From [6|6] to the east [3|6], west [2|6], north [5|6], south [1|6], doubles beyond."""
    plays = (
        "6-6 3-6@6-6.a 2-6@6-6.b 5-6@6-6.c 5-5@5-6.lo 3-3@3-6.lo 2-2@2-6.lo "
        "2-4@2-2.b 1-6@6-6.d 1-5@1-6.lo"
    )
    assert totals(plays) == [12, 15, 5, 10, 15, 18, 20, 20, 21, 25]
    assert points(plays) == [0, 3, 1, 2, 3, 0, 4, 4, 0, 5]


@pytest.mark.rule("HR-14", "HR-15", "HR-16")
def test_a_long_table_that_starts_with_a_plain_tile() -> None:
    """[4|6] leads; [5|5] comes seventh and branches like any other double."""
    plays = (
        "4-6 1-4@4-6.lo 1-3@1-4.lo 2-6@4-6.hi 2-5@2-6.lo 3-5@1-3.hi 5-5@2-5.hi "
        "0-5@5-5.b 0-0@0-5.lo 1-5@5-5.c 4-5@5-5.d"
    )
    assert totals(plays) == [10, 7, 9, 5, 8, 10, 15, 5, 5, 6, 10]
    assert points(plays) == [2, 0, 0, 1, 0, 2, 3, 1, 1, 0, 2]


@pytest.mark.rule("HR-14", "HR-15")
def test_a_double_that_was_joined_needs_one_tile_more_before_it_branches() -> None:
    """[3|5] covers one long side of [5|5], [2|5] the other: both branches are open."""
    plays = "3-5 5-5@3-5.hi 2-5@5-5.b"
    assert totals(plays) == [8, 13, 5]
    state = position("4-5 0-0", "0-1", layout=plays)
    assert moves(state) == ["4-5@5-5.c", "4-5@5-5.d"]
    assert count(step(state, "4-5@5-5.c")) == (9, 0)


@pytest.mark.rule("HR-14")
def test_later_doubles_branch_like_the_first() -> None:
    """[3|3] came third and is covered by [3|6] and [3|4]: [1|3] may go on either branch."""
    layout = "6-6 3-6@6-6.a 3-3@3-6.lo 0-6@6-6.b 2-6@6-6.c 3-4@3-3.b"
    state = position("1-3", "0-1", layout=layout)
    assert moves(state) == ["1-3@3-3.c", "1-3@3-3.d"]


@pytest.mark.rule("HR-14", "HR-15")
def test_a_table_may_have_more_than_four_ends() -> None:
    """[6|6] and [4|4] side by side, both with all four sides joined: six counted ends."""
    plays = "6-6 4-6@6-6.a 4-4@4-6.lo 5-6@6-6.b 3-4@4-4.b 1-6@6-6.c 2-4@4-4.c 2-6@6-6.d 0-4@4-4.d"
    assert totals(plays) == [12, 16, 20, 13, 8, 9, 11, 13, 13]
    *laid, last = plays.split()
    placed = step(position("0-4 0-0", "1-1", layout=" ".join(laid)), last)
    assert sorted(parts(placed)) == [
        "[0|4] 0",
        "[1|6] 1",
        "[2|4] 2",
        "[2|6] 2",
        "[3|4] 3",
        "[5|6] 5",
    ]


@pytest.mark.rule("HR-15")
def test_a_covered_double_adds_nothing_more() -> None:
    """[3|5] 8, [5|5] 3 + 10 = 13, [1|5] 3 + 1 = 4."""
    assert totals("3-5 5-5@3-5.hi 1-5@5-5.b") == [8, 13, 4]


@pytest.mark.rule("HR-15")
def test_a_covered_pivot_does_not_count_on_until_its_sides_are_filled() -> None:
    """Other games of the family count the [5|5] here: 2 + 3 + 10 = 15. Not this one: 5."""
    assert counts("5-5 2-5@5-5.a 3-5@5-5.b")[-1] == (5, 1)


@pytest.mark.rule("HR-16", "HR-11")
def test_a_total_of_zero_is_no_multiple_that_scores_or_keeps_the_turn() -> None:
    """[0|3], [1|3], [0|1]: ends 0 and 0. The plain [0|1] scores nothing and ends the turn."""
    assert counts("0-3 1-3@0-3.hi 0-1@1-3.lo") == [(3, 0), (1, 0), (0, 0)]
    ended = step(position("0-1 0-5", "6-6", layout="0-3 1-3@0-3.hi"), "0-1@1-3.lo")
    assert every(ended, TurnKept) == []
    assert ended.after.actor == 1


@pytest.mark.rule("HR-16", "HR-11")
def test_a_leading_double_blank_scores_nothing_and_keeps_the_turn_as_a_double() -> None:
    led = step(position("0-0 0-1", "6-6"), "0-0")
    assert count(led) == (0, 0)
    assert only(led, TurnKept).reasons == ("double",)
    assert led.after.actor == 0


@pytest.mark.rule("HR-22")
def test_a_double_left_in_a_hand_counts_both_halves() -> None:
    """[4|4] and [6|6]: 8 + 12 = 20, four points."""
    assert awards(go_out("4-4 6-6")) == {0: (20, 20, 4)}


# Whose turn, drawing, passing


@pytest.mark.rule("HR-07", "HR-11")
def test_the_opening_need_not_be_a_double_or_a_score() -> None:
    hand = "1-2 1-3 2-4 0-3 2-6"
    state = position(hand, "0-0")
    assert sorted(moves(state)) == sorted(hand.split())
    for tile, total in (("1-2", 3), ("2-6", 8)):
        led = step(state, tile)
        assert count(led) == (total, 0)
        assert led.after.actor == 1


@pytest.mark.rule("HR-12", "HR-20")
@pytest.mark.parametrize(("score", "over"), [(58, False), (59, True)])
def test_nobody_draws_or_goes_on_after_a_last_tile_that_is_a_double(score: int, over: bool) -> None:
    """The hand is [5|5] and fits, for two points: the round ends, or the game at 59 + 2."""
    out = step(position("5-5", "1-1", layout="0-5", scores=(score, 0)), "5-5@0-5.hi")
    assert out.after.phase is (Phase.OVER if over else Phase.DEALING)
    assert every(out, TurnKept) == []
    assert len(every(out, RoundEnded)) == (0 if over else 1)


@pytest.mark.rule("HR-17")
def test_no_drawing_with_a_tile_that_fits() -> None:
    """[3|5] in hand, an end is 5, six tiles in the boneyard: drawing is refused."""
    boneyard = "0-0 0-1 0-2 0-3 0-4 1-1"
    named = {fives.Tile.parse(text) for text in f"5-6 3-5 {boneyard}".split()}
    others = " ".join(tile.notation for tile in fives.DOUBLE_SIX - named)
    state = position("3-5", others, layout="5-6", boneyard=boneyard)
    assert moves(state) == ["3-5@5-6.lo"]
    assert refused(state, "draw") == ("MUST_PLACE", "HR-17")


@pytest.mark.rule("HR-03")
@pytest.mark.parametrize(("seats", "drawable"), [(2, 14), (3, 10), (4, 8)])
def test_no_two_tiles_are_kept_back(seats: int, drawable: int) -> None:
    state = follow(fives.HORSE_RACE.start(seats=seats), "lot 0")
    while state.phase is Phase.DEALING:
        state = state.apply(state.legal_moves()[0])
    assert state.drawable == len(state.boneyard) == drawable


@pytest.mark.rule("HR-18", "HR-19")
def test_two_players_who_could_play_cannot_pass_into_a_block() -> None:
    state = position("3-5 0-0", "1-6 1-1", layout="5-6")
    assert refused(state, "pass") == ("MUST_PLACE", "HR-17")
    state = follow(state, "3-5@5-6.lo")
    assert state.actor == 1
    assert refused(state, "pass") == ("MUST_PLACE", "HR-17")


@pytest.mark.rule("HR-08", "HR-18")
def test_no_tile_out_of_turn_and_no_draw_from_an_empty_boneyard() -> None:
    """Both are refused with a reason, and the state stays as it was."""
    state = position("3-5 0-0", "1-6 1-1", layout="5-6")
    assert refused(state, "1-6@5-6.hi") == ("NOT_IN_HAND", None)
    assert state == position("3-5 0-0", "1-6 1-1", layout="5-6")
    hands = ("0-0", "1-1", "3-4 2-2")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    assert refused(state, "draw") == ("BONEYARD_EMPTY", "HR-18")
    assert state == position(*hands, layout=full_table(*hands), boneyard="")


@pytest.mark.rule("HR-10")
def test_a_tile_is_checked_against_the_end_that_was_chosen() -> None:
    """The ends are 3 and 4: [3|5] goes on the 3, not on the 4."""
    state = position("3-5 0-0", "1-1", layout="3-4")
    assert moves(state) == ["3-5@3-4.lo"]
    assert refused(state, "3-5@3-4.hi") == ("VALUES_DIFFER", "HR-10")


@pytest.mark.rule("HR-18")
def test_two_players_cannot_pass_without_end() -> None:
    """A tile fits, so there is no pass; the tile ends the round, and the next is a fresh one."""
    state = position("3-6", "1-1", layout="2-3")
    assert moves(state) == ["3-6@2-3.hi"]
    after = step(state, "3-6@2-3.hi").after
    assert (after.passes, len(after.layout), len(after.boneyard)) == (0, 0, 28)


@pytest.mark.rule("HR-18", "HR-19")
def test_the_first_player_who_can_do_nothing_does_not_end_the_round() -> None:
    """No boneyard; seats 0 and 1 have nothing, seat 2 has [3|4] and an end is 4."""
    hands = ("0-0", "1-1", "3-4 2-2")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    first = step(state, "pass")
    second = step(first.after, "pass")
    assert [type(event) for event in (*first.events, *second.events)] == [Passed, Passed]
    assert second.after.actor == 2
    assert "3-4@2-4.hi" in moves(second.after)


@pytest.mark.rule("HR-19", "HR-17")
def test_no_block_with_three_tiles_in_the_boneyard() -> None:
    """Nobody can place, and the three tiles that are left fit nowhere either. Seat 0 draws
    them all the same; only the last draw blocks the round, with 18 to 12 left."""
    layout = full_table("0-1 0-3 3-3 4-4", "1-4 3-4")
    state = position("0-1", "1-4 3-4", layout=layout, boneyard="0-3 3-3 4-4")
    for tile in ("0-3", "3-3"):
        assert moves(state) == ["draw"]
        state = follow(state, "draw", f"drawn {tile}")
        assert state.actor == 0
    blocked = step(follow(state, "draw"), "drawn 4-4")
    assert only(blocked, RoundEnded).end == Blocked()
    assert left(blocked) == [18, 12]
    assert awards(blocked) == {1: (18, 20, 4)}


@pytest.mark.rule("HR-19", "HR-14", "HR-15")
def test_an_unused_side_of_a_covered_double_is_a_place_to_go_on() -> None:
    """[3|3] between [1|3] and [2|3], no boneyard, every outer end closed to all hands: [3|4]
    goes on a side of [3|3]. With nothing else on the table the count would be 7."""
    hands = ("3-4 0-0", "3-5 4-5")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    assert moves(state) == ["3-4@3-3.c", "3-4@3-3.d"]
    assert totals("3-3 1-3@3-3.a 2-3@3-3.b 3-4@3-3.c") == [6, 7, 3, 7]


@pytest.mark.rule("HR-11")
def test_a_double_then_a_plain_tile_without_a_score() -> None:
    """Ends 1 and 4: [4|4] makes 9 and keeps the turn, [2|4] makes 3 and ends it."""
    state = position("4-4 2-4 6-6", "0-0", layout="1-4")
    kept = step(state, "4-4@1-4.hi")
    assert only(kept, TurnKept).reasons == ("double",)
    ended = step(kept.after, "2-4@4-4.b")
    assert count(ended) == (3, 0)
    assert ended.after.actor == 1


@pytest.mark.rule("HR-06", "HR-07")
def test_no_double_gives_a_right_to_open_or_has_to_be_led() -> None:
    """Seat 2 holds [6|6]; the lot falls on seat 1, and each of its tiles may open."""
    hands = ("0-1 0-2 0-3 0-4 0-5 0-6", "1-2 1-3 1-4 1-5 1-6 3-3", "0-0 2-2 4-4 5-5 6-6 1-1")
    state = follow(fives.HORSE_RACE.start(seats=3), "lot 1")
    state = follow(state, *(f"deal {tile}" for hand in hands for tile in hand.split()))
    assert state.actor == 1
    assert sorted(moves(state)) == sorted(hands[1].split())


@pytest.mark.rule("HR-07")
def test_an_opener_without_a_double_has_as_many_openings_as_tiles() -> None:
    state = position("0-1 1-2 2-3 3-4 4-5", "6-6")
    assert moves(state) == ["0-1", "1-2", "2-3", "3-4", "4-5"]


@pytest.mark.rule("HR-09")
def test_the_next_opener_is_who_went_out_or_found_by_lot() -> None:
    """Three players, seat 1 opened. Seat 0 goes out: seat 0 opens. Blocked: a lot."""
    state = position("3-6", "1-1", "0-0", layout="2-3", opener=1)
    assert step(state, "3-6@2-3.hi").after.opener == 0
    after = block("2-6", "4-6", "2-4", by=0).after
    assert (after.phase, after.opener) == (Phase.LOT, None)
    assert moves(after) == ["lot 0", "lot 1", "lot 2"]


@pytest.mark.rule("HR-13")
def test_a_drawn_tile_that_fits_cannot_be_kept() -> None:
    state = follow(position("0-0 1-1", "2-2", layout="5-6"), "draw", "drawn 4-5")
    assert moves(state) == ["4-5@5-6.lo"]


# The end of the round and of the game


@pytest.mark.rule("HR-24", "HR-12")
def test_reaching_the_target_in_mid_round_stops_the_game() -> None:
    """60, a play worth 2, three tiles left in hand: 62 and over at once."""
    won = step(position("5-5 5-6 0-5 1-5", "0-0", scores=(60, 0)), "5-5")
    assert won.after.scores == (62, 0)
    assert len(won.after.hands[0]) == 3
    assert won.after.legal_moves() == ()
    assert every(won, TurnKept) == []


@pytest.mark.rule("HR-22", "HR-21")
def test_a_blocked_round_is_paid_in_points_and_not_in_pips() -> None:
    """1 against 9: 9 -> 10 -> 2 points."""
    assert settled(Blocked(), "0-1", "4-5") == {0: (9, 10, 2)}
    blocked = block("0-1", "0-4 1-4", by=1)
    assert left(blocked) == [1, 9]
    assert blocked.after.scores == (2, 0)


@pytest.mark.rule("HR-22")
@pytest.mark.parametrize(
    ("other", "pips", "points"),
    [("0-5 6-6", 17, 3), ("6-6", 12, 2), ("1-1", 2, 0), ("0-1", 1, 0), ("1-2", 3, 1)],
)
def test_awards_are_not_always_rounded_up(other: str, pips: int, points: int) -> None:
    out = go_out(other)
    assert left(out) == [0, pips]
    assert out.after.scores == (points, 0)


@pytest.mark.rule("HR-23")
def test_hands_of_other_tied_winners_are_paid_too() -> None:
    """4, 4, 4 and 14: each of the three gets 4 + 4 + 14 = 22 -> 20 -> 4; seat 3 nothing."""
    blocked = block("0-4", "1-3", "2-2", "0-3 1-4 3-3", by=0)
    assert blocked.after.scores == (4, 4, 4, 0)


@pytest.mark.rule("HR-21")
def test_blocked_partnerships_are_not_compared_by_their_lowest_hand() -> None:
    """By seats 2, 6, 20 and 7: sides 22 and 13, so the second gets 22 -> 20 -> 4. On a
    table, where the sum is even, 2, 6, 20 and 8: sides 22 and 14, the same award."""
    literal = ("1-1", "0-6", "4-4 6-6", "1-6")
    assert settled(Blocked(), *literal, pairs=True) == {1: (22, 20, 4)}
    blocked = block("1-1", "0-6", "0-2 6-6 3-3", "2-6", by=0, pairs=True)
    assert left(blocked) == [2, 6, 20, 8]
    assert awards(blocked) == {1: (22, 20, 4)}


@pytest.mark.rule("HR-22")
@pytest.mark.parametrize(
    ("others", "award"),
    [
        (("6-6", "1-6", "4-4"), (20, 20, 4)),  # opponents 12 and 8
        (("4-5", "1-6", "4-4"), (17, 15, 3)),  # opponents 9 and 8
    ],
)
def test_the_partner_of_who_went_out_does_not_pay(
    others: tuple[str, ...], award: tuple[int, int, int]
) -> None:
    """The partner holds 7 both times."""
    out = go_out(*others, pairs=True)
    assert left(out)[2] == 7
    assert awards(out) == {0: award}


@pytest.mark.rule("HR-23", "HR-25")
def test_the_first_seat_does_not_win_a_tie() -> None:
    """Pairs at 59 and 59, blocked 12 to 12: both at 61, a shared win."""
    won = block("1-5", "1-4", "2-4", "2-5", by=3, pairs=True, scores=(59, 59)).after
    assert won.scores == (61, 61)
    assert won.outcome is not None
    assert won.outcome.winners == (Side(0), Side(1))


@pytest.mark.rule("HR-21", "HR-22")
def test_the_third_hand_wins_and_pays_in_a_block_of_three() -> None:
    """8, 10 and 3, as the text of the settlement alone: 18 -> 20 -> 4 for seat 2. And on
    a table 8, 10 and 6, in each order of the seats."""
    assert settled(Blocked(), "4-4", "5-5", "0-3") == {2: (18, 20, 4)}
    hands = ["2-6", "4-6", "2-4"]
    for seat in range(3):
        blocked = block(*hands[seat:], *hands[:seat], by=0)
        assert awards(blocked) == {(2 - seat) % 3: (18, 20, 4)}


@pytest.mark.rule("HR-21", "HR-22")
def test_a_block_does_not_pay_the_difference_nor_call_a_small_one_a_tie() -> None:
    """10 against 12: the lower wins 12 -> 10 -> 2 points."""
    blocked = block("5-5", "6-6", by=0)
    assert left(blocked) == [10, 12]
    assert awards(blocked) == {0: (12, 10, 2)}


@pytest.mark.rule("HR-21", "HR-22")
def test_only_the_lower_hand_is_paid_in_a_block_and_out_pays_no_difference() -> None:
    """Blocked 9 to 17: 17 -> 15 -> 3 for the lower hand only. Out against 17: 3 as well."""
    blocked = block("4-5", "2-4 2-5 2-2", by=1)
    assert left(blocked) == [9, 17]
    assert blocked.after.scores == (3, 0)
    assert go_out("2-4 2-5 2-2").after.scores == (3, 0)


# Worked numbers of the family that hold in Horse Race too

LONG = (
    "1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b 1-2@1-1.b 1-5@1-1.c 5-5@1-5.hi 0-5@5-5.b 1-3@1-1.d "
    "2-4@4-4.c"
)


@pytest.mark.rule("HR-15", "HR-16")
def test_ten_tiles_of_which_the_last_joins_the_branch_of_a_second_double() -> None:
    assert totals(LONG) == [5, 6, 10, 5, 5, 10, 15, 5, 8, 10]
    assert points(LONG) == [1, 0, 2, 1, 1, 2, 3, 1, 0, 2]


@pytest.mark.rule("HR-11", "HR-20")
def test_one_player_lays_five_tiles_in_one_turn_and_is_out() -> None:
    """A score, a double, a double that scores, two scores: four times the turn is kept, and
    the fifth tile is the last. 1 + 0 + 2 + 1 + 1 = 5 points."""
    state = position("1-4 1-1 4-4 3-4 1-2", "0-0")
    reasons = []
    for move in LONG.split()[:4]:
        kept = step(state, move)
        reasons.append(only(kept, TurnKept).reasons)
        state = kept.after
        assert state.actor == 0
    assert reasons == [("score",), ("double",), ("double", "score"), ("score",)]
    out = step(state, LONG.split()[4])
    assert gains(out) == [(0, "play", 5, 1), (0, "opponents", 0, 0)]
    assert out.after.scores == (5, 0)


@pytest.mark.rule("HR-11")
def test_the_fifth_tile_keeps_the_turn_too_when_it_is_not_the_last() -> None:
    state = position("1-4 1-1 4-4 3-4 1-2 6-6", "0-0")
    state = follow(state, *LONG.split()[:5])
    assert state.actor == 0
    assert moves(state) == ["draw"]


@pytest.mark.rule("HR-15", "HR-16")
@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        ("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c", [10, 12, 5, 9]),
        ("5-5 0-5@5-5.a 0-0@0-5.lo 5-6@5-5.b 0-4@0-0.b", [10, 10, 10, 6, 10]),
        ("2-4 3-4@2-4.hi", [6, 5]),
        ("2-4 4-4@2-4.hi", [6, 10]),
        ("3-5 1-5@3-5.hi", [8, 4]),
        ("3-4 3-6@3-4.lo 2-4@3-4.hi 2-2@2-4.lo", [7, 10, 8, 10]),
        ("3-5 4-5@3-5.hi 4-6@4-5.lo 2-6@4-6.hi", [8, 7, 9, 5]),
        ("4-6 3-6@4-6.hi 1-4@4-6.lo 2-3@3-6.lo", [10, 7, 4, 3]),
        ("6-6 3-6@6-6.a", [12, 15]),
        ("4-4 4-6@4-4.a 6-6@4-6.hi", [8, 14, 20]),
    ],
)
def test_totals_of_short_tables(plays: str, expected: list[int]) -> None:
    assert totals(plays) == expected


@pytest.mark.rule("HR-16")
def test_a_very_large_total() -> None:
    """Arms that end in [6|6], [5|5], [4|4] and a 5: 12 + 10 + 8 + 5 = 35, seven points."""
    plays = "3-3 3-6@3-3.a 3-4@3-3.b 3-5@3-3.c 2-3@3-3.d 2-5@2-3.lo 6-6@3-6.hi 4-4@3-4.hi"
    placed = step(position("5-5 0-0", "1-1", layout=plays), "5-5@3-5.hi")
    assert count(placed) == (35, 7)
    assert placed.after.scores == (7, 0)


@pytest.mark.rule("HR-16")
def test_four_ends_of_5_5_6_and_4_are_20() -> None:
    plays = "3-3 3-5@3-3.a 3-6@3-3.b 3-4@3-3.c 2-3@3-3.d"
    placed = step(position("2-5 0-0", "1-1", layout=plays), "2-5@2-3.lo")
    assert ports(placed.after) == ["3-4.hi", "2-5.hi", "3-5.hi", "3-6.hi"]
    assert count(placed) == (20, 4)


@pytest.mark.rule("HR-21", "HR-22")
def test_two_players_blocked_at_7_and_19() -> None:
    """19 -> 20 -> 4 points, where other games of the family pay the difference."""
    blocked = block("1-6", "1-3 3-6 3-3", by=1)
    assert left(blocked) == [7, 19]
    assert awards(blocked) == {0: (19, 20, 4)}


@pytest.mark.rule("HR-22")
def test_the_scope_of_rounding_is_the_sum() -> None:
    """Opponents with 8 and 8 pay 16 -> 15 -> 3 points; hand by hand it would be 4."""
    assert awards(go_out("4-4", "2-6")) == {0: (16, 15, 3)}
