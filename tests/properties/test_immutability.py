"""Nothing that a user can get hold of ever changes."""

import copy
import random
import types

import attrs
import pytest
from hypothesis import given

import fives
from tests.properties.frozen import reachable, thawed
from tests.strategies import TABLES, At, layouts, seeds, share, start, states, steps


def test_the_walk_finds_what_is_not_frozen() -> None:
    @attrs.frozen
    class Holder:
        item: object

    @attrs.define
    class Open:
        item: int

    class Plain:
        pass

    class Bare:
        __slots__ = ("item",)

    loose: list[object] = [
        [],
        {},
        set(),
        bytearray(b"x"),
        random.Random(1),
        Open(1),
        Plain(),
        Bare(),
    ]
    for item in loose:
        assert thawed(Holder(((), (item,)))), type(item)
    with_dict = attrs.make_class("WithDict", ["item"], frozen=True, slots=False)(1)
    firm: list[object] = [1, "x", None, (1, ("x",)), frozenset({1}), len, Plain, Holder(Holder(2))]
    firm += [types.MappingProxyType({1: 2}), lambda: 1, fives.Phase.LOT, fives.Tile(1, 2)]
    assert thawed(Holder(with_dict))
    assert thawed(Holder(types.MappingProxyType({1: []})))
    for item in firm:
        assert thawed(Holder(item)) == []


@share(0.3)
@given(states)
def test_everything_reachable_from_a_state_is_frozen(state: fives.GameState) -> None:
    assert thawed(state) == []
    assert thawed(state.layout) == []
    assert thawed(state.legal_moves()) == []
    assert thawed((state.hands, state.boneyard, state.layout.parts, state.layout.joints)) == []
    for seat in range(state.table.seats):
        assert thawed(state.view(seat)) == []


@share(0.2)
@given(states)
def test_everything_reachable_from_a_transition_is_frozen(state: fives.GameState) -> None:
    for move in state.legal_moves():
        step = state.step(move)
        assert thawed(step) == []
        found = {type(item) for _, item in reachable(step)}
        assert {fives.GameState, fives.Transition, fives.RuleSet, type(move)} <= found


@share(0.3)
@given(layouts())
def test_everything_reachable_from_a_layout_is_frozen(layout: fives.Layout) -> None:
    assert thawed(layout) == []


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.1)
@given(seed=seeds)
def test_a_move_leaves_the_state_before_as_it_was(at: At, seed: int) -> None:
    for step in steps(at, seed):
        before = step.before
        was = (copy.deepcopy(before), hash(before), repr(before), before.legal_moves())
        hands, boneyard, layout = before.hands, before.boneyard, before.layout
        text, views = repr(layout), [before.view(seat) for seat in range(at.seats)]
        before.apply(step.move)
        before.step(step.move)
        assert (before, hash(before), repr(before), before.legal_moves()) == was
        assert (before.hands, before.boneyard, before.layout) == (hands, boneyard, layout)
        assert repr(before.layout) == text
        assert [before.view(seat) for seat in range(at.seats)] == views


@share(0.3)
@given(states)
def test_a_whole_search_leaves_the_state_as_it_was(state: fives.GameState) -> None:
    was = (hash(state), repr(state), state.legal_moves(), copy.copy(state))
    reached = [state]
    for _ in range(2):
        reached = [s.apply(move) for s in reached[:30] for move in s.legal_moves()]
    assert (hash(state), repr(state), state.legal_moves(), state) == was


def test_a_finished_state_cannot_be_changed_by_assignment() -> None:
    state = start(At(2))
    for name in ("scores", "_scores", "_hands", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, ())
        with pytest.raises(AttributeError):
            delattr(state, name)


def test_the_hands_given_to_a_setup_may_change_afterwards() -> None:
    first, second = [fives.Tile(1, 2), fives.Tile(5, 5)], [fives.Tile(0, 1)]
    state = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=[first, second]).state()
    first.clear()
    second.append(fives.Tile(6, 6))
    assert [str(hand) for hand in state.hands] == ["[1|2] [5|5]", "[0|1]"]
