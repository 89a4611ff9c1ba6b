"""Exact 61 Five Up, E61-12 and E61-13: the one event of going out."""

import attrs
import pytest

import fives
from fives import MatchEnded, Outcome, Phase, RoundEnded, Ruled, Seat, Side, TilePlayed, WentOut
from tests.rules.e61_table import (
    before_last,
    go_out,
    marks,
    position,
    refusals,
    winners,
)
from tests.rules.table import every, gains, left, only, step


def counted(transition: fives.Transition) -> list[tuple[str, int, int, int]]:
    """Return the parts of the one event of going out: reason, raw, rounded, points."""
    (ruled,) = every(transition, Ruled)
    return [(p.reason, p.pips, p.counted, p.points) for p in ruled.ruling.event.parts]


@pytest.mark.rule("E61-12")
def test_placing_the_last_tile_ends_the_round_and_wins_it() -> None:
    """Seat 0 is out; the others hold 10 and 7: 17 -> 15 -> 3 points, for seat 0 alone."""
    out = go_out("5-5", "1-6", scores=(20, 30, 40))
    ended = only(out, RoundEnded)
    assert (ended.end, ended.winners) == (WentOut(Seat(0)), (0,))
    assert left(out) == [0, 10, 7]
    assert counted(out) == [("opponents", 17, 15, 3)]
    assert out.after.scores == (23, 30, 40)
    assert out.after.phase is Phase.DEALING


@pytest.mark.rule("E61-12")
@pytest.mark.parametrize(
    ("other", "pips", "rounded", "points"),
    [
        ("0-0", 0, 0, 0),
        ("0-1", 1, 0, 0),
        ("1-1", 2, 0, 0),
        ("1-2", 3, 5, 1),
        ("1-3", 4, 5, 1),
        ("5-5", 10, 10, 2),
        ("5-6", 11, 10, 2),
        ("6-6", 12, 10, 2),
        ("0-1 6-6", 13, 15, 3),
        ("1-1 6-6", 14, 15, 3),
        ("1-2 6-6", 15, 15, 3),
    ],
)
def test_credit_and_debit_round_1_and_2_down_and_3_and_4_up(
    other: str, pips: int, rounded: int, points: int
) -> None:
    """The same hand once as the opponent's, once as the partner's."""
    credit = go_out(other)
    assert counted(credit) == [("opponents", pips, rounded, points)]
    assert credit.after.scores == (points, 0)
    rest = [t for t in ("0-4", "0-6", "2-2") if t not in other][:2]  # 4 + 6 = 10 -> 2
    debit = go_out(rest[0], other, rest[1], pairs=True, scores=(30, 0))
    assert counted(debit) == [("opponents", 10, 10, 2), ("partner", pips, rounded, -points)]
    assert debit.after.scores == (30 + 2 - points, 0)


@pytest.mark.rule("E61-12")
def test_opponents_tiles_are_added_up_before_they_are_rounded() -> None:
    """8 and 8 are 16 -> 15 -> 3 points; by hands it would be 10 + 10 -> 4.
    2 and 2 are 4 -> 5 -> 1 point; by hands it would be nothing."""
    assert counted(go_out("4-4", "2-6")) == [("opponents", 16, 15, 3)]
    assert counted(go_out("1-1", "0-2")) == [("opponents", 4, 5, 1)]


@pytest.mark.rule("E61-12")
def test_opponents_tiles_are_added_up_in_pairs_too() -> None:
    """Opponents 8 and 8: 16 -> 15 -> 3. Partner 6 -> 5 -> 1. Net 2."""
    out = go_out("4-4", "1-5", "2-6", pairs=True)
    assert counted(out) == [("opponents", 16, 15, 3), ("partner", 6, 5, -1)]
    assert out.after.scores == (2, 0)


@pytest.mark.rule("E61-12")
@pytest.mark.parametrize(
    ("hands", "parts", "net"),
    [
        # 8 -> 2 points, 7 -> 1 point: 1; combined, 8 - 7 = 1 would round to nothing.
        (("4-4", "1-6", "0-0"), [("opponents", 8, 10, 2), ("partner", 7, 5, -1)], 1),
        # 12 -> 2 points, 3 -> 1 point: 1; combined, 12 - 3 = 9 would round to 2.
        (("6-6", "0-3", "0-0"), [("opponents", 12, 10, 2), ("partner", 3, 5, -1)], 1),
        # 17 -> 3 points, 2 -> nothing: 3; unrounded, 15 - 2 = 13 is no number of points.
        (("4-5", "1-1", "2-6"), [("opponents", 17, 15, 3), ("partner", 2, 0, 0)], 3),
        # 1 -> nothing, 8 -> 2 points: -2; combined, 1 - 8 = -7 would round to -1.
        (("0-1", "2-6", "0-0"), [("opponents", 1, 0, 0), ("partner", 8, 10, -2)], -2),
    ],
)
def test_the_partners_tiles_are_never_combined_with_the_opponents_before_rounding(
    hands: tuple[str, str, str], parts: list[tuple[str, int, int, int]], net: int
) -> None:
    out = go_out(*hands, pairs=True, scores=(30, 40))
    assert counted(out) == parts
    assert marks(out) == [(0, 30, net, 30 + net)]
    assert out.after.scores == (30 + net, 40)


@pytest.mark.rule("E61-12", "E61-01")
def test_the_partner_of_whoever_went_out_is_debited() -> None:
    """Seat 3 is out: its partner, seat 1, holds 12, the opponents 5 and 6: 11 -> 2 - 2 = 0."""
    state = position("0-5", "6-6", "1-5", "3-6", layout="2-3", pairs=True, turn=3, scores=(8, 9))
    out = step(state, "3-6@2-3.hi")
    assert only(out, RoundEnded).end == WentOut(Seat(3))
    assert winners(out) == (1,)
    assert counted(out) == [("opponents", 11, 10, 2), ("partner", 12, 10, -2)]
    assert out.after.scores == (8, 9)


@pytest.mark.rule("E61-12")
def test_individuals_have_no_debit() -> None:
    for others in (("1-6",), ("1-6", "6-6")):
        assert [reason for reason, *_ in counted(go_out(*others))] == ["opponents"]


@pytest.mark.rule("E61-12", "E61-08")
def test_going_out_comes_before_any_question_of_a_block() -> None:
    """The last tile of seat 0 also leaves nobody a tile that fits. Opponents 1 and 2: 3 ->
    5 -> 1; partner 15 -> 3: -2. As a block it would be no debit, and a lot for the opener."""
    state, last = before_last("", "0-1", "1-2 6-6", "0-2", by=0, pairs=True, scores=(10, 10))
    out = step(state, last)
    assert left(out) == [0, 1, 15, 2]
    assert only(out, RoundEnded).end == WentOut(Seat(0))
    assert counted(out) == [("opponents", 3, 5, 1), ("partner", 15, 15, -3)]
    assert out.after.scores == (8, 10)
    assert (out.after.phase, out.after.opener) == (Phase.DEALING, 0)


@pytest.mark.rule("E61-12", "E61-13")
def test_the_hands_are_revealed_and_one_event_follows() -> None:
    """The last play makes 10; it isn't scored before the count, but as a part of it."""
    out = go_out("4-5", "1-6", "2-6", play=2, pairs=True, scores=(20, 30))
    assert [type(event) for event in out.events] == [TilePlayed, RoundEnded, Ruled]
    assert counted(out) == [
        ("play", 10, 10, 2),
        ("opponents", 17, 15, 3),
        ("partner", 7, 5, -1),
    ]
    assert marks(out) == [(0, 20, 4, 24)]


@pytest.mark.rule("E61-13")
def test_the_whole_event_is_rejected_when_its_net_would_pass_61() -> None:
    """58 + 2 + 3 - 1 = 62: all refused. Not 60 by the play, not 57 by the debit: 58."""
    out = go_out("4-5", "1-6", "2-6", play=2, pairs=True, scores=(58, 30))
    assert marks(out) == [(0, 58, 4, 58)]
    assert refusals(out) == [("OVER_TARGET", "E61-02")]
    assert [reason for reason, *_ in counted(out)] == ["play", "opponents", "partner"]
    assert out.after.scores == (58, 30)
    assert out.after.outcome is None


@pytest.mark.rule("E61-13")
def test_exactly_61_is_accepted_and_wins() -> None:
    """The partner holds 12: 58 + 2 + 3 - 2 = 61."""
    won = go_out("4-5", "6-6", "2-6", play=2, pairs=True, scores=(58, 60))
    assert marks(won) == [(0, 58, 3, 61)]
    assert only(won, MatchEnded).outcome == Outcome((Side(0),), "target-reached")
    assert won.after.scores == (61, 60)


@pytest.mark.rule("E61-13")
def test_a_last_play_that_reaches_61_by_itself_does_not_win_past_61() -> None:
    """60 + 1 by the play would be 61, but the 3 of the opponent make it 62: 60, no win."""
    out = go_out("1-2", play=1, scores=(60, 0))
    assert counted(out) == [("play", 5, 5, 1), ("opponents", 3, 5, 1)]
    assert marks(out) == [(0, 60, 2, 60)]
    assert out.after.outcome is None


@pytest.mark.rule("E61-13")
def test_a_last_play_that_reaches_61_wins_with_a_credit_of_0() -> None:
    """60 + 1 + 0: an opponent left with 2 adds nothing."""
    won = go_out("1-1", play=1, scores=(60, 0))
    assert counted(won) == [("play", 5, 5, 1), ("opponents", 2, 0, 0)]
    assert marks(won) == [(0, 60, 1, 61)]
    assert won.after.outcome == Outcome((Side(0),), "target-reached")
    assert [type(event) for event in won.events] == [TilePlayed, RoundEnded, Ruled, MatchEnded]


@pytest.mark.rule("E61-13")
def test_a_last_play_past_61_by_itself_stands_if_the_debit_brings_it_back() -> None:
    """59 + 4 would be 63; with 3 -> 1 and the partner's 15 -> 3 it is 61, and wins."""
    won = go_out("1-2", "5-6 0-4", "0-0", play=4, pairs=True, scores=(59, 60))
    assert counted(won) == [
        ("play", 20, 20, 4),
        ("opponents", 3, 5, 1),
        ("partner", 15, 15, -3),
    ]
    assert marks(won) == [(0, 59, 2, 61)]
    assert won.after.outcome == Outcome((Side(0),), "target-reached")


@pytest.mark.rule("E61-13")
def test_a_last_play_past_61_may_also_end_below_it() -> None:
    """60 + 4 + 0 - 4 = 60 is accepted: opponents 1, partner 20."""
    out = go_out("0-1", "5-6 4-5", "0-0", play=4, pairs=True, scores=(60, 60))
    assert marks(out) == [(0, 60, 0, 60)]
    assert refusals(out) == [None]
    assert out.after.outcome is None


@pytest.mark.rule("E61-13")
def test_the_credit_alone_may_pass_61_too() -> None:
    """60 + 3 - 2 = 61: opponents 9 and 8, partner 11; the last play makes nothing."""
    won = go_out("4-5", "5-6", "2-6", pairs=True, scores=(60, 60))
    assert counted(won) == [("opponents", 17, 15, 3), ("partner", 11, 10, -2)]
    assert marks(won) == [(0, 60, 1, 61)]
    assert won.after.outcome == Outcome((Side(0),), "target-reached")


@pytest.mark.rule("E61-13")
def test_a_debit_may_take_a_score_below_zero() -> None:
    """At 0, the play makes nothing, opponents 2 -> 0, partner 27 -> 25 -> 5: -5."""
    out = go_out("1-1", "6-6 5-6 0-4", "0-0", pairs=True)
    assert counted(out) == [("opponents", 2, 0, 0), ("partner", 27, 25, -5)]
    assert marks(out) == [(0, 0, -5, -5)]
    assert out.after.scores == (-5, 0)
    assert winners(out) == (0,)
    assert out.after.opener == 0


@pytest.mark.rule("E61-13", "E61-10")
def test_a_score_below_zero_goes_on_counting() -> None:
    """-5 + 2 by a leading [5|5]; and -5 - 2 by another debit."""
    state = position("5-5 0-1", "1-1", "2-2", "3-3", pairs=True, scores=(-5, 0))
    assert step(state, "5-5").after.scores == (-3, 0)
    assert go_out("0-1", "5-5", "0-0", pairs=True, scores=(-5, 0)).after.scores == (-7, 0)


@pytest.mark.rule("E61-13")
@pytest.mark.parametrize(
    ("floor", "score", "after"),
    [(0, 0, 0), (0, 4, 4), (0, 5, 0), (-4, 0, 0), (-5, 0, -5), (None, 0, -5), (None, -60, -65)],
)
def test_a_floor_is_a_parameter_of_the_target(floor: int | None, score: int, after: int) -> None:
    """Opponents 2, partner 27: -5 stands unless it takes the score below the floor."""
    rules = attrs.evolve(fives.EXACT_61, target=fives.Exactly(61, floor=floor))
    out = go_out("1-1", "6-6 5-6 0-4", "0-0", pairs=True, scores=(score, 0), rules=rules)
    (ruled,) = every(out, Ruled)
    assert out.after.scores == (after, 0)
    if after == score:
        assert ruled.ruling.refusal is not None
        assert ruled.ruling.refusal.code == fives.UNDER_FLOOR
    else:
        assert ruled.ruling.accepted
    assert winners(out) == (0,)


@pytest.mark.rule("E61-13")
def test_the_listed_reading_is_no_floor() -> None:
    assert fives.EXACT_61.target == fives.Exactly(61) == fives.Exactly(61, floor=None)


@pytest.mark.rule("E61-13")
@pytest.mark.parametrize("score", [0, 59, 60])
def test_the_event_exists_also_when_it_nets_0(score: int) -> None:
    """Opponents 5 -> 1, partner 5 -> 1: an event of 0, accepted."""
    out = go_out("0-5", "1-4", "0-0", pairs=True, scores=(score, 60))
    assert counted(out) == [("opponents", 5, 5, 1), ("partner", 5, 5, -1)]
    assert marks(out) == [(0, score, 0, score)]
    assert refusals(out) == [None]
    assert winners(out) == (0,)


@pytest.mark.rule("E61-13")
@pytest.mark.parametrize(("other", "pips"), [("0-0", 0), ("0-1", 1), ("1-1", 2)])
def test_the_event_exists_also_when_there_is_nothing_to_score(other: str, pips: int) -> None:
    out = go_out(other, scores=(60, 0))
    assert counted(out) == [("opponents", pips, 0, 0)]
    assert refusals(out) == [None]
    assert out.after.scores == (60, 0)
    assert out.after.opener == 0


@pytest.mark.rule("E61-13", "E61-05")
@pytest.mark.parametrize("score", [0, 56, 58, 60])
def test_who_went_out_has_won_the_round_and_opens_accepted_or_not(score: int) -> None:
    """2 + 3 - 1 = 4 points: 60 from 56, refused from 58 up; seat 0 opens in any case."""
    out = go_out("4-5", "1-6", "2-6", play=2, pairs=True, scores=(score, 0))
    assert marks(out) == [(0, score, 4, score + 4 if score <= 56 else score)]
    assert winners(out) == (0,)
    assert (out.after.phase, out.after.opener) == (Phase.DEALING, 0)


@pytest.mark.rule("E61-12", "E61-13")
def test_nobody_else_scores_when_somebody_goes_out() -> None:
    """No ladder, no credit to the smaller of the other hands: one event, of one side."""
    out = go_out("0-1", "6-6 5-6", scores=(10, 20, 30))
    assert gains(out) == [(0, "opponents", 24, 5)]
    assert out.after.scores == (15, 20, 30)
