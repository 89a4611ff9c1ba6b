"""Exact 61 Five Up, E61-14 to E61-16: the ladder of hands in a blocked round."""

from typing import TypeVar

import pytest

import fives
from fives import MatchEnded, Outcome, Ruled, Side
from tests.rules.e61_table import (
    STARTING_AT,
    block,
    ladder,
    marks,
    refusals,
    settled,
    winners,
)
from tests.rules.table import every, left, only

T = TypeVar("T")

# Hands that are left when the last tile is placed, by their pips.
H_3_8_10_13 = ("0-3", "0-0 4-4", "4-6", "0-4 3-6")
H_4_9_4_9 = ("0-4", "0-1 3-5", "0-0 1-3", "4-5")
H_4_7_7 = ("2-2", "3-4", "0-3 0-4")
H_2_9_21 = ("1-1", "4-5", "4-6 5-6")
H_2_8_4_10 = ("1-1", "0-0 4-4", "2-2", "5-5")
H_2_4_9_11 = ("1-1", "1-3", "0-1 3-5", "0-5 3-3")
H_5_5_10_10 = ("0-5", "0-2 1-2", "1-5 2-2", "5-5")
H_8_4_12_4 = ("2-6", "2-2", "0-2 4-6", "0-0 0-4")
H_3_3_10 = ("0-3", "1-2", "0-1 2-3 2-2")
H_1_5_17_7 = ("0-1", "1-4", "0-3 3-3 4-4", "3-4")


def turn(items: tuple[T, ...], places: int) -> tuple[T, ...]:
    """Return items as they are when everybody moves that many places on."""
    return items[-places:] + items[:-places] if places else items


@pytest.mark.rule("E61-14")
@pytest.mark.parametrize("by", range(4))
def test_the_ladder_of_four_hands(by: int) -> None:
    """3, 8, 10, 13. Seat 0: 5 + 10 = 15 -> 3. Seat 1: 10 - 8 = 2 -> 0. Seat 2: 13 - 10 = 3
    -> 5 -> 1. Seat 3 has the largest hand and no event. Whoever blocked changes nothing."""
    blocked = block(*H_3_8_10_13, by=by, pairs=True, scores=(20, 30))
    assert left(blocked) == [3, 8, 10, 13]
    assert ladder(blocked) == [(0, 15, 15, 3), (1, 2, 0, 0), (0, 3, 5, 1)]
    assert marks(blocked) == [(0, 20, 3, 23), (1, 30, 0, 30), (0, 23, 1, 24)]
    assert blocked.after.scores == (24, 30)


@pytest.mark.rule("E61-14")
def test_the_ladder_of_3_8_10_and_12() -> None:
    """Seat 0: 5 + 9 = 14 -> 15 -> 3. Seats 1 and 2: 2 -> 0 each. Seat 3: none."""
    hands = ("0-3", "4-4", "5-5", "6-6")
    assert settled(*hands, pairs=True) == [(0, 14, 15, 3), (1, 2, 0, 0), (0, 2, 0, 0)]


@pytest.mark.rule("E61-14")
def test_the_ladder_of_three_individuals() -> None:
    """2, 9, 20: 7 + 18 = 25 -> 5; 11 -> 10 -> 2; none. On a table, where the sum is even,
    2, 9, 21: 7 + 19 = 26 -> 25 -> 5; 12 -> 10 -> 2."""
    assert settled("1-1", "4-5", "4-4 6-6") == [(0, 25, 25, 5), (1, 11, 10, 2)]
    blocked = block(*H_2_9_21)
    assert left(blocked) == [2, 9, 21]
    assert ladder(blocked) == [(0, 26, 25, 5), (1, 12, 10, 2)]
    assert blocked.after.scores == (5, 2, 0)


@pytest.mark.rule("E61-14")
def test_two_individuals_get_the_difference() -> None:
    """7 against 19: 12 -> 10 -> 2 points, not the 19 of the other hand."""
    blocked = block("1-6", "1-3 3-6 3-3", by=1)
    assert left(blocked) == [7, 19]
    assert ladder(blocked) == [(0, 12, 10, 2)]
    assert blocked.after.scores == (2, 0)


@pytest.mark.rule("E61-14")
def test_differences_are_added_up_before_they_are_rounded() -> None:
    """4, 7, 7: 3 + 3 = 6 -> 5 -> 1; one by one it would be 5 + 5 -> 2.
    4, 6, 6: 2 + 2 = 4 -> 5 -> 1; one by one it would be nothing."""
    blocked = block(*H_4_7_7)
    assert left(blocked) == [4, 7, 7]
    assert ladder(blocked) == [(0, 6, 5, 1)]
    assert blocked.after.scores == (1, 0, 0)
    assert settled("0-4", "3-3", "2-4") == [(0, 4, 5, 1)]


@pytest.mark.rule("E61-14")
@pytest.mark.parametrize(
    ("other", "difference", "rounded", "points"),
    [
        ("0-2", 1, 0, 0),
        ("0-3", 2, 0, 0),
        ("0-4", 3, 5, 1),
        ("0-5", 4, 5, 1),
        ("0-6", 5, 5, 1),
        ("2-5", 6, 5, 1),
        ("2-6", 7, 5, 1),
        ("3-6", 8, 10, 2),
        ("4-6", 9, 10, 2),
        ("5-6", 10, 10, 2),
    ],
)
def test_remainders_1_and_2_go_down_and_3_and_4_go_up(
    other: str, difference: int, rounded: int, points: int
) -> None:
    assert settled("0-1", other) == [(0, difference, rounded, points)]


@pytest.mark.rule("E61-14")
def test_a_hand_is_never_compared_with_the_partners() -> None:
    """8, 4, 12, 4: seat 0 has a larger hand only in its partner's, so no event. Seats 1 and
    3 each get 4 + 8 = 12 -> 10 -> 2 from the others."""
    blocked = block(*H_8_4_12_4, pairs=True)
    assert left(blocked) == [8, 4, 12, 4]
    assert ladder(blocked) == [(1, 12, 10, 2), (1, 12, 10, 2)]
    assert blocked.after.scores == (0, 4)


@pytest.mark.rule("E61-14")
def test_partners_hands_stay_apart() -> None:
    """1, 5, 17, 7: together 18 and 12. Each hand is ranked alone: 4 + 6 = 10 -> 2 for seat
    0; 12 -> 10 -> 2 for seat 1; 10 -> 2 for seat 3."""
    blocked = block(*H_1_5_17_7, pairs=True)
    assert left(blocked) == [1, 5, 17, 7]
    assert ladder(blocked) == [(0, 10, 10, 2), (1, 12, 10, 2), (1, 10, 10, 2)]
    assert blocked.after.scores == (2, 4)


@pytest.mark.rule("E61-14")
def test_equal_hands_have_no_difference_between_them() -> None:
    """3, 3, 10: each of the two gets 7 -> 5 -> 1, and nothing from the other."""
    blocked = block(*H_3_3_10)
    assert left(blocked) == [3, 3, 10]
    assert ladder(blocked) == [(0, 7, 5, 1), (1, 7, 5, 1)]
    assert blocked.after.scores == (1, 1, 0)


@pytest.mark.rule("E61-14", "E61-15")
def test_no_event_for_a_hand_without_a_larger_opposing_one() -> None:
    """6 and 6: no events at all. 8, 10, 6: none for the 10."""
    even = block("0-2 0-4", "2-4")
    assert left(even) == [6, 6]
    assert every(even, Ruled) == []
    assert even.after.scores == (0, 0)
    three = block("2-6", "4-6", "2-4")
    assert ladder(three) == [(2, 6, 5, 1), (0, 2, 0, 0)]


@pytest.mark.rule("E61-15")
def test_a_hand_has_an_event_also_when_it_rounds_to_0() -> None:
    """10 against 12: 2 -> 0. The event is there, accepted, at any score."""
    blocked = block("5-5", "6-6", scores=(60, 12))
    assert ladder(blocked) == [(0, 2, 0, 0)]
    assert marks(blocked) == [(0, 60, 0, 60)]
    assert refusals(blocked) == [None]
    assert winners(blocked) == (0,)


@pytest.mark.rule("E61-14", "E61-15")
@pytest.mark.parametrize("places", range(3))
def test_the_smallest_hand_comes_first_in_whatever_seat(places: int) -> None:
    """2, 9, 21 at 56, 59 and 0: the 2 reaches 61 first, wherever it sits, and the 9 which
    would reach 61 too has no event any more."""
    won = block(*turn(H_2_9_21, places), scores=turn((56, 59, 0), places))
    assert left(won) == list(turn((2, 9, 21), places))
    assert marks(won) == [(places, 56, 5, 61)]
    assert won.after.outcome == Outcome((Side(places),), "target-reached")


@pytest.mark.rule("E61-14")
def test_the_ladder_goes_from_the_smallest_hand_to_the_largest() -> None:
    """9, 2, 21: seat 1 before seat 0. 8, 10, 6: seat 2 before seat 0."""
    assert [side for side, *_ in ladder(block("4-5", "1-1", "4-6 5-6"))] == [1, 0]
    assert [side for side, *_ in ladder(block("2-6", "4-6", "2-4"))] == [2, 0]


@pytest.mark.rule("E61-15", "E61-02")
def test_one_event_is_rejected_and_the_others_stay_eligible() -> None:
    """3, 8, 10, 13 with side 0 at 59: 59 + 3 is refused, 59 + 1 by its other hand stands."""
    blocked = block(*H_3_8_10_13, pairs=True, scores=(59, 30))
    assert marks(blocked) == [(0, 59, 3, 59), (1, 30, 0, 30), (0, 59, 1, 60)]
    assert refusals(blocked) == [("OVER_TARGET", "E61-02"), None, None]
    assert blocked.after.scores == (60, 30)


@pytest.mark.rule("E61-15")
def test_a_rejected_event_may_leave_the_win_to_another_side() -> None:
    """2, 4, 9, 11 at 60 and 60. Seat 0: 2 + 9 = 11 -> 2, refused. Seat 1: 5 -> 1, 61."""
    won = block(*H_2_4_9_11, pairs=True, scores=(60, 60))
    assert left(won) == [2, 4, 9, 11]
    assert marks(won) == [(0, 60, 2, 60), (1, 60, 1, 61)]
    assert only(won, MatchEnded).outcome == Outcome((Side(1),), "target-reached")


@pytest.mark.rule("E61-15", "E61-17")
@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((59, 60), [(0, 59, 2, 61)]),
        ((58, 60), [(0, 58, 2, 60), (1, 60, 1, 61)]),
        ((58, 59), [(0, 58, 2, 60), (1, 59, 1, 60), (0, 60, 0, 60)]),
    ],
)
def test_the_game_ends_with_the_first_accepted_event_at_61(
    scores: tuple[int, int], expected: list[tuple[int, int, int, int]]
) -> None:
    """2, 4, 9, 11: events of 2, 1 and 0. None is made after the one that wins."""
    blocked = block(*H_2_4_9_11, pairs=True, scores=scores)
    assert marks(blocked) == expected
    assert (blocked.after.outcome is not None) is (len(expected) < 3)


@pytest.mark.rule("E61-15")
@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (56, [(0, 56, 3, 59), (0, 59, 2, 61)]),
        (57, [(0, 57, 3, 60), (0, 60, 2, 60)]),
        (58, [(0, 58, 3, 61)]),
        (59, [(0, 59, 3, 59), (0, 59, 2, 61)]),
        (60, [(0, 60, 3, 60), (0, 60, 2, 60)]),
    ],
)
def test_each_event_is_judged_on_the_score_that_earlier_ones_left(
    score: int, expected: list[tuple[int, int, int, int]]
) -> None:
    """2, 8, 4, 10: side 0 gets 6 + 8 = 14 -> 3 for its 2, then 4 + 6 = 10 -> 2 for its 4."""
    blocked = block(*H_2_8_4_10, pairs=True, scores=(score, 30))
    assert left(blocked) == [2, 8, 4, 10]
    assert ladder(blocked) == [(0, 14, 15, 3), (0, 10, 10, 2)][: len(expected)]
    assert marks(blocked) == expected


@pytest.mark.rule("E61-15")
@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (57, [(0, 57, 2, 59), (0, 59, 2, 61)]),
        (58, [(0, 58, 2, 60), (0, 60, 2, 60)]),
        (59, [(0, 59, 2, 61)]),
        (60, [(0, 60, 2, 60), (0, 60, 2, 60)]),
    ],
)
def test_that_holds_within_a_rank_too(
    score: int, expected: list[tuple[int, int, int, int]]
) -> None:
    """4, 9, 4, 9: either 4 gets 5 + 5 = 10 -> 2, one after the other, not 4 at once."""
    blocked = block(*H_4_9_4_9, pairs=True, scores=(score, 30))
    assert left(blocked) == [4, 9, 4, 9]
    assert marks(blocked) == expected


@pytest.mark.rule("E61-15")
@pytest.mark.parametrize(("first_seat", "winner"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_equal_hands_of_opposing_sides_clockwise_from_the_first_seat(
    first_seat: int, winner: int
) -> None:
    """5, 5, 10, 10 at 60 and 60: both sides would get 1 and land on 61. The first one wins:
    from seat 0 that is seat 0, from seat 1 it is seat 1, from seats 2 and 3 seat 0 again."""
    rules = STARTING_AT[first_seat]
    won = block(*H_5_5_10_10, pairs=True, scores=(60, 60), rules=rules)
    assert marks(won) == [(winner, 60, 1, 61)]
    assert won.after.outcome == Outcome((Side(winner),), "target-reached")


@pytest.mark.rule("E61-15")
@pytest.mark.parametrize(
    ("first_seat", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])], ids=["0", "1", "2"]
)
def test_the_order_of_equal_hands_by_the_first_seat(first_seat: int, order: list[int]) -> None:
    """3, 3, 10: from seat 2 clockwise seat 0 comes before seat 1."""
    blocked = block(*H_3_3_10, rules=STARTING_AT[first_seat])
    assert [side for side, *_ in ladder(blocked)] == order
    assert blocked.after.scores == (1, 1, 0)


@pytest.mark.rule("E61-15")
def test_the_first_seat_orders_equal_hands_only() -> None:
    """2, 9, 21: the smaller hand comes first from whatever seat the order begins."""
    for rules in STARTING_AT.values():
        assert [side for side, *_ in ladder(block(*H_2_9_21, rules=rules))] == [0, 1]


@pytest.mark.rule("E61-15")
@pytest.mark.parametrize("places", range(3))
def test_with_the_first_seat_turned_along_renamed_seats_give_renamed_results(places: int) -> None:
    """3, 3, 10 at 60, 60, 60."""
    won = block(*turn(H_3_3_10, places), scores=(60, 60, 60), rules=STARTING_AT[places])
    assert won.after.outcome == Outcome((Side(places),), "target-reached")
    assert list(won.after.scores) == list(turn((61, 60, 60), places))


@pytest.mark.rule("E61-15")
def test_the_listed_reading_starts_at_seat_0() -> None:
    """Also where seats 1 and 2 are the equal ones, and whoever made the last play."""
    assert STARTING_AT[0] == fives.EXACT_61
    hands = turn(H_5_5_10_10, 1)
    for by in range(4):
        won = block(*hands, by=by, pairs=True, scores=(60, 60))
        assert left(won) == [10, 5, 5, 10]
        assert won.after.outcome == Outcome((Side(1),), "target-reached")


@pytest.mark.rule("E61-16")
@pytest.mark.parametrize(
    ("hands", "pairs", "expected"),
    [
        (("0-1", "0-4 1-4"), False, (0,)),
        (("2-6", "4-6", "2-4"), False, (2,)),
        (H_1_5_17_7, True, (0,)),  # the sums, 18 and 12, would say side 1
        (H_8_4_12_4, True, (1,)),
    ],
    ids=["2 seats", "3 seats", "pairs", "pairs, both hands of one"],
)
def test_the_smallest_physical_hand_wins_the_round(
    hands: tuple[str, ...], pairs: bool, expected: tuple[int, ...]
) -> None:
    assert winners(block(*hands, pairs=pairs)) == expected


@pytest.mark.rule("E61-16")
@pytest.mark.parametrize(
    ("hands", "pairs"),
    [
        (("0-2 0-4", "2-4"), False),
        (H_3_3_10, False),
        (H_5_5_10_10, True),
        (("0-4", "1-3", "2-2", "0-3 1-4 3-3"), True),  # three of 4, two of them partners
    ],
    ids=["2 seats", "3 seats", "pairs", "three equal hands"],
)
def test_a_smallest_hand_shared_by_opposing_sides_is_a_tie(
    hands: tuple[str, ...], pairs: bool
) -> None:
    assert winners(block(*hands, pairs=pairs)) == (0, 1)


@pytest.mark.rule("E61-16")
@pytest.mark.parametrize("places", [0, 1])
def test_a_smallest_hand_shared_within_a_partnership_is_its_win(places: int) -> None:
    blocked = block(*turn(H_4_9_4_9, places), pairs=True)
    assert winners(blocked) == (places,)


@pytest.mark.rule("E61-16")
def test_the_winner_of_the_round_may_score_nothing() -> None:
    """[0|0] against [1|1]: 2 -> 0. And at 60, where 1 against 9, 8 -> 10 -> 2, is refused."""
    nothing = block("0-0", "1-1")
    assert (winners(nothing), nothing.after.scores) == ((0,), (0, 0))
    rejected = block("0-1", "0-4 1-4", scores=(60, 0))
    assert marks(rejected) == [(0, 60, 2, 60)]
    assert winners(rejected) == (0,)
