"""Tiles, sets of tiles, ports and plays."""

import copy
import operator
import pickle
from collections.abc import Set
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from tests.strategies import SET, plays, ports, tiles

EVERY = [fives.Tile(low, high) for high in range(19) for low in range(high + 1)]
anything = st.sampled_from(EVERY)
sets = st.sets(tiles)


def test_a_double_six_set() -> None:
    assert len(fives.DOUBLE_SIX) == len(set(fives.DOUBLE_SIX)) == 28
    assert fives.DOUBLE_SIX.pips == 168
    assert [str(tile) for tile in SET[:4]] == ["[0|0]", "[0|1]", "[1|1]", "[0|2]"]


@pytest.mark.parametrize("top", [1, 2, 6, 9, 12, 15, 18])
def test_a_larger_set_begins_with_the_smaller_one(top: int) -> None:
    full = fives.double_set(top)
    assert len(full) == (top + 1) * (top + 2) // 2
    assert full.pips == sum(tile.low + tile.high for tile in full)
    assert max(tile.high for tile in full) == top
    assert fives.double_set(1) <= full


@pytest.mark.parametrize("top", [0, -1, 19, 10**9])
def test_there_is_no_such_set(top: int) -> None:
    with pytest.raises(fives.InputError):
        fives.double_set(top)


@given(anything)
def test_halves_come_in_any_order(tile: fives.Tile) -> None:
    assert fives.Tile(tile.high, tile.low) is fives.Tile(tile.low, tile.high) is tile
    assert tile.low <= tile.high
    assert tile.pips == tile.low + tile.high
    assert tile.is_double is (tile.low == tile.high)
    assert tile.other(tile.low) == tile.high
    assert tile.other(tile.high) == tile.low


@given(anything)
def test_a_tile_prints_and_parses(tile: fives.Tile) -> None:
    texts = [f"{tile.low}-{tile.high}", f"{tile.high}-{tile.low}", str(tile), tile.notation]
    texts += [f"[{tile.high}|{tile.low}]"]
    assert all(fives.Tile.parse(text) is tile for text in texts)
    assert eval(repr(tile), {"Tile": fives.Tile}) is tile


def test_a_tile_has_no_half_that_it_has_not() -> None:
    wrong: list[Any] = [3, -1, 99, "2", None, [2]]
    for half in wrong:
        with pytest.raises(fives.InputError) as caught:
            fives.Tile(2, 5).other(half)
        assert caught.value.code in ("NO_SUCH_HALF", "NOT_A_HALF")


@given(anything, anything)
def test_tiles_have_one_order(one: fives.Tile, other: fives.Tile) -> None:
    assert (one < other) is ((one.high, one.low) < (other.high, other.low))
    assert (one > other) is (other < one)
    assert (one == other) is (one is other) is not (one < other or other < one)
    if one == other:
        assert hash(one) == hash(other)


@given(anything, anything)
def test_the_order_of_tiles_is_whole(one: fives.Tile, other: fives.Tile) -> None:
    assert operator.le(one, other) is (one < other or one == other)
    assert operator.ge(one, other) is (other < one or one == other)


def test_tiles_sort_alike_from_any_order() -> None:
    assert sorted([*EVERY[90:], *EVERY[:90]]) == EVERY
    assert [tile.index for tile in EVERY] == list(range(190))


@pytest.mark.parametrize("other", [46, (4, 6), "[4|6]", None, 4.6])
def test_a_tile_is_equal_to_nothing_else(other: object) -> None:
    assert fives.Tile(4, 6) != other
    assert fives.Tile(4, 6) != fives.Tile(5, 5)
    with pytest.raises(TypeError):
        fives.Tile(4, 6) < other  # noqa: B015


@given(st.one_of(tiles, ports, plays))
def test_there_is_one_object_for_each_tile_port_and_play(value: object) -> None:
    copies = [copy.copy(value), copy.deepcopy(value)]
    copies += [pickle.loads(pickle.dumps(value, p)) for p in range(pickle.HIGHEST_PROTOCOL + 1)]
    assert all(again is value for again in copies)
    for name in (*getattr(type(value), "__slots__", ()), "a_new_name"):
        with pytest.raises(AttributeError):
            setattr(value, name, None)
    assert not hasattr(value, "__dict__")


def test_making_a_tile_again_changes_nothing() -> None:
    tile = fives.Tile(2, 5)
    assert fives.Tile(5, 2) is tile
    assert (tile.low, tile.high, tile.pips, tile.index, tile.bit) == (2, 5, 7, 17, 1 << 17)
    at = fives.Port.parse("5-5.a")
    assert fives.Play(tile, at) is fives.Play(tile, at)
    assert (fives.Play(tile, at).at, fives.Play(tile).at) == (at, None)


# Sets


@given(sets)
def test_a_set_of_tiles_is_like_a_frozenset(some: set[fives.Tile]) -> None:
    hand, plain = fives.TileSet(some), frozenset(some)
    assert isinstance(hand, Set)
    assert hand == plain
    assert plain == hand
    assert hash(hand) == hash(plain)
    assert len(hand) == len(plain)
    assert set(hand) == some
    assert list(hand) == sorted(some)
    assert {hand: 1}[plain] == 1  # type: ignore[index]
    assert bool(hand) is bool(some)
    assert hand.pips == sum(tile.low + tile.high for tile in some)
    assert all((tile in hand) is (tile in some) for tile in EVERY)


@given(sets, sets)
def test_sets_of_tiles_mix_with_plain_ones(one: set[fives.Tile], other: set[fives.Tile]) -> None:
    hand = fives.TileSet(one)
    for right in (other, frozenset(other), fives.TileSet(other)):
        assert hand & right == one & other
        assert hand | right == one | other
        assert hand - right == one - other
        assert hand ^ right == one ^ other
        assert (hand <= right) is (one <= other)
        assert (hand < right) is (one < other)
        assert (hand >= right) is (one >= other)
        assert (hand == right) is (one == other)
        assert hand.isdisjoint(right) is one.isdisjoint(other)
        assert type(hand | right) is fives.TileSet
    assert frozenset(other) - hand == other - one
    assert hand == one


@given(sets)
def test_a_set_of_tiles_prints_pickles_and_copies(some: set[fives.Tile]) -> None:
    hand = fives.TileSet(some)
    assert str(hand) == " ".join(str(tile) for tile in sorted(some))
    names = {"TileSet": fives.TileSet, "Tile": fives.Tile}
    assert eval(repr(hand), names) == hand
    for again in (copy.copy(hand), copy.deepcopy(hand), pickle.loads(pickle.dumps(hand))):
        assert again == hand
        assert type(again) is fives.TileSet


def test_the_order_of_making_a_set_does_not_matter() -> None:
    one = fives.TileSet([fives.Tile(5, 5), fives.Tile(0, 1)])
    other = fives.TileSet([fives.Tile(1, 0), fives.Tile(5, 5)])
    assert (one, hash(one), repr(one)) == (other, hash(other), repr(other))
    assert fives.Tile(1, 0) in one
    others: list[object] = ["0-1", 1, None, (0, 1)]
    assert not [other for other in others if other in one]


def test_a_tile_is_in_a_set_once() -> None:
    with pytest.raises(fives.InputError, match=r"^\[3\|4\] is there twice"):
        fives.TileSet([fives.Tile(3, 4), fives.Tile(4, 3)])
    assert len(fives.TileSet([fives.Tile(3, 4)]) | [fives.Tile(3, 4)]) == 1  # type: ignore[operator]


@pytest.mark.parametrize("wrong", ["2-5", 25, None, (2, 5)])
def test_a_set_holds_tiles_only(wrong: object) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.TileSet([wrong])  # type: ignore[list-item]
    assert caught.value.code == "NOT_A_TILE"


# Ports and plays


@given(tiles)
def test_a_plain_tile_has_two_ports_and_a_double_four(tile: fives.Tile) -> None:
    faces = "abcd" if tile.is_double else ("lo", "hi")
    for face in fives.Face:
        if face.value not in faces:
            with pytest.raises(fives.InputError) as caught:
                fives.Port(tile, face)
            assert caught.value.code == "NO_SUCH_FACE"
            continue
        port = fives.Port(tile, face)
        assert port is fives.Port.parse(f"{tile.notation}.{face.value}")
        assert str(port) == f"{tile.notation}.{face.value}"
        assert port.value == (tile.low if face is fives.Face.LO else tile.high)
        assert eval(repr(port), vars(fives)) is port


@given(ports, ports)
def test_ports_are_ordered_by_tile_and_then_by_face(one: fives.Port, other: fives.Port) -> None:
    faces = list(fives.Face)
    keys = [(port.tile.index, faces.index(port.face)) for port in (one, other)]
    assert (one < other) is (keys[0] < keys[1])
    assert (one == other) is (one is other) is (keys[0] == keys[1])


@given(plays, plays)
def test_plays_at_different_places_are_different(one: fives.Play, other: fives.Play) -> None:
    assert (one == other) is (one is other) is ((one.tile, one.at) == (other.tile, other.at))
    assert eval(repr(one), vars(fives)) is one
    assert len({one, other}) == 1 + (one is not other)
    assert str(one) == (one.tile.notation if one.at is None else f"{one.tile.notation}@{one.at}")


def test_the_same_tile_on_two_ends_is_two_plays() -> None:
    tile = fives.Tile(3, 5)
    on_three, on_five = fives.Port.parse("3-6.lo"), fives.Port.parse("5-5.a")
    assert fives.Play(tile, on_three) != fives.Play(tile, on_five)
    assert fives.Play(tile, on_three) != fives.Play(tile)


def test_tiles_are_read_from_text() -> None:
    assert fives.TileSet.parse(" 5-5  [2|5] ") == fives.TileSet(
        [fives.Tile(2, 5), fives.Tile(5, 5)]
    )
    assert fives.TileSet.parse("") == fives.TileSet()
    with pytest.raises(fives.NotationError) as caught:
        fives.TileSet.parse("5-5 2x5")
    assert caught.value.column == 5
    with pytest.raises(fives.InputError, match="twice"):
        fives.TileSet.parse("5-5 5-5")


def test_a_whole_set_is_printed_by_its_name() -> None:
    assert repr(fives.DOUBLE_SIX) == "double_set(6)"
    assert repr(fives.double_set(9)) == "double_set(9)"
    assert repr(fives.TileSet()) == "TileSet([])"


def test_a_play_is_read_from_text() -> None:
    play = fives.Play(fives.Tile(2, 5), fives.Port.parse("5-5.a"))
    assert fives.Play.parse("5-2@[5|5].a") is play
    with pytest.raises(fives.NotationError) as caught:
        fives.Play.parse("2-5@5-5.q")
    assert (caught.value.code, caught.value.column) == ("NOT_A_FACE", 9)
    with pytest.raises(fives.NotationError):
        fives.Play.parse("draw")


def test_a_layout_says_where_a_tile_fits() -> None:
    layout = fives.HORSE_RACE.layout()
    assert layout.places(fives.Tile(2, 5)) == ()
    for text in ("5-5", "2-5@5-5.a", "3-5@5-5.b"):
        play = fives.Play.parse(text)
        layout = layout.place(play.tile, play.at)
    assert [str(port) for port in layout.places(fives.Tile(4, 5))] == ["5-5.c", "5-5.d"]
    assert [str(port) for port in layout.places(fives.Tile(2, 3))] == ["2-5.lo", "3-5.lo"]
    assert layout.places(fives.Tile(2, 5)) == ()
    assert fives.HORSE_RACE.points_for(layout) == 1


def test_what_holds_no_tiles_makes_no_set() -> None:
    for wrong in (5, None, fives.Tile(2, 5)):
        with pytest.raises(fives.InputError):
            fives.TileSet(wrong)  # type: ignore[arg-type]
    layout = fives.Layout(
        fives.EveryDouble(),
        fives.BothHalvesWhileOpen(),
        [fives.Tile(5, 5)],  # type: ignore[arg-type]
    )
    with pytest.raises(fives.InputError):
        layout.place(fives.Tile(5, 5))


def test_a_hand_without_some_tiles_is_a_set_of_tiles() -> None:
    hand = fives.TileSet.parse("0-1 2-5 5-5")
    assert (hand - {fives.Tile(5, 5)}).pips == 8
    assert (hand & {fives.Tile(5, 5), "5-5"}).pips == 10
