"""Cards, suits, moves, terms and names: the small values of the card race."""

import importlib
import inspect
import os
import subprocess
import sys
from typing import Literal, assert_type

import pytest

import fives
from fives import card_race
from fives.card_race import Card, Suit
from tests.card_race.playing import EVERY_MOVE, laid
from tests.test_public_api import WORD, is_documented_kind

SHOWN = 109
"""52 markers, 52 cards of a race, 4 bets and sitting out."""


def test_every_move_prints_as_notation_that_parses_back() -> None:
    assert len({str(move) for move in EVERY_MOVE}) == SHOWN
    for move in EVERY_MOVE:
        again = card_race.parse_move(str(move))
        assert again == move
        assert hash(again) == hash(move)
        assert type(again) is type(move)
    assert [str(move) for move in (EVERY_MOVE[-5], EVERY_MOVE[-1])] == ["back S", "sit-out"]


def test_every_card_parses_back_and_has_its_place() -> None:
    for index, card in enumerate(card_race.PACK):
        assert Card.parse(str(card)) == card == eval(repr(card))
        assert (card.index, hash(card)) == (index, index)
    assert len({card.suit for card in card_race.PACK}) == 4


def test_suits_are_an_index_and_never_false() -> None:
    assert [tuple(Suit)[suit] for suit in Suit] == list(Suit)
    assert all(Suit)
    assert "".join(suit.letter for suit in Suit) == "SHDC"
    assert [str(suit) for suit in Suit] == ["spades", "hearts", "diamonds", "clubs"]
    assert set(Suit).isdisjoint(range(4))


def test_moves_come_in_one_order() -> None:
    state = card_race.start()
    assert [str(move) for move in state.legal_moves()[:12]] == [
        *("mark 2S", "mark 3S", "mark 4S", "mark 5S", "mark 6S", "mark 7S"),
        *("mark 8S", "mark 9S", "mark 10S", "mark JS", "mark QS", "mark KS"),
    ]
    assert [str(move) for move in laid().legal_moves()] == ["back S", "back H", "back D", "back C"]


def test_terms_are_what_a_session_was_started_with() -> None:
    state = card_race.start(seats=5, chips=7, banker=3, prices=(1, 1, 1, 1, 1))
    assert state.terms == card_race.Terms(5, 7, 3, (1, 1, 1, 1, 1))
    assert state.table == fives.Table(5)
    assert card_race.start().terms == card_race.Terms()


def test_printed_forms() -> None:
    assert repr(laid()) == (
        "<CardRace, race 1 of 4, BETTING: balances 20-20-20-20, banker 0, actor 1>"
    )
    assert repr(laid().view(2)) == (
        "<RaceView of seat 2, race 1 of 4, BETTING: balances 20-20-20-20, banker 0, actor 1>"
    )


PROGRAM = """
import random
from fives import card_race
for seats, chips in ((3, 1), (4, 20), (10, 2)):
    rng = random.Random(61)
    state = card_race.start(seats, chips)
    print(state.terms)
    while moves := state.legal_moves():
        refused = map(card_race.parse_move, ("sit-out", "back H", "mark 2S", "turn 2S"))
        print([str(move) for move in moves], [str(state.refusal(move)) for move in refused])
        step = state.step(rng.choice(moves))
        print(step.move, step.events, hash(step.after), step.after, step.after.bets)
        state = step.after
        print([state.view(seat) for seat in range(seats)], card_race.chances(state))
"""


def transcript(hash_seed: str) -> bytes:
    command = [sys.executable, "-c", PROGRAM]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout


def test_the_hash_seed_changes_nothing() -> None:
    first = transcript("0")
    assert first.count(b"SessionEnded") == 3
    assert transcript("1") == first
    assert transcript("random") == first


def test_the_names_are_sorted_there_and_described() -> None:
    module = importlib.import_module("fives.card_race")
    names = card_race.__all__
    assert list(names) == sorted(set(names))
    for name in names:
        value = getattr(module, name)
        assert value.__doc__ or not is_documented_kind(value), name
        methods = vars(value).items() if inspect.isclass(value) else ()
        functions = [value, *(method for word, method in methods if not word.startswith("_"))]
        for function in functions:
            function = function.fget if isinstance(function, property) else function
            if inspect.isfunction(function):
                assert inspect.getdoc(function) or inspect.isclass(value), function
                hints = map(str, function.__annotations__.values())
                assert not any("Any" in WORD.findall(hint) for hint in hints), function


@pytest.mark.parametrize("name", ["legal_moves", "refusal", "apply", "actor", "outcome"])
def test_it_is_a_state_like_any_other(name: str) -> None:
    state: fives.State[card_race.RaceMove] = card_race.start()
    assert hasattr(state, name)


def test_types() -> None:
    state = assert_type(card_race.start(), card_race.CardRace)
    assert_type(state.actor, fives.Seat | Literal[fives.Chance.CHANCE] | None)
    moves = assert_type(state.legal_moves(), tuple[card_race.RaceMove, ...])
    assert_type(state.refusal("anything"), fives.Refusal | None)
    assert_type(state.apply(moves[0]), card_race.CardRace)
    step = assert_type(state.step(moves[0]), card_race.RaceTransition)
    assert_type(step.events, tuple[card_race.RaceEvent, ...])
    assert_type(step.events[0].seen_by(0), card_race.RaceEvent)
    view = assert_type(state.view(0), card_race.RaceView)
    assert_type(view.legal_moves(), tuple[card_race.RaceMove, ...])
    assert_type(state.bets, tuple[Suit | None, ...])
    assert_type(state.odds, tuple[int, ...] | None)
    assert_type(state.outcome, fives.Outcome | None)
