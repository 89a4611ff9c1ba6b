"""Moves and their notation."""

import copy
import pickle
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from tests.strategies import EVERY_MOVE, TABLES, match, moves


@given(moves)
def test_a_move_parses_back_from_its_text(move: fives.Move) -> None:
    again = fives.parse_move(str(move))
    assert again == move
    assert type(again) is type(move)
    assert str(again) == str(move)


def test_every_move_of_a_match_parses_back() -> None:
    for at in TABLES:
        for state in match(at, 61):
            for move in state.legal_moves():
                assert fives.parse_move(str(move)) == move


def larger() -> Iterator[fives.Move]:
    for tile in fives.double_set(18):
        yield from (fives.Play(tile), fives.Deal(tile), fives.Drawn(tile))


def test_moves_of_larger_sets_and_tables_parse_back() -> None:
    assert all(fives.parse_move(str(move)) == move for move in larger())
    for seat in (0, 9, 10, 99, 100, 999, 1000, 123_456):
        try:
            lot = fives.Lot(fives.Seat(seat))
        except fives.InputError:
            continue
        assert fives.parse_move(str(lot)) == lot


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lot 2", fives.Lot(fives.Seat(2))),
        ("deal 5-5", fives.Deal(fives.Tile(5, 5))),
        ("deal [2|5]", fives.Deal(fives.Tile(2, 5))),
        ("5-5", fives.Play(fives.Tile(5, 5))),
        ("2-5@5-5.a", fives.Play(fives.Tile(2, 5), fives.Port.parse("5-5.a"))),
        ("5-2@5-5.a", fives.Play(fives.Tile(2, 5), fives.Port.parse("5-5.a"))),
        ("[5|2]@[5|5].a", fives.Play(fives.Tile(2, 5), fives.Port.parse("5-5.a"))),
        ("2-5@5-3.hi", fives.Play(fives.Tile(2, 5), fives.Port.parse("3-5.hi"))),
        ("10-12@12-12.d", fives.Play(fives.Tile(10, 12), fives.Port.parse("12-12.d"))),
        ("draw", fives.Draw()),
        ("drawn 3-4", fives.Drawn(fives.Tile(3, 4))),
        ("pass", fives.Pass()),
    ],
)
def test_a_text_is_read(text: str, move: fives.Move) -> None:
    assert fives.parse_move(text) == move


@given(st.text(max_size=12) | st.text(alphabet="0125@.-abcdlohi[]| \n", max_size=12))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    error = None
    try:
        move = fives.parse_move(text)
        assert fives.parse_move(str(move)) == move
    except fives.NotationError as caught:
        error = caught
    if error is not None:
        assert error.code
        assert error.message.endswith(".")
        assert 1 <= error.column <= len(text) + 1


@given(moves, moves)
def test_moves_are_values(one: fives.Move, other: fives.Move) -> None:
    assert (one == other) is (str(one) == str(other))
    if one == other:
        assert hash(one) == hash(other)
    for again in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert again == one
        assert hash(again) == hash(one)
    assert eval(repr(one), vars(fives)) == one
    assert not hasattr(one, "__dict__")


def test_different_moves_are_different() -> None:
    texts = {str(move) for move in EVERY_MOVE}
    assert len(texts) == len(set(EVERY_MOVE)) == len(EVERY_MOVE)
    shuffled = list(EVERY_MOVE)
    Random(1).shuffle(shuffled)
    assert set(shuffled) == set(EVERY_MOVE)
