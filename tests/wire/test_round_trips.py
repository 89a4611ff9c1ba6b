"""Everything that is written loads back equal, and is as the schema says."""

import json
import pickle
from random import Random

import attrs
import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives import wire
from fives.records.policies import POLICIES
from fives.testing import strategies
from tests.strategies import share
from tests.wire.documents import VARIANTS, every_kind, played, raced

SCHEMA = jsonschema.Draft202012Validator(wire.schema())


def there_and_back(value: wire.Document) -> None:
    text = wire.dumps(value)
    again = wire.loads(text)
    assert again == value
    assert type(again) is type(value)
    assert repr(again) == repr(value)
    assert wire.dumps(again) == text
    assert wire.from_json(json.loads(text)) == value
    assert json.loads(text) == wire.to_json(value)


def fits_the_schema(value: wire.Document) -> None:
    SCHEMA.validate(wire.to_json(value))


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(wire.schema())
    assert wire.schema() == wire.schema()


def test_the_schema_has_every_policy_with_its_parameters() -> None:
    definitions = json.loads(json.dumps(wire.schema()))["$defs"]
    for axis, kinds in POLICIES.items():
        written = {
            branch["properties"]["policy"]["const"]: [*branch["properties"]]
            for branch in definitions[axis]["oneOf"]
        }
        wanted = {
            kind.__name__: ["policy", *(field.name for field in attrs.fields(kind))]
            for kind in kinds
        }
        assert written == wanted


@pytest.mark.parametrize("rules", fives.all_variants(), ids=lambda rules: rules.id)
def test_every_variant_fits_the_schema_with_all_its_axes(rules: fives.RuleSet) -> None:
    stranger = attrs.evolve(rules, id=f"{rules.id}-elsewhere")
    there_and_back(stranger)
    fits_the_schema(stranger)


@pytest.mark.parametrize("rules", VARIANTS, ids=range(len(VARIANTS)))
def test_every_kind_of_document_loads_back_equal(rules: fives.RuleSet) -> None:
    kinds = set()
    for value in every_kind(61, rules):
        there_and_back(value)
        kinds.add(wire.to_json(value)["kind"])
    assert len(kinds) == 18


def test_every_kind_of_document_fits_the_schema() -> None:
    for value in every_kind(3, VARIANTS[-2]):
        fits_the_schema(value)


@pytest.mark.parametrize("rules", VARIANTS, ids=range(len(VARIANTS)))
def test_states_of_matches_load_back_equal(rules: fives.RuleSet) -> None:
    phases = set()
    for table in rules.tables:
        record = played(rules, table, 5, 600)
        for state in [*record][:60] + [*record][60::5] + [record.state]:
            phases.add(state.phase)
            text = wire.dumps(state)
            again = wire.load_state(text)
            assert again == state
            assert again.legal_moves() == state.legal_moves()
            assert wire.dumps(again) == text
    assert len(phases) >= (3 if isinstance(rules.drawing, fives.NoDrawing) else 5)


@pytest.mark.parametrize("phase", fives.Phase, ids=lambda phase: phase.name)
@share(0.2)
@given(data=st.data())
def test_states_of_every_phase(phase: fives.Phase, data: st.DataObject) -> None:
    state = data.draw(strategies.states(fives.HORSE_RACE, phase=phase))
    for value in (state, state.view(1), state.public_view(), state.side_view(0)):
        there_and_back(value)
    fits_the_schema(state)
    fits_the_schema(state.view(0))


@share(0.4)
@given(st.sampled_from(VARIANTS).flatmap(strategies.positions))
def test_positions_that_matches_seldom_see(setup: fives.Setup) -> None:
    state = setup.state()
    there_and_back(state)
    for seat in range(state.table.seats):
        there_and_back(state.view(seat))
    for move in state.legal_moves()[:3]:
        for event in state.step(move).events:
            there_and_back(event)


@share(0.4)
@given(
    strategies.moves(fives.double_set(18), seats=9), strategies.layouts(), strategies.tile_sets()
)
def test_moves_layouts_and_tiles(
    move: fives.Move, layout: fives.Layout, tiles: fives.TileSet
) -> None:
    for value in (move, layout, tiles):
        there_and_back(value)
        fits_the_schema(value)


@share(0.4)
@given(strategies.score_events(1), st.integers(-99, 99).map(fives.Points), st.text())
def test_rulings(event: fives.ScoreEvent, before: fives.Points, text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        text = "half a character"
    after = fives.Points(before + event.points)
    refusal = fives.Refusal("NO", text, ((text, text),))
    for ruling in (
        fives.Ruling(event, None, before, after),
        fives.Ruling(event, refusal, before, before),
    ):
        there_and_back(fives.Ruled(ruling))
        fits_the_schema(fives.Ruled(ruling))


@pytest.mark.parametrize(("seats", "chips"), [(3, 1), (4, 20), (7, 2)])
def test_every_state_of_a_session_loads_back_equal(seats: int, chips: int) -> None:
    record = raced(seats, chips, 61)
    there_and_back(record)
    for number, step in enumerate(record.transitions()):
        there_and_back(step.after)
        if number % 9 == 0:
            there_and_back(step.after.view(number % seats))
            fits_the_schema(step.after)
        for event in step.events:
            there_and_back(event)


@share(0.1)
@given(st.integers(0, 999), st.sampled_from(VARIANTS), st.data())
def test_records(seed: int, rules: fives.RuleSet, data: st.DataObject) -> None:
    table = data.draw(strategies.tables(rules))
    record = played(rules, table, seed, data.draw(st.integers(0, 300)))
    for number in Random(seed).sample(range(len(record)), min(3, len(record))):
        record = record.branch(len(record.moves)).tag(f"n-{number}", str(record[number]))
    there_and_back(record.comment("Enough."))
    seats = data.draw(st.sets(st.sampled_from(range(table.seats))))
    there_and_back(record.redacted(*seats))


def test_a_record_from_the_middle_of_a_match() -> None:
    record = played(fives.HORSE_RACE, fives.Table(3), 8)
    late = fives.records.Record.of(record[40]).play(record.moves[40])
    there_and_back(late)
    fits_the_schema(late)
    assert pickle.loads(pickle.dumps(wire.load_record(wire.dumps(late)))) == late
