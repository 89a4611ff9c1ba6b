"""What the policies of points, settlements and targets say, in English.

A message is a clause, without a capital or a stop, so that one policy may go into another.
"""

from __future__ import annotations

from typing import Final

_POINTS: Final = {
    "policy.multiples_of": (
        "when the open ends add up to a multiple of {divisor}, the play scores that total "
        "divided by {divisor}"
    ),
    "policy.pips_of_multiples": (
        "when the open ends add up to a multiple of {divisor}, the play scores that total"
    ),
    "policy.fives_and_threes": (
        "when the open ends add up to a multiple of 5, the play scores a fifth of that total; "
        "when it is a multiple of 3, a third; when it is both, both"
    ),
    "policy.equal_ends": (
        "when all open ends are equal, or a double is led, the play scores "
        "{plain}~{plain#point|points}; when one of several equal ends is a double, it scores "
        "{double}"
    ),
    "policy.no_points": "placing a tile scores nothing",
}

_SETTLEMENT: Final = {
    "policy.smallest_takes_all": (
        "whoever goes out, or after a block every side with the smallest total, scores the "
        "tiles of all other sides; {rounding}"
    ),
    "policy.single_side_takes_all": (
        "whoever goes out, or after a block the side with the smallest total, scores the tiles "
        "of all other sides, and a tie scores nothing; {rounding}"
    ),
    "policy.two_of_three_split": (
        "whoever goes out, or after a block the side with the smallest total, scores the tiles "
        "of all other sides; two of three sides that tie score half of the third one's tiles "
        "each, and any other tie scores nothing; {rounding}"
    ),
    "policy.takes_each_hand": (
        "whoever goes out, or after a block the side with the smallest total, scores the tiles "
        "of all other sides hand by hand, and a tie scores nothing; {rounding}"
    ),
    "policy.hand_differences": (
        "whoever goes out scores the last play and the opponents' tiles, less the partner's, "
        "all at once; after a block every hand, from the smallest up, scores what larger hands "
        "of opponents have more, and equal hands come clockwise from seat {first_seat}; "
        "{rounding}"
    ),
    "policy.single_smallest": (
        "whoever goes out, or after a block the side with the smallest hand, scores the tiles "
        "of all other sides less its own, and a tie scores nothing; {rounding}"
    ),
    "policy.every_hand_is_debited": (
        "nobody is paid, and the tiles left with each seat are taken from the points of its "
        "side; {rounding}"
    ),
    "policy.out_with_last_play": (
        "going out scores {points}~{points#point|points} together with the last play, and a "
        "block scores nothing"
    ),
    "policy.fewest_doubles": (
        "going out scores {points}~{points#point|points}; after a block the hand with the "
        "fewest doubles does, of several the one whose highest double is lowest, then the one "
        "with the fewest pips, and hands that are equal in all that score nothing"
    ),
    "policy.to_nearest": (
        "each sum is rounded to the nearest multiple of {unit}, and {unit}~{unit#pip makes|pips "
        "make} a point"
    ),
    "policy.to_nearest.hand": (
        "each hand is rounded to the nearest multiple of {unit}, and {unit}~{unit#pip makes|pips "
        "make} a point"
    ),
    "policy.pips_to_nearest": (
        "each sum is rounded to the nearest multiple of {unit} and counted in full"
    ),
    "policy.pips_to_nearest.hand": (
        "each hand is rounded to the nearest multiple of {unit} and counted in full"
    ),
    "policy.exact": "each sum counts as it is, a point for every pip",
    "policy.exact.hand": "each hand counts as it is, a point for every pip",
}

_TARGET: Final = {
    "policy.at_least": (
        "the first side with at least {points}~{points#point|points} wins at once, and several "
        "at once share the win"
    ),
    "policy.at_least_by_seats": (
        "the first side with at least {two}~{two#point|points} at two seats, {three} at three "
        "or {four} at four or more wins at once, and several at once share the win"
    ),
    "policy.exactly": (
        "{points}~{points#point|points} must be reached exactly; what would pass "
        "{points#it|them} is refused"
    ),
    "policy.exactly_floor": (
        "{points}~{points#point|points} must be reached exactly; what would pass "
        "{points#it|them} is refused, and so is a loss that would end below {floor}"
    ),
    "policy.best_at_least": (
        "after each round the single best score wins once it is at least "
        "{two}~{two#point|points} at two seats, {three} at three or {four} at four or more, and "
        "with equal best scores the match is drawn"
    ),
    "policy.leader_at_least": (
        "after each round the single best score wins once it is at least "
        "{points}~{points#point|points}, and while the best are equal the match goes on"
    ),
    "policy.first_score_at_least": (
        "a side whose score is 0 can only begin with at least {points}~{points#point|points} "
        "at once; {target}"
    ),
}

POLICIES_OF_SCORE: Final[dict[str, str]] = {**_POINTS, **_SETTLEMENT, **_TARGET}
