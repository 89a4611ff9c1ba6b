"""Wrong moves, seats, tiles, tables and texts: a code, a sentence, and nothing half applied."""

import copy
from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

import fives
from tests.match.test_any_object import well_put
from tests.strategies import At, match

T = fives.Tile
PORT = fives.Port.parse


def position(
    layout: str = "5-5 2-5@5-5.a",
    hands: tuple[str, ...] = ("2-6 0-1", "3-5 6-6"),
    boneyard: str | None = None,
    phase: fives.Phase = fives.Phase.TURN,
    bound: str | None = None,
    scores: tuple[int, int] = (0, 0),
) -> fives.GameState:
    """Two seats; seat 0 is to move. Tiles that are named nowhere lie in the boneyard."""
    if boneyard is not None:
        named = {tile.notation for tile in fives.DOUBLE_SIX}
        named -= {*" ".join(hands).split(), *(play.partition("@")[0] for play in layout.split())}
        kept = set(boneyard.split())
        hands = (hands[0], " ".join([hands[1], *sorted(named - kept)]))
    return fives.Setup(
        variant=fives.HORSE_RACE,
        seats=2,
        hands=hands,
        layout=layout,
        boneyard=boneyard,
        phase=phase,
        bound=bound,
        scores=scores,
    ).state()


STUCK = ("0-1 0-3", "3-5 6-6")


@cache
def positions() -> dict[str, fives.GameState]:
    """Positions by name, for the tables of wrong moves below."""
    spinner = "5-5 2-5@5-5.a 3-5@5-5.b"
    return {
        "lot": fives.HORSE_RACE.start(seats=2),
        "dealing": fives.HORSE_RACE.start(seats=2).apply(fives.Lot(fives.Seat(1))),
        "lead": position(layout=""),
        "turn": position(),
        "spinner": position(spinner, ("1-5 2-2", "0-0")),
        "covered": position(f"{spinner} 4-5@5-5.c", ("1-5 2-2", "0-0")),
        "stuck": position(hands=STUCK),
        "stuck, empty boneyard": position(hands=STUCK, boneyard=""),
        "able, empty boneyard": position(boneyard=""),
        "drawing": position(hands=STUCK, phase=fives.Phase.DRAWING),
        "placing": position(hands=("2-6 0-1", "3-5"), phase=fives.Phase.PLACING, bound="2-6"),
        "over": position(scores=(61, 3), phase=fives.Phase.OVER),
    }


WRONG_MOVES = [
    ("lot", "lot 2", "NO_SUCH_SEAT", None),
    ("lot", "deal 2-5", "NOT_NOW", None),
    ("lot", "drawn 2-5", "NOT_NOW", None),
    ("lot", "2-5", "CHANCE_TO_MOVE", None),
    ("lot", "draw", "CHANCE_TO_MOVE", None),
    ("lot", "pass", "CHANCE_TO_MOVE", None),
    ("dealing", "deal 6-7", "NOT_IN_BONEYARD", None),
    ("dealing", "drawn 2-5", "NOT_NOW", None),
    ("dealing", "lot 0", "NOT_NOW", None),
    ("dealing", "pass", "CHANCE_TO_MOVE", None),
    ("lead", "2-6@5-5.a", "LEAD_HAS_NO_PORT", None),
    ("lead", "3-5", "NOT_IN_HAND", None),
    ("lead", "draw", "MUST_PLACE", "HR-17"),
    ("lead", "pass", "MUST_PLACE", "HR-17"),
    ("lead", "lot 0", "SEAT_TO_MOVE", None),
    ("turn", "3-5@5-5.b", "NOT_IN_HAND", None),
    ("turn", "6-7@2-5.lo", "NOT_IN_HAND", None),
    ("turn", "5-5@2-5.lo", "NOT_IN_HAND", None),
    ("turn", "2-6", "NEEDS_PORT", None),
    ("turn", "2-6@5-5.b", "VALUES_DIFFER", "HR-10"),
    ("turn", "0-1@2-5.lo", "VALUES_DIFFER", "HR-10"),
    ("turn", "2-6@2-5.hi", "PORT_TAKEN", "HR-14"),
    ("turn", "2-6@5-5.a", "PORT_TAKEN", "HR-14"),
    ("turn", "2-6@5-5.c", "BRANCH_BEFORE_LINE", "HR-14"),
    ("turn", "2-6@2-2.a", "NO_SUCH_PORT", None),
    ("turn", "2-6@2-6.lo", "NO_SUCH_PORT", None),
    ("turn", "2-6@2-7.lo", "NO_SUCH_PORT", None),
    ("turn", "draw", "MUST_PLACE", "HR-17"),
    ("turn", "pass", "MUST_PLACE", "HR-17"),
    ("turn", "drawn 1-1", "SEAT_TO_MOVE", None),
    ("turn", "deal 1-1", "SEAT_TO_MOVE", None),
    ("spinner", "1-5@5-5.a", "PORT_TAKEN", "HR-14"),
    ("spinner", "2-2@5-5.c", "VALUES_DIFFER", "HR-10"),
    ("covered", "1-5@5-5.c", "PORT_TAKEN", "HR-14"),
    ("stuck", "pass", "MUST_DRAW", None),
    ("stuck", "0-1@2-5.lo", "VALUES_DIFFER", "HR-10"),
    ("stuck, empty boneyard", "draw", "BONEYARD_EMPTY", "HR-18"),
    ("able, empty boneyard", "pass", "MUST_PLACE", "HR-17"),
    ("drawing", "drawn 0-1", "NOT_IN_BONEYARD", None),
    ("drawing", "drawn 2-5", "NOT_IN_BONEYARD", None),
    ("drawing", "drawn 6-7", "NOT_IN_BONEYARD", None),
    ("drawing", "deal 1-1", "NOT_NOW", None),
    ("drawing", "draw", "CHANCE_TO_MOVE", None),
    ("placing", "0-1@5-5.b", "BOUND_TILE", "HR-13"),
    ("placing", "2-6@5-5.b", "VALUES_DIFFER", "HR-10"),
    ("placing", "draw", "BOUND_TILE", "HR-13"),
    ("placing", "pass", "BOUND_TILE", "HR-13"),
    ("over", "2-6@2-5.lo", "MATCH_OVER", None),
    ("over", "lot 0", "MATCH_OVER", None),
    ("over", "pass", "MATCH_OVER", None),
]


@pytest.mark.parametrize(
    ("where", "text", "code", "rule"), WRONG_MOVES, ids=[f"{w}: {t}" for w, t, *_ in WRONG_MOVES]
)
def test_a_wrong_move_is_refused(where: str, text: str, code: str, rule: str | None) -> None:
    state, move = positions()[where], fives.parse_move(text)
    before = (copy.copy(state), hash(state), repr(state), state.legal_moves())
    refusal = state.refusal(move)
    assert refusal is not None
    assert refusal.code == code
    if rule is not None:
        assert refusal.rule == rule
    assert refusal.sentence.endswith(".")
    for act in (state.apply, state.step):
        with pytest.raises(fives.IllegalMoveError) as caught:
            act(move)
        assert (caught.value.code, caught.value.message) == (code, refusal.sentence)
        assert caught.value.refusal == refusal
        well_put(caught.value)
    assert (state, hash(state), repr(state), state.legal_moves()) == before


def test_the_seat_to_move_hears_the_same_from_its_view() -> None:
    for where, text, *_ in WRONG_MOVES:
        state = positions()[where]
        if state.actor is not fives.CHANCE and state.actor is not None:
            move = fives.parse_move(text)
            assert state.view(state.actor).refusal(move) == state.refusal(move)


def test_another_seat_hears_that_it_is_not_its_turn() -> None:
    refusal = positions()["turn"].view(1).refusal(fives.parse_move("3-5@5-5.b"))
    assert refusal is not None
    assert (refusal.code, refusal.sentence) == (
        "NOT_YOUR_TURN",
        "It is seat 0's turn, not seat 1's.",
    )
    refusal = positions()["lot"].view(1).refusal(fives.Pass())
    assert refusal is not None
    assert refusal.sentence == "It is chance's turn, not seat 1's."
    refusal = positions()["over"].view(1).refusal(fives.Pass())
    assert refusal is not None
    assert refusal.code == "MATCH_OVER"


def test_only_a_listed_play_can_be_previewed() -> None:
    view = positions()["turn"].view(0)
    for move in (fives.parse_move("2-6@5-5.b"), fives.Draw(), fives.Pass()):
        with pytest.raises(fives.IllegalMoveError):
            view.preview(cast(fives.Play, move))
    stuck = positions()["stuck"].view(0)
    with pytest.raises(fives.IllegalMoveError) as caught:
        stuck.preview(cast(fives.Play, fives.Draw()))
    assert caught.value.code == "NOT_A_PLAY"


SEATS: list[tuple[object, str]] = [
    (True, "NOT_A_SEAT"),
    (False, "NOT_A_SEAT"),
    (-1, "NO_SUCH_SEAT"),
    (2, "NO_SUCH_SEAT"),
    (7, "NO_SUCH_SEAT"),
    (10**30, "NO_SUCH_SEAT"),
    ("0", "NOT_A_SEAT"),
    (None, "NOT_A_SEAT"),
    (1.0, "NOT_A_SEAT"),
    (fives.CHANCE, "NOT_A_SEAT"),
]


@pytest.mark.parametrize(("seat", "code"), SEATS, ids=[repr(seat) for seat, _ in SEATS])
def test_a_wrong_seat_is_refused(seat: object, code: str) -> None:
    given = cast(int, seat)
    table = fives.Table(2)
    asks: list[Callable[[], object]] = [
        lambda: positions()["turn"].view(given),
        lambda: table.seat(seat),
        lambda: table.side(given),
        lambda: table.after(given),
    ]
    for ask in asks:
        with pytest.raises(fives.InputError) as caught:
            ask()
        assert caught.value.code == code
        well_put(caught.value)
    with pytest.raises(fives.InputError) as caught:
        table.members(given)
    assert caught.value.code == "NO_SUCH_SIDE"


@pytest.mark.parametrize("seat", [True, -1, "0", None, 1.0, 1j])
def test_a_lot_names_a_whole_number(seat: object) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.Lot(cast(fives.Seat, seat))
    assert caught.value.code in ("NOT_A_NUMBER", "TOO_SMALL")
    well_put(caught.value)


HALVES: list[tuple[object, str]] = [
    (19, "NO_SUCH_HALF"),
    (99, "NO_SUCH_HALF"),
    (-1, "NO_SUCH_HALF"),
    ("2", "NOT_A_HALF"),
    ("?", "NOT_A_HALF"),
    (True, "NOT_A_HALF"),
    (2.0, "NOT_A_HALF"),
    (None, "NOT_A_HALF"),
]


@pytest.mark.parametrize(("half", "code"), HALVES, ids=[repr(half) for half, _ in HALVES])
def test_a_wrong_half_is_refused(half: object, code: str) -> None:
    given = cast(int, half)
    for first, second in ((given, 2), (2, given), (given, given)):
        with pytest.raises(fives.InputError) as caught:
            fives.Tile(first, second)
        assert caught.value.code == code
        well_put(caught.value)


def test_a_tile_beyond_the_set_is_refused_wherever_it_turns_up() -> None:
    seven = T(2, 7)
    assert positions()["turn"].refusal(fives.Play(seven, PORT("2-5.lo"))) is not None
    assert positions()["turn"].refusal(fives.Play(T(2, 6), PORT("2-7.lo"))) is not None
    assert positions()["drawing"].refusal(fives.Drawn(seven)) is not None
    refusal = fives.HORSE_RACE.layout().refusal(seven)
    assert refusal is not None
    assert refusal.sentence == "[2|7] is not in the set, whose highest tile is [6|6]."


START: list[tuple[tuple[object, ...], str]] = [
    ((5,), "Horse Race is not played at 5 seats"),
    ((1,), "Horse Race is not played at 1 seat"),
    ((0,), "Horse Race is not played at 0 seats"),
    ((-2,), "Horse Race is not played at -2 seats"),
    ((3, True), "Horse Race is not played at 3 seats in pairs"),
    ((2, True), "Horse Race is not played at 2 seats in pairs"),
    ((True,), "Seats are counted by a whole number, not a bool"),
    (("4",), "Seats are counted by a whole number, not a str"),
    ((4.0,), "Seats are counted by a whole number, not a float"),
    ((None,), "Seats are counted by a whole number, not a NoneType"),
]


@pytest.mark.parametrize(("given", "sentence"), START, ids=[repr(given) for given, _ in START])
def test_a_wrong_table_is_refused(given: tuple[object, ...], sentence: str) -> None:
    seats, pairs = cast(int, given[0]), cast(bool, given[1]) if len(given) > 1 else False
    starts: list[Callable[[], object]] = [
        lambda: fives.HORSE_RACE.start(seats, pairs),
        lambda: fives.HORSE_RACE.table(seats, pairs),
        lambda: fives.start(fives.HORSE_RACE, seats, pairs),
    ]
    for begin in starts:
        with pytest.raises(fives.InputError) as caught:
            begin()
        assert caught.value.code == "NO_SUCH_TABLE"
        assert caught.value.message.startswith(sentence)
        assert "2 seats, 3 seats, 4 seats, 4 seats in pairs." in caught.value.message
        well_put(caught.value)


@pytest.mark.parametrize("pairs", [1, 0, "yes", None, 1.0])
def test_pairs_that_are_no_yes_or_no_are_refused_for_that(pairs: object) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.HORSE_RACE.start(4, cast(bool, pairs))
    well_put(caught.value)
    assert "not played at 4 seats in pairs" not in caught.value.message
    assert "not played at 4 seats;" not in caught.value.message


TABLES: list[tuple[tuple[object, ...], str]] = [
    ((1,), "TOO_SMALL"),
    ((0,), "TOO_SMALL"),
    ((-4,), "TOO_SMALL"),
    ((True,), "NOT_A_NUMBER"),
    (("4",), "NOT_A_NUMBER"),
    ((4.0,), "NOT_A_NUMBER"),
    ((3, True), "PAIRS"),
    ((2, True), "PAIRS"),
    ((4, 1), "PAIRS"),
    ((4, None), "PAIRS"),
    ((4, False, 1), "DIRECTION"),
    ((4, False, "clockwise"), "DIRECTION"),
]


@pytest.mark.parametrize(("given", "code"), TABLES, ids=[repr(given) for given, _ in TABLES])
def test_a_table_that_cannot_be_is_refused(given: tuple[object, ...], code: str) -> None:
    with pytest.raises(fives.InputError) as caught:
        cast("Callable[..., object]", fives.Table)(*given)
    assert caught.value.code == code
    well_put(caught.value)


TEXTS: list[tuple[str, str, int]] = [
    ("", "NOT_A_MOVE", 1),
    (" ", "NOT_A_MOVE", 1),
    ("5", "NOT_A_TILE", 1),
    ("2-", "NOT_A_TILE", 1),
    ("-2-5", "NOT_A_MOVE", 1),
    ("2--5", "NOT_A_TILE", 1),
    ("2-5-5", "NOT_A_TILE", 1),
    ("2-5 ", "NOT_A_TILE", 1),
    (" 2-5", "NOT_A_MOVE", 1),
    ("2 - 5", "NOT_A_TILE", 1),
    ("2-5\n", "NOT_A_TILE", 1),
    ("2-19", "NOT_A_TILE", 1),
    ("2-007", "NOT_A_TILE", 1),
    ("2-" + "9" * 9999, "NOT_A_TILE", 1),
    ("9" * 9999, "NOT_A_TILE", 1),
    ("2−5", "NOT_A_TILE", 1),
    ("２-５", "NOT_A_TILE", 1),
    ("٢-٥", "NOT_A_TILE", 1),
    ("²-5", "NOT_A_TILE", 1),
    ("2-5@", "NOT_A_TILE", 5),
    ("2-5@5", "NOT_A_TILE", 5),
    ("2-5@5-5", "NO_FACE", 8),
    ("2-5@5-5.", "NOT_A_FACE", 9),
    ("2-5@5-5.q", "NOT_A_FACE", 9),
    ("2-5@5-5.A", "NOT_A_FACE", 9),
    ("2-5@5-5.a ", "NOT_A_FACE", 9),
    ("2-5@5-5.a\n", "NOT_A_FACE", 9),
    ("2-5@5-5.lo", "NO_SUCH_FACE", 9),
    ("2-5@3-5.a", "NO_SUCH_FACE", 9),
    ("2-5@5-5.a.b", "NOT_A_FACE", 9),
    ("2-5@5-5.a@3-3.a", "NOT_A_FACE", 9),
    ("2-5@@5-5.a", "NOT_A_TILE", 5),
    ("2-9x@5-5.a", "NOT_A_TILE", 1),
    ("[2|5", "NOT_A_TILE", 1),
    ("[2-5]", "NOT_A_TILE", 1),
    ("(2|5)", "NOT_A_MOVE", 1),
    ("[2|5]]", "NOT_A_TILE", 1),
    ("[２|5]", "NOT_A_TILE", 1),
    ("lot", "NOT_A_MOVE", 1),
    ("lot ", "NOT_A_SEAT", 5),
    ("lot x", "NOT_A_SEAT", 5),
    ("lot -1", "NOT_A_SEAT", 5),
    ("lot 02", "NOT_A_SEAT", 5),
    ("lot 1.0", "NOT_A_SEAT", 5),
    ("lot ２", "NOT_A_SEAT", 5),
    ("lot ²", "NOT_A_SEAT", 5),
    ("lot  2", "NOT_A_SEAT", 5),
    ("lot 2\n", "NOT_A_SEAT", 5),
    ("lot " + "9" * 9999, "NOT_A_SEAT", 5),
    ("LOT 2", "NOT_A_MOVE", 1),
    ("deal", "NOT_A_MOVE", 1),
    ("deal ", "NOT_A_TILE", 6),
    ("deal 5", "NOT_A_TILE", 6),
    ("deal 5-5.a", "NOT_A_TILE", 6),
    ("deal ??", "NOT_A_TILE", 6),
    ("drawn", "NOT_A_MOVE", 1),
    ("drawn 3-", "NOT_A_TILE", 7),
    ("drawn 3-4\n", "NOT_A_TILE", 7),
    ("draw ", "NOT_A_MOVE", 1),
    ("draw\n", "NOT_A_MOVE", 1),
    ("draw 3-4", "NOT_A_MOVE", 1),
    ("Draw", "NOT_A_MOVE", 1),
    ("pass\n", "NOT_A_MOVE", 1),
    ("pass pass", "NOT_A_MOVE", 1),
    ("Pass", "NOT_A_MOVE", 1),
    ("??", "NOT_A_MOVE", 1),
    ("\x00", "NOT_A_MOVE", 1),
    ("\ud800", "NOT_A_MOVE", 1),
    ("2-5\u202e", "NOT_A_TILE", 1),
    ("pass" * 100_000, "NOT_A_MOVE", 1),
]


@pytest.mark.parametrize(
    ("text", "code", "column"), TEXTS, ids=[ascii(text[:20]) + str(len(text)) for text, *_ in TEXTS]
)
def test_what_is_no_notation_is_refused(text: str, code: str, column: int) -> None:
    with pytest.raises(fives.NotationError) as caught:
        fives.parse_move(text)
    error = caught.value
    assert (error.code, error.line, error.column) == (code, 1, column)
    assert str(error).startswith(f"line 1, column {column}: ")
    well_put(error)


@pytest.mark.parametrize("name", ["", "horse race", "Horse-Race", "horse-race\n", "x" * 10_000])
def test_a_variant_that_there_is_not(name: str) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.variant(name)
    assert caught.value.code == "NO_SUCH_VARIANT"
    assert "horse-race" in caught.value.message
    well_put(caught.value)


def test_a_refused_move_changes_nothing_on_the_way_through_a_match() -> None:
    for seed in range(3):
        for state in match(At(2), seed):
            for move in (fives.Lot(fives.Seat(5)), fives.Play(T(6, 7)), fives.Deal(T(6, 7))):
                before = (copy.copy(state), state.legal_moves())
                assert state.refusal(move) is not None
                with pytest.raises(fives.IllegalMoveError):
                    state.apply(move)
                assert (state, state.legal_moves()) == before
