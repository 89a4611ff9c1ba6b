"""Whole matches, move by move, against the same rules written down a second time."""

import pytest
from hypothesis import given

import fives
from tests.properties.reference import Reference, count
from tests.strategies import TABLES, At, seeds, share, steps


def texts(tiles: fives.TileSet) -> set[str]:
    return {tile.notation for tile in tiles}


def pairs(tiles: list[tuple[int, int]]) -> set[str]:
    return {f"{low}-{high}" for low, high in tiles}


def compare(state: fives.GameState, reference: Reference) -> None:
    assert state.phase.name == reference.phase
    assert [str(move) for move in state.legal_moves()] == reference.moves()
    assert list(state.scores) == reference.scores
    assert list(map(texts, state.hands)) == list(map(pairs, reference.hands))
    assert texts(state.boneyard) == pairs(reference.boneyard)
    assert state.opener == reference.opener
    assert state.bound == (reference.bound and fives.Tile(*reference.bound))
    if isinstance(state.actor, int):
        assert state.actor == reference.turn
    else:
        assert state.actor is (None if reference.phase == "OVER" else fives.CHANCE)
    ports, total = count(reference.table)
    assert state.layout.total == total
    assert [str(port) for port in state.layout.ports] == [
        f"{low}-{high}.{face}" for (low, high), face in ports
    ]
    winners = None if state.outcome is None else list(state.outcome.winners)
    assert winners == reference.winners


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.16)
@given(seed=seeds)
def test_a_match_goes_as_the_rules_say(at: At, seed: int) -> None:
    reference = Reference(*at)
    for step in steps(at, seed):
        compare(step.before, reference)
        reference.move(str(step.move))
        compare(step.after, reference)
    assert reference.winners


@pytest.mark.parametrize("at", TABLES, ids=str)
@share(0.16)
@given(seed=seeds)
def test_tiles_totals_and_scores_add_up(at: At, seed: int) -> None:
    table: list[tuple[tuple[int, int], tuple[tuple[int, int], str] | None]] = []
    for step in steps(at, seed):
        before, after, move = step.before, step.after, step.move
        laid = after.layout.tiles
        places = [tile for hand in after.hands for tile in hand]
        places += [*after.boneyard, *laid]
        assert len(places) == 28
        assert set(places) == set(fives.DOUBLE_SIX)
        assert len(after.boneyard) == after.drawable

        if not before.layout.tiles:
            table = []
        if isinstance(move, fives.Play):
            at_port = move.at and ((move.at.tile.low, move.at.tile.high), move.at.face.value)
            table.append(((move.tile.low, move.tile.high), at_port))
            total = count(table)[1]
            (played,) = [e for e in step.events if isinstance(e, fives.TilePlayed)]
            assert played.total == total
            assert sum(part.pips for part in played.parts) == total
            assert played.points == (total // 5 if total % 5 == 0 else 0)
            if laid:
                assert after.layout.total == total
        assert sum(part.pips for part in after.layout.parts) == after.layout.total

        change = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
        ruled = [0] * len(change)
        for event in step.events:
            if isinstance(event, fives.Ruled):
                ruling = event.ruling
                assert ruling.after - ruling.before == ruling.event.points * ruling.accepted
                ruled[ruling.event.side] += ruling.after - ruling.before
        assert ruled == change
