"""What holds of every turn and every round of random matches."""

import pytest
from hypothesis import given

import fives
from tests.strategies import TABLES, At, seeds, share, steps


def events_of(step: fives.Transition, kind: type[fives.Event]) -> list[fives.Event]:
    return [event for event in step.events if isinstance(event, kind)]


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.2)
@given(seed=seeds)
def test_no_turn_with_a_draw_in_it_empties_a_hand(at: At, seed: int) -> None:
    turn, drew = -1, False
    for step in steps(at, seed):
        actor = step.before.actor
        if isinstance(actor, int):
            drew = drew and actor == turn
            turn = actor
        if isinstance(step.move, fives.Draw):
            drew = True
        if drew and isinstance(step.move, fives.Play):
            left = step.before.hands[turn] - {step.move.tile}
            assert len(left) > 0
            assert not [e for e in step.events if isinstance(e, fives.TurnKept)]
        if [e for e in step.events if isinstance(e, fives.RoundEnded)]:
            (ended,) = [e for e in step.events if isinstance(e, fives.RoundEnded)]
            assert not (drew and isinstance(ended.end, fives.WentOut))
            turn, drew = -1, False


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.2)
@given(seed=seeds)
def test_the_turn_is_kept_only_by_a_double_or_a_score_from_the_hand(at: At, seed: int) -> None:
    for step in steps(at, seed):
        played = [e for e in step.events if isinstance(e, fives.TilePlayed)]
        kept = [e for e in step.events if isinstance(e, fives.TurnKept)]
        assert len(kept) <= len(played) <= 1
        if not played:
            continue
        drawn = step.before.phase is fives.Phase.PLACING
        assert played[0].drawn is drawn
        reasons = () if drawn else ("double",) * played[0].tile.is_double
        reasons += ("score",) if played[0].points and not drawn else ()
        ended = any(isinstance(e, fives.RoundEnded | fives.MatchEnded) for e in step.events)
        assert [e.reasons for e in kept] == ([reasons] if reasons and not ended else [])
        if not ended:
            seat = step.before.actor
            assert step.after.actor == (seat if kept else (played[0].seat + 1) % at.seats)


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.2)
@given(seed=seeds)
def test_every_round_ends_within_a_bound(at: At, seed: int) -> None:
    dealt = at.seats * fives.HORSE_RACE.dealing.hand_size(fives.Table(*at))
    passes = (at.seats - 1) * 28
    bound = 1 + dealt + 2 * (28 - dealt) + 28 + passes
    moves, rounds, plays = 0, 0, 0
    for step in steps(at, seed):
        moves += 1
        plays += isinstance(step.move, fives.Play)
        assert moves <= bound
        assert plays <= 28
        if [e for e in step.events if isinstance(e, fives.RoundEnded)]:
            moves, plays, rounds = 0, 0, rounds + 1
    assert rounds < 200


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.1)
@given(seed=seeds)
def test_passing_needs_an_empty_boneyard_and_drawing_a_full_one(at: At, seed: int) -> None:
    for step in steps(at, seed):
        if isinstance(step.move, fives.Pass):
            assert not step.before.boneyard
            assert not step.before.hands[played_by(step)] & fitting(step.before)
        if isinstance(step.move, fives.Draw):
            assert step.before.boneyard
            assert not step.before.hands[played_by(step)] & fitting(step.before)


def played_by(step: fives.Transition) -> int:
    assert isinstance(step.before.actor, int)
    return step.before.actor


def fitting(state: fives.GameState) -> set[fives.Tile]:
    if not state.layout.tiles:
        return set(fives.DOUBLE_SIX)
    values = {port.value for port in state.layout.ports}
    return {tile for tile in fives.DOUBLE_SIX if {tile.low, tile.high} & values}


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_random_matches_see_rounds_that_end_in_every_way(at: At) -> None:
    ends: set[type] = set()
    for seed in range(12):
        for step in steps(at, seed):
            ends |= {type(e.end) for e in step.events if isinstance(e, fives.RoundEnded)}
            if any(isinstance(e, fives.MatchEnded) for e in step.events):
                counted = any(isinstance(e, fives.RoundEnded) for e in step.events)
                ends.add(fives.Blocked if counted else fives.MatchEnded)
    assert ends >= {fives.WentOut, fives.Blocked, fives.MatchEnded}
