"""A state is its situation: equal however it came about, and whole after any copy."""

import copy
import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import attrs
import pytest
from hypothesis import assume, given

import fives
from tests.properties.frozen import reachable
from tests.strategies import (
    TABLES,
    At,
    layouts,
    match,
    plays_of,
    relaid,
    seeds,
    setup_of,
    share,
    start,
    states,
    turns,
)

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)


@contextmanager
def shallow(room: int = 60) -> Iterator[None]:
    """Run with little room for recursion beyond where the stack stands now."""
    frame, depth = sys._getframe(), 0
    while frame.f_back is not None:
        frame, depth = frame.f_back, depth + 1
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(depth + room)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


def pickled(protocol: int) -> Callable[[object], object]:
    return lambda value: pickle.loads(pickle.dumps(value, protocol))


COPIES: list[Callable[[object], object]] = [copy.copy, copy.deepcopy, *map(pickled, PROTOCOLS)]
COPY_NAMES = ["copy", "deepcopy", *(f"pickle {protocol}" for protocol in PROTOCOLS)]


@given(layouts(), seeds)
def test_a_layout_is_equal_in_whatever_order_it_was_laid(layout: fives.Layout, seed: int) -> None:
    again, order = relaid(layout, Random(seed))
    assert again == layout
    assert hash(again) == hash(layout)
    assert repr(again) == repr(layout)
    assert len({layout, again}) == 1
    assert (again.tiles, again.joints, again.ports) == (layout.tiles, layout.joints, layout.ports)
    assert (again.parts, again.total) == (layout.parts, layout.total)
    assert sorted(order, key=str) == sorted(plays_of(layout), key=str)


@given(turns, seeds)
def test_equal_situations_reached_by_other_orders(state: fives.GameState, seed: int) -> None:
    _, order = relaid(state.layout, Random(seed))
    again = setup_of(state, plays=order).state()
    assert again == state
    assert hash(again) == hash(state)
    assert repr(again) == repr(state)
    assert again.legal_moves() == state.legal_moves()
    assert again.layout.ports == state.layout.ports
    assert [again.view(s) for s in range(len(state.hands))] == [
        state.view(s) for s in range(len(state.hands))
    ]
    for move in state.legal_moves():
        assert again.step(move).events == state.step(move).events
        assert again.apply(move) == state.apply(move)


@given(states)
def test_every_state_can_be_set_up(state: fives.GameState) -> None:
    setups = [setup_of(state)]
    if state.outcome is not None:
        setups = [attrs.evolve(setups[0], turn=turn) for turn in range(state.table.seats)]
    again = next((s for s in (setup.state() for setup in setups) if s == state), None)
    assert again is not None
    assert again == state
    assert hash(again) == hash(state)
    assert again.legal_moves() == state.legal_moves()


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_a_match_that_is_over_is_nobodys_turn(at: At) -> None:
    *_, last = match(at, 61)
    ends = [attrs.evolve(setup_of(last), turn=turn).state() for turn in range(at.seats)]
    assert ends == [last] * at.seats


@given(turns, turns)
def test_different_situations_are_different(one: fives.GameState, other: fives.GameState) -> None:
    facts = [
        (s.table, s.scores, s.phase, s.actor, s.opener, s.hands, s.boneyard, s.layout)
        for s in (one, other)
    ]
    assert (one == other) is (facts[0] == facts[1])


@given(turns)
def test_a_change_of_anything_makes_another_state(state: fives.GameState) -> None:
    scores: list[int] = list(state.scores)
    scores[0] = scores[0] + 1 if scores[0] < 60 else 0
    opener = (state.opener or 0) + 1
    changed = [
        attrs.evolve(setup_of(state), scores=scores),
        attrs.evolve(setup_of(state), opener=opener % len(state.hands)),
        attrs.evolve(setup_of(state), variant=attrs.evolve(state.variant, version=2)),
    ]
    for setup in changed:
        assert setup.state() != state
    assert state != state.layout
    assert state != "state"


@given(states)
def test_a_state_built_by_its_class_is_the_one_that_play_gives(state: fives.GameState) -> None:
    fields = {field.name: getattr(state, field.name) for field in attrs.fields(fives.GameState)}
    built = fives.GameState(**fields)
    assert type(built) is type(state) is fives.GameState
    for name, value in fields.items():
        assert getattr(built, name) == value, name
    assert built == state
    assert hash(built) == hash(state)
    assert repr(built) == repr(state)
    assert built.legal_moves() == state.legal_moves()
    assert not hasattr(state, "__dict__")


@share(0.1)
@given(states)
def test_copies_are_equal_and_share_tiles_ports_and_plays(state: fives.GameState) -> None:
    values: list[object] = [state, state.layout, state.view(0), state.legal_moves(), state.hands]
    values += [state.step(move) for move in state.legal_moves()[:2]]
    for value in values:
        for make in COPIES:
            again = make(value)
            assert again == value
            assert hash(again) == hash(value)
            assert type(again) is type(value)
            for _, item in reachable(again):
                if isinstance(item, fives.Tile):
                    assert item is fives.Tile(item.low, item.high)
                elif isinstance(item, fives.Port):
                    assert item is fives.Port(item.tile, item.face)
                elif isinstance(item, fives.Play):
                    assert item is fives.Play(item.tile, item.at)


@pytest.mark.parametrize("make", COPIES, ids=COPY_NAMES)
def test_a_copy_in_the_middle_of_a_draw_goes_on_alike(
    make: Callable[[fives.GameState], fives.GameState],
) -> None:
    wanted = (fives.Phase.DRAWING, fives.Phase.PLACING)
    for phase in wanted:
        state = next(s for s in match(At(3), 61) if s.phase is phase)
        again = make(state)
        assert again.phase is phase
        assert again.legal_moves() == state.legal_moves()
        move = state.legal_moves()[-1]
        assert again.step(move) == state.step(move)


@share(0.3)
@given(layouts(spinners=fives.EveryDouble(), most=28), seeds)
def test_a_long_layout_needs_no_deep_recursion(layout: fives.Layout, seed: int) -> None:
    assume(len(layout) >= 20)
    other, _ = relaid(layout, Random(seed))
    with shallow():
        assert layout == other
        assert hash(layout) == hash(other)
        assert repr(layout) == repr(other)
        for protocol in PROTOCOLS:
            assert pickle.loads(pickle.dumps(layout, protocol)) == layout
        assert copy.deepcopy(layout) == layout


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_a_late_state_needs_no_deep_recursion(at: At) -> None:
    state = max(match(at, 1), key=lambda state: len(state.layout))
    again = copy.copy(state)
    assert len(state.layout) >= 20
    with shallow():
        assert again == state
        assert hash(again) == hash(state)
        assert repr(again) == repr(state)
        assert again.legal_moves() == state.legal_moves()
        assert repr(again.view(0)) == repr(state.view(0))
        assert hash(again.view(0)) == hash(state.view(0))
        for protocol in PROTOCOLS:
            assert pickle.loads(pickle.dumps(state, protocol)) == state
            assert pickle.loads(pickle.dumps(state.view(0), protocol)) == state.view(0)
        assert copy.deepcopy(state) == state


def test_a_line_of_a_large_set_needs_no_deep_recursion() -> None:
    layout = fives.Layout(fives.NoDouble(), fives.BothHalvesWhileOpen(), fives.double_set(18))
    layout = layout.place(fives.Tile(0, 0))
    for high in range(1, 19):
        low = high - 1
        place = "a" if low == 0 else "b"
        layout = layout.place(
            fives.Tile(low, high), fives.Port.parse(f"{low}-{low}.{place}")
        ).place(fives.Tile(high, high), fives.Port.parse(f"{low}-{high}.hi"))
    assert len(layout) == 37
    with shallow():
        assert pickle.loads(pickle.dumps(layout)) == layout
        assert copy.deepcopy(layout) == layout
        assert layout.tiles[0] == fives.Tile(0, 0)
        assert layout.total == 36


def test_who_holds_what_is_part_of_the_situation() -> None:
    hands = [("1-2 2-5", "0-1 0-2"), ("1-2 0-1", "2-5 0-2"), ("1-2 2-5", "0-1 0-3")]
    states = [
        fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=both, layout="5-5").state()
        for both in hands
    ]
    bound = fives.Setup(
        variant=fives.HORSE_RACE,
        seats=2,
        hands=hands[0],
        layout="5-5",
        phase=fives.Phase.PLACING,
        bound="2-5",
    )
    assert len({*states, bound.state()}) == 4


def test_house_rules_make_another_state() -> None:
    house = attrs.evolve(fives.HORSE_RACE, target=fives.AtLeast(31))
    assert start(At(2), house) != start(At(2))
    assert start(At(4)) != start(At(4, True))


SAME_TILES = (
    "1-5 1-2@1-5.lo 2-3@1-2.hi 1-3@2-3.hi 1-4@1-3.lo",
    "1-5 1-3@1-5.lo 2-3@1-3.hi 1-2@2-3.lo 1-4@1-2.lo",
)
"""The same tiles with the same open ends, joined in two ways."""


def test_the_way_tiles_are_joined_makes_another_state() -> None:
    one, other = (
        fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("0-1", "6-6"), layout=layout).state()
        for layout in SAME_TILES
    )
    assert one.layout.ports == other.layout.ports
    assert hash(one) == hash(other)
    assert one != other
    assert one.view(0) != other.view(0)


def test_the_tile_that_was_led_makes_another_state() -> None:
    line = fives.Setup(
        variant=fives.HORSE_RACE, seats=2, hands=("0-1", "6-6"), layout="1-5 1-4@1-5.lo"
    )
    turned = attrs.evolve(line, layout="1-4 1-5@1-4.lo")
    assert line.state().layout.ports == turned.state().layout.ports
    assert line.state() != turned.state()
