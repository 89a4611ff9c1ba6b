"""Draw, DR-11 to DR-15: how a round ends, and what its count is worth."""

import pytest

import fives
from fives import Blocked, Passed, Phase, RoundEnded, Ruled, TilePlayed, WentOut
from tests.rules.dr_table import (
    all_pass,
    award,
    block,
    change,
    go_out,
    last_two,
    position,
    with_boneyard,
)
from tests.rules.table import every, follow, left, moves, only, refused, step

THREE_EIGHT_TEN = ("1-2", "4-4", "5-5")
THREE_THREE_TEN = ("1-2", "0-3", "5-5")


@pytest.mark.rule("DR-11")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_round_ends_when_somebody_places_the_last_tile(seat: int) -> None:
    """Tiles to draw are no reason to go on, and nobody else gets a turn."""
    hands = ["0-0 0-1", "1-1 4-4", "5-5 0-4"]
    hands[seat] = "3-6"
    state = position(*hands, layout="2-3", turn=seat)
    assert state.drawable > 0
    out = step(state, "3-6@2-3.hi")
    assert only(out, RoundEnded).end == WentOut(fives.Seat(seat))
    assert only(out, RoundEnded).winners == (seat,)
    assert out.after.phase is Phase.DEALING


@pytest.mark.rule("DR-11", "DR-06")
def test_a_player_may_draw_on_rather_than_place_the_last_tile() -> None:
    """The hand of one that fits may be kept and drawn to; then it is no longer the last."""
    state = position("3-6", "1-1", layout="2-3")
    assert moves(state) == ["3-6@2-3.hi", "draw"]
    placed = step(follow(state, "draw", "drawn 5-5"), "3-6@2-3.hi")
    assert every(placed, RoundEnded) == []
    assert placed.after.actor == 1


@pytest.mark.rule("DR-11", "DR-08")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize(
    "hands", [("1-2", "4-4"), THREE_EIGHT_TEN, ("1-2", "4-4", "5-5", "0-3")], ids=len
)
def test_a_round_of_passes_ends_it(hands: tuple[str, ...], turn: int) -> None:
    """One by one, as many as there are players, whoever begins; the last one ends it."""
    seats = len(hands)
    state = last_two(*hands, turn=turn % seats)
    for number in range(seats):
        seat = (turn + number) % seats
        assert (state.actor, state.passes) == (seat, number)
        assert moves(state) == ["pass"]
        passed = step(state, "pass")
        assert passed.events[0] == Passed(fives.Seat(seat))
        assert bool(every(passed, RoundEnded)) is (number == seats - 1)
        state = passed.after
    assert only(passed, RoundEnded).end == Blocked()
    assert state.phase is Phase.DEALING
    assert state.passes == 0


@pytest.mark.rule("DR-11")
@pytest.mark.parametrize(
    "hands", [("1-2", "4-4"), THREE_EIGHT_TEN, ("1-2", "4-4", "5-5", "0-3")], ids=len
)
def test_one_pass_less_than_players_ends_nothing(hands: tuple[str, ...]) -> None:
    state = last_two(*hands)
    for _ in hands[1:]:
        passed = step(state, "pass")
        assert every(passed, RoundEnded) == []
        state = passed.after
    assert state.phase is Phase.TURN
    assert state.passes == len(hands) - 1


@pytest.mark.rule("DR-11")
@pytest.mark.parametrize(
    ("hands", "gains"),
    [(("1-2", "4-4"), [5, 0]), (THREE_EIGHT_TEN, [15, 0, 0]), (THREE_THREE_TEN, [0, 0, 0])],
    ids=["2 seats", "3 seats", "3 seats, shared"],
)
def test_the_tile_that_leaves_nobody_a_placement_is_no_early_block(
    hands: tuple[str, ...], gains: list[int]
) -> None:
    """The last seat lays it; nothing ends before all, the last seat too, have passed."""
    closing = before_closing(*hands)
    assert every(closing, RoundEnded) == []
    assert only(closing, TilePlayed).seat == len(hands) - 1
    assert closing.after.actor == 0
    assert closing.after.passes == 0
    blocked = all_pass(closing.after)
    assert change(blocked) == gains
    assert only(blocked, RoundEnded).end == Blocked()


def before_closing(*hands: str) -> fives.Transition:
    """Let the last seat lay the tile of a line that leaves these hands, all of them stuck."""
    *plays, last = plays_of(last_two(*hands).layout)
    *others, holder = hands
    state = position(
        *others,
        f"{holder} {last.tile.notation}",
        layout=tuple(plays),
        boneyard=" ".join(tile.notation for tile in last_two(*hands).boneyard),
        turn=len(hands) - 1,
    )
    return step(state, str(last))


def plays_of(layout: fives.Layout) -> list[fives.Play]:
    """Return the plays of a line that has grown at one end only."""
    assert layout.lead is not None
    return [fives.Play(layout.lead), *(fives.Play(j.by.tile, j.at) for j in layout.joints)]


@pytest.mark.rule("DR-11")
@pytest.mark.parametrize("able", [1, 2])
def test_a_placement_starts_the_count_of_passes_anew(able: int) -> None:
    """Seat 0 passes, or seats 0 and 1; then [0|6] is placed. All three must pass after that."""
    hands = ["4-4", "5-5", "3-3"]
    hands[able] = "1-2 0-6"
    state = last_two(*hands, able=(able,), reserve="0-1 2-6")
    for number in range(able):
        assert state.passes == number
        state = follow(state, "pass")
    assert state.passes == able
    assert refused(state, "pass") == ("MUST_PLACE", "DR-08")
    assert {move.partition("@")[0] for move in moves(state)} == {"0-6"}
    placed = step(state, moves(state)[0])
    assert every(placed, RoundEnded) == []
    assert placed.after.passes == 0
    ended = []
    state = placed.after
    for _ in range(3):
        passed = step(state, "pass")
        ended.append(bool(every(passed, RoundEnded)))
        state = passed.after
    assert ended == [False, False, True]


@pytest.mark.rule("DR-11", "DR-08")
def test_passes_before_a_placement_do_not_count_after_it() -> None:
    """Two seats: pass, placement, pass, and the round goes on with a third turn of seat 1."""
    state = last_two("1-1 2-2", "0-6 3-3 5-5", able=(1,))
    state = follow(state, "pass")
    placed = step(state, moves(state)[0]).after
    assert (placed.actor, placed.passes) == (0, 0)
    passed = step(placed, "pass")
    assert every(passed, RoundEnded) == []
    assert passed.after.actor == 1
    assert passed.after.passes == 1


@pytest.mark.rule("DR-11", "DR-07")
def test_no_round_of_passes_while_a_third_tile_can_be_drawn() -> None:
    """Nobody can place, but there are three tiles: seat 0 draws before there is any pass."""
    state = last_two("1-2", "4-4 5-5", reserve="1-0 2-0")
    assert moves(state) == ["pass"]
    more = fives.Setup.of(state)
    hands = (state.hands[0], state.hands[1] - {fives.Tile(5, 5)})
    boneyard = [*state.boneyard, fives.Tile(5, 5)]
    more = fives.Setup(
        variant=fives.DRAW, seats=2, hands=hands, layout=more.layout, boneyard=boneyard
    )
    state = more.state()
    assert moves(state) == ["draw"]
    assert refused(state, "pass") == ("MUST_DRAW", "DR-07")
    state = follow(state, "draw", "drawn 5-5")
    assert moves(state) == ["pass"]
    assert only(all_pass(state), RoundEnded).end == Blocked()


@pytest.mark.rule("DR-12")
@pytest.mark.parametrize(
    ("hand", "pips"),
    [
        ("6-6", 12),
        ("0-0", 0),
        ("1-2", 3),
        ("0-6", 6),
        ("5-5 0-0", 10),
        ("6-6 5-6 4-4", 12 + 11 + 8),
    ],
)
def test_remaining_tiles_count_both_halves(hand: str, pips: int) -> None:
    """Doubles are no exception: [6|6] is 12, [0|0] is 0."""
    out = go_out(hand)
    assert left(out) == [0, pips]
    assert change(out) == [pips, 0]


@pytest.mark.rule("DR-12")
def test_the_remaining_hands_are_revealed() -> None:
    """When somebody went out, and in a block: every tile, to everybody."""
    for ended, expected in (
        (go_out("3-5", "0-0"), ["", "3-5", "0-0"]),
        (block(*THREE_EIGHT_TEN), [*THREE_EIGHT_TEN]),
    ):
        event = only(ended, RoundEnded)
        assert [" ".join(tile.notation for tile in hand) for hand in event.hands] == expected
        assert all(event.seen_by(seat) == event for seat in range(3))


@pytest.mark.rule("DR-12")
def test_the_boneyard_belongs_to_nobody() -> None:
    """[5|6] and [6|6] stay in the boneyard, 23 pips: who is out earns the 7 of the hand."""
    state = position("2-3", "3-4", layout="0-2")
    assert {fives.Tile(5, 6), fives.Tile(6, 6)} <= set(state.boneyard)
    assert change(step(state, "2-3@0-2.hi")) == [7, 0]


@pytest.mark.rule("DR-12", "DR-14")
@pytest.mark.parametrize("reserve", ["1-6 2-6", "0-1 0-2"])
def test_the_last_two_tiles_count_for_nobody_in_a_block(reserve: str) -> None:
    """15 pips in the boneyard or 3: 3, 8 and 10 are worth 15 both times."""
    blocked = all_pass(last_two(*THREE_EIGHT_TEN, reserve=reserve))
    assert left(blocked) == [3, 8, 10]
    assert award(blocked) == (0, 15)


@pytest.mark.rule("DR-13")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        (("3-5",), 8),
        (("3-5", "4-6"), 18),
        (("0-3", "3-5", "4-6"), 21),
        (("6-6 5-6", "4-4 0-1", "1-2"), 23 + 9 + 3),
    ],
)
def test_going_out_earns_the_sum_of_all_opponents(others: tuple[str, ...], points: int) -> None:
    assert award(go_out(*others)) == (0, points)


@pytest.mark.rule("DR-13")
@pytest.mark.parametrize("others", [("0-0", "3-5"), ("3-5", "0-0")])
def test_a_double_blank_makes_no_tie_with_the_empty_hand(others: tuple[str, ...]) -> None:
    """Left with 0 and 8, the winner gets 8."""
    out = go_out(*others)
    assert sorted(left(out)) == [0, 0, 8]
    assert only(out, RoundEnded).winners == (0,)
    assert award(out) == (0, 8)


@pytest.mark.rule("DR-13")
def test_going_out_against_a_double_blank_only_is_a_win_worth_0() -> None:
    """No tie: seat 0 is named as the winner, with an award of nothing."""
    out = go_out("0-0", scores=(50, 50))
    assert left(out) == [0, 0]
    assert only(out, RoundEnded).winners == (0,)
    assert only(out, RoundEnded).end == WentOut(fives.Seat(0))
    assert award(out) == (0, 0)
    assert out.after.scores == (50, 50)


@pytest.mark.rule("DR-13", "DR-14")
def test_nothing_of_ones_own_is_subtracted_when_out_and_hands_are_not_compared() -> None:
    """The opponents' 3 and 30 are added, not set against each other or the empty hand."""
    out = go_out("1-2", "6-6 5-6 3-4")
    (ruled,) = every(out, Ruled)
    assert [(part.reason, part.points) for part in ruled.ruling.event.parts] == [("opponents", 33)]


@pytest.mark.rule("DR-14")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_a_single_smallest_hand_earns_the_others_less_its_own_once(turned: int) -> None:
    """3, 8 and 10, in whichever seats: 8 + 10 - 3 = 15, not 18, not 5 + 7 = 12."""
    hands = [*THREE_EIGHT_TEN[turned:], *THREE_EIGHT_TEN[:turned]]
    blocked = block(*hands, turn=turned)
    winner = hands.index("1-2")
    assert only(blocked, RoundEnded).winners == (winner,)
    assert award(blocked) == (winner, 15)
    (ruled,) = every(blocked, Ruled)
    assert [str(part) for part in ruled.ruling.event.parts] == [
        "opponents 18, 18 points",
        "own 3, -3 points",
    ]


@pytest.mark.rule("DR-14")
@pytest.mark.parametrize("turned", [0, 1, 2])
def test_a_shared_minimum_earns_nobody_anything(turned: int) -> None:
    """3, 3 and 10: no first seat, no last one, nobody; and no event is made."""
    hands = [*THREE_THREE_TEN[turned:], *THREE_THREE_TEN[:turned]]
    blocked = block(*hands, scores=(5, 6, 7))
    assert sorted(left(blocked)) == [3, 3, 10]
    assert award(blocked) is None
    assert blocked.after.scores == (5, 6, 7)
    assert len(only(blocked, RoundEnded).winners) == 2


@pytest.mark.rule("DR-14")
@pytest.mark.parametrize(
    ("hands", "pips", "gains"),
    [
        (("1-2", "4-4"), [3, 8], [8 - 3, 0]),
        (("4-4", "1-2"), [8, 3], [0, 5]),
        (("5-5", "6-6"), [10, 12], [2, 0]),
        (("0-0", "4-4"), [0, 8], [8, 0]),
        (("0-3", "1-2"), [3, 3], [0, 0]),
        (("0-3", "4-4", "2-6"), [3, 8, 8], [13, 0, 0]),
        (("1-2", "4-4", "5-5", "6-6"), [3, 8, 10, 12], [27, 0, 0, 0]),
        (("6-6", "5-5", "4-4", "1-2"), [12, 10, 8, 3], [0, 0, 0, 27]),
        (("2-2", "0-4", "1-3", "6-6"), [4, 4, 4, 12], [0, 0, 0, 0]),
        (("2-2", "0-4", "1-3", "0-0"), [4, 4, 4, 0], [0, 0, 0, 12]),
    ],
)
def test_blocked_hands(hands: tuple[str, ...], pips: list[int], gains: list[int]) -> None:
    """Two, three and four seats; what is not the smallest may be shared as it likes."""
    blocked = block(*hands)
    assert left(blocked) == pips
    assert change(blocked) == gains


@pytest.mark.rule("DR-14")
def test_nothing_extra_at_three_players() -> None:
    """Other games count more at three. Here 3, 8 and 10 are 15 and nothing else."""
    blocked = block(*THREE_EIGHT_TEN, scores=(10, 20, 30))
    assert len(every(blocked, Ruled)) == 1
    assert blocked.after.scores == (25, 20, 30)
    assert change(go_out("4-4", "5-5")) == [18, 0, 0]


@pytest.mark.rule("DR-14", "DR-11")
def test_whoever_passed_last_has_no_part_in_the_result() -> None:
    """The same hands, the passes begun by each seat in turn: always the 3 wins 15."""
    assert {award(block(*THREE_EIGHT_TEN, turn=turn)) for turn in range(3)} == {(0, 15)}


@pytest.mark.rule("DR-15")
@pytest.mark.parametrize("pips", range(1, 13))
def test_the_exact_number_is_written(pips: int) -> None:
    """1 to 12 are earned as they are: nothing is rounded, nothing divided by five."""
    hand = f"0-{pips}" if pips <= 6 else f"{pips - 6}-6"
    hand = {3: "0-3 0-0", 6: "3-3", 9: "4-5"}.get(pips, hand)
    out = go_out(hand, scores=(40, 20))
    (ruled,) = every(out, Ruled)
    (part,) = ruled.ruling.event.parts
    assert (part.pips, part.counted, part.points) == (pips, pips, pips)
    assert out.after.scores == (40 + pips, 20)


@pytest.mark.rule("DR-15")
def test_raw_and_points_are_equal_in_a_block_too() -> None:
    """18 and 3 stay 18 and 3 (not 20 and 5, not 4 points and 1)."""
    (ruled,) = every(block(*THREE_EIGHT_TEN), Ruled)
    parts = ruled.ruling.event.parts
    assert [(part.pips, part.counted, part.points) for part in parts] == [(18, 18, 18), (3, 3, -3)]
    assert ruled.ruling.after - ruled.ruling.before == 15


@pytest.mark.rule("DR-15")
def test_scores_never_fall() -> None:
    """Opponents keep what they have, out or blocked, and one at most gets more."""
    for ended in (
        go_out("6-6 5-6", "4-4", scores=(1, 2, 3)),
        block("1-2", "4-4", "5-5", scores=(1, 2, 3)),
        block("5-5", "4-4", "1-2", scores=(1, 2, 3)),
        block(*THREE_THREE_TEN, scores=(1, 2, 3)),
    ):
        assert all(gain >= 0 for gain in change(ended))
        assert sum(gain > 0 for gain in change(ended)) <= 1


@pytest.mark.rule("DR-15")
def test_the_smallest_gain_of_a_block_is_one_point() -> None:
    """5 against 6: 6 - 5 = 1; a single smallest hand can't earn less."""
    assert change(block("0-5", "2-4")) == [1, 0]


@pytest.mark.rule("DR-12", "DR-11")
def test_the_last_play_shows_no_hand_unless_it_is_the_last_tile() -> None:
    placed = step(position("3-6 0-0", "1-1", layout="2-3"), "3-6@2-3.hi")
    assert [type(event) for event in placed.events] == [TilePlayed]


@pytest.mark.rule("DR-11")
def test_a_stuck_round_of_two_is_drawn_out_before_it_is_blocked() -> None:
    """Three tiles, nobody able: a draw that fits nothing, then two passes."""
    state = with_boneyard("2-2 3-3 4-4", "0-0", layout="5-6")
    state = follow(state, "draw", "drawn 2-2", "pass")
    assert (state.actor, state.passes) == (1, 1)
    assert refused(state, "pass") == ("MUST_PLACE", "DR-08")
