"""Horse Race, HR-17 to HR-19: drawing, passing, and the blocked round."""

import pytest

import fives
from fives import Blocked, Passed, Phase, RoundEnded, TileDrawn
from tests.rules.full_tables import full_table
from tests.rules.table import (
    before_last,
    block,
    every,
    follow,
    left,
    moves,
    only,
    ports,
    position,
    refused,
    step,
)


@pytest.mark.rule("HR-17")
def test_a_player_who_can_place_must_place_and_cannot_draw() -> None:
    """[3|5] fits the 5 of [5|6]; six tiles and more in the boneyard change nothing."""
    state = position("3-5 0-0", "1-1", layout="5-6")
    assert len(state.boneyard) == 24
    assert moves(state) == ["3-5@5-6.lo"]
    assert refused(state, "draw") == ("MUST_PLACE", "HR-17")


@pytest.mark.rule("HR-17")
def test_drawing_goes_tile_by_tile_until_the_first_that_fits() -> None:
    """[2|3] and [4|4] don't fit the 5 or the 6, [1|5] does: it stops the drawing."""
    state = position("0-0", "1-1", layout="5-6")
    for tile, fits in (("2-3", False), ("4-4", False), ("1-5", True)):
        assert moves(state) == ["draw"]
        state = follow(state, "draw", f"drawn {tile}")
        assert (state.phase is Phase.PLACING) is fits
    assert moves(state) == ["1-5@5-6.lo"]
    assert len(state.hands[0]) == 4
    assert state.actor == 0


@pytest.mark.rule("HR-17")
def test_any_tile_of_the_boneyard_may_come_up() -> None:
    """The boneyard holds [2|3], [3|5] and [6|6]: each is as likely as the others."""
    rest = fives.DOUBLE_SIX - {fives.Tile.parse(t) for t in ("5-6", "0-0", "2-3", "3-5", "6-6")}
    others = " ".join(tile.notation for tile in rest)
    state = position("0-0", others, layout="5-6", boneyard="2-3 3-5 6-6")
    assert moves(follow(state, "draw")) == ["drawn 2-3", "drawn 3-5", "drawn 6-6"]


@pytest.mark.rule("HR-17", "HR-18")
def test_drawing_goes_on_until_the_boneyard_is_empty() -> None:
    """No six is left to draw: both tiles are taken, and only then is there a pass."""
    sixes = "0-6 1-6 2-6 3-6 4-6 5-6"
    rest = fives.DOUBLE_SIX - {fives.Tile.parse(t) for t in f"6-6 0-0 3-4 4-4 {sixes}".split()}
    others = " ".join(tile.notation for tile in rest)
    state = position("0-0", f"{sixes} {others}", layout="6-6", boneyard="3-4 4-4")
    state = follow(state, "draw", "drawn 3-4")
    assert moves(state) == ["draw"]
    assert refused(state, "pass") == ("MUST_DRAW", "HR-18")
    state = follow(state, "draw", "drawn 4-4")
    assert moves(state) == ["pass"]
    assert refused(state, "draw") == ("BONEYARD_EMPTY", "HR-18")
    assert follow(state, "pass").actor == 1


@pytest.mark.rule("HR-17", "HR-13")
def test_the_first_tile_that_fits_is_the_one_to_place_and_no_other() -> None:
    """[4|4] was drawn first and [1|5] now: only [1|5] may be placed, and no more is drawn."""
    state = position("0-0", "1-1", layout="5-6")
    state = follow(state, "draw", "drawn 4-4", "draw", "drawn 1-5")
    assert moves(state) == ["1-5@5-6.lo"]
    for tile in ("4-4", "0-0"):
        assert refused(state, f"{tile}@5-6.lo") == ("BOUND_TILE", "HR-13")
    assert refused(state, "draw") == ("BOUND_TILE", "HR-13")


@pytest.mark.rule("HR-18")
def test_no_pass_with_a_tile_that_fits_even_when_nothing_can_be_drawn() -> None:
    state, last = before_last("0-0 1-1", "5-6 2-2", by=0)
    assert len(state.boneyard) == 0
    assert last in moves(state)
    assert refused(state, "pass") == ("MUST_PLACE", "HR-17")


@pytest.mark.rule("HR-18")
def test_no_pass_with_tiles_to_draw_even_when_nothing_fits() -> None:
    state = position("0-0", "1-1", layout="5-6")
    assert refused(state, "pass") == ("MUST_DRAW", "HR-18")


@pytest.mark.rule("HR-18", "HR-19")
def test_a_pass_with_nothing_to_place_and_nothing_to_draw() -> None:
    """Seats 0 and 1 hold [0|0] and [1|1], which fit nowhere, seat 2 holds [3|4]: an end is
    4. Two passes, then seat 2 plays: no block, however many pass."""
    hands = ("0-0", "1-1", "3-4 2-2")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    for seat in (0, 1):
        assert state.actor == seat
        assert moves(state) == ["pass"]
        passed = step(state, "pass")
        assert passed.events == (Passed(fives.Seat(seat)),)
        state = passed.after
    assert state.actor == 2
    assert "3-4@2-4.hi" in moves(state)


BLOCKS = [
    (("0-1", "0-4 1-4"), False, [1, 9]),
    (("2-6", "4-6", "2-4"), False, [8, 10, 6]),
    (("0-1", "1-4", "0-3 3-3 4-4", "3-4"), False, [1, 5, 17, 7]),
    (("1-5", "1-4", "2-4", "2-5"), True, [6, 5, 6, 7]),
]


@pytest.mark.rule("HR-19")
@pytest.mark.parametrize("by_first", [True, False], ids=["by the first seat", "by the last"])
@pytest.mark.parametrize(
    ("hands", "pairs", "pips"), BLOCKS, ids=["2 seats", "3 seats", "4 seats", "pairs"]
)
def test_the_block_is_seen_at_once(
    hands: tuple[str, ...], pairs: bool, pips: list[int], by_first: bool
) -> None:
    """The tile that leaves nobody a placement ends the round; no round of passes is asked."""
    blocked = block(*hands, by=0 if by_first else len(hands) - 1, pairs=pairs)
    assert every(blocked, Passed) == []
    assert only(blocked, RoundEnded).end == Blocked()
    assert left(blocked) == pips
    assert blocked.after.phase is Phase.LOT


@pytest.mark.rule("HR-19")
def test_a_round_is_blocked_as_soon_as_the_last_tile_of_the_boneyard_is_drawn() -> None:
    """[2|2] is the last tile, fits nowhere, and nobody holds a tile that does."""
    layout = full_table("4-5", "2-4 2-5", "2-2")
    state = position("4-5", "2-4 2-5", layout=layout, boneyard="2-2", turn=1)
    assert moves(state) == ["draw"]
    blocked = step(follow(state, "draw"), "drawn 2-2")
    assert only(blocked, TileDrawn).seat == 1
    assert only(blocked, RoundEnded).end == Blocked()
    assert left(blocked) == [9, 6 + 7 + 4]


@pytest.mark.rule("HR-19", "HR-13")
def test_a_drawn_tile_may_block_the_round() -> None:
    """[0|2] is the last tile of the boneyard, fits, and leaves nothing for [5|5] or [6|6]."""
    *laid, last = full_table("5-5", "6-6")
    state = position("5-5", "6-6", layout=tuple(laid), boneyard="0-2")
    state = follow(state, "draw", "drawn 0-2")
    assert str(last) in moves(state)
    blocked = step(state, str(last))
    assert only(blocked, RoundEnded).end == Blocked()
    assert left(blocked) == [10, 12]


@pytest.mark.rule("HR-19", "HR-18")
def test_no_block_when_the_last_tile_is_drawn_and_another_can_place() -> None:
    """[1|1] is the last tile and fits nowhere; seat 1 holds [3|4] and an end is 4."""
    layout = full_table("0-0", "1-1", "3-4 2-2")
    state = position("0-0", "3-4 2-2", layout=layout, boneyard="1-1")
    drawn = step(follow(state, "draw"), "drawn 1-1")
    assert every(drawn, RoundEnded) == []
    assert moves(drawn.after) == ["pass"]
    assert "3-4@2-4.hi" in moves(follow(drawn.after, "pass"))


@pytest.mark.rule("HR-19")
def test_no_block_while_the_boneyard_holds_a_tile() -> None:
    """No hand has a 0, 1, 2 or 3 for the ends, but 15 tiles can be drawn: seat 0 draws."""
    sixes = "0-6@6-6.a 1-6@6-6.b 2-6@6-6.c 3-6@6-6.d"
    line = "0-0@0-6.lo 1-1@1-6.lo 2-2@2-6.lo 3-3@3-6.lo"
    state = position("4-4 4-5", "4-6 5-6", layout=f"6-6 {sixes} {line}")
    assert {port.value for port in state.layout.ports} == {0, 1, 2, 3}
    assert len(state.boneyard) == 28 - 9 - 4 == 15
    assert moves(state) == ["draw"]


@pytest.mark.rule("HR-19", "HR-14")
def test_no_block_while_a_tile_fits_the_unused_branch_of_a_covered_double() -> None:
    """The boneyard is empty, no outer end is 0, 3, 4 or 5, and those are all the values in
    the hands; but [3|3] lies between [2|3] and [1|3], and [3|4] goes on its branches."""
    hands = ("3-4 0-0", "3-5 4-5")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    outer = [port for port in state.layout.ports if port.tile != fives.Tile(3, 3)]
    assert {port.value for port in outer} == {1, 2, 6}
    assert {"3-3.c", "3-3.d"} <= set(ports(state))
    assert moves(state) == ["3-4@3-3.c", "3-4@3-3.d"]
    assert refused(state, "pass") == ("MUST_PLACE", "HR-17")
