"""Horse Race, HR-10 to HR-13: placing a tile, keeping the turn, and the drawn tile."""

import pytest

import fives
from fives import Blocked, MatchEnded, Passed, Phase, RoundEnded, TilePlayed, TurnKept, WentOut
from tests.rules.table import (
    before_last,
    block,
    count,
    every,
    follow,
    moves,
    only,
    parts,
    ports,
    position,
    refused,
    step,
)


@pytest.mark.rule("HR-10")
def test_one_half_must_equal_the_value_at_an_available_port() -> None:
    """[2|5] lies: [2|3] fits the 2, [5|6] the 5, [3|4] nothing, though 3 + 4 is 2 + 5."""
    state = position("2-3 5-6 3-4", "0-0", layout="2-5")
    assert moves(state) == ["2-3@2-5.lo", "5-6@2-5.hi"]
    assert refused(state, "3-4@2-5.lo") == ("VALUES_DIFFER", "HR-10")
    assert refused(state, "2-3@2-5.hi") == ("VALUES_DIFFER", "HR-10")


@pytest.mark.rule("HR-10")
def test_the_other_half_becomes_the_new_end() -> None:
    """After [2|3] on the 2 of [2|5] the ends are 3 and 5; the 2 is gone."""
    placed = step(position("2-3 0-1", "0-0", layout="2-5"), "2-3@2-5.lo")
    assert ports(placed.after) == ["2-3.hi", "2-5.hi"]
    assert parts(placed) == ["[2|5] 5", "[2|3] 3"]


@pytest.mark.rule("HR-10")
def test_two_ends_of_the_same_value_are_two_places() -> None:
    """The ends are 1 and 1: [1|3] may join either, and [1|1] too."""
    state = position("1-3 1-1", "0-0", layout="1-2 2-4@1-2.hi 1-4@2-4.hi")
    assert moves(state) == ["1-1@1-2.lo", "1-3@1-2.lo", "1-1@1-4.lo", "1-3@1-4.lo"]


@pytest.mark.rule("HR-11")
def test_a_double_from_the_hand_keeps_the_turn_without_a_score() -> None:
    """[4|4] on [1|4] makes 1 + 8 = 9, nothing, and the player goes on."""
    kept = step(position("4-4 0-1", "0-0", layout="1-4"), "4-4@1-4.hi")
    assert count(kept) == (9, 0)
    assert only(kept, TurnKept).reasons == ("double",)
    assert kept.after.actor == 0
    assert moves(kept.after) == ["0-1@1-4.lo"]


@pytest.mark.rule("HR-11")
def test_a_score_from_the_hand_keeps_the_turn() -> None:
    """[1|6] on [1|4] makes 6 + 4 = 10, two points, and the player goes on."""
    kept = step(position("1-6 0-4", "0-0", layout="1-4"), "1-6@1-4.lo")
    assert count(kept) == (10, 2)
    assert only(kept, TurnKept).reasons == ("score",)
    assert kept.after.actor == 0


@pytest.mark.rule("HR-11")
def test_a_plain_tile_that_scores_nothing_ends_the_turn() -> None:
    """[2|4] on [1|4] makes 1 + 2 = 3."""
    ended = step(position("2-4 1-1", "0-0", layout="1-4"), "2-4@1-4.hi")
    assert count(ended) == (3, 0)
    assert every(ended, TurnKept) == []
    assert ended.after.actor == 1


@pytest.mark.rule("HR-11")
def test_a_double_that_scores_keeps_the_turn_once_not_twice() -> None:
    """[5|5] leads for two points; then [5|6] makes 16, plain and no score: that is the end."""
    state = position("5-5 5-6 0-6 6-6", "0-0 0-1")
    kept = step(state, "5-5")
    assert only(kept, TurnKept).reasons == ("double", "score")
    ended = step(kept.after, "5-6@5-5.a")
    assert count(ended) == (16, 0)
    assert ended.after.actor == 1


@pytest.mark.rule("HR-11")
def test_the_turn_is_kept_for_as_long_as_doubles_and_scores_follow() -> None:
    """[5|5] 10, [0|5] 10, [0|0] 10, then [5|6] 6: three times on, six points, then over."""
    state = position("5-5 0-5 0-0 5-6 6-6", "1-1 1-2")
    reasons = []
    for move in ("5-5", "0-5@5-5.a", "0-0@0-5.lo"):
        kept = step(state, move)
        assert count(kept) == (10, 2)
        reasons.append(only(kept, TurnKept).reasons)
        state = kept.after
        assert state.actor == 0
    assert reasons == [("double", "score"), ("score",), ("double", "score")]
    ended = step(state, "5-6@5-5.b")
    assert count(ended) == (6, 0)
    assert ended.after.actor == 1
    assert ended.after.scores == (6, 0)


@pytest.mark.rule("HR-11", "HR-17")
def test_going_on_is_an_obligation_while_something_fits() -> None:
    """After [4|4] the player holds [1|3], which fits: no stopping, no draw, no pass."""
    state = follow(position("4-4 1-3 0-0", "2-2", layout="1-4"), "4-4@1-4.hi")
    assert moves(state) == ["1-3@1-4.lo"]
    assert refused(state, "draw") == ("MUST_PLACE", "HR-17")
    assert refused(state, "pass") == ("MUST_PLACE", "HR-17")


@pytest.mark.rule("HR-11", "HR-13")
def test_a_kept_turn_with_nothing_that_fits_draws() -> None:
    """After [4|4] the ends are 1 and 4 and [0|0] is left: draw. [1|2] makes 2 + 8 = 10,
    two points, but it was drawn, so the turn is over."""
    kept = step(position("4-4 0-0", "2-2 3-3", layout="1-4"), "4-4@1-4.hi")
    assert only(kept, TurnKept).seat == 0
    assert moves(kept.after) == ["draw"]
    drawn = step(follow(kept.after, "draw", "drawn 1-2"), "1-2@1-4.lo")
    assert count(drawn) == (10, 2)
    assert every(drawn, TurnKept) == []
    assert drawn.after.actor == 1


@pytest.mark.rule("HR-11", "HR-18")
@pytest.mark.parametrize(
    ("hands", "last", "reasons", "scores"),
    [
        (("0-0 1-1", "5-6 2-2"), "3-3@3-6.lo", ("double",), (0, 0)),
        (("0-0", "5-6 1-1"), "1-3@1-2.lo", ("score",), (4, 0)),
    ],
    ids=["after a double", "after a score"],
)
def test_a_kept_turn_with_nothing_that_fits_and_no_boneyard_passes(
    hands: tuple[str, ...], last: str, reasons: tuple[str, ...], scores: tuple[int, ...]
) -> None:
    """The other player can place [5|6], so it is no block: the turn is kept, then passed."""
    state, play = before_last(*hands, by=0)
    assert play == last
    kept = step(state, play)
    assert only(kept, TurnKept).reasons == reasons
    assert kept.after.actor == 0
    assert moves(kept.after) == ["pass"]
    passed = step(kept.after, "pass")
    assert passed.events == (Passed(fives.Seat(0)),)
    assert passed.after.actor == 1
    assert passed.after.scores == scores
    assert all(move.startswith("5-6@") for move in moves(passed.after))


@pytest.mark.rule("HR-12", "HR-20")
def test_nothing_is_placed_after_a_last_tile_that_would_keep_the_turn() -> None:
    """[5|5], a double that makes 0 + 10 = 10 and is the last tile, ends the round."""
    out = step(position("5-5", "5-6 0-1", layout="0-5"), "5-5@0-5.hi")
    assert count(out) == (10, 2)
    assert every(out, TurnKept) == []
    end = only(out, RoundEnded).end
    assert isinstance(end, WentOut)
    assert end.seat == 0
    assert out.after.phase is Phase.DEALING


@pytest.mark.rule("HR-12", "HR-19")
def test_nothing_is_placed_after_a_double_that_blocks() -> None:
    """[1|1] from the hand would keep the turn, but it leaves nobody a tile that fits."""
    state, last = before_last("0-0", "6-6", by=0)
    assert last == "1-1@1-2.lo"
    blocked = block("0-0", "6-6", by=0)
    assert every(blocked, TurnKept) == []
    assert only(blocked, RoundEnded).end == Blocked()
    assert blocked.after.phase is Phase.LOT
    assert len(state.layout) == 25


@pytest.mark.rule("HR-12", "HR-24")
def test_nothing_is_placed_after_a_play_that_ends_the_game() -> None:
    """60 points, [5|5] for two more: over, although [5|6] would fit and the turn be kept."""
    won = step(position("5-5 5-6", "0-1 5-4", scores=(60, 0)), "5-5")
    assert every(won, TurnKept) == []
    assert only(won, MatchEnded).outcome.winners == (0,)
    assert won.after.legal_moves() == ()
    assert won.after.actor is None
    for move in ("5-6@5-5.a", "4-5@5-5.a", "draw", "pass", "lot 0"):
        assert refused(won.after, move) == ("MATCH_OVER", None)


@pytest.mark.rule("HR-13")
@pytest.mark.parametrize(
    ("tile", "place", "total", "points"),
    [
        ("1-1", "1-1@1-3.lo", 5, 1),  # 2 + 3: a double that scores
        ("3-3", "3-3@1-3.hi", 7, 0),  # 1 + 6: a double
        ("1-2", "1-2@1-3.lo", 5, 1),  # 2 + 3: a score
        ("1-5", "1-5@1-3.lo", 8, 0),  # 5 + 3: neither
    ],
)
def test_a_drawn_tile_always_ends_the_turn(tile: str, place: str, total: int, points: int) -> None:
    """It scores like any other, and double or not, score or not, the next seat follows."""
    state = follow(position("0-0 4-6", "2-2 4-4", layout="1-3"), "draw", f"drawn {tile}")
    assert moves(state) == [place]
    placed = step(state, place)
    assert only(placed, TilePlayed).drawn
    assert count(placed) == (total, points)
    assert placed.after.scores == (points, 0)
    assert every(placed, TurnKept) == []
    assert placed.after.actor == 1


@pytest.mark.rule("HR-11", "HR-13")
def test_the_same_double_keeps_the_turn_from_the_hand_and_ends_it_when_drawn() -> None:
    """[1|1] on [1|3] makes 2 + 3 = 5, one point either way."""
    held = step(position("0-0 1-1", "2-2", layout="1-3"), "1-1@1-3.lo")
    drawn = step(follow(position("0-0", "2-2", layout="1-3"), "draw", "drawn 1-1"), "1-1@1-3.lo")
    assert held.after.hands == drawn.after.hands
    assert held.after.scores == drawn.after.scores == (1, 0)
    assert (held.after.actor, drawn.after.actor) == (0, 1)


@pytest.mark.rule("HR-13")
def test_a_drawn_tile_that_fits_must_be_placed_at_once() -> None:
    state = follow(position("0-0 4-6", "2-2", layout="1-3"), "draw", "drawn 1-5")
    assert state.phase is Phase.PLACING
    assert state.bound == fives.Tile(1, 5)
    assert refused(state, "draw") == ("BOUND_TILE", "HR-13")
    assert refused(state, "pass") == ("BOUND_TILE", "HR-13")
    assert refused(state, "4-6@1-3.lo") == ("BOUND_TILE", "HR-13")


@pytest.mark.rule("HR-13")
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
    state = position("5-6 6-6", "5-5", layout=layout)
    state = follow(state, "draw", f"drawn {tile}")
    assert moves(state) == list(places)
    assert {place: step(state, place).after.layout.total for place in places} == places


@pytest.mark.rule("HR-13")
def test_tiles_drawn_earlier_are_ordinary_tiles_later() -> None:
    """[4|4] was drawn and did not fit; [1|2] did. A turn later [4|4] is one of two choices,
    makes 2 + 8 = 10 for two points, and keeps the turn like any double from the hand."""
    state = position("0-0 2-6", "3-4 3-3", layout="1-3")
    state = follow(state, "draw", "drawn 4-4", "draw", "drawn 1-2", "1-2@1-3.lo")
    assert state.actor == 1
    state = follow(state, "3-4@1-3.hi")
    assert moves(state) == ["2-6@1-2.hi", "4-4@3-4.hi"]
    later = step(state, "4-4@3-4.hi")
    assert not only(later, TilePlayed).drawn
    assert count(later) == (10, 2)
    assert only(later, TurnKept).reasons == ("double", "score")
    assert later.after.actor == 0


@pytest.mark.rule("HR-13", "HR-17")
def test_a_turn_with_a_draw_in_it_never_empties_the_hand() -> None:
    """Whoever draws holds a tile that did not fit, and places one tile only."""
    state = follow(position("0-0", "2-2", layout="1-3"), "draw", "drawn 1-5", "1-5@1-3.lo")
    assert state.actor == 1
    assert set(state.hands[0]) == {fives.Tile(0, 0)}
