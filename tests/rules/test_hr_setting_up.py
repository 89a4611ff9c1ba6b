"""Horse Race, HR-01 to HR-09: who sits, the tiles, the lot and the opening."""

import random

import pytest

import fives
from fives import CHANCE, LotFell, Phase, RoundEnded, TileDealt, TileDrawn, TilePlayed
from tests.rules.table import (
    block,
    count,
    dealt,
    every,
    follow,
    go_out,
    moves,
    only,
    position,
    refused,
    step,
)


@pytest.mark.rule("HR-01")
@pytest.mark.parametrize(
    ("seat", "after"), [(0, (12, 20, 30)), (1, (10, 22, 30)), (2, (10, 20, 32))]
)
def test_an_individual_has_a_score_of_their_own(seat: int, after: tuple[int, ...]) -> None:
    state = position(*_hands_with_5_5(3, seat), scores=(10, 20, 30), turn=seat)
    assert step(state, "5-5").after.scores == after


@pytest.mark.rule("HR-01")
@pytest.mark.parametrize(
    ("seat", "after"), [(0, (12, 20)), (1, (10, 22)), (2, (12, 20)), (3, (10, 22))]
)
def test_partners_sit_opposite_and_share_one_score(seat: int, after: tuple[int, ...]) -> None:
    state = position(*_hands_with_5_5(4, seat), pairs=True, scores=(10, 20), turn=seat)
    assert step(state, "5-5").after.scores == after


def _hands_with_5_5(seats: int, leader: int) -> list[str]:
    hands = ["0-1 0-2", "0-3 0-4", "1-2 1-3", "1-4 2-4"][:seats]
    hands[leader] += " 5-5"
    return hands


@pytest.mark.rule("HR-01")
@pytest.mark.parametrize(
    ("seats", "pairs", "scores"),
    [(2, False, (0, 0)), (3, False, (0, 0, 0)), (4, False, (0, 0, 0, 0)), (4, True, (0, 0))],
)
def test_four_tables_are_offered(seats: int, pairs: bool, scores: tuple[int, ...]) -> None:
    """Two, three or four individuals, or four in two partnerships, all starting from 0."""
    assert fives.HORSE_RACE.start(seats=seats, pairs=pairs).scores == scores


@pytest.mark.rule("HR-01")
@pytest.mark.parametrize(
    ("seats", "pairs"), [(1, False), (5, False), (2, True), (3, True), (6, True)]
)
def test_no_other_table_is_offered(seats: int, pairs: bool) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.HORSE_RACE.start(seats=seats, pairs=pairs)
    assert caught.value.code == "NO_SUCH_TABLE"


@pytest.mark.rule("HR-01")
def test_partnerships_stay_the_same_in_the_next_round() -> None:
    """Seat 0 went out in round one; in round two its partner's lead scores for both."""
    out = go_out("1-1", "1-6", "0-1", pairs=True, scores=(7, 9))
    assert out.after.scores == (7 + 1, 9)  # 2 + 1 pips against them: 3 -> 5 -> 1 point
    deals = [f"deal {tile}" for tile in TWENTY]
    state = follow(out.after, *deals)
    assert state.actor == 0
    state = follow(state, "0-1", "1-3@0-1.hi")  # 1, then 0 + 3 = 3: nothing for the openers
    state = step(state, "3-5@1-3.hi").after  # 0 + 5 = 5: a point for seat 2, so for side 0
    assert state.scores == (9, 9)


TWENTY = (
    *("0-1", "0-2", "0-3", "0-4", "2-4"),
    *("1-3", "1-4", "1-6", "2-6", "6-6"),
    *("3-5", "1-5", "2-5", "4-5", "5-6"),
    *("0-6", "3-6", "4-6", "0-0", "1-1"),
)


@pytest.mark.rule("HR-02")
def test_one_double_six_set_of_28_distinct_tiles() -> None:
    state = fives.HORSE_RACE.start(seats=2)
    every_pair_once = {fives.Tile(low, high) for high in range(7) for low in range(high + 1)}
    assert len(every_pair_once) == 28
    assert set(state.boneyard) == every_pair_once
    assert state.boneyard.pips == 168


DEALS = [(2, False, 7, 14), (3, False, 6, 10), (4, False, 5, 8), (4, True, 5, 8)]


@pytest.mark.rule("HR-03")
@pytest.mark.parametrize(("seats", "pairs", "hand", "boneyard"), DEALS)
def test_hands_and_boneyard_by_seats(seats: int, pairs: bool, hand: int, boneyard: int) -> None:
    """7 tiles each at two, 6 at three, 5 at four; 14, 10 or 8 are left."""
    state = follow(fives.HORSE_RACE.start(seats=seats, pairs=pairs), "lot 1")
    for dealt_so_far in range(hand * seats):
        assert len(state.boneyard) == 28 - dealt_so_far
        state = state.apply(state.legal_moves()[-1])
    assert [len(tiles) for tiles in state.hands] == [hand] * seats
    assert len(state.boneyard) == boneyard
    assert state.actor == 1


@pytest.mark.rule("HR-03")
def test_every_tile_left_is_as_likely_to_be_dealt_next() -> None:
    """28 equally likely tiles come first; once [5|5] is dealt, the 27 others."""
    state = follow(fives.HORSE_RACE.start(seats=2), "lot 0")
    tiles = [f"deal {tile.notation}" for tile in fives.DOUBLE_SIX]
    assert moves(state) == tiles
    tiles.remove("deal 5-5")
    assert moves(step(state, "deal 5-5").after) == tiles


@pytest.mark.rule("HR-03")
def test_all_tiles_are_shuffled_before_every_deal() -> None:
    """The tiles of the round before, in hands and on the table, are all dealt again."""
    state = go_out("0-0", "1-1").after
    assert state.phase is Phase.DEALING
    assert moves(state) == [f"deal {tile.notation}" for tile in fives.DOUBLE_SIX]
    assert (len(state.layout), [len(hand) for hand in state.hands]) == (0, [0, 0, 0])


@pytest.mark.rule("HR-03", "HR-17")
@pytest.mark.parametrize(
    ("others", "stuck", "boneyard"),
    [
        (
            ["0-6 1-6 2-6 3-6 4-6 5-6"],
            "0-0 0-1 1-1 0-2 1-2 2-2 0-3",
            "1-3 2-3 3-3 0-4 1-4 2-4 3-4 4-4 0-5 1-5 2-5 3-5 4-5 5-5",
        ),
        (
            ["0-6 1-6 2-6 3-6 4-6", "5-6 1-3 2-3 3-3 0-4 0-3"],
            "0-0 0-1 1-1 0-2 1-2 2-2",
            "1-4 2-4 3-4 4-4 0-5 1-5 2-5 3-5 4-5 5-5",
        ),
        (
            ["0-6 1-6 2-6 3-6", "4-6 5-6 1-3 2-3 3-3", "0-3 0-4 1-4 2-4 3-4"],
            "0-0 0-1 1-1 0-2 1-2",
            "2-2 4-4 0-5 1-5 2-5 3-5 4-5 5-5",
        ),
    ],
    ids=["14 at 2 seats", "10 at 3 seats", "8 at 4 seats"],
)
def test_no_tile_of_the_boneyard_is_reserved(others: list[str], stuck: str, boneyard: str) -> None:
    """[6|6] lies, no six is in the boneyard: the stuck seat draws it to the last tile."""
    stuck_seat = len(others)
    state = position(*others, stuck, layout="6-6", boneyard=boneyard, turn=stuck_seat)
    assert state.drawable == {2: 14, 3: 10, 4: 8}[stuck_seat + 1]
    for tile in boneyard.split():
        assert moves(state) == ["draw"]
        state = follow(state, "draw", f"drawn {tile}")
    assert len(state.boneyard) == 0
    assert moves(state) == ["pass"]


@pytest.mark.rule("HR-04")
def test_a_dealt_tile_is_seen_by_its_owner_only() -> None:
    state = follow(fives.HORSE_RACE.start(seats=4, pairs=True), "lot 0")
    event = only(step(state, "deal 5-5"), TileDealt)
    assert [event.seen_by(seat).tile for seat in range(4)] == [fives.Tile(5, 5), None, None, None]


@pytest.mark.rule("HR-04")
@pytest.mark.parametrize("tile", ["3-4", "1-2"], ids=["does not fit", "fits"])
def test_a_drawn_tile_is_seen_by_its_owner_only(tile: str) -> None:
    """Seat 2 draws; not even its partner, seat 0, sees what, until it is placed."""
    state = position("0-1", "0-2", "0-3", "0-4", layout="1-6", pairs=True, turn=2)
    state = follow(state, "draw")
    drawn = step(state, f"drawn {tile}")
    event = only(drawn, TileDrawn)
    seen = [event.seen_by(seat).tile for seat in range(4)]
    assert seen == [None, None, fives.Tile.parse(tile), None]
    assert fives.Tile.parse(tile) in drawn.after.view(2).hand
    for seat in (0, 1, 3):
        assert fives.Tile.parse(tile) not in drawn.after.view(seat).hand
        assert drawn.after.view(seat).bound is None


@pytest.mark.rule("HR-04")
@pytest.mark.parametrize("pairs", [False, True])
def test_what_others_hold_changes_nothing_in_a_view(pairs: bool) -> None:
    """Four deals that differ only in hidden tiles look the same to seat 0.

    [5|5] is with the left neighbour, opposite, with the right neighbour or in the boneyard.
    """
    views = [
        position("1-2 3-4", *others, layout="2-6", pairs=pairs).view(0)
        for others in (
            ("5-5 0-0", "0-1 1-1", "0-2 0-3"),
            ("0-0 0-1", "1-1 5-5", "0-2 0-3"),
            ("0-0 0-1", "1-1 0-2", "5-5 0-3"),
            ("0-0 0-1", "1-1 0-2", "0-3 0-4"),
        )
    ]
    assert set(views[0].hand) == {fives.Tile(1, 2), fives.Tile(3, 4)}
    assert views[0].hand_sizes == (2, 2, 2, 2)
    assert views[0].boneyard_size == 19
    for view in views[1:]:
        assert view == views[0]
        assert repr(view) == repr(views[0])


@pytest.mark.rule("HR-04")
def test_the_count_shows_everybody_what_is_left() -> None:
    event = only(go_out("0-1 5-5", "1-1"), RoundEnded)
    hands = [set(hand) for hand in event.hands]
    assert hands == [set(), {fives.Tile(0, 1), fives.Tile(5, 5)}, {fives.Tile(1, 1)}]
    assert all(event.seen_by(seat) == event for seat in range(3))


@pytest.mark.rule("HR-04", "HR-24")
def test_a_play_that_ends_the_game_reveals_nothing() -> None:
    """At 59, a [5|5] that makes 10 wins: no count, and no event names a tile but [5|5]."""
    state = position("5-5 0-6", "1-2 3-4", layout="0-5", scores=(59, 0))
    won = step(state, "5-5@0-5.hi")
    assert won.after.outcome is not None
    assert every(won, RoundEnded) == []
    assert {kind.__name__ for kind in map(type, won.events)} == {
        "TilePlayed",
        "Ruled",
        "MatchEnded",
    }
    assert "Tile(1, 2)" not in repr(won.events)
    assert set(won.after.view(0).hand) == {fives.Tile(0, 6)}
    other = position("5-5 0-6", "2-2 3-4", layout="0-5", scores=(59, 0))
    assert step(other, "5-5@0-5.hi").after.view(0) == won.after.view(0)


@pytest.mark.rule("HR-05")
def test_60_points_do_not_win_and_61_do() -> None:
    """[5|5] leads for 2 points: 58 + 2 = 60 goes on, 59 + 2 = 61 wins."""
    going_on = step(position("5-5 0-1", "0-0 1-1", scores=(58, 0)), "5-5").after
    assert going_on.scores == (60, 0)
    assert going_on.outcome is None
    assert going_on.actor == 0
    won = step(position("5-5 0-1", "0-0 1-1", scores=(59, 0)), "5-5").after
    assert won.scores == (61, 0)
    assert won.outcome == fives.Outcome((fives.Side(0),), "target-reached")


@pytest.mark.rule("HR-05", "HR-16")
def test_61_points_are_305_raw() -> None:
    """Five raw are a point, so 300 raw and a play of 5 raw reach 305 raw and win."""
    state = position("0-5 0-1", "0-0 1-1", scores=(300 // 5, 0))
    won = step(state, "0-5")
    assert count(won) == (5, 1)
    assert won.after.scores[0] * 5 == 305
    assert won.after.outcome is not None


@pytest.mark.rule("HR-06")
@pytest.mark.parametrize(("seats", "pairs"), [(2, False), (3, False), (4, False), (4, True)])
def test_the_first_opener_is_found_by_a_fair_lot(seats: int, pairs: bool) -> None:
    """Each seat is one of the equally likely outcomes, once; a lot can't end in a tie."""
    state = fives.HORSE_RACE.start(seats=seats, pairs=pairs)
    assert state.actor is CHANCE
    assert state.opener is None
    assert moves(state) == [f"lot {seat}" for seat in range(seats)]
    fell = step(state, "lot 1")
    assert fell.events == (LotFell(fives.Seat(1)),)
    assert fell.after.opener == 1


@pytest.mark.rule("HR-06")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_neither_tiles_nor_the_order_of_dealing_give_a_right_to_open(opener: int) -> None:
    """Seat 2 holds [6|6] and five doubles more; the seat that the lot named opens."""
    hands = ("0-1 0-2 0-3 0-4 0-5 0-6", "1-2 1-3 1-4 1-5 1-6 2-3", "1-1 2-2 3-3 4-4 5-5 6-6")
    state = dealt(*hands, opener=opener)
    assert state.actor == opener
    assert sorted(moves(state)) == sorted(hands[opener].split())


@pytest.mark.rule("HR-07")
def test_the_opener_may_lead_any_tile() -> None:
    """Plain or double, scoring or not, high or low: each tile of the hand, and no draw."""
    hand = "0-0 1-2 0-5 5-5 5-6"
    state = dealt(
        hand, "0-1 1-1 0-2 2-2 0-3", "1-3 2-3 3-3 0-4 1-4", "2-4 3-4 4-4 1-5 2-5", opener=0
    )
    assert moves(state) == hand.split()
    assert refused(state, "draw") == ("MUST_PLACE", "HR-17")
    assert refused(state, "pass") == ("MUST_PLACE", "HR-17")


@pytest.mark.rule("HR-07", "HR-11")
@pytest.mark.parametrize(
    ("tile", "total", "points", "keeps"),
    [
        ("5-5", 10, 2, True),  # a double that scores
        ("4-6", 10, 2, True),  # a score
        ("0-5", 5, 1, True),  # a score
        ("6-6", 12, 0, True),  # a double
        ("0-0", 0, 0, True),  # a double, and zero is no score
        ("1-2", 3, 0, False),
        ("2-6", 8, 0, False),
    ],
)
def test_the_opening_scores_and_keeps_the_turn_like_any_play(
    tile: str, total: int, points: int, keeps: bool
) -> None:
    led = step(position(f"{tile} 0-1", "0-2 0-3"), tile)
    assert count(led) == (total, points)
    assert only(led, TilePlayed).at is None
    assert led.after.scores == (points, 0)
    assert led.after.actor == (0 if keeps else 1)


@pytest.mark.rule("HR-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    """Plain tiles that score nothing: 0-1, 1-2, 2-3 and 3-4 make 1, 2, 3 and 4 with the 0."""
    hands = ["0-1 6-6", "1-2 5-6", "2-3 4-6", "3-4 3-6"][:seats]
    state = position(*hands)
    line = ["0-1", "1-2@0-1.hi", "2-3@1-2.hi", "3-4@2-3.hi"][:seats]
    turns = []
    for move in line:
        turns.append(state.actor)
        state = step(state, move).after
    assert turns == list(range(seats))
    assert state.actor == 0


@pytest.mark.rule("HR-08", "HR-13")
def test_the_turn_also_goes_clockwise_after_a_drawn_tile() -> None:
    state = position("0-3 0-4", "2-2", "3-3", layout="1-6", turn=2)
    assert follow(state, "draw", "drawn 1-3", "1-3@1-6.lo").actor == 0


@pytest.mark.rule("HR-08")
def test_a_kept_turn_is_the_exception_to_going_around() -> None:
    """Seat 1 plays [1|1] and goes on; after [1|5], which makes 11, seat 2 follows."""
    state = position("0-2", "1-1 1-5 0-0", "3-3", layout="1-6", turn=1)
    state = follow(state, "1-1@1-6.lo")
    assert state.actor == 1
    assert follow(state, "1-5@1-1.b").actor == 2


@pytest.mark.rule("HR-09")
@pytest.mark.parametrize("pairs", [False, True])
def test_whoever_went_out_opens_the_next_round(pairs: bool) -> None:
    """Seat 3 goes out, so seat 3 opens: not its partner, not the opener of before."""
    hands = ("0-0", "1-1", "2-2", "3-6")
    state = position(*hands, layout="2-3", pairs=pairs, turn=3, opener=1)
    after = step(state, "3-6@2-3.hi").after
    assert after.phase is Phase.DEALING
    assert after.opener == 3
    assert fives.run_chance(after, random.Random(61)).actor == 3


@pytest.mark.rule("HR-09")
def test_after_a_blocked_round_a_new_lot_finds_the_opener() -> None:
    """Seat 0 wins the blocked round with 1 to 9, but every seat may open the next."""
    after = block("0-1", "0-4 1-4", by=1).after
    assert after.phase is Phase.LOT
    assert after.opener is None
    assert moves(after) == ["lot 0", "lot 1"]
