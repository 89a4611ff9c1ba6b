"""The types that users see; mypy checks them, and running them checks that they are true."""

from random import Random
from typing import Literal, assert_type

import fives


def test_starting() -> None:
    variant = assert_type(fives.variant("horse-race"), fives.RuleSet)
    assert_type(fives.HORSE_RACE, fives.RuleSet)
    assert_type(fives.all_variants(), tuple[fives.RuleSet, ...])
    state = assert_type(variant.start(seats=4, pairs=True), fives.GameState)
    assert assert_type(fives.start(variant, seats=4, pairs=True), fives.GameState) == state
    stranger: fives.Variant = variant
    assert_type(fives.start(stranger, 2), fives.GameState)


def test_playing() -> None:
    state = fives.run_chance(fives.HORSE_RACE.start(seats=2), Random(61))
    assert_type(state, fives.GameState)
    assert_type(
        state.actor, fives.Seat | Literal[fives.Chance.CHANCE] | None
    )  # fives.Actor, spelled out
    moves = assert_type(state.legal_moves(), tuple[fives.Move, ...])
    move: fives.Lot | fives.Deal | fives.Play | fives.Draw | fives.Drawn | fives.Pass = moves[0]
    assert_type(state.refusal(move), fives.Refusal | None)
    assert_type(state.refusal("anything"), fives.Refusal | None)
    assert assert_type(state.apply(move), fives.GameState) != state
    step = assert_type(state.step(move), fives.Transition)
    assert_type(step.before, fives.GameState)
    assert_type(step.move, fives.Move)
    assert_type(step.after, fives.GameState)
    assert_type(step.events, tuple[fives.Event, ...])
    assert_type(step.events[0].seen_by(0), fives.Event)


def test_reading_a_state() -> None:
    state = fives.HORSE_RACE.start(seats=2)
    assert_type(state.scores, tuple[fives.Points, ...])
    outcome = assert_type(state.outcome, fives.Outcome | None)
    assert outcome is None
    assert_type(fives.Outcome((), "x").winners, tuple[fives.Side, ...])
    assert_type(fives.Outcome((), "x").reason, str)
    assert_type(state.hands, tuple[fives.TileSet, ...])
    assert_type(state.boneyard, fives.TileSet)
    assert_type(state.variant, fives.RuleSet)
    assert_type(state.table, fives.Table)
    assert_type(state.phase, fives.Phase)
    assert_type(state.bound, fives.Tile | None)
    assert_type(state.opener, fives.Seat | None)
    for tile in state.boneyard:
        assert_type(tile, fives.Tile)


def test_reading_a_layout() -> None:
    layout = assert_type(fives.HORSE_RACE.start(seats=2).layout, fives.Layout)
    assert_type(layout.tiles, tuple[fives.Tile, ...])
    assert_type(layout.joints, tuple[fives.Joint, ...])
    assert_type(layout.ports, tuple[fives.Port, ...])
    assert_type(layout.total, fives.Pips)
    assert_type(layout.parts, tuple[fives.Contribution, ...])
    assert_type(layout.lead, fives.Tile | None)
    after = assert_type(layout.place(fives.Tile(5, 5)), fives.Layout)
    assert_type(after.refusal(fives.Tile(2, 5), after.ports[0]), fives.Refusal | None)
    assert_type(after.parts[0].pips, fives.Pips)
    assert_type(after.parts[0].why, fives.Why)
    alone = fives.Layout(fives.EveryDouble(), fives.BothHalvesWhileOpen())
    assert assert_type(alone, fives.Layout) == layout


def test_a_view() -> None:
    state = fives.run_chance(fives.HORSE_RACE.start(seats=2), Random(61))
    assert state.actor is not None
    assert state.actor is not fives.CHANCE
    seat = assert_type(state.actor, fives.Seat)
    view = assert_type(state.view(seat), fives.View)
    assert_type(state.view(1), fives.View)
    assert_type(view.actor, fives.Seat | Literal[fives.Chance.CHANCE] | None)
    moves = assert_type(view.legal_moves(), tuple[fives.Move, ...])
    assert_type(view.refusal(moves[0]), fives.Refusal | None)
    assert isinstance(moves[0], fives.Play)
    preview = assert_type(view.preview(moves[0]), fives.Preview)
    assert_type(preview.total, fives.Pips)
    assert_type(preview.points, fives.Points)
    assert_type(preview.turn_kept, tuple[str, ...])
    assert_type(preview.hand_emptied, bool)
    assert_type(preview.parts, tuple[fives.Contribution, ...])
    assert_type(view.hand, fives.TileSet)


def test_moves_and_tiles() -> None:
    assert_type(fives.parse_move("2-5@5-5.a"), fives.Move)
    tile = assert_type(fives.Tile(2, 5), fives.Tile)
    assert_type(fives.Tile.parse("2-5"), fives.Tile)
    assert_type(fives.Port.parse("5-5.a"), fives.Port)
    assert_type(fives.Play(tile), fives.Play)
    assert_type(fives.Play(tile).at, fives.Port | None)
    assert_type(fives.Lot(fives.Seat(1)).seat, fives.Seat)
    assert_type(fives.Deal(tile).tile, fives.Tile)
    assert_type(fives.Drawn(tile).tile, fives.Tile)
    assert_type(tile.pips, fives.Pips)


def test_a_set_up_and_its_errors() -> None:
    setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("2-5", "5-5"), layout="1-5")
    assert_type(setup.problems, tuple[fives.Refusal, ...])
    assert_type(setup.state(), fives.GameState)
    error = fives.IllegalMoveError("x", fives.Refusal("CODE", "A sentence."))
    assert_type(error.refusal, fives.Refusal)
    assert_type(error.code, str)
    assert_type(fives.SetupError([]).problems, tuple[fives.Refusal, ...])


def test_a_state_keeps_the_protocol_of_any_game() -> None:
    game: fives.State[fives.Move] = fives.HORSE_RACE.start(seats=2)
    after = assert_type(game.apply(fives.Lot(fives.Seat(0))), fives.State[fives.Move])
    assert after.outcome is None
