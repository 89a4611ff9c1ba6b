"""Variants as data: by name, with changes, with all axes, or handed over."""

import json

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.records import policies, variants
from fives.records.json_text import parsed, written
from fives.records.json_values import JsonError
from fives.records.policies import POLICIES
from fives.records.variants import AXES, variant_data, variant_from, variant_reference

HORSE_RACE = fives.HORSE_RACE


@attrs.frozen
class OnlySix:
    """A policy of somebody else."""

    def halves(self, joined: frozenset[fives.Face], spinner: bool) -> int:
        return 2


STRANGE = attrs.evolve(HORSE_RACE, counting=OnlySix())

counts = st.integers(1, 10**9)
sizes = st.integers(1, 5)
roundings = st.builds(fives.ToNearest, counts) | st.just(fives.Exact())
tile_sets = st.sampled_from(
    [fives.DOUBLE_SIX, fives.double_set(9), fives.DOUBLE_SIX - {fives.Tile(0, 0)}]
)
rule_sheets = st.builds(
    fives.RuleSet,
    id=st.sampled_from(["horse-race", "draw", "my-game", "acme:game"]),
    version=st.integers(1, 3),
    title=st.text('aé\n"\u2028', min_size=1),
    tables=st.lists(
        st.builds(fives.Table, st.integers(2, 4), direction=st.sampled_from(fives.Direction)),
        min_size=1,
        max_size=3,
    ).map(tuple),
    dealing=st.builds(fives.BySeats, sizes, sizes, sizes, st.integers(0, 5), tile_sets),
    opening=st.sampled_from([fives.WhoWentOutOpens(), fives.OpenerMovesOn()]),
    drawing=st.sampled_from([fives.OnlyWhenStuck(), fives.NoDrawing()])
    | st.builds(fives.Freely, st.booleans()),
    spinners=st.sampled_from([fives.EveryDouble(), fives.NoDouble()]),
    points=st.just(fives.NoPoints()) | st.builds(fives.MultiplesOf, counts),
    ending=st.sampled_from([fives.OutOrNobodyCanPlace(), fives.OutOrAllPass()]),
    settlement=st.builds(fives.SmallestTakesAll, roundings)
    | st.builds(fives.SingleSmallest, roundings)
    | st.builds(fives.HandDifferences, roundings, st.integers(0, 3)),
    target=st.builds(fives.AtLeast, counts)
    | st.builds(fives.Exactly, counts, st.none() | st.integers(-(10**9), 10**9))
    | st.builds(fives.BestAtLeast, counts, counts, counts),
    continuation=st.sampled_from([fives.DoubleOrScore(), fives.EveryPlayEndsTheTurn()]),
    citations=st.lists(st.tuples(st.text("AB"), st.text("12")), max_size=2).map(tuple),
)


@given(rule_sheets)
def test_any_rule_sheet_of_our_policies_loads_back_equal(rules: fives.RuleSet) -> None:
    data = variant_data(rules)
    assert variant_from(data) == rules
    assert variant_from(parsed(written(data)).value) == rules
    assert variant_reference(rules) == data
    assert variant_from(data, variant=rules) == rules


def test_registered_variants_are_written_by_name() -> None:
    for rules in fives.all_variants():
        assert variant_data(rules) == {"id": rules.id, "version": rules.version}
        assert variant_from(variant_data(rules)) is rules


def test_a_change_is_written_and_nothing_else() -> None:
    rules = attrs.evolve(HORSE_RACE, target=fives.Exactly(31), title="Short")
    assert variant_data(rules)["changes"] == {
        "title": "Short",
        "target": {"policy": "Exactly", "points": 31, "floor": None},
    }


def test_every_policy_of_the_library_has_a_name() -> None:
    ours = {
        name
        for name in fives.__all__
        if getattr(getattr(fives, name), "__module__", "").startswith("fives.policies.")
        and attrs.has(getattr(fives, name))
    }
    no_policies = {"Played", "Lead"}
    assert {kind.__name__ for kinds in POLICIES.values() for kind in kinds} == ours - no_policies
    assert set(POLICIES) == {*AXES, policies.ROUNDING}


def test_a_policy_of_somebody_else_is_not_written() -> None:
    with pytest.raises(fives.InputError, match="counting is an OnlySix") as caught:
        variant_data(STRANGE)
    assert caught.value.code == "NOT_REGISTERED"


def test_such_a_variant_is_handed_over() -> None:
    data = variant_reference(STRANGE)
    assert data == {"id": "horse-race", "version": 1, "given": True}
    assert variant_from(data, STRANGE) is STRANGE
    for variant, code in (
        (None, "VARIANT_NEEDED"),
        (fives.DRAW, "OTHER_VARIANT"),
        (attrs.evolve(STRANGE, version=2), "OTHER_VARIANT"),
    ):
        with pytest.raises(JsonError) as caught:
            variant_from(data, variant)
        assert caught.value.code == code


def test_another_variant_than_the_data_says_is_refused() -> None:
    house = attrs.evolve(HORSE_RACE, target=fives.AtLeast(31))
    with pytest.raises(JsonError, match="another"):
        variant_from(variant_data(HORSE_RACE), house)


def test_a_subclass_of_a_policy_is_not_that_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    @attrs.frozen
    class Sneaky(fives.AtLeast):
        pass

    with pytest.raises(fives.InputError, match="Sneaky"):
        variant_data(attrs.evolve(HORSE_RACE, target=Sneaky(61)))


@pytest.mark.parametrize(
    ("change", "path", "code"),
    [
        ({"target": {"policy": "AtLeast", "points": 0}}, ".target", "TOO_SMALL"),
        ({"target": {"policy": "AtLeast", "points": True}}, ".target.points", "NOT_A_NUMBER"),
        ({"target": {"policy": "AtLeast"}}, ".target", "MISSING_KEY"),
        ({"target": {"policy": "AtLeast", "points": 5, "x": 1}}, ".target.x", "EXTRA_KEY"),
        ({"target": {"policy": "NoDrawing"}}, ".target.policy", "UNKNOWN_NAME"),
        ({"target": {"policy": "os.system"}}, ".target.policy", "UNKNOWN_NAME"),
        ({"target": {"policy": ["AtLeast"]}}, ".target.policy", "NOT_TEXT"),
        ({"target": "AtLeast"}, ".target", "NOT_AN_OBJECT"),
        ({"target": None}, ".target", "NOT_AN_OBJECT"),
        ({"colour": "red"}, ".colour", "EXTRA_KEY"),
        ({"id": "draw"}, ".id", "EXTRA_KEY"),
        ({"title": ""}, "", "VARIANT"),
        ({"tables": []}, "", "VARIANT"),
        (
            {"tables": [{"seats": 5, "pairs": True, "direction": "clockwise"}]},
            ".tables[0]",
            "PAIRS",
        ),
        ({"tables": [{"seats": 5, "pairs": False, "direction": "clockwise"}]}, "", "NO_SUCH_TABLE"),
        ({"citations": [["A"]]}, ".citations[0]", "TOO_FEW"),
        (
            {"settlement": {"policy": "SingleSmallest", "rounding": {"policy": "NoPoints"}}},
            ".settlement.rounding.policy",
            "UNKNOWN_NAME",
        ),
        (
            {
                "dealing": {
                    "policy": "BySeats",
                    "two": 1,
                    "three": 1,
                    "four": 9,
                    "kept": 0,
                    "tiles": [],
                }
            },
            ".dealing.tiles",
            "TOO_FEW",
        ),
        (
            {
                "dealing": {
                    "policy": "BySeats",
                    "two": 1,
                    "three": 1,
                    "four": 9,
                    "kept": 0,
                    "tiles": "double-6",
                }
            },
            "",
            "VARIANT",
        ),
    ],
)
def test_a_bad_change_is_refused(change: object, path: str, code: str) -> None:
    with pytest.raises(JsonError) as caught:
        variant_from({"id": "horse-race", "version": 1, "changes": change})
    assert caught.value.code == code
    assert caught.value.path == f"$.changes{path}"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "NOT_AN_OBJECT"),
        ("horse-race", "NOT_AN_OBJECT"),
        ({"id": "horse-race"}, "MISSING_KEY"),
        ({"id": "horse-race", "version": 2}, "OTHER_VERSION"),
        ({"id": "horse-race", "version": True}, "NOT_A_NUMBER"),
        ({"id": "horse-race", "version": 0}, "NUMBER"),
        ({"id": "nobody", "version": 1}, "NO_SUCH_VARIANT"),
        ({"id": "../x", "version": 1}, "NO_SUCH_VARIANT"),
        ({"id": 7, "version": 1}, "NOT_TEXT"),
        ({"id": "x", "version": 1, "given": False}, "NOT_TRUE"),
        ({"id": "x", "version": 1, "given": 1}, "NOT_TRUE"),
        ({"id": "x", "version": 1, "given": True, "changes": {}}, "EXTRA_KEY"),
        ({"id": "x", "version": 1, "axes": {}}, "MISSING_KEY"),
    ],
)
def test_what_is_no_variant_is_refused(data: object, code: str) -> None:
    with pytest.raises(JsonError) as caught:
        variant_from(data)
    assert caught.value.code == code


def test_reading_imports_nothing_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    house = attrs.evolve(HORSE_RACE, id="our-game")
    text = json.dumps(variant_data(house))
    monkeypatch.setattr(variants, "registered", lambda name: pytest.fail(f"asked for {name}"))
    assert variant_from(json.loads(text)) == house
