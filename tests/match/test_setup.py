"""Positions built in one call, and every reason why one cannot be."""

import pickle
from collections.abc import Iterable
from typing import Any, cast

import attrs
import pytest

import fives
from tests.match.test_any_object import well_put

T = fives.Tile


def setup(**changes: Any) -> fives.Setup:
    """A sound position of two seats, or one that is changed."""
    sound: dict[str, Any] = {
        "variant": fives.HORSE_RACE,
        "seats": 2,
        "hands": ("2-6 0-1", "3-5 6-6"),
        "layout": "5-5 2-5@5-5.a",
    }
    return fives.Setup(**(sound | changes))


def codes(position: fives.Setup) -> list[str]:
    return [problem.code for problem in position.problems]


def test_a_turn() -> None:
    state = setup(scores=(7, 9), turn=1, opener=0).state()
    assert state.actor == 1
    assert state.phase is fives.Phase.TURN
    assert state.scores == (7, 9)
    assert state.opener == 0
    assert state.bound is None
    assert [str(hand) for hand in state.hands] == ["[0|1] [2|6]", "[3|5] [6|6]"]
    assert len(state.boneyard) == 22
    assert str(state.layout) == "5-5.a = 2-5.hi"
    assert state.layout.total == 12
    assert [str(move) for move in state.legal_moves()] == ["3-5@5-5.b"]


def test_without_an_opener_the_seat_to_move_opened() -> None:
    assert setup(turn=1).state().opener == 1
    assert setup(turn=1).state() == setup(turn=1, opener=1).state()


def test_an_empty_table_at_the_beginning_of_a_round() -> None:
    state = setup(layout="").state()
    assert [str(move) for move in state.legal_moves()] == ["0-1", "2-6"]
    assert state.layout.lead is None


def test_tiles_and_plays_as_objects_or_as_text() -> None:
    tiles = [[T(2, 6), T(0, 1)], fives.TileSet([T(3, 5), T(6, 6)])]
    plays = [fives.Play(T(5, 5)), fives.Play(T(2, 5), fives.Port.parse("5-5.a"))]
    mixed = ["[6|2]", T(1, 0)]
    expected = setup().state()
    assert setup(hands=tiles, layout=plays).state() == expected
    assert setup(hands=(mixed, "5-3 6-6"), layout=tuple(plays)).state() == expected
    assert setup(boneyard=expected.boneyard).state() == expected


def test_drawing() -> None:
    state = setup(hands=("0-1", "3-5"), phase=fives.Phase.DRAWING, turn=0).state()
    assert state.actor is fives.CHANCE
    assert len(state.legal_moves()) == 24
    after = state.apply(fives.Drawn(T(2, 2)))
    assert after.bound == T(2, 2)
    assert [str(move) for move in after.legal_moves()] == ["2-2@2-5.lo"]


def test_placing() -> None:
    state = setup(phase=fives.Phase.PLACING, bound="2-6").state()
    assert state.actor == 0
    assert state.bound == T(2, 6)
    assert [str(move) for move in state.legal_moves()] == ["2-6@2-5.lo"]
    (played, *_) = state.step(state.legal_moves()[0]).events
    assert isinstance(played, fives.TilePlayed)
    assert played.drawn
    assert setup(phase=fives.Phase.PLACING, bound=T(2, 6)).state() == state


def test_a_prescribed_lead() -> None:
    state = setup(layout="", bound="2-6").state()
    assert state.phase is fives.Phase.TURN
    assert state.legal_moves() == (fives.Play(T(2, 6)),)
    refusal = state.refusal(fives.Play(T(0, 1)))
    assert refusal is not None
    assert refusal.code == "BOUND_TILE"


def test_dealing() -> None:
    state = setup(
        hands=("0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1"), layout="", phase=fives.Phase.DEALING, opener=1
    ).state()
    assert state.actor is fives.CHANCE
    assert state.opener == 1
    assert len(state.legal_moves()) == 20
    assert T(1, 2) in state.apply(fives.Deal(T(1, 2))).hands[1]
    last = setup(
        hands=("0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6"),
        layout="",
        phase=fives.Phase.DEALING,
        opener=1,
    ).state()
    assert last.apply(fives.Deal(T(6, 6))).actor == 1


def test_a_lot() -> None:
    state = setup(hands=("", ""), layout="", phase=fives.Phase.LOT, scores=(3, 60)).state()
    assert state.legal_moves() == (fives.Lot(fives.Seat(0)), fives.Lot(fives.Seat(1)))
    assert state.opener is None
    assert state.scores == (3, 60)
    start = fives.HORSE_RACE.start(seats=2)
    assert setup(hands=("", ""), layout="", phase=fives.Phase.LOT).state() == start


def test_over() -> None:
    state = setup(scores=(61, 63), phase=fives.Phase.OVER, hands=("", "3-5")).state()
    assert state.actor is None
    assert state.legal_moves() == ()
    assert state.outcome == fives.Outcome((fives.Side(0), fives.Side(1)), "target-reached")


def test_three_seats_four_and_pairs() -> None:
    hands = ("0-1", "0-2", "0-3", "0-4")
    assert setup(seats=3, hands=hands[:3]).state().scores == (0, 0, 0)
    assert setup(seats=4, hands=hands).state().scores == (0, 0, 0, 0)
    pairs = setup(seats=4, hands=hands, pairs=True, scores=[5, 6], turn=3).state()
    assert pairs.scores == (5, 6)
    assert pairs.actor == 3


PROBLEMS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "nothing": ({}, []),
    "a table": ({"seats": 5}, ["NO_SUCH_TABLE"]),
    "a table of True": ({"seats": True}, ["NO_SUCH_TABLE"]),
    "three in pairs": ({"seats": 3, "pairs": True}, ["NO_SUCH_TABLE"]),
    "a hand too few": ({"hands": ("2-6",)}, ["HANDS"]),
    "a hand too many": ({"hands": ("2-6", "0-1", "0-2")}, ["HANDS"]),
    "no hands": ({"hands": ()}, ["HANDS"]),
    "a seat": ({"turn": 2}, ["NO_SUCH_SEAT"]),
    "a seat below": ({"turn": -1}, ["NO_SUCH_SEAT"]),
    "a seat of True": ({"turn": True}, ["NOT_A_SEAT"]),
    "a seat as text": ({"turn": "0"}, ["NOT_A_SEAT"]),
    "an opener": ({"opener": 2}, ["NO_SUCH_SEAT"]),
    "both": ({"turn": 7, "opener": -1}, ["NO_SUCH_SEAT", "NO_SUCH_SEAT"]),
    "a score too few": ({"scores": (1,)}, ["SCORES"]),
    "a score too many": ({"scores": (1, 2, 3)}, ["SCORES"]),
    "no score at all": ({"scores": ()}, ["SCORES"]),
    "a score as text": ({"scores": ("1", 2)}, ["NOT_A_NUMBER"]),
    "a score of True": ({"scores": (True, 2)}, ["NOT_A_NUMBER"]),
    "a fraction": ({"scores": (1.5, 2.5)}, ["NOT_A_NUMBER", "NOT_A_NUMBER"]),
    "a won match": ({"scores": (61, 0)}, ["MATCH_OVER"]),
    "a match not over": ({"phase": fives.Phase.OVER}, ["NOT_OVER"]),
    "passes": ({"passes": 1}, ["PASSES"]),
    "passes below": ({"passes": -1}, ["TOO_SMALL"]),
    "no tile": ({"hands": ("2-6 x", "3-5")}, ["NOT_A_TILE"]),
    "a play as tile": ({"hands": ("2-6@5-5.b", "3-5")}, ["NOT_A_TILE"]),
    "a number as tile": ({"hands": ([26], "3-5")}, ["NOT_TILES"]),
    "a hand of None": ({"hands": (None, "3-5")}, ["NOT_TILES"]),
    "a layout of None": ({"layout": None}, ["NOT_TILES"]),
    "a tile twice in a hand": ({"hands": ("2-6 6-2", "3-5")}, ["TILE_TWICE"]),
    "a tile in two hands": ({"hands": ("2-6", "3-5 2-6")}, ["TILE_TWICE"]),
    "a tile in hand and table": ({"hands": ("2-6 5-5", "3-5")}, ["TILE_TWICE"]),
    "a tile in hand and boneyard": (
        {"boneyard": fives.DOUBLE_SIX - {T(5, 5), T(2, 5), T(2, 6), T(0, 1), T(6, 6)}},
        ["TILE_TWICE"],
    ),
    "a tile beyond the set": ({"hands": ("2-7", "3-5")}, ["NOT_IN_SET"]),
    "a missing tile": (
        {
            "boneyard": fives.DOUBLE_SIX
            - {T(5, 5), T(2, 5), T(2, 6), T(0, 1), T(3, 5), T(6, 6), T(0, 0)}
        },
        ["TILE_MISSING"],
    ),
    "an empty boneyard": ({"boneyard": ""}, ["TILE_MISSING"]),
    "a gap in the line": ({"layout": "5-5 2-4@5-5.a"}, ["VALUES_DIFFER"]),
    "a second lead": ({"layout": "5-5 2-5"}, ["NEEDS_PORT"]),
    "a port that is taken": ({"layout": "5-5 2-5@5-5.a 1-5@5-5.a"}, ["PORT_TAKEN"]),
    "a branch too soon": ({"layout": "5-5 2-5@5-5.c"}, ["BRANCH_BEFORE_LINE"]),
    "a tile laid twice": ({"layout": "2-3 2-3@2-3.hi"}, ["ALREADY_LAID", "TILE_TWICE"]),
    "no play": ({"layout": "5-5 pass"}, ["NOT_A_PLAY"]),
    "no notation": ({"layout": "5-5 2-5@5-5"}, ["NO_FACE"]),
    "an empty hand": ({"hands": ("2-6", "")}, ["EMPTY_HAND"]),
    "nothing to move with": ({"hands": ("", "2-6")}, ["EMPTY_HAND", "NOT_TO_MOVE"]),
    "bound, not held": ({"phase": fives.Phase.PLACING, "bound": "2-2"}, ["BOUND"]),
    "bound, fits nowhere": ({"phase": fives.Phase.PLACING, "bound": "0-1"}, ["BOUND"]),
    "nothing bound": ({"phase": fives.Phase.PLACING}, ["BOUND"]),
    "bound in mid-turn": ({"bound": "2-6"}, ["BOUND"]),
    "bound as a number": ({"phase": fives.Phase.PLACING, "bound": 26}, ["NOT_TILES"]),
    "drawing though able": ({"phase": fives.Phase.DRAWING}, ["NOT_DRAWING"]),
    "a lot with tiles dealt": (
        {"phase": fives.Phase.LOT, "layout": ""},
        ["NOT_DEALT"],
    ),
    "a lot with tiles laid": ({"phase": fives.Phase.LOT, "hands": ("", "")}, ["NOT_DEALT"]),
    "a deal out of turn": (
        {"phase": fives.Phase.DEALING, "layout": "", "hands": ("2-6", "0-1")},
        ["NOT_DEALT"],
    ),
    "a deal that is done": (
        {
            "phase": fives.Phase.DEALING,
            "layout": "",
            "hands": ("0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6 2-2"),
        },
        ["NOT_DEALT"],
    ),
    "many things": (
        {"hands": ("2-6 x", "2-6 9-9"), "turn": 4, "scores": (1,), "layout": "5-5 2-4@5-5.a"},
        ["NOT_A_TILE", "VALUES_DIFFER", "SCORES", "NO_SUCH_SEAT", "TILE_TWICE", "NOT_IN_SET"],
    ),
    "a bad table and more": (
        {"seats": 5, "hands": ("2-6 2-6", "19-1"), "passes": True},
        ["NO_SUCH_TABLE", "NOT_A_TILE", "NOT_A_NUMBER", "TILE_TWICE"],
    ),
    "two things of the rules": (
        {"hands": ("2-6", ""), "scores": (61, 0)},
        ["MATCH_OVER", "EMPTY_HAND"],
    ),
}


@pytest.mark.parametrize(("changes", "expected"), PROBLEMS.values(), ids=PROBLEMS)
def test_every_problem_is_listed_at_once(changes: dict[str, Any], expected: list[str]) -> None:
    position = setup(**changes)
    assert codes(position) == expected
    if not expected:
        assert position.state().layout.total == 12
        return
    with pytest.raises(fives.SetupError) as caught:
        position.state()
    assert caught.value.problems == position.problems
    assert pickle.loads(pickle.dumps(caught.value)).problems == position.problems
    for problem in caught.value.problems:
        assert problem.sentence.endswith(".")
        assert problem.sentence in str(caught.value)
    well_put(fives.InputError("X", caught.value.problems[0].sentence))


def test_nothing_is_dropped_in_silence() -> None:
    two_bound = setup(hands=("2-6 2-2", "3-5"), phase=fives.Phase.PLACING, bound="2-6 2-2")
    assert two_bound.problems
    lot = setup(phase=fives.Phase.LOT, hands=("", ""), layout="", opener=1)
    assert lot.problems
    assert setup(bound="", hands=("2-6", "3-5")).problems


CLOSED = (
    "0-0 0-1@0-0.a 0-2@0-0.b 1-3@0-1.hi 0-3@1-3.hi 2-4@0-2.hi 0-4@2-4.hi "
    "0-5@0-3.lo 5-6@0-5.hi 0-6@5-6.hi"
)
"""Every tile with a blank lies on the table, and blanks are all that is open."""


def test_a_blocked_round_cannot_go_on() -> None:
    laid = {play.partition("@")[0] for play in CLOSED.split()}
    rest = [tile for tile in fives.DOUBLE_SIX if tile.notation not in laid]
    closed = setup(layout=CLOSED, hands=(rest[:9], rest[9:]), boneyard="")
    assert codes(closed) == ["ROUND_BLOCKED"]
    assert codes(attrs.evolve(closed, phase=fives.Phase.DRAWING)) == ["NOT_DRAWING"]
    with_one_to_draw = attrs.evolve(closed, hands=(rest[:9], rest[9:-1]), boneyard=rest[-1:])
    assert [str(move) for move in with_one_to_draw.state().legal_moves()] == ["draw"]
    assert [str(p) for p in with_one_to_draw.state().layout.ports] == [
        "0-0.c",
        "0-0.d",
        "0-4.lo",
        "0-6.lo",
    ]


def test_iterators_are_read_once_and_for_all() -> None:
    def once(*tiles: fives.Tile) -> Iterable[fives.Tile]:
        yield from tiles

    position = setup(hands=(once(T(2, 6), T(0, 1)), once(T(3, 5), T(6, 6))))
    assert position.problems == ()
    assert position.state() == setup().state()


def test_what_is_given_may_change_afterwards() -> None:
    hands = [["2-6", "0-1"], ["3-5", "6-6"]]
    scores = [1, 2]
    position = setup(hands=hands, scores=scores)
    hands[0].append("2-6")
    scores.append(9)
    assert position.state() == setup(scores=(1, 2)).state()


@pytest.mark.parametrize(
    "changes",
    [
        {"hands": 5},
        {"hands": None},
        {"scores": 5},
        {"phase": "TURN"},
        {"phase": None},
        {"layout": 5},
    ],
    ids=repr,
)
def test_a_value_of_another_type_is_a_problem_too(changes: dict[str, Any]) -> None:
    with pytest.raises(fives.SetupError) as caught:
        setup(**changes).state()
    assert caught.value.problems


@pytest.mark.parametrize(
    "variant", [None, 5, "horse-race", object()], ids=["nothing", "a number", "a name", "a thing"]
)
def test_what_is_no_variant(variant: object) -> None:
    with pytest.raises(fives.VariantError) as caught:
        setup(variant=cast(fives.Variant, variant)).state()
    well_put(caught.value)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"hands": ("0-1 5-5", "4-4 6-6")}, ["NOT_DRAWING"]),
        ({"hands": ("5-5", "4-4 6-6")}, ["BOUND"]),
        ({"hands": ("1-2 5-5", "4-4 6-6")}, []),
    ],
)
def test_a_drawn_tile_comes_to_a_hand_with_nothing_else_to_place(
    changes: dict[str, Any], expected: list[str]
) -> None:
    drawn = setup(layout="0-5", phase=fives.Phase.PLACING, bound="5-5", **changes)
    assert codes(drawn) == expected


def test_scores_are_judged_even_when_tiles_are_wrong() -> None:
    wrong = setup(hands=("0-0", "0-0"), layout="", scores=(61, 0))
    assert codes(wrong) == ["TILE_TWICE", "MATCH_OVER"]
    several = setup(hands="0-0 0-0", scores=(1, 2, 3), turn=9, passes=-1)
    assert codes(several) == ["HANDS", "SCORES", "TOO_SMALL", "NO_SUCH_SEAT"]


@pytest.mark.parametrize(
    ("target", "score", "possible"),
    [
        (fives.Exactly(61), 62, False),
        (fives.Exactly(61), 60, True),
        (fives.Exactly(61), -5, True),
        (fives.Exactly(61, floor=0), -5, False),
        (fives.AtLeast(61), -5, True),
    ],
    ids=str,
)
def test_a_score_that_the_target_never_lets_stand_cannot_be(
    target: fives.Target, score: int, possible: bool
) -> None:
    rules = attrs.evolve(fives.EXACT_61, target=target)
    position = setup(variant=rules, scores=(score, 0))
    assert codes(position) == ([] if possible else ["SCORE"])
