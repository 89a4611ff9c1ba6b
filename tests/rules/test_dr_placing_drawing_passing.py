"""Draw, DR-05 to DR-08: placing a tile, drawing with and without need, and passing."""

import attrs
import pytest

import fives
from fives import Passed, Phase, TileDrawn, TurnKept
from tests.rules.dr_table import last_two, open_ends, position, with_boneyard
from tests.rules.table import every, follow, moves, only, ports, refused, step


@pytest.mark.rule("DR-05")
def test_a_tile_joins_either_of_the_two_ends_by_an_equal_value() -> None:
    """The ends of [1|4] take a 1 and a 4: [1|3] goes low, [4|5] high, [1|1] low only."""
    state = position("1-3 4-5 1-1 0-0", "6-6", layout="1-4")
    assert ports(state) == ["1-4.lo", "1-4.hi"]
    assert moves(state) == ["1-1@1-4.lo", "1-3@1-4.lo", "4-5@1-4.hi", "draw"]
    assert open_ends(step(state, "1-3@1-4.lo").after) == [("1-3.hi", 3), ("1-4.hi", 4)]
    assert open_ends(step(state, "4-5@1-4.hi").after) == [("1-4.lo", 1), ("4-5.hi", 5)]


@pytest.mark.rule("DR-05")
def test_a_tile_that_fits_both_ends_goes_where_its_player_chooses() -> None:
    """[1|6] between 1 and 6: it may join by its 1, or by its 6."""
    state = position("1-6 0-0", "2-2", layout="1-3 3-6@1-3.hi")
    assert moves(state) == ["1-6@1-3.lo", "1-6@3-6.hi", "draw"]
    assert open_ends(step(state, "1-6@1-3.lo").after) == [("1-6.hi", 6), ("3-6.hi", 6)]
    assert open_ends(step(state, "1-6@3-6.hi").after) == [("1-3.lo", 1), ("1-6.lo", 1)]


@pytest.mark.rule("DR-05")
@pytest.mark.parametrize("place", ["3-5@1-4.lo", "3-5@1-4.hi", "4-5@1-4.lo", "1-3@1-4.hi"])
def test_values_must_be_equal(place: str) -> None:
    """[3|5] fits nowhere; [4|5] does not fit the 1, nor [1|3] the 4."""
    state = position("3-5 4-5 1-3", "6-6", layout="1-4")
    assert refused(state, place) == ("VALUES_DIFFER", "DR-05")


@pytest.mark.rule("DR-05", "DR-18")
def test_a_blank_matches_a_blank_only() -> None:
    """A blank is no joker: [0|0] takes [0|3] and nothing without a blank."""
    state = position("0-3 1-2 6-6", "5-5", layout="0-0")
    assert moves(state) == ["0-3@0-0.a", "0-3@0-0.b", "draw"]
    assert refused(state, "6-6@0-0.a") == ("VALUES_DIFFER", "DR-05")
    state = position("0-1 0-0", "5-5", layout="3-4")
    for place in ("0-1@3-4.lo", "0-0@3-4.hi"):
        assert refused(state, place) == ("VALUES_DIFFER", "DR-05")


@pytest.mark.rule("DR-05")
@pytest.mark.parametrize(
    ("hand", "layout", "play"),
    [
        ("1-3 4-5", "1-4", "1-3@1-4.lo"),
        ("1-1 1-5", "1-4", "1-1@1-4.lo"),  # a double
        ("4-5 0-0", "1-4 1-5@1-4.lo", "4-5@1-4.hi"),  # ends 5 and 5: a ten
        ("5-5 2-5", "", "5-5"),  # a double that leads and makes ten
    ],
)
def test_placing_ends_the_turn(hand: str, layout: str, play: str) -> None:
    """No double and no multiple of five keeps it."""
    placed = step(position(hand, "6-6 1-6", "3-3", layout=layout), play)
    assert placed.after.actor == 1
    assert every(placed, TurnKept) == []


@pytest.mark.rule("DR-05", "DR-06")
def test_placing_after_a_draw_ends_the_turn_too() -> None:
    state = follow(position("1-3 0-0", "6-6", layout="1-4"), "draw", "drawn 1-1", "1-1@1-4.lo")
    assert state.actor == 1


@pytest.mark.rule("DR-06")
def test_drawing_while_able_to_place() -> None:
    """[1|3] fits the 1; seat 0 may draw all the same, and keeps the turn."""
    state = position("1-3 0-0", "6-6", layout="1-4")
    assert moves(state) == ["1-3@1-4.lo", "draw"]
    state = step(state, "draw").after
    assert state.phase is Phase.DRAWING
    drawn = step(state, "drawn 5-5")
    assert drawn.events == (TileDrawn(fives.Seat(0), fives.Tile(5, 5)),)
    assert drawn.after.actor == 0
    assert moves(drawn.after) == ["1-3@1-4.lo", "draw"]


@pytest.mark.rule("DR-06")
def test_several_draws_in_one_turn_one_tile_each() -> None:
    """Four draws by a player who could place from the start: 24, 23, 22, 21, 20 are left."""
    state = position("1-3 0-0", "6-6", layout="1-4")
    left = [len(state.boneyard)]
    for number, tile in enumerate(("2-2", "1-5", "4-4", "2-3"), start=1):
        state = step(state, "draw").after
        assert len(moves(state)) == left[-1]
        state = step(state, f"drawn {tile}").after
        left.append(len(state.boneyard))
        assert len(state.hands[0]) == 2 + number
        assert state.actor == 0
    assert left == [24, 23, 22, 21, 20]


@pytest.mark.rule("DR-06")
def test_drawing_may_go_on_after_a_tile_that_fits_was_found() -> None:
    """Seat 0 was stuck and draws [1|5], which fits: it need not be placed at once."""
    state = follow(position("0-0", "6-6", layout="1-4"), "draw", "drawn 1-5")
    assert state.bound is None
    assert moves(state) == ["1-5@1-4.lo", "draw"]
    state = follow(state, "draw", "drawn 4-6")
    assert moves(state) == ["1-5@1-4.lo", "4-6@1-4.hi", "draw"]


@pytest.mark.rule("DR-06")
@pytest.mark.parametrize("place", ["1-3@1-4.lo", "1-5@1-4.lo", "4-6@1-4.hi"])
def test_any_tile_of_the_hand_may_be_placed_after_drawing(place: str) -> None:
    """[1|3] from the start, [1|5] drawn first, [4|6] drawn last: whichever seat 0 likes."""
    state = position("1-3 0-0", "6-6", layout="1-4")
    state = follow(state, "draw", "drawn 1-5", "draw", "drawn 4-6")
    placed = step(state, place).after
    assert placed.actor == 1
    assert len(placed.hands[0]) == 3


@pytest.mark.rule("DR-06")
def test_the_opener_may_draw_before_leading() -> None:
    """The text sets no exception: [6|6] is drawn and led, or [1|2] from the hand."""
    state = position("1-2 3-4", "0-0 0-1")
    assert moves(state) == ["1-2", "3-4", "draw"]
    state = follow(state, "draw", "drawn 6-6")
    assert state.actor == 0
    assert moves(state) == ["1-2", "3-4", "6-6", "draw"]
    assert step(state, "6-6").after.layout.lead == fives.Tile(6, 6)
    assert step(state, "1-2").after.layout.lead == fives.Tile(1, 2)


@pytest.mark.rule("DR-06")
def test_a_house_rule_may_forbid_drawing_before_the_lead() -> None:
    """With `before_leading=False` only the lead differs; later draws are as free as ever."""
    house = attrs.evolve(fives.DRAW, drawing=fives.Freely(before_leading=False))
    state = position("1-2 3-4", "0-0 2-5", variant=house)
    assert moves(state) == ["1-2", "3-4"]
    assert refused(state, "draw")[0] == "MUST_PLACE"
    state = follow(state, "1-2")
    assert moves(state) == ["2-5@1-2.hi", "draw"]


@pytest.mark.rule("DR-06", "DR-03")
def test_with_three_tiles_in_the_boneyard_one_may_be_drawn() -> None:
    state = with_boneyard("2-2 3-3 4-4", "1-5 0-0", layout="1-6")
    assert state.drawable == 1
    assert moves(state) == ["1-5@1-6.lo", "draw"]
    state = follow(state, "draw", "drawn 3-3")
    assert moves(state) == ["1-5@1-6.lo"]
    assert refused(state, "draw") == ("RESERVE", "DR-03")


@pytest.mark.rule("DR-06", "DR-08")
def test_who_draws_down_to_two_may_still_place_any_tile_that_fits() -> None:
    """[1|3] is the last tile that could be drawn; [1|5] of before may be placed instead."""
    state = follow(with_boneyard("1-3 3-3 4-4", "1-5 0-0", layout="1-6"), "draw", "drawn 1-3")
    assert len(state.boneyard) == 2
    assert moves(state) == ["1-3@1-6.lo", "1-5@1-6.lo"]
    assert fives.Tile(1, 3) in step(state, "1-5@1-6.lo").after.hands[0]


@pytest.mark.rule("DR-07")
def test_a_player_with_nothing_that_fits_must_draw() -> None:
    """[0|0] and [2|2] fit neither 5 nor 6, and 22 tiles can be drawn: no pass."""
    state = position("0-0 2-2", "1-1", layout="5-6")
    assert state.drawable == 24 - 2
    assert moves(state) == ["draw"]
    assert refused(state, "pass") == ("MUST_DRAW", "DR-07")


@pytest.mark.rule("DR-07", "DR-06")
def test_a_stuck_player_must_go_on_drawing_until_something_fits() -> None:
    """[2|3] and [4|4] don't fit: nothing but drawing. [1|5] does: placing, or drawing on."""
    state = position("0-0", "1-1", layout="5-6")
    for tile in ("2-3", "4-4"):
        state = follow(state, "draw", f"drawn {tile}")
        assert moves(state) == ["draw"]
        assert refused(state, "pass") == ("MUST_DRAW", "DR-07")
    state = follow(state, "draw", "drawn 1-5")
    assert moves(state) == ["1-5@5-6.lo", "draw"]


@pytest.mark.rule("DR-07", "DR-08")
def test_a_stuck_player_draws_while_that_is_possible_and_then_passes() -> None:
    """Four tiles: two can be drawn, neither fits; at two tiles seat 0 passes."""
    state = with_boneyard("2-2 2-3 3-3 4-4", "0-0", layout="5-6")
    for tile in ("2-2", "3-3"):
        assert moves(state) == ["draw"]
        state = follow(state, "draw", f"drawn {tile}")
    assert moves(state) == ["pass"]
    assert refused(state, "draw") == ("RESERVE", "DR-03")
    assert follow(state, "pass").actor == 1


@pytest.mark.rule("DR-08")
def test_at_two_tiles_who_can_place_must_place() -> None:
    """[1|5] fits, so there is neither a draw nor a pass."""
    state = with_boneyard("2-2 3-3", "1-5 0-0", layout="1-6")
    assert moves(state) == ["1-5@1-6.lo"]
    assert refused(state, "pass") == ("MUST_PLACE", "DR-08")
    assert refused(state, "draw") == ("RESERVE", "DR-03")


@pytest.mark.rule("DR-08")
def test_at_two_tiles_who_cannot_place_passes_and_the_turn_ends() -> None:
    state = with_boneyard("2-2 3-3", "0-0 4-4", "1-1", layout="5-6")
    passed = step(state, "pass")
    assert passed.events == (Passed(fives.Seat(0)),)
    assert passed.after.actor == 1
    assert passed.after.hands == state.hands
    assert passed.after.scores == (0, 0, 0)


@pytest.mark.rule("DR-08")
@pytest.mark.parametrize("boneyard", ["2-2 3-3", "2-2 3-3 4-4"])
def test_no_pass_to_avoid_a_placement(boneyard: str) -> None:
    """[1|5] fits: no pass, whether or not there is something to draw."""
    state = with_boneyard(boneyard, "1-5 0-0", layout="1-6")
    assert refused(state, "pass") == ("MUST_PLACE", "DR-08")


@pytest.mark.rule("DR-08", "DR-07")
def test_no_pass_to_avoid_a_draw() -> None:
    """Three tiles lie in the boneyard, one of which can be drawn: no pass before it is."""
    state = with_boneyard("2-2 3-3 4-4", "0-0", layout="5-6")
    assert refused(state, "pass") == ("MUST_DRAW", "DR-07")


@pytest.mark.rule("DR-08")
def test_no_pass_after_draws_that_brought_a_tile_that_fits() -> None:
    """At two tiles in the boneyard the [1|5] just drawn must be placed, not kept by a pass."""
    state = follow(with_boneyard("1-5 3-3 4-4", "0-0", layout="1-6"), "draw", "drawn 1-5")
    assert moves(state) == ["1-5@1-6.lo"]
    assert refused(state, "pass") == ("MUST_PLACE", "DR-08")


@pytest.mark.rule("DR-08")
def test_a_double_alone_that_fits_has_to_be_placed_too() -> None:
    state = last_two("2-2 3-3", "5-5", able=(0,))
    assert all(isinstance(move, fives.Play) for move in state.legal_moves())
    assert refused(state, "pass") == ("MUST_PLACE", "DR-08")
    assert only(state.step(state.legal_moves()[0]), fives.TilePlayed).tile in state.hands[0]
