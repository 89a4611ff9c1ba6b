"""Whatever is given to the engine, the answer is one of the library's own."""

import contextlib
import copy
import pickle
import re
import traceback
from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

import fives
from tests.match.hostile import MAKERS
from tests.properties.frozen import reachable
from tests.strategies import At, match

PHASES = list(fives.Phase)


@cache
def state_in(phase: fives.Phase) -> fives.GameState:
    """The first state of some random match with what kind of move comes next."""
    return next(s for seed in range(9) for s in match(At(3), seed) if s.phase is phase)


T = fives.Tile
NAMED = re.compile(r"\[\d+\|\d+\]|\b\d+-\d+\b")
"""A tile in a message, in either way of writing."""
HUGE = 10**5000
"""A number with more digits than Python prints."""


def well_put(error: fives.FivesError) -> None:
    """What every error of the library has, whatever brought it about."""
    assert error.code
    assert error.code == error.code.upper()
    assert error.message.endswith(".")
    assert "\n" not in error.message.replace("a\nb", "")
    assert str(error).endswith(error.message)
    assert len(error.message) < 400
    assert "".join(traceback.format_exception_only(error))


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
@pytest.mark.parametrize("phase", PHASES)
def test_no_object_but_a_move_is_taken(phase: fives.Phase, make: Callable[[], object]) -> None:
    state, thing = state_in(phase), make()
    before = (copy.copy(state), hash(state), repr(state), state.legal_moves())
    refusal = state.refusal(thing)
    assert type(refusal) is fives.Refusal
    assert refusal.code == "NOT_A_MOVE"
    assert refusal.sentence.endswith(".")
    for act in (state.apply, state.step):
        with pytest.raises(fives.IllegalMoveError) as caught:
            act(cast(fives.Move, thing))
        assert caught.value.refusal == refusal
        assert caught.value.move is thing
        well_put(caught.value)
    assert (state, hash(state), repr(state), state.legal_moves()) == before


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_no_object_but_a_seat_has_a_view(make: Callable[[], object]) -> None:
    for state in map(state_in, PHASES):
        with pytest.raises(fives.InputError) as caught:
            state.view(cast(int, make()))
        well_put(caught.value)


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_no_object_but_text_is_parsed(make: Callable[[], object]) -> None:
    for parse in (fives.parse_move, fives.Tile.parse, fives.Port.parse):
        with pytest.raises(fives.NotationError) as caught:
            parse(cast(str, make()))
        well_put(caught.value)
        assert caught.value.code == "NOT_TEXT"


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_a_view_refuses_any_object_too(make: Callable[[], object]) -> None:
    for state in map(state_in, PHASES):
        for seat in range(3):
            view = state.view(seat)
            refusal = view.refusal(make())
            assert type(refusal) is fives.Refusal
            with pytest.raises(fives.IllegalMoveError) as caught:
                view.preview(cast(fives.Play, make()))
            well_put(caught.value)
            assert caught.value.refusal == refusal


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_no_object_makes_a_tile_port_move_or_table(make: Callable[[], object]) -> None:
    thing = make()
    tile, face = fives.Tile(2, 5), fives.Face.LO
    makers: list[Callable[[], object]] = [
        lambda: fives.Tile(cast(int, thing), 2),
        lambda: fives.Tile(2, cast(int, thing)),
        lambda: fives.Port(tile, cast(fives.Face, thing)),
        lambda: fives.Play(tile, cast(fives.Port, [thing])),
        lambda: fives.Lot(cast(fives.Seat, thing)),
        lambda: fives.Table(cast(int, thing)),
        lambda: fives.Table(4, cast(bool, thing)),
        lambda: fives.Table(4, direction=cast(fives.Direction, thing)),
        lambda: fives.Table(2).seat(thing),
        lambda: fives.HORSE_RACE.start(cast(int, thing)),
        lambda: fives.HORSE_RACE.start(4, cast(bool, thing)),
        lambda: fives.double_set(cast(int, thing)),
        lambda: fives.variant(cast(str, thing)),
        lambda: fives.TileSet(cast("list[fives.Tile]", [[thing]])),
    ]
    if type(thing) is not fives.Tile:
        makers += [
            lambda: fives.Port(cast(fives.Tile, thing), face),
            lambda: fives.Play(cast(fives.Tile, thing)),
            lambda: fives.Deal(cast(fives.Tile, thing)),
            lambda: fives.Drawn(cast(fives.Tile, thing)),
            lambda: fives.TileSet([cast(fives.Tile, thing)]),
        ]
    for call in makers:
        with pytest.raises(fives.InputError) as caught:
            call()
        well_put(caught.value)


HUGE_CALLS: dict[str, Callable[[], object]] = {
    "tile": lambda: fives.Tile(HUGE, 1),
    "table": lambda: fives.Table(HUGE, pairs=True),
    "table below": lambda: fives.Table(-HUGE),
    "view": lambda: state_in(fives.Phase.TURN).view(HUGE),
    "view below": lambda: state_in(fives.Phase.TURN).view(-HUGE),
    "start": lambda: fives.HORSE_RACE.start(seats=HUGE),
    "lot": lambda: fives.Lot(fives.Seat(-HUGE)),
    "set": lambda: fives.double_set(HUGE),
    "side": lambda: fives.Table(2).members(HUGE),
    "other half": lambda: fives.Tile(2, 5).other(HUGE),
}


@pytest.mark.parametrize("call", HUGE_CALLS.values(), ids=HUGE_CALLS)
def test_a_number_too_long_to_print_is_refused_like_any_other(call: Callable[[], object]) -> None:
    with pytest.raises(fives.InputError) as caught:
        call()
    well_put(caught.value)


@pytest.mark.parametrize("phase", PHASES)
def test_a_lot_for_a_seat_too_long_to_print_is_refused(phase: fives.Phase) -> None:
    state = state_in(phase)
    try:
        lot = fives.Lot(fives.Seat(HUGE))
    except fives.InputError:
        return
    assert state.refusal(lot) is not None
    with pytest.raises(fives.IllegalMoveError) as caught:
        state.apply(lot)
    well_put(caught.value)


def test_a_subclass_of_play_does_not_take_the_place_of_a_play() -> None:
    sub = cast("type[fives.Play]", type("Sub", (fives.Play,), {}))
    tile, at = fives.Tile(17, 18), fives.Port.parse("18-18.d")
    with contextlib.suppress(fives.FivesError, TypeError):
        sub(tile, at)
    assert type(fives.Play(tile, at)) is fives.Play


ERRORS: list[fives.FivesError] = [
    fives.FivesError("CODE", "A sentence."),
    fives.InputError("CODE", "A sentence."),
    fives.NotationError("CODE", "a sentence.", 2, 7),
    fives.IllegalMoveError(
        fives.Pass(), fives.Refusal("CODE", "A sentence.", (("a", "b"),), "HR-01")
    ),
    fives.SetupError([fives.Refusal("ONE", "First."), fives.Refusal("TWO", "Second.")]),
    fives.VariantError("dealing", "hand_size", -3, "a whole number"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_survive_copies_and_pickles(error: fives.FivesError) -> None:
    well_put(error)
    copies = [copy.copy(error), copy.deepcopy(error)]
    copies += [pickle.loads(pickle.dumps(error, p)) for p in range(pickle.HIGHEST_PROTOCOL + 1)]
    for again in copies:
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert repr(again) == repr(error)
        assert vars(again) == vars(error)


@pytest.mark.parametrize("phase", PHASES)
def test_an_error_carries_the_move_and_no_state(phase: fives.Phase) -> None:
    state = state_in(phase)
    wrong = fives.Lot(fives.Seat(9))
    for act in (state.apply, state.step):
        with pytest.raises(fives.IllegalMoveError) as caught:
            act(wrong)
        error = caught.value
        assert error.move == wrong
        assert error.refusal == state.refusal(wrong)
        held = [item for _, item in reachable((error.args, tuple(vars(error).values())))]
        assert not [item for item in held if isinstance(item, fives.GameState | fives.TileSet)]
        assert error.__cause__ is None
        assert error.__context__ is None
        assert pickle.loads(pickle.dumps(error)).refusal == error.refusal


def test_refusals_name_no_tile_but_those_of_the_move() -> None:
    for seed in range(4):
        for state in match(At(2), seed):
            for move in (fives.Draw(), fives.Pass(), fives.Play(T(6, 6)), fives.Drawn(T(6, 6))):
                named = NAMED.findall(str(state.refusal(move)))
                assert {fives.Tile.parse(name) for name in named} <= {T(6, 6)}
