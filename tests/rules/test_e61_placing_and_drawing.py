"""Exact 61 Five Up, E61-06 to E61-08: placing, drawing, passing, and the blocked round."""

import pytest

import fives
from fives import Blocked, Passed, Phase, RoundEnded, TileDrawn, TilePlayed, TurnKept
from tests.rules.e61_table import before_last, block, full_table, position
from tests.rules.table import (
    count,
    every,
    follow,
    left,
    moves,
    only,
    parts,
    ports,
    refused,
    step,
)


@pytest.mark.rule("E61-06")
def test_one_half_must_equal_the_value_at_an_available_port() -> None:
    """[2|5] lies: [2|3] fits the 2, [5|6] the 5, [3|4] nothing, though 3 + 4 is 2 + 5."""
    state = position("2-3 5-6 3-4", "0-0", layout="2-5")
    assert moves(state) == ["2-3@2-5.lo", "5-6@2-5.hi"]
    assert refused(state, "3-4@2-5.lo") == ("VALUES_DIFFER", "E61-06")
    assert refused(state, "2-3@2-5.hi") == ("VALUES_DIFFER", "E61-06")


@pytest.mark.rule("E61-06")
def test_the_other_half_becomes_the_new_end() -> None:
    placed = step(position("2-3 0-1", "0-0", layout="2-5"), "2-3@2-5.lo")
    assert ports(placed.after) == ["2-3.hi", "2-5.hi"]
    assert parts(placed) == ["[2|5] 5", "[2|3] 3"]


@pytest.mark.rule("E61-06")
@pytest.mark.parametrize(
    ("layout", "play", "total", "points"),
    [
        ("1-4", "4-4@1-4.hi", 9, 0),  # a double
        ("1-4", "1-6@1-4.lo", 10, 2),  # a score
        ("0-5", "5-5@0-5.hi", 10, 2),  # a double that scores
        ("1-4", "2-4@1-4.hi", 3, 0),  # neither
    ],
)
def test_a_play_ends_the_turn_whatever_it_is(
    layout: str, play: str, total: int, points: int
) -> None:
    """No double and no score keeps the turn, although the hand still fits."""
    state = position(f"{play.partition('@')[0]} 0-1", "0-0", layout=layout)
    placed = step(state, play)
    assert count(placed) == (total, points)
    assert every(placed, TurnKept) == []
    assert placed.after.actor == 1


@pytest.mark.rule("E61-06")
@pytest.mark.parametrize("tile", ["5-5", "0-5", "6-6", "0-0", "1-2"])
def test_the_opening_ends_the_turn_too(tile: str) -> None:
    led = step(position(f"{tile} 0-1", "0-2 0-3"), tile)
    assert only(led, TilePlayed).at is None
    assert every(led, TurnKept) == []
    assert led.after.actor == 1


@pytest.mark.rule("E61-07")
def test_a_player_who_can_place_must_place_and_cannot_draw() -> None:
    state = position("3-5 0-0", "1-1", layout="5-6")
    assert len(state.boneyard) == 24
    assert moves(state) == ["3-5@5-6.lo"]
    assert refused(state, "draw") == ("MUST_PLACE", "E61-07")
    assert refused(state, "pass") == ("MUST_PLACE", "E61-07")


@pytest.mark.rule("E61-07")
def test_drawing_goes_tile_by_tile_until_the_first_that_fits() -> None:
    """[2|3] and [4|4] don't fit the 5 or the 6, [1|5] does, and is placed at once."""
    state = position("0-0", "1-1", layout="5-6")
    for tile, fits in (("2-3", False), ("4-4", False), ("1-5", True)):
        assert moves(state) == ["draw"]
        assert refused(state, "pass") == ("MUST_DRAW", "E61-07")
        state = follow(state, "draw", f"drawn {tile}")
        assert (state.phase is Phase.PLACING) is fits
        assert state.actor == 0
    assert state.bound == fives.Tile(1, 5)
    assert moves(state) == ["1-5@5-6.lo"]
    for move in ("4-4@5-6.lo", "draw", "pass"):
        assert refused(state, move) == ("BOUND_TILE", "E61-07")
    placed = step(state, "1-5@5-6.lo")
    assert only(placed, TilePlayed).drawn
    assert placed.after.actor == 1


@pytest.mark.rule("E61-07")
def test_any_tile_of_the_boneyard_may_come_up() -> None:
    named = "5-6 0-0 2-3 3-5 6-6"
    rest = fives.DOUBLE_SIX - {fives.Tile.parse(text) for text in named.split()}
    others = " ".join(tile.notation for tile in rest)
    state = position("0-0", others, layout="5-6", boneyard="2-3 3-5 6-6")
    assert moves(follow(state, "draw")) == ["drawn 2-3", "drawn 3-5", "drawn 6-6"]


@pytest.mark.rule("E61-07")
@pytest.mark.parametrize(
    ("layout", "tile", "places"),
    [
        ("1-4 3-4@1-4.hi", "1-3", {"1-3@1-4.lo": 6, "1-3@3-4.lo": 2}),
        ("2-2", "2-5", {"2-5@2-2.a": 9, "2-5@2-2.b": 9}),
        ("2-2 0-2@2-2.a 2-3@2-2.b", "2-5", {"2-5@2-2.c": 8, "2-5@2-2.d": 8}),
    ],
    ids=["two ends", "two long sides", "two branches"],
)
def test_the_player_chooses_among_the_ports_that_take_a_drawn_tile(
    layout: str, tile: str, places: dict[str, int]
) -> None:
    state = follow(position("5-6 6-6", "5-5", layout=layout), "draw", f"drawn {tile}")
    assert moves(state) == list(places)
    assert {place: step(state, place).after.layout.total for place in places} == places


@pytest.mark.rule("E61-07", "E61-10")
def test_a_drawn_tile_scores_like_any_other() -> None:
    """[1|1] on [1|3] makes 2 + 3 = 5."""
    state = follow(position("0-0", "2-2", layout="1-3"), "draw", "drawn 1-1")
    placed = step(state, "1-1@1-3.lo")
    assert count(placed) == (5, 1)
    assert placed.after.scores == (1, 0)


@pytest.mark.rule("E61-07")
def test_tiles_drawn_earlier_are_ordinary_tiles_later() -> None:
    """[4|4] was drawn and did not fit; a turn later it is one of two choices."""
    state = position("0-0 2-6", "3-4 3-3", layout="1-3")
    state = follow(state, "draw", "drawn 4-4", "draw", "drawn 1-2", "1-2@1-3.lo", "3-4@1-3.hi")
    assert moves(state) == ["2-6@1-2.hi", "4-4@3-4.hi"]
    assert not only(step(state, "4-4@3-4.hi"), TilePlayed).drawn


@pytest.mark.rule("E61-07")
def test_a_pass_with_nothing_to_place_and_nothing_to_draw() -> None:
    """No six is left to draw: both tiles are taken, and only then is there a pass."""
    sixes = "0-6 1-6 2-6 3-6 4-6 5-6"
    rest = fives.DOUBLE_SIX - {fives.Tile.parse(t) for t in f"6-6 0-0 3-4 4-4 {sixes}".split()}
    others = " ".join(tile.notation for tile in rest)
    state = position("0-0", f"{sixes} {others}", layout="6-6", boneyard="3-4 4-4")
    state = follow(state, "draw", "drawn 3-4")
    assert moves(state) == ["draw"]
    assert refused(state, "pass") == ("MUST_DRAW", "E61-07")
    state = follow(state, "draw", "drawn 4-4")
    assert moves(state) == ["pass"]
    assert refused(state, "draw") == ("BONEYARD_EMPTY", "E61-07")
    passed = step(state, "pass")
    assert passed.events == (Passed(fives.Seat(0)),)
    assert passed.after.actor == 1


@pytest.mark.rule("E61-07")
def test_no_pass_with_a_tile_that_fits_even_when_nothing_can_be_drawn() -> None:
    state, last = before_last("0-0 1-1", "5-6 2-2", by=0)
    assert len(state.boneyard) == 0
    assert last in moves(state)
    assert refused(state, "pass") == ("MUST_PLACE", "E61-07")


BLOCKS = [
    (("0-1", "0-4 1-4"), [1, 9]),
    (("2-6", "4-6", "2-4"), [8, 10, 6]),
    (("1-5", "1-4", "2-4", "2-5"), [6, 5, 6, 7]),
]


@pytest.mark.rule("E61-08")
@pytest.mark.parametrize("by_first", [True, False], ids=["by the first seat", "by the last"])
@pytest.mark.parametrize(("hands", "pips"), BLOCKS, ids=["2 seats", "3 seats", "pairs"])
def test_the_block_is_seen_at_once(hands: tuple[str, ...], pips: list[int], by_first: bool) -> None:
    """The tile that leaves nobody a placement ends the round; no round of passes is asked."""
    blocked = block(*hands, by=0 if by_first else len(hands) - 1, pairs=len(hands) == 4)
    assert every(blocked, Passed) == []
    assert left(blocked) == pips
    assert blocked.after.phase is Phase.LOT


@pytest.mark.rule("E61-08")
def test_a_round_is_blocked_as_soon_as_the_last_tile_of_the_boneyard_is_drawn() -> None:
    """[2|2] is the last tile, fits nowhere, and nobody holds a tile that does."""
    layout = full_table("4-5", "2-4 2-5", "2-2")
    state = position("4-5", "2-4 2-5", layout=layout, boneyard="2-2", turn=1)
    assert moves(state) == ["draw"]
    blocked = step(follow(state, "draw"), "drawn 2-2")
    assert only(blocked, TileDrawn).seat == 1
    assert only(blocked, RoundEnded).end == Blocked()
    assert left(blocked) == [9, 6 + 7 + 4]


@pytest.mark.rule("E61-08")
def test_no_block_while_the_boneyard_holds_a_tile() -> None:
    """No hand has a 0, 1, 2 or 3 for the ends, but 15 tiles can be drawn: seat 0 draws."""
    sixes = "0-6@6-6.a 1-6@6-6.b 2-6@6-6.c 3-6@6-6.d"
    line = "0-0@0-6.lo 1-1@1-6.lo 2-2@2-6.lo 3-3@3-6.lo"
    state = position("4-4 4-5", "4-6 5-6", layout=f"6-6 {sixes} {line}")
    assert {port.value for port in state.layout.ports} == {0, 1, 2, 3}
    assert len(state.boneyard) == 28 - 9 - 4 == 15
    assert moves(state) == ["draw"]


@pytest.mark.rule("E61-08", "E61-07")
def test_no_block_while_anybody_can_place() -> None:
    """Seats 0 and 1 hold [0|0] and [1|1], which fit nowhere, seat 2 holds [3|4]: an end is
    4. Two passes, then seat 2 plays."""
    hands = ("0-0", "1-1", "3-4 2-2")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    for seat in (0, 1):
        assert moves(state) == ["pass"]
        passed = step(state, "pass")
        assert passed.events == (Passed(fives.Seat(seat)),)
        state = passed.after
    assert state.actor == 2
    assert "3-4@2-4.hi" in moves(state)


@pytest.mark.rule("E61-08", "E61-09")
def test_no_block_while_a_tile_fits_the_unused_branch_of_a_covered_double() -> None:
    """The boneyard is empty and no outer end is 0, 3, 4 or 5, the values in the hands; but
    [3|3] lies between [2|3] and [1|3], and [3|4] goes on its branches."""
    hands = ("3-4 0-0", "3-5 4-5")
    state = position(*hands, layout=full_table(*hands), boneyard="")
    outer = [port for port in state.layout.ports if port.tile != fives.Tile(3, 3)]
    assert {port.value for port in outer} == {1, 2, 6}
    assert moves(state) == ["3-4@3-3.c", "3-4@3-3.d"]
    assert refused(state, "pass") == ("MUST_PLACE", "E61-07")
