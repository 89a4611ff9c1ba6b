"""Listing, refusing and making a move always agree, in every state of random matches."""

from collections.abc import Callable

import pytest
from hypothesis import given

import fives
from tests.strategies import EVERY_MOVE, TABLES, At, match, moves, seeds, share, states, steps


@share(0.5)
@given(states)
def test_a_move_is_refused_exactly_when_it_is_not_listed(state: fives.GameState) -> None:
    listed = state.legal_moves()
    assert len(set(listed)) == len(listed)
    assert [move for move in EVERY_MOVE if state.refusal(move) is None] == [
        move for move in EVERY_MOVE if move in listed
    ]
    assert set(listed) <= set(EVERY_MOVE)


def error_of(
    make: Callable[[fives.Move], object], move: fives.Move
) -> fives.IllegalMoveError | None:
    # Much faster than pytest.raises, which matters for thousands of moves.
    try:
        make(move)
    except fives.IllegalMoveError as error:
        return error
    return None


@share(0.3)
@given(states)
def test_apply_and_step_take_exactly_the_listed_moves(state: fives.GameState) -> None:
    listed = set(state.legal_moves())
    for move in EVERY_MOVE:
        if move in listed:
            assert state.step(move).after == state.apply(move)
            continue
        for make in (state.apply, state.step):
            error = error_of(make, move)
            assert error is not None, f"{move} was taken"
            assert error.move == move
            assert error.refusal == state.refusal(move)


@given(states, moves)
def test_a_refusal_says_why_in_a_sentence(state: fives.GameState, move: fives.Move) -> None:
    refusal = state.refusal(move)
    if refusal is None:
        assert move in state.legal_moves()
        return
    assert refusal.code.isupper()
    assert not refusal.sentence[0].islower()
    assert refusal.sentence.endswith(".")
    assert refusal.rule in {None, *dict(state.variant.citations).values()}
    with pytest.raises(fives.IllegalMoveError) as caught:
        state.step(move)
    assert caught.value.refusal == refusal


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.1)
@given(seed=seeds)
def test_there_are_no_moves_exactly_when_the_match_is_over(at: At, seed: int) -> None:
    for state in match(at, seed):
        over = state.outcome is not None
        assert (state.legal_moves() == ()) is over
        assert (state.actor is None) is over
        assert (state.phase is fives.Phase.OVER) is over


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.1)
@given(seed=seeds)
def test_step_ends_where_apply_ends(at: At, seed: int) -> None:
    for step in steps(at, seed):
        assert step.after == step.before.apply(step.move)
        assert step.events or isinstance(step.move, fives.Draw)
        kinds = [type(event) for event in step.events]
        assert kinds.count(fives.TilePlayed) == isinstance(step.move, fives.Play)
        assert kinds.count(fives.MatchEnded) == (step.after.outcome is not None)
        assert fives.MatchEnded not in kinds[:-1]


@given(states)
def test_moves_come_in_one_documented_order(state: fives.GameState) -> None:
    listed = state.legal_moves()
    plays = [move for move in listed if isinstance(move, fives.Play)]
    assert list(listed[: len(plays)]) == plays
    keys = [(-1 if play.at is None else play.at.index, play.tile.index) for play in plays]
    assert keys == sorted(keys)
    others = listed[len(plays) :]
    if isinstance(state.actor, int):
        assert others in ((), (fives.Draw(),), (fives.Pass(),))
        assert bool(others) is not bool(plays)
    elif state.phase is fives.Phase.LOT:
        seats = [move.seat for move in listed if isinstance(move, fives.Lot)]
        assert seats == list(range(state.table.seats))
    else:
        drawn = [m.tile for m in listed if isinstance(m, fives.Deal | fives.Drawn)]
        assert drawn == ([] if state.outcome else list(state.boneyard))


def test_a_match_passes_through_every_phase() -> None:
    seen = {state.phase for seed in range(6) for state in match(At(4), seed)}
    assert seen == set(fives.Phase)
