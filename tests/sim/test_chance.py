"""Chance as a player."""

from collections import Counter
from random import Random

import attrs
import pytest

import fives
from tests.strategies import TABLES, At, match, start


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_chance_moves_until_a_seat_is_to_move(at: At) -> None:
    state = fives.run_chance(start(at), Random(61))
    assert state.phase is fives.Phase.TURN
    assert state.actor == state.opener
    assert [len(hand) for hand in state.hands] == [{2: 7, 3: 6, 4: 5}[at.seats]] * at.seats
    assert fives.run_chance(state, Random(1)) is state


def test_the_same_seed_gives_the_same_choices() -> None:
    one, two, other = (fives.run_chance(start(At(4)), Random(seed)) for seed in (7, 7, 8))
    assert one == two
    assert one != other


def test_it_stops_at_a_match_that_is_over() -> None:
    *_, last = match(At(2), 61)
    assert fives.run_chance(last, Random(1)) is last


def test_it_draws_for_the_seat_that_draws() -> None:
    state = next(s for s in match(At(3), 61) if s.phase is fives.Phase.DRAWING)
    after = fives.run_chance(state, Random(2))
    assert len(after.boneyard) == len(state.boneyard) - 1
    assert after.phase is not fives.Phase.DRAWING


def test_the_lot_is_fair() -> None:
    rng = Random(61)
    openers = Counter(fives.run_chance(start(At(3)), rng).opener for _ in range(600))
    assert set(openers) == {0, 1, 2}
    assert all(150 < count < 250 for count in openers.values())


@attrs.frozen
class Coin:
    """A game of another kind: a coin is thrown until it falls on heads."""

    throws: int = 0
    over: bool = False

    @property
    def actor(self) -> fives.Actor:
        return None if self.over else fives.CHANCE

    @property
    def outcome(self) -> fives.Outcome | None:
        return fives.Outcome((), "heads") if self.over else None

    def legal_moves(self) -> tuple[str, ...]:
        return () if self.over else ("heads", "tails")

    def refusal(self, move: object) -> fives.Refusal | None:
        return None if move in self.legal_moves() else fives.Refusal("NO", "No.")

    def apply(self, move: str) -> "Coin":
        return Coin(self.throws + 1, move == "heads")


def test_it_runs_the_chance_of_any_game() -> None:
    coin = fives.run_chance(Coin(), Random(3))
    assert coin.over
    assert coin.throws >= 1
    game: fives.State[str] = coin
    assert game.outcome is not None


def test_what_is_no_state_is_said_so() -> None:
    for ask in (
        lambda thing: fives.run_chance(thing, Random(1)),
        lambda thing: fives.perft(thing, 1),
        lambda thing: fives.divide(thing, 1),
    ):
        with pytest.raises(fives.InputError) as caught:
            ask(None)
        assert caught.value.code == "NOT_A_STATE"
