"""The strategies give what they say, rare things too."""

import attrs
import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

import fives
from fives.testing import strategies
from fives.testing.tiles_on_table import from_scratch
from tests.strategies import share

HORSE_RACE = fives.HORSE_RACE
VARIANTS = fives.all_variants()
UNSHRUNK = settings(phases=[Phase.generate], max_examples=500, database=None, deadline=None)


@given(strategies.tile_sets(max_size=7), strategies.tiles(fives.double_set(3)), strategies.ports())
def test_tiles_come_from_their_set(hand: fives.TileSet, tile: fives.Tile, port: fives.Port) -> None:
    assert len(hand) <= 7
    assert tile in fives.double_set(3)
    assert port in fives.ports_of(port.tile)


@given(strategies.moves(fives.double_set(2), seats=3))
def test_moves_can_be_written_down(move: fives.Move) -> None:
    assert fives.parse_move(str(move)) == move


@given(strategies.layouts())
def test_layouts_count_as_their_joints_say(layout: fives.Layout) -> None:
    rules = attrs.evolve(HORSE_RACE, spinners=layout.spinners, counting=layout.counting)
    total, ports, tiles = from_scratch(rules, layout, layout.joints)
    assert (total, tuple(ports)) == (layout.total, layout.open_ports)
    assert tiles == set(layout.tiles)


@pytest.mark.parametrize("size", [0, 1, 20])
def test_layouts_of_any_length_are_found(size: int) -> None:
    found = find(
        strategies.layouts(spinners=fives.EveryDouble()),
        lambda got: len(got) >= size,
        settings=UNSHRUNK,
    )
    assert found.spinners == fives.EveryDouble()


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.id)
@share(0.3)
@given(data=st.data())
def test_states_are_of_a_table_of_the_variant(rules: fives.RuleSet, data: st.DataObject) -> None:
    state = data.draw(strategies.states(rules))
    assert state.table in rules.tables
    assert state.variant == rules
    table = data.draw(strategies.tables(rules))
    assert data.draw(strategies.states(rules, table)).table == table


@pytest.mark.parametrize("phase", fives.Phase, ids=lambda phase: phase.name)
@share(0.2)
@given(data=st.data())
def test_states_of_every_phase_are_found(phase: fives.Phase, data: st.DataObject) -> None:
    assert data.draw(strategies.states(HORSE_RACE, phase=phase)).phase is phase


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.id)
@share(0.5)
@given(data=st.data())
def test_positions_are_states_to_move_in(rules: fives.RuleSet, data: st.DataObject) -> None:
    setup = data.draw(strategies.positions(rules))
    state = setup.state()
    assert state.phase is fives.Phase.TURN
    assert fives.Setup.of(state).state() == state
    for move in state.legal_moves():
        state.apply(move)


def test_positions_see_what_matches_seldom_see() -> None:
    found = find(
        strategies.positions(HORSE_RACE, fives.Table(4)),
        lambda setup: not setup.state().boneyard and max(setup.state().scores) > 55,
        settings=UNSHRUNK,
    )
    assert found.seats == 4


@given(strategies.batches(fives.Table(4, pairs=True)))
def test_batches_have_one_event_a_side(batch: fives.Batch) -> None:
    sides = [event.side for event in batch]
    assert len(set(sides)) == len(sides)
    assert set(sides) <= {0, 1}
    assert all(event.points == sum(part.points for part in event.parts) for event in batch)
