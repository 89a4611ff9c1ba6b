"""Draw, DR-01 to DR-04: who sits, the tiles, the last two, the lot and the opening."""

import random

import attrs
import pytest

import fives
from fives import CHANCE, LotFell, Phase, Ruled, TileDealt, TileDrawn, TilePlayed
from tests.rules.dr_table import block, dealt, go_out, last_two, position, with_boneyard
from tests.rules.table import every, follow, moves, only, refused, step

TWO = ("0-1 0-2 0-3 0-4 0-5 0-6 1-2", "1-1 2-2 3-3 4-4 5-5 6-6 3-6")
THREE = (*TWO, "1-3 1-4 1-5 1-6 2-3 2-4 2-5")
FOUR = (
    "0-1 0-2 0-3 0-4 0-5 0-6",
    "1-1 2-2 3-3 4-4 5-5 3-6",
    "1-3 1-4 1-5 1-6 2-3 6-6",
    "1-2 2-4 2-5 2-6 3-4 3-5",
)
IDS = ["2 seats", "3 seats", "4 seats"]


@pytest.mark.rule("DR-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_individuals_have_a_score_each(seats: int) -> None:
    assert fives.DRAW.start(seats=seats).scores == (0,) * seats
    assert fives.DRAW.tables == (fives.Table(2), fives.Table(3), fives.Table(4))


@pytest.mark.rule("DR-01")
@pytest.mark.parametrize(
    ("seats", "pairs"), [(1, False), (5, False), (0, False), (4, True), (2, True)]
)
def test_no_partnerships_and_no_other_number_of_players(seats: int, pairs: bool) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.DRAW.start(seats=seats, pairs=pairs)
    assert caught.value.code == "NO_SUCH_TABLE"


@pytest.mark.rule("DR-01")
def test_who_sits_opposite_is_an_opponent() -> None:
    """Seat 0 goes out; 7 with the left, 8 opposite, 9 with the right: all 24 are earned."""
    out = go_out("1-6", "4-4", "4-5", scores=(1, 2, 3, 4))
    assert out.after.scores == (25, 2, 3, 4)


@pytest.mark.rule("DR-01", "DR-10")
def test_what_scores_in_the_family_scores_nothing_here() -> None:
    """[5|5] leads: 10 pips, two points in Horse Race and in Exact 61, none in Draw."""
    led = step(position("5-5 0-1", "0-0 1-1"), "5-5")
    assert (only(led, TilePlayed).total, only(led, TilePlayed).points) == (10, 0)
    assert every(led, Ruled) == []
    assert led.after.scores == (0, 0)
    assert led.after.actor == 1


@pytest.mark.rule("DR-02")
def test_the_28_tiles_of_the_double_six() -> None:
    state = fives.DRAW.start(seats=2)
    every_pair_once = {fives.Tile(low, high) for high in range(7) for low in range(high + 1)}
    assert set(state.boneyard) == every_pair_once
    assert len(state.boneyard) == 28
    assert state.boneyard.pips == 168


@pytest.mark.rule("DR-02")
@pytest.mark.parametrize(("seats", "hand", "boneyard"), [(2, 7, 14), (3, 7, 7), (4, 6, 4)], ids=IDS)
def test_hands_and_boneyard_by_players(seats: int, hand: int, boneyard: int) -> None:
    """7 each at two or three, 6 at four; 14, 7 or 4 are left."""
    state = follow(fives.DRAW.start(seats=seats), "lot 1")
    for dealt_so_far in range(hand * seats):
        assert len(state.boneyard) == 28 - dealt_so_far
        assert state.actor is CHANCE
        state = state.apply(state.legal_moves()[-1])
    assert [len(tiles) for tiles in state.hands] == [hand] * seats
    assert len(state.boneyard) == boneyard
    assert state.actor == 1


@pytest.mark.rule("DR-02")
def test_tiles_are_shuffled_face_down() -> None:
    """Any of the 28 may come first; once [5|5] is dealt, any of the 27 others."""
    state = follow(fives.DRAW.start(seats=3), "lot 0")
    names = [f"deal {tile.notation}" for tile in fives.DOUBLE_SIX]
    assert moves(state) == names
    names.remove("deal 5-5")
    assert moves(step(state, "deal 5-5").after) == names


@pytest.mark.rule("DR-02", "DR-15")
def test_the_record_of_the_score_goes_on_from_round_to_round() -> None:
    """42 and 8 more are 50, and the next round is dealt with 50 on the record."""
    after = go_out("3-5", "0-0", scores=(42, 7, 60)).after
    assert after.scores == (50, 7, 60)
    assert fives.run_chance(after, random.Random(2)).scores == (50, 7, 60)


@pytest.mark.rule("DR-03", "DR-02")
@pytest.mark.parametrize(("hands", "drawable"), [(TWO, 12), (THREE, 5), (FOUR, 2)], ids=IDS)
def test_the_last_two_tiles_are_never_drawn(hands: tuple[str, ...], drawable: int) -> None:
    """Of 14, 7 and 4 tiles 12, 5 and 2 can be drawn."""
    state = dealt(*hands, opener=0)
    assert (state.drawable, len(state.boneyard)) == (drawable, drawable + 2)
    size = len(state.hands[0])
    for number in range(drawable):
        assert state.drawable == drawable - number
        state = follow(state, "draw")
        state = state.apply(state.legal_moves()[-1])
    assert (state.drawable, len(state.boneyard)) == (0, 2)
    assert len(state.hands[0]) == size + drawable
    assert refused(state, "draw") == ("RESERVE", "DR-03")


@pytest.mark.rule("DR-03", "DR-08")
def test_the_last_two_tiles_are_not_drawn_by_a_player_who_is_stuck() -> None:
    """[0|0] fits nowhere, and both tiles of the boneyard would: still there is no draw."""
    state = with_boneyard("1-5 1-6", "0-0", layout="5-6")
    assert moves(state) == ["pass"]
    assert refused(state, "draw") == ("RESERVE", "DR-03")
    refusal = state.refusal(fives.Draw())
    assert refusal is not None
    assert refusal.sentence == "The last 2 tiles of the boneyard are never drawn."


@pytest.mark.rule("DR-03")
@pytest.mark.parametrize("left", ["4-4", ""])
def test_no_position_has_fewer_than_two_tiles_in_the_boneyard(left: str) -> None:
    with pytest.raises(fives.SetupError) as caught:
        with_boneyard(left, "0-0", layout="5-6")
    assert [problem.code for problem in caught.value.problems] == ["RESERVE"]


@pytest.mark.rule("DR-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_opener_is_found_by_a_fair_lot(seats: int) -> None:
    """Each seat once among equally likely outcomes; no lot can end in a tie."""
    state = fives.DRAW.start(seats=seats)
    assert state.actor is CHANCE
    assert state.phase is Phase.LOT
    assert moves(state) == [f"lot {seat}" for seat in range(seats)]
    fell = step(state, "lot 1")
    assert fell.events == (LotFell(fives.Seat(1)),)
    assert fell.after.opener == 1


@pytest.mark.rule("DR-04")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_tiles_dealt_give_no_priority(opener: int) -> None:
    """Seat 1 holds six doubles, [6|6] among them; the seat that the lot named opens."""
    state = dealt(*THREE, opener=opener)
    assert state.actor == opener
    assert sorted(moves(state)) == sorted([*THREE[opener].split(), "draw"])


@pytest.mark.rule("DR-04")
def test_the_opener_may_lead_any_tile() -> None:
    """Plain or double, low or high; the first four leads are as good as the last."""
    state = dealt(*TWO, opener=1)
    for tile in TWO[1].split():
        led = step(state, tile)
        assert only(led, TilePlayed).at is None
        assert led.after.layout.tiles == (fives.Tile.parse(tile),)
        assert led.after.actor == 0


@pytest.mark.rule("DR-04", "DR-08")
def test_the_opener_cannot_pass() -> None:
    assert refused(dealt(*TWO, opener=0), "pass") == ("MUST_PLACE", "DR-08")


@pytest.mark.rule("DR-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    hands = ["0-1 6-6", "1-2 5-6", "2-3 4-6", "3-4 3-6"][:seats]
    state = position(*hands)
    turns = []
    for move in ["0-1", "1-2@0-1.hi", "2-3@1-2.hi", "3-4@2-3.hi"][:seats]:
        turns.append(state.actor)
        state = step(state, move).after
    assert turns == list(range(seats))
    assert state.actor == 0


@pytest.mark.rule("DR-04", "DR-08")
def test_passes_go_clockwise_too() -> None:
    """Seats 2 and 3 pass, then it is seat 0 that can place and must."""
    state = last_two("2-2", "3-3", "4-4", "5-5", able=(0,), turn=2)
    turns = [state.actor]
    for _ in range(2):
        state = follow(state, "pass")
        turns.append(state.actor)
    assert turns == [2, 3, 0]


@pytest.mark.rule("DR-04", "DR-12")
def test_hands_are_private_until_the_count() -> None:
    """What is dealt and drawn is seen by its owner; the count shows what is left."""
    state = follow(fives.DRAW.start(seats=3), "lot 0")
    event = only(step(state, "deal 5-5"), TileDealt)
    assert [event.seen_by(seat).tile for seat in range(3)] == [fives.Tile(5, 5), None, None]

    state = follow(position("0-1 0-2", "0-3", "0-4", layout="1-6", turn=1), "draw")
    drawn = only(step(state, "drawn 4-4"), TileDrawn)
    assert [drawn.seen_by(seat).tile for seat in range(3)] == [None, fives.Tile(4, 4), None]


@pytest.mark.rule("DR-04")
def test_a_view_is_the_same_whatever_the_others_hold_or_draw() -> None:
    """[5|5] is with seat 1, with seat 2 or in the boneyard, or seat 1 has just drawn it."""
    views = [
        position("1-2 3-4", "5-5 0-0", "0-1 1-1", layout="2-6").view(0),
        position("1-2 3-4", "0-0 0-1", "5-5 1-1", layout="2-6").view(0),
        position("1-2 3-4", "0-0 0-1", "1-1 0-2", layout="2-6").view(0),
    ]
    views += [
        attrs.evolve(
            follow(position("1-2 3-4", "0-0", "0-1 1-1", layout="2-6", turn=1), "draw", drawn).view(
                0
            ),
            actor=fives.Seat(0),
            opener=fives.Seat(0),
        )
        for drawn in ("drawn 5-5", "drawn 6-6", "drawn 0-2")
    ]
    assert views[0].hand_sizes == (2, 2, 2)
    assert (views[0].boneyard_size, views[0].drawable) == (21, 19)
    for view in views[1:]:
        assert view == views[0]
        assert repr(view) == repr(views[0])


@pytest.mark.rule("DR-04", "DR-16")
def test_there_is_no_second_lot() -> None:
    """The lot is for the first round only, after a block as well."""
    for ended in (block("1-2", "4-4"), go_out("4-4")):
        assert ended.after.phase is Phase.DEALING
        assert ended.after.opener == 1
