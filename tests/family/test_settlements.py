"""What the end of a round is worth, game by game, from the figures of the texts."""

import pytest

import fives
from fives import Blocked, Seat, WentOut
from tests.family.laying import settled

OUT = WentOut(Seat(0))
BLOCK = Blocked()


def play(pips: int, points: int) -> fives.Part:
    """What a play was worth."""
    return fives.Part("play", fives.Pips(pips), fives.Pips(pips), fives.Points(points))


@pytest.mark.parametrize(
    ("rules", "hands", "end", "points"),
    [
        # The winner takes what the others have left, to the nearest five.
        (fives.ALL_FIVES, ("", "1-2"), OUT, [5, 0]),
        (fives.ALL_FIVES, ("", "1-1"), OUT, [0, 0]),
        (fives.ALL_FIVES, ("3-4", "6-6 3-4"), BLOCK, [20, 0]),
        (fives.MUGGINS, ("", "6-6 5-5 2-3"), OUT, [25, 0]),
        (fives.MUGGINS, ("", "6-6 5-5 2-4"), OUT, [30, 0]),
        (fives.MUGGINS, ("", "3-5", "2-6"), OUT, [15, 0, 0]),
        (fives.SNIFF, ("", "3-5", "2-6"), OUT, [15, 0, 0]),
        (fives.BONES_150, ("0-1", "3-5", "2-6"), BLOCK, [15, 0, 0]),
        (fives.SEVEN_TOED_PETE, ("0-1", "3-5", "2-6", "0-0 1-1"), BLOCK, [4, 0, 0, 0]),
        # Equal smallest hands: nobody, but two of three share in All Fives.
        (fives.ALL_FIVES, ("0-4", "1-3", "2-2", "6-6 0-2"), BLOCK, [0, 0, 0, 0]),
        (fives.ALL_FIVES, ("0-4", "1-3"), BLOCK, [0, 0]),
        (fives.ALL_FIVES, ("0-4", "1-3", "6-6 0-2"), BLOCK, [5, 5, 0]),
        (fives.ALL_FIVES, ("0-4", "1-3", "2-2"), BLOCK, [0, 0, 0]),
        (fives.MUGGINS, ("0-4", "1-3", "6-6 0-2"), BLOCK, [0, 0, 0]),
        # Everybody's own tiles are taken away.
        (fives.FIVE_UP, ("", "6-6 1-2"), OUT, [0, -3]),
        (fives.FIVE_UP, ("0-2", "0-3", "6-6 0-1"), BLOCK, [0, -1, -3]),
        # To the nearest five and divided by it.
        (fives.MERRY_GO_ROUND, ("", "0-2"), OUT, [0, 0]),
        (fives.MERRY_GO_ROUND, ("", "0-3"), OUT, [1, 0]),
        (fives.MERRY_GO_ROUND, ("", "1-6"), OUT, [1, 0]),
        (fives.MERRY_GO_ROUND, ("", "2-6"), OUT, [2, 0]),
        (fives.MERRY_GO_ROUND, ("", "6-6"), OUT, [2, 0]),
        # Sums are rounded once, or hand by hand.
        (fives.ALL_FIVES, ("", "0-2", "1-1", "0-2"), OUT, [5, 0, 0, 0]),
        (fives.FIVE_UP, ("", "0-2", "1-1", "0-2"), OUT, [0, 0, 0, 0]),
        (fives.FIVE_UP, ("", "3-5", "2-6"), OUT, [0, -2, -2]),
        # Each hand to the nearest three, before they are added up.
        (fives.ALL_THREES, ("", "0-4", "3-4"), OUT, [1 + 2, 0, 0]),
        (fives.ALL_THREES, ("0-1", "0-4", "3-4"), BLOCK, [1 + 2, 0, 0]),
        # A point for going out; nothing for a block.
        (fives.FIVES_AND_THREES, ("", "6-6"), OUT, [1, 0]),
        (fives.FIVES_AND_THREES, ("0-0", "6-6"), BLOCK, [0, 0]),
        # Pips as they are; after a block less one's own.
        (fives.BLOCK, ("", "0-0", "3-5"), OUT, [8, 0, 0]),
        (fives.BLOCK, ("3-4", "6-6 3-4"), BLOCK, [12, 0]),
        (fives.BLOCK, ("0-3", "1-2", "4-6"), BLOCK, [0, 0, 0]),
        # One point for the round; no double beats a double.
        (fives.BERGEN, ("", "6-6"), OUT, [1, 0]),
        (fives.BERGEN, ("0-0", "5-6"), BLOCK, [0, 1]),
        (fives.BERGEN, ("2-2", "1-1 5-6"), BLOCK, [0, 1]),
        (fives.BERGEN, ("0-5", "1-6"), BLOCK, [1, 0]),
        (fives.BERGEN, ("0-5", "1-4"), BLOCK, [0, 0]),
    ],
)
def test_singles(
    rules: fives.RuleSet, hands: tuple[str, ...], end: fives.RoundEnd, points: list[int]
) -> None:
    if rules is fives.SEVEN_TOED_PETE:
        assert [str(table) for table in rules.tables] == ["4 seats"]
    assert settled(rules, hands, end) == points


@pytest.mark.parametrize(
    ("rules", "hands", "end", "points"),
    [
        # Hands of 3, 2 and 13 cost 5, nothing and 15, each rounded by itself.
        (fives.SEVEN_ROCKS, ("", "0-3", "0-2", "6-6 0-1"), OUT, [0, -5 - 15]),
        (fives.SEVEN_ROCKS, ("0-3", "6-6 0-1", "0-2", ""), WentOut(Seat(3)), [-5, -15]),
        (fives.FIVE_UP, ("", "0-3", "0-3", "0-3"), OUT, [-1, -1 - 1]),
        # The partner's tiles are left out, whoever went out.
        (fives.ALL_FIVES, ("", "3-5", "6-6", "2-6"), OUT, [15, 0]),
        (fives.PARTNERSHIP, ("", "3-5", "6-6", "2-6"), OUT, [16, 0]),
        # Blocked: the sums of the sides are compared.
        (fives.PARTNERSHIP, ("0-0", "1-5", "4-5", "0-2"), BLOCK, [0, 9]),
        (fives.PARTNERSHIP, ("0-1", "1-1", "0-4", "0-3"), BLOCK, [0, 0]),
        (fives.SNIFF, ("0-1", "4-5", "0-2", "0-0"), BLOCK, [10, 0]),
    ],
)
def test_pairs(
    rules: fives.RuleSet, hands: tuple[str, ...], end: fives.RoundEnd, points: list[int]
) -> None:
    assert settled(rules, hands, end, pairs=True) == points


def test_the_last_play_comes_first_and_alone_where_hands_are_taken() -> None:
    gain = fives.ScoreEvent(fives.Side(0), (play(10, 10),))
    hands = (fives.TileSet(), fives.TileSet.parse("3-5"))
    for rules in (fives.ALL_FIVES, fives.MUGGINS, fives.FIVE_UP, fives.BERGEN):
        first, *others = rules.settlement.settle(
            WentOut(Seat(0), gain), hands, rules.table(2)
        ).batches
        assert first == (gain,)
        assert others


def test_the_last_play_and_the_point_for_going_out_are_one() -> None:
    gain = fives.ScoreEvent(fives.Side(0), (play(10, 2),))
    hands = (fives.TileSet(), fives.TileSet.parse("3-5"))
    rules = fives.FIVES_AND_THREES
    ((event,),) = rules.settlement.settle(WentOut(Seat(0), gain), hands, rules.table(2)).batches
    assert [part.points for part in event.parts] == [2, 1]
