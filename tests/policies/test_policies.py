"""Each policy by itself: the sentence of the rules that it says."""

import attrs
import pytest

import fives
from tests.properties.reference import rounded

T, P, S = fives.Tile, fives.Points, fives.Side
TWO, THREE, FOUR = fives.Table(2), fives.Table(3), fives.Table(4)
PAIRS = fives.Table(4, pairs=True)


def hands(*texts: str) -> tuple[fives.TileSet, ...]:
    return tuple(fives.TileSet(map(T.parse, text.split())) for text in texts)


def gain(side: int, total: int) -> fives.ScoreEvent:
    points = P(total // 5)
    return fives.ScoreEvent(
        S(side), (fives.Part("play", fives.Pips(total), fives.Pips(total), points),)
    )


@pytest.mark.parametrize("pips", range(0, 169))
def test_to_nearest_rounds_once(pips: int) -> None:
    part = fives.ToNearest(5).part("opponents", pips)
    assert (part.reason, part.pips) == ("opponents", pips)
    assert part.points == rounded(pips)
    assert part.counted == 5 * part.points
    assert abs(part.counted - pips) <= 2


def test_to_nearest_of_another_unit() -> None:
    assert [fives.ToNearest(1).part("x", n).points for n in (0, 1, 17)] == [0, 1, 17]
    assert [fives.ToNearest(3).part("x", n).points for n in range(6)] == [0, 0, 1, 1, 1, 2]
    assert [fives.ToNearest(2).part("x", n).points for n in range(5)] == [0, 1, 1, 2, 2]


def test_multiples_score_their_quotient() -> None:
    fives_of = fives.MultiplesOf(5)
    totals = range(0, 41)
    expected = [total // 5 if total % 5 == 0 else 0 for total in totals]
    assert [fives_of.for_total(fives.Pips(total)) for total in totals] == expected
    assert fives.MultiplesOf(3).for_total(fives.Pips(15)) == 5
    assert fives.NoPoints().for_total(fives.Pips(15)) == 0


def test_out_takes_the_other_hands() -> None:
    takes_all = fives.SmallestTakesAll(fives.ToNearest(5))
    out = fives.WentOut(fives.Seat(1))
    result = takes_all.settle(out, hands("6-6", "", "2-3"), THREE)
    ((award,),) = result.batches
    assert result.winners == (1,)
    assert (award.side, award.parts[0].pips, award.points) == (1, 17, 3)
    ((award,),) = takes_all.settle(out, hands("", "", "0-0"), THREE).batches
    assert (award.side, award.points) == (1, 0)
    # The partner's seven stay out of it: nine and eight are counted.
    left = hands("", "4-5", "1-6", "3-5")
    ((award,),) = takes_all.settle(fives.WentOut(fives.Seat(0)), left, PAIRS).batches
    assert (award.side, award.parts[0].pips, award.points) == (0, 17, 3)


def test_the_last_play_comes_first_and_by_itself() -> None:
    takes_all = fives.SmallestTakesAll(fives.ToNearest(5))
    out = fives.WentOut(fives.Seat(0), gain(0, 10))
    first, second = takes_all.settle(out, hands("", "6-6"), TWO).batches
    assert first == (gain(0, 10),)
    assert [event.points for event in second] == [2]
    blocked = fives.Blocked(gain(1, 5))
    first, second = takes_all.settle(blocked, hands("0-1", "6-6"), TWO).batches
    assert first == (gain(1, 5),)
    assert [(event.side, event.points) for event in second] == [(0, 2)]


@pytest.mark.parametrize(
    ("left", "table", "awards"),
    [
        (("0-1", "4-5"), TWO, {0: 2}),
        (("4-5", "0-1"), TWO, {1: 2}),
        (("0-4", "1-3", "2-2", "6-6 0-2"), FOUR, {0: 4, 1: 4, 2: 4}),
        (("6-6", "5-5", "", ""), PAIRS, {1: 2}),
        (("0-1", "0-5", "6-6 2-3", "0-6"), PAIRS, {1: 4}),
        (("5-6", "6-6", "0-1", ""), PAIRS, {0: 2, 1: 2}),
        (("0-1", "0-0 1-0"), TWO, {0: 0, 1: 0}),
    ],
)
def test_blocked_the_smallest_sides_take_all(
    left: tuple[str, ...], table: fives.Table, awards: dict[int, int]
) -> None:
    takes_all = fives.SmallestTakesAll(fives.ToNearest(5))
    result = takes_all.settle(fives.Blocked(), hands(*left), table)
    (batch,) = result.batches
    assert result.winners == tuple(awards)
    assert {event.side: event.points for event in batch} == awards


def test_at_least_wins_at_once_and_may_be_shared() -> None:
    target = fives.AtLeast(61)
    for over in (False, True):
        assert target.verdict((P(60), P(60)), TWO, over) is None
        won = target.verdict((P(60), P(61)), TWO, over)
        assert won == fives.Outcome((S(1),), "target-reached")
        shared = target.verdict((P(62), P(3), P(61)), THREE, over)
        assert shared == fives.Outcome((S(0), S(2)), "target-reached")
    assert target.refusal(P(60), gain(0, 50), TWO) is None


def test_who_went_out_opens() -> None:
    opening = fives.WhoWentOutOpens()
    for table in (TWO, THREE, FOUR, PAIRS):
        empty = (fives.TileSet(),) * table.seats
        assert opening.opener(None, table) is fives.Opener.LOT
        blocked = fives.PastRound(fives.Seat(1), fives.Blocked(), empty)
        assert opening.opener(blocked, table) is fives.Opener.LOT
        for seat in range(table.seats):
            out = fives.PastRound(fives.Seat(0), fives.WentOut(fives.Seat(seat)), empty)
            assert opening.opener(out, table) == seat
    assert all(opening.may_lead(tile, P(0)) for tile in fives.DOUBLE_SIX)


def test_hands_by_seats() -> None:
    dealing = fives.BySeats(7, 6, 5)
    assert [dealing.hand_size(table) for table in (TWO, THREE, FOUR, PAIRS)] == [7, 6, 5, 5]
    assert [dealing.reserve(table) for table in (TWO, THREE, FOUR)] == [0, 0, 0]
    assert fives.BySeats(7, 7, 6, kept=2).reserve(THREE) == 2
    with pytest.raises(fives.InputError):
        dealing.hand_size(fives.Table(5))


@pytest.mark.parametrize(
    ("name", "wrong", "code"),
    [
        ("two", -1, "TOO_SMALL"),
        ("three", 0, "TOO_SMALL"),
        ("four", 5.0, "NOT_A_NUMBER"),
        ("two", "7", "NOT_A_NUMBER"),
        ("kept", -1, "TOO_SMALL"),
        ("kept", True, "NOT_A_NUMBER"),
        ("tiles", "all", "NOT_TILES"),
        ("tiles", frozenset(fives.DOUBLE_SIX), "NOT_TILES"),
    ],
)
def test_a_dealing_refuses_what_is_no_number_of_tiles(name: str, wrong: object, code: str) -> None:
    with pytest.raises(fives.InputError, match=rf"^BySeats\.{name} is ") as caught:
        fives.BySeats(**{"two": 7, "three": 6, "four": 5, name: wrong})  # type: ignore[arg-type]
    assert caught.value.code == code


def test_drawing() -> None:
    for leading in (False, True):
        assert fives.OnlyWhenStuck().may_draw(False, leading)
        assert not fives.OnlyWhenStuck().may_draw(True, leading)
        assert not fives.NoDrawing().may_draw(False, leading)
        assert not fives.NoDrawing().may_draw(True, leading)
    assert fives.OnlyWhenStuck().binds
    assert not fives.NoDrawing().binds


def test_ending() -> None:
    ending = fives.OutOrNobodyCanPlace()
    assert ending.out(fives.Seat(1), (3, 0), TWO)
    table = [(can, drawable) for can in (True, False) for drawable in (2, 1, 0)]
    found = [ending.blocked(can, drawable, 0, seats=2) for can, drawable in table]
    assert found == [False, False, False, False, False, True]


def test_continuation() -> None:
    keeps = fives.DoubleOrScore().keeps_turn
    double, plain = T(5, 5), T(2, 5)
    cases = {
        (double, 2): ("double", "score"),
        (double, 0): ("double",),
        (plain, 1): ("score",),
        (plain, 0): (),
    }
    for (tile, points), reasons in cases.items():
        assert keeps(fives.Played(tile, P(points), drawn=False)) == reasons
        assert keeps(fives.Played(tile, P(points), drawn=True)) == ()
        assert fives.EveryPlayEndsTheTurn().keeps_turn(fives.Played(tile, P(points), False)) == ()


def test_spinners_and_counting() -> None:
    assert [tile for tile in fives.DOUBLE_SIX if fives.EveryDouble().spins(tile)] == [
        T(n, n) for n in range(7)
    ]
    assert not any(fives.NoDouble().spins(tile) for tile in fives.DOUBLE_SIX)
    a, b, c = fives.Face.A, fives.Face.B, fives.Face.C
    halves = fives.BothHalvesWhileOpen().halves
    for joined, count in (((), 2), ((a,), 2), ((b,), 2), ((a, b), 0), ((a, b, c), 0)):
        assert halves(frozenset(joined), spinner=True) == count
        assert halves(frozenset(joined), spinner=False) == count


POLICIES: list[object] = [
    fives.AtLeast(61),
    fives.BothHalvesWhileOpen(),
    fives.BySeats(7, 6, 5),
    fives.DoubleOrScore(),
    fives.EveryDouble(),
    fives.EveryPlayEndsTheTurn(),
    fives.MultiplesOf(5),
    fives.NoDouble(),
    fives.NoDrawing(),
    fives.NoPoints(),
    fives.OnlyWhenStuck(),
    fives.OutOrNobodyCanPlace(),
    fives.SmallestTakesAll(fives.ToNearest(5)),
    fives.ToNearest(5),
    fives.WhoWentOutOpens(),
]


@pytest.mark.parametrize("policy", POLICIES, ids=repr)
def test_a_policy_is_its_parameters(policy: object) -> None:
    assert attrs.has(type(policy))
    again = attrs.evolve(policy)  # type: ignore[misc]
    assert again == policy
    assert hash(again) == hash(policy)
    assert repr(again) == repr(policy)
    assert eval(repr(policy), vars(fives)) == policy
    assert not hasattr(policy, "__dict__")
    assert policy != object()


def test_other_parameters_make_another_policy() -> None:
    assert fives.AtLeast(61) != fives.AtLeast(100)
    assert fives.BySeats(7, 6, 5) != fives.BySeats(7, 6, 5, kept=2)
    assert len({*POLICIES, *POLICIES}) == len(POLICIES)


@pytest.mark.parametrize("rounding", [None, 5, "five", fives.ToNearest], ids=repr)
def test_a_settlement_needs_a_rounding(rounding: fives.Rounding) -> None:
    for settlement in (fives.SmallestTakesAll, fives.HandDifferences, fives.SingleSmallest):
        with pytest.raises(fives.InputError, match="is a rounding, not"):
            settlement(rounding)


def test_parameters_of_the_other_games_are_checked_too() -> None:
    with pytest.raises(fives.InputError):
        fives.HandDifferences(fives.ToNearest(5), first_seat=-1)
    with pytest.raises(fives.InputError):
        fives.Freely(before_leading=1)  # type: ignore[arg-type]
    with pytest.raises(fives.InputError):
        fives.Exactly(61, floor="0")  # type: ignore[arg-type]
    with pytest.raises(fives.InputError):
        fives.BestAtLeast(100, 0, 61)
