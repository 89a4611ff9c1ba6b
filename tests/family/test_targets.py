"""When a match of each game is won, and what does not stand."""

import pytest

import fives
from fives import Outcome, Part, Points, ScoreEvent, Side, Table


def event(points: int) -> ScoreEvent:
    pips = fives.Pips(abs(points))
    return ScoreEvent(Side(0), (Part("play", pips, pips, Points(points)),))


@pytest.mark.parametrize(
    ("rules", "table", "scores", "round_over", "winners"),
    [
        (fives.ALL_FIVES, Table(2), (245, 0), False, None),
        (fives.ALL_FIVES, Table(2), (250, 0), False, (0,)),
        (fives.ALL_FIVES, Table(3), (0, 200, 0), False, (1,)),
        (fives.ALL_FIVES, Table(4, pairs=True), (195, 200), False, (1,)),
        (fives.MUGGINS, Table(2), (195, 200), False, (1,)),
        (fives.SNIFF, Table(2), (95, 100), False, (1,)),
        # After the round, the best alone; a tie is played off.
        (fives.FIVE_UP, Table(2), (64, 60), False, None),
        (fives.FIVE_UP, Table(2), (64, 62), True, (0,)),
        (fives.FIVE_UP, Table(2), (62, 62), True, None),
        (fives.FIVE_UP, Table(2), (60, 12), True, None),
        # More than 250, not 250.
        (fives.SEVEN_ROCKS, Table(4, pairs=True), (250, 0), True, None),
        (fives.SEVEN_ROCKS, Table(4, pairs=True), (255, 0), False, (0,)),
        (fives.MERRY_GO_ROUND, Table(2), (61, 0), False, (0,)),
        (fives.FIVES_AND_THREES, Table(2), (60, 61), False, (1,)),
        (fives.BONES_150, Table(2), (150, 0), False, (0,)),
        (fives.BLOCK, Table(2), (99, 0), True, None),
        (fives.BLOCK, Table(2), (100, 0), True, (0,)),
        (fives.BLOCK, Table(3), (61, 0, 0), True, (0,)),
        (fives.PARTNERSHIP, Table(4, pairs=True), (100, 98), True, (0,)),
        (fives.BERGEN, Table(4), (14, 15, 0, 0), False, (1,)),
    ],
)
def test_who_has_won(
    rules: fives.RuleSet,
    table: Table,
    scores: tuple[int, ...],
    round_over: bool,
    winners: tuple[int, ...] | None,
) -> None:
    verdict = rules.target.verdict(tuple(map(Points, scores)), table, round_over)
    wanted = None if winners is None else Outcome(tuple(map(Side, winners)), "target-reached")
    assert verdict == wanted


@pytest.mark.parametrize(
    ("rules", "score", "points", "code"),
    [
        (fives.MERRY_GO_ROUND, 58, 4, "OVER_TARGET"),
        (fives.MERRY_GO_ROUND, 58, 3, None),
        (fives.FIVES_AND_THREES, 59, 3, "OVER_TARGET"),
        (fives.FIVES_AND_THREES, 58, 4, "OVER_TARGET"),
        (fives.FIVES_AND_THREES, 60, 2, "OVER_TARGET"),
        (fives.FIVES_AND_THREES, 60, 1, None),
        (fives.BONES_150, 0, 5, "NOT_ADMITTED"),
        (fives.BONES_150, 0, 10, None),
        (fives.BONES_150, 10, 5, None),
        (fives.FIVE_UP, 0, -3, None),
    ],
)
def test_what_stands(rules: fives.RuleSet, score: int, points: int, code: str | None) -> None:
    refusal = rules.target.refusal(Points(score), event(points), Table(2))
    assert (refusal and refusal.code) == code
