"""Exact 61 Five Up, E61-01 to E61-05: who sits, the tiles, the lot and the opening."""

import random

import pytest

import fives
from fives import CHANCE, LotFell, Phase, RoundEnded, TileDealt, TileDrawn
from tests.rules.e61_table import block, dealt, go_out, marks, position, winners
from tests.rules.table import every, follow, moves, only, refused, step


@pytest.mark.rule("E61-01")
@pytest.mark.parametrize(
    ("seats", "pairs", "scores"), [(2, False, (0, 0)), (3, False, (0, 0, 0)), (4, True, (0, 0))]
)
def test_three_tables_are_offered(seats: int, pairs: bool, scores: tuple[int, ...]) -> None:
    """Two or three individuals, or four in two partnerships, all starting from 0."""
    assert fives.EXACT_61.start(seats=seats, pairs=pairs).scores == scores


@pytest.mark.rule("E61-01")
@pytest.mark.parametrize(
    ("seats", "pairs"), [(1, False), (4, False), (5, False), (2, True), (3, True), (6, True)]
)
def test_four_individuals_and_other_tables_are_not_offered(seats: int, pairs: bool) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.EXACT_61.start(seats=seats, pairs=pairs)
    assert caught.value.code == "NO_SUCH_TABLE"


@pytest.mark.rule("E61-01")
@pytest.mark.parametrize(
    ("seat", "after"), [(0, (12, 20)), (1, (10, 22)), (2, (12, 20)), (3, (10, 22))]
)
def test_partners_sit_opposite_and_share_one_score(seat: int, after: tuple[int, ...]) -> None:
    """[5|5] leads for 2 points, whoever of the four leads it."""
    hands = ["0-1 0-2", "0-3 0-4", "1-2 1-3", "1-4 2-4"]
    hands[seat] += " 5-5"
    state = position(*hands, pairs=True, scores=(10, 20), turn=seat)
    assert step(state, "5-5").after.scores == after


@pytest.mark.rule("E61-01")
@pytest.mark.parametrize(
    ("seat", "after"), [(0, (12, 20, 30)), (1, (10, 22, 30)), (2, (10, 20, 32))]
)
def test_an_individual_has_a_score_of_their_own(seat: int, after: tuple[int, ...]) -> None:
    hands = ["0-1 0-2", "0-3 0-4", "1-2 1-3"]
    hands[seat] += " 5-5"
    state = position(*hands, scores=(10, 20, 30), turn=seat)
    assert step(state, "5-5").after.scores == after


@pytest.mark.rule("E61-01")
def test_one_double_six_set_of_28_distinct_tiles() -> None:
    state = fives.EXACT_61.start(seats=3)
    every_pair_once = {fives.Tile(low, high) for high in range(7) for low in range(high + 1)}
    assert len(every_pair_once) == 28
    assert set(state.boneyard) == every_pair_once
    assert state.boneyard.pips == 168


@pytest.mark.rule("E61-02")
def test_the_target_is_61_points_that_are_305_raw() -> None:
    """60 points are 300 raw; [0|5] makes 5 raw, one point, and 305 raw win."""
    state = position("0-5 0-1", "0-0 1-1", scores=(300 // 5, 0))
    won = step(state, "0-5")
    assert won.after.scores == (305 // 5, 0) == (61, 0)
    assert won.after.outcome == fives.Outcome((fives.Side(0),), "target-reached")


@pytest.mark.rule("E61-02")
def test_an_award_that_would_pass_61_is_rejected_whole_and_the_game_goes_on() -> None:
    """60 + 2 would be 62: not 62, not 61, not cut back below 60; it stays 60."""
    refused_play = step(position("5-5 0-1", "0-0 1-1", scores=(60, 7)), "5-5")
    assert marks(refused_play) == [(0, 60, 2, 60)]
    assert refused_play.after.scores == (60, 7)
    assert refused_play.after.outcome is None
    assert refused_play.after.actor == 1


DEALS = [(2, False, 18), (3, False, 13), (4, True, 8)]


@pytest.mark.rule("E61-03")
@pytest.mark.parametrize(("seats", "pairs", "boneyard"), DEALS)
def test_five_tiles_each_and_the_rest_may_be_drawn(seats: int, pairs: bool, boneyard: int) -> None:
    """5 tiles to each of two, three or four: 18, 13 or 8 are left, none of them reserved."""
    state = follow(fives.EXACT_61.start(seats=seats, pairs=pairs), "lot 1")
    for dealt_so_far in range(5 * seats):
        assert state.phase is Phase.DEALING
        assert len(state.boneyard) == 28 - dealt_so_far
        state = state.apply(state.legal_moves()[-1])
    assert [len(tiles) for tiles in state.hands] == [5] * seats
    assert state.drawable == len(state.boneyard) == boneyard
    assert state.actor == 1


@pytest.mark.rule("E61-03")
def test_every_tile_left_is_as_likely_to_be_dealt_next() -> None:
    state = follow(fives.EXACT_61.start(seats=2), "lot 0")
    tiles = [f"deal {tile.notation}" for tile in fives.DOUBLE_SIX]
    assert moves(state) == tiles
    tiles.remove("deal 5-5")
    assert moves(step(state, "deal 5-5").after) == tiles


@pytest.mark.rule("E61-03")
def test_all_tiles_are_shuffled_before_every_deal() -> None:
    state = go_out("0-0", "1-1").after
    assert state.phase is Phase.DEALING
    assert moves(state) == [f"deal {tile.notation}" for tile in fives.DOUBLE_SIX]
    assert (len(state.layout), [len(hand) for hand in state.hands]) == (0, [0, 0, 0])


@pytest.mark.rule("E61-03", "E61-07")
@pytest.mark.parametrize(
    ("others", "stuck", "boneyard", "size"),
    [
        (
            ["0-6 1-6 2-6 3-6 4-6 5-6 0-1"],
            "0-0 1-1",
            "0-2 1-2 2-2 0-3 1-3 2-3 3-3 0-4 1-4 2-4 3-4 4-4 0-5 1-5 2-5 3-5 4-5 5-5",
            18,
        ),
        (
            ["0-6 1-6 2-6 3-6 4-6", "5-6 1-3 2-3 3-3 0-4"],
            "0-0 0-1 1-1 0-2",
            "1-2 2-2 0-3 1-4 2-4 3-4 4-4 0-5 1-5 2-5 3-5 4-5 5-5",
            13,
        ),
        (
            ["0-6 1-6 2-6 3-6 0-3", "4-6 5-6 1-3 2-3 3-3", "2-2 0-4 1-4 2-4 3-4"],
            "0-0 0-1 1-1 1-2",
            "0-2 4-4 0-5 1-5 2-5 3-5 4-5 5-5",
            8,
        ),
    ],
    ids=["18 at 2 seats", "13 at 3 seats", "8 at 4 seats"],
)
def test_no_tile_of_the_boneyard_is_reserved(
    others: list[str], stuck: str, boneyard: str, size: int
) -> None:
    """[6|6] lies, no six is in the boneyard: the stuck seat draws it to the last tile."""
    turn = len(others)
    pairs = turn == 3
    hands = (*others, stuck)
    state = position(*hands, layout="6-6", boneyard=boneyard, turn=turn, pairs=pairs)
    assert state.drawable == size
    for tile in boneyard.split():
        assert moves(state) == ["draw"]
        state = follow(state, "draw", f"drawn {tile}")
    assert len(state.boneyard) == 0
    assert moves(state) == ["pass"]


@pytest.mark.rule("E61-03")
def test_a_dealt_tile_is_seen_by_its_owner_only() -> None:
    state = follow(fives.EXACT_61.start(seats=4, pairs=True), "lot 0")
    event = only(step(state, "deal 5-5"), TileDealt)
    assert [event.seen_by(seat).tile for seat in range(4)] == [fives.Tile(5, 5), None, None, None]


@pytest.mark.rule("E61-03")
def test_a_drawn_tile_is_seen_by_its_owner_only() -> None:
    """Seat 2 draws; not even its partner, seat 0, sees what, until it is placed."""
    state = position("0-1", "0-2", "0-3", "0-4", layout="1-6", pairs=True, turn=2)
    drawn = step(follow(state, "draw"), "drawn 1-2")
    event = only(drawn, TileDrawn)
    assert [event.seen_by(seat).tile for seat in range(4)] == [None, None, fives.Tile(1, 2), None]
    for seat in (0, 1, 3):
        assert fives.Tile(1, 2) not in drawn.after.view(seat).hand
        assert drawn.after.view(seat).bound is None


@pytest.mark.rule("E61-03")
def test_what_others_hold_changes_nothing_in_a_view() -> None:
    """[5|5] is with the left neighbour, the partner, the right neighbour or in the boneyard."""
    first, *rest = [
        position("1-2 3-4", *others, layout="2-6", pairs=True).view(0)
        for others in (
            ("5-5 0-0", "0-1 1-1", "0-2 0-3"),
            ("0-0 0-1", "1-1 5-5", "0-2 0-3"),
            ("0-0 0-1", "1-1 0-2", "5-5 0-3"),
            ("0-0 0-1", "1-1 0-2", "0-3 0-4"),
        )
    ]
    for view in rest:
        assert view == first
        assert repr(view) == repr(first)


@pytest.mark.rule("E61-03", "E61-12")
def test_the_count_shows_everybody_what_is_left() -> None:
    event = only(go_out("0-1 5-5", "1-1"), RoundEnded)
    hands = [set(hand) for hand in event.hands]
    assert hands == [set(), {fives.Tile(0, 1), fives.Tile(5, 5)}, {fives.Tile(1, 1)}]
    assert all(event.seen_by(seat) == event for seat in range(3))


@pytest.mark.rule("E61-03", "E61-17")
def test_an_ordinary_play_that_ends_the_game_reveals_nothing() -> None:
    """At 59, a [5|5] that makes 10 wins with [0|6] still in hand: there is no count."""
    state = position("5-5 0-6", "1-2 3-4", layout="0-5", scores=(59, 0))
    won = step(state, "5-5@0-5.hi")
    assert won.after.outcome is not None
    assert every(won, RoundEnded) == []
    assert "Tile(1, 2)" not in repr(won.events)
    other = position("5-5 0-6", "2-2 3-4", layout="0-5", scores=(59, 0))
    assert step(other, "5-5@0-5.hi").after.view(0) == won.after.view(0)


@pytest.mark.rule("E61-04")
@pytest.mark.parametrize(("seats", "pairs"), [(2, False), (3, False), (4, True)])
def test_the_first_opener_is_found_by_a_neutral_lot(seats: int, pairs: bool) -> None:
    """Each seat is one of the equally likely outcomes, once; a lot can't end in a tie."""
    state = fives.EXACT_61.start(seats=seats, pairs=pairs)
    assert state.actor is CHANCE
    assert state.opener is None
    assert moves(state) == [f"lot {seat}" for seat in range(seats)]
    fell = step(state, "lot 1")
    assert fell.events == (LotFell(fives.Seat(1)),)
    assert fell.after.opener == 1


@pytest.mark.rule("E61-04")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_neither_tiles_nor_the_order_of_dealing_give_a_right_to_open(opener: int) -> None:
    """Seat 2 holds [6|6] and four doubles more; the seat that the lot named opens, with any
    of its tiles, and can neither draw nor pass instead."""
    hands = ("0-1 0-2 0-3 0-4 0-5", "1-2 1-3 1-4 1-5 1-6", "2-2 3-3 4-4 5-5 6-6")
    state = dealt(*hands, opener=opener)
    assert state.actor == opener
    assert moves(state) == hands[opener].split()
    assert refused(state, "draw") == ("MUST_PLACE", "E61-07")
    assert refused(state, "pass") == ("MUST_PLACE", "E61-07")


@pytest.mark.rule("E61-04")
@pytest.mark.parametrize("tile", [tile.notation for tile in fives.DOUBLE_SIX])
def test_any_tile_may_be_led(tile: str) -> None:
    spare, other = [t.notation for t in fives.DOUBLE_SIX if t.notation != tile][:2]
    state = position(f"{tile} {spare}", other)
    assert tile in moves(state)
    assert step(state, tile).after.actor == 1


@pytest.mark.rule("E61-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    """[0|1], [1|2], [2|3], [3|4]: one tile a seat, then it is seat 0's turn again."""
    hands = ["0-1 6-6", "1-2 5-6", "2-3 4-6", "3-4 3-6"][:seats]
    state = position(*hands, pairs=seats == 4)
    turns = []
    for move in ["0-1", "1-2@0-1.hi", "2-3@1-2.hi", "3-4@2-3.hi"][:seats]:
        turns.append(state.actor)
        state = follow(state, move)
    assert turns == list(range(seats))
    assert state.actor == 0


@pytest.mark.rule("E61-05")
def test_whoever_went_out_opens_the_next_round() -> None:
    """Seat 3 goes out, so seat 3 opens: not its partner, not the opener of before."""
    hands = ("0-0", "1-1", "2-2", "3-6")
    state = position(*hands, layout="2-3", pairs=True, turn=3, opener=1)
    after = step(state, "3-6@2-3.hi").after
    assert (after.phase, after.opener) == (Phase.DEALING, 3)
    assert fives.run_chance(after, random.Random(61)).actor == 3


@pytest.mark.rule("E61-05", "E61-13")
def test_whoever_went_out_opens_also_when_the_event_was_rejected() -> None:
    """60 + 2 + 1 is refused; seat 0 has won the round all the same, and opens."""
    out = go_out("1-4", play=2, scores=(60, 0))
    assert marks(out) == [(0, 60, 3, 60)]
    assert winners(out) == (0,)
    assert (out.after.phase, out.after.opener) == (Phase.DEALING, 0)
    assert out.after.scores == (60, 0)


@pytest.mark.rule("E61-05", "E61-16")
@pytest.mark.parametrize(
    ("hands", "pairs", "won_by"),
    [
        (("2-6", "4-6", "2-4"), False, (2,)),
        (("0-3", "1-2", "0-1 2-3 2-2"), False, (0, 1)),
        (("0-4", "3-5 0-1", "0-0 1-3", "4-5"), True, (0,)),
    ],
    ids=["won by one", "a tie", "won by a pair"],
)
def test_after_a_block_a_new_lot_whatever_the_rounds_result(
    hands: tuple[str, ...], pairs: bool, won_by: tuple[int, ...]
) -> None:
    blocked = block(*hands, pairs=pairs)
    assert winners(blocked) == won_by
    assert (blocked.after.phase, blocked.after.opener) == (Phase.LOT, None)
    assert moves(blocked.after) == [f"lot {seat}" for seat in range(len(hands))]
