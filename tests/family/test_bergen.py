"""Bergen: ends are compared, not added; the highest double leads, and none means a new deal."""

import pytest

import fives
from fives import (
    Blocked,
    IllegalMoveError,
    Phase,
    Play,
    Redealt,
    Setup,
    Table,
    Tile,
    TilePlayed,
    TileSet,
    parse_move,
)
from tests.hard_cases.playing import dealt, events_of, match

RULES = fives.BERGEN


def test_a_line_and_what_its_plays_are_worth() -> None:
    """[6|6] 2; [2|6] 0; [4|6] 0; [2|4] makes 2 and 2: 2; [2|2] at a 2: 3."""
    state = Setup(
        variant=RULES,
        seats=2,
        hands=("6-6 4-6 2-2 0-0", "2-6 2-4 0-1"),
        bound="6-6",
    ).state()
    points = []
    for text in ("6-6", "2-6@6-6.a", "4-6@6-6.b", "2-4@4-6.lo", "2-2@2-6.lo"):
        step = state.step(parse_move(text))
        played = step.events[0]
        assert isinstance(played, TilePlayed)
        points.append(played.points)
        state = step.after
    assert points == [2, 0, 0, 2, 3]
    assert state.scores == (5, 2)


@pytest.mark.parametrize(("seats", "boneyard"), [(2, 16), (3, 10), (4, 8)])
def test_the_boneyard_keeps_two(seats: int, boneyard: int) -> None:
    table = Table(seats)
    assert 28 - seats * RULES.dealing.hand_size(table) == boneyard
    assert RULES.dealing.reserve(table) == 2


def test_the_highest_double_is_bound() -> None:
    step = dealt(RULES, ("0-1 2-2 4-4 0-5 1-6 3-4", "0-2 5-5 0-6 1-2 2-3 1-1"))
    assert step.before.opener is None
    state = step.after
    assert state.opener == state.actor == 1
    assert state.bound == Tile(5, 5)
    assert state.view(0).bound is None
    assert state.legal_moves() == (Play(Tile(5, 5)),)
    with pytest.raises(IllegalMoveError, match="prescribed"):
        state.apply(Play(Tile(1, 1)))
    state = state.apply(Play(Tile(5, 5)))
    assert state.bound is None
    assert state.actor == 0
    assert state.scores == (0, 2)


def test_no_double_means_a_new_deal() -> None:
    step = dealt(RULES, ("0-1 0-2 0-3 0-4 0-5 0-6", "1-2 1-3 1-4 1-5 1-6 2-3"))
    assert step.events[-1] == Redealt()
    assert step.after.phase is Phase.DEALING
    assert len(step.after.boneyard) == 28
    assert len(step.after.legal_moves()) == 28
    assert step.after.opener is None


def test_a_block_is_won_by_the_least_in_doubles() -> None:
    """Nothing fits 6 and 6 any more; [0|1] and [0|5] against [0|0]: no double beats a double."""
    hands = (TileSet([Tile(0, 0)]), TileSet([Tile(0, 1), Tile(0, 5)]))
    (batch,) = RULES.settlement.settle(Blocked(), hands, Table(2)).batches
    assert batch[0].side == 1
    assert batch[0].points == 1


@pytest.mark.parametrize(("seats", "target"), [(2, 15), (3, 15), (4, 15)])
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_matches(seats: int, target: int, seed: int) -> None:
    steps = match(RULES, seats, False, seed)
    final = steps[-1].after
    assert max(final.scores) >= target
    for step in steps:
        assert len(step.after.boneyard) >= 2
        if isinstance(step.move, Play) and step.move.at is None:
            assert step.before.bound is step.move.tile
            held = [tile for hand in step.before.hands for tile in hand if tile.is_double]
            assert step.move.tile == max(held)


def test_a_new_deal_in_a_random_match() -> None:
    events = list(events_of(match(RULES, 2, False, seed=21)))
    assert Redealt() in events
