"""Variants that strangers write, and what happens when their policies answer nonsense."""

from random import Random
from typing import Any, cast

import attrs
import pytest

import fives
from fives.match.ruleset import rules_in
from tests.match.test_any_object import well_put

HORSE_RACE = fives.HORSE_RACE
AXES = [field.name for field in attrs.fields(fives.RuleSet)][4:-1]


class Plain:
    """A variant of somebody who knows the protocol and nothing else of the library."""

    id = "acme:plain"
    version = 3
    title = "Plain"
    tables = (fives.Table(2),)
    dealing = fives.BySeats(5, 5, 5, kept=2)
    opening = fives.WhoWentOutOpens()
    drawing = fives.NoDrawing()
    spinners = fives.NoDouble()
    counting = fives.BothHalvesWhileOpen()
    points = fives.NoPoints()
    continuation = fives.EveryPlayEndsTheTurn()
    ending = fives.OutOrNobodyCanPlace()
    settlement = fives.SmallestTakesAll(fives.ToNearest(1))
    target = fives.AtLeast(30)
    citations: tuple[tuple[str, str], ...] = ()


class WithoutDefaults:
    """The same without the axes that have a default."""

    id, version, title = "acme:old", 1, "Old"
    tables, dealing, opening = Plain.tables, Plain.dealing, Plain.opening
    drawing, spinners, points = Plain.drawing, Plain.spinners, Plain.points
    ending, settlement, target = Plain.ending, Plain.settlement, Plain.target


def test_a_plain_class_is_a_variant() -> None:
    stranger: fives.Variant = Plain()
    rules = rules_in(stranger)
    assert type(rules) is fives.RuleSet
    assert (rules.id, rules.version, rules.title) == ("acme:plain", 3, "Plain")
    for field in attrs.fields(fives.RuleSet):
        assert getattr(rules, field.name) is getattr(stranger, field.name)
    assert rules_in(HORSE_RACE) is HORSE_RACE


def test_a_stranger_s_match_is_played_to_its_end() -> None:
    rng = Random(61)
    state = fives.start(Plain(), seats=2)
    assert state == rules_in(Plain()).start(seats=2)
    while moves := state.legal_moves():
        state = state.apply(rng.choice(moves))
    assert state.outcome is not None
    assert max(state.scores) >= 30
    assert fives.Draw not in {type(move) for move in moves}


def test_axes_added_later_have_defaults() -> None:
    rules = rules_in(cast(fives.Variant, WithoutDefaults()))
    assert rules.counting == fives.BothHalvesWhileOpen()
    assert rules.continuation == fives.EveryPlayEndsTheTurn()
    assert rules.citations == ()


@pytest.mark.parametrize("axis", ["id", "tables", "dealing", "spinners", "target"])
def test_a_missing_axis_is_named(axis: str) -> None:
    axes = {name: value for name, value in vars(Plain).items() if not name.startswith("_")}
    del axes[axis]
    with pytest.raises(fives.VariantError) as caught:
        fives.start(cast(fives.Variant, type("Partial", (), axes)()), seats=2)
    assert (caught.value.axis, caught.value.method) == ("variant", axis)
    well_put(caught.value)


def test_a_rule_sheet_is_its_repr() -> None:
    text = repr(HORSE_RACE)
    assert all(repr(getattr(HORSE_RACE, axis)) in text for axis in AXES)
    house = attrs.evolve(HORSE_RACE, target=fives.AtLeast(31))
    assert house != HORSE_RACE
    assert house.id == HORSE_RACE.id
    assert attrs.evolve(house, target=fives.AtLeast(61)) == HORSE_RACE
    assert len({house, HORSE_RACE, attrs.evolve(house)}) == 2


def test_rules_are_cited_by_code() -> None:
    assert HORSE_RACE.cited("MUST_PLACE") == "HR-17"
    assert HORSE_RACE.cited("NO_SUCH_CODE") is None


def answering(method: str, value: object) -> object:
    """A policy, hashable as all are, with one method that gives a value."""
    return type("Answers", (), {method: lambda self, *args, **kwargs: value})()


def opening(opener: object, may_lead: object = True, lead: object = None) -> object:
    methods = {
        "opener": lambda self, previous, table: opener,
        "may_lead": lambda self, tile, points: may_lead,
    }
    if lead is not None:
        methods["from_hands"] = lambda self, hands, table: lead
    return type("Opens", (), methods)()


def settling(winners: object, batches: object) -> object:
    result = fives.RoundResult(cast(Any, winners), cast(Any, batches))
    return answering("settle", result)


@attrs.frozen
class Deals:
    """A dealing of somebody else, which looks at nothing."""

    two: Any = 7
    kept: Any = 0
    tiles: Any = fives.DOUBLE_SIX

    def hand_size(self, table: fives.Table) -> Any:
        return self.two

    def reserve(self, table: fives.Table) -> Any:
        return self.kept


def dealing(**fields: Any) -> object:
    return Deals(**fields)


def drawing(may_draw: object, binds: object = True) -> object:
    return type("Draws", (), {"may_draw": lambda self, can, leading: may_draw, "binds": binds})()


def target(verdict: object, refusal: object = None) -> object:
    methods = {
        "verdict": lambda self, scores, table, round_over: verdict,
        "refusal": lambda self, score, event, table: refusal,
    }
    return type("Ends", (), methods)()


NONSENSE: dict[str, tuple[str, str, object]] = {
    "a negative hand": ("dealing", "hand_size", dealing(two=-1)),
    "an empty hand": ("dealing", "hand_size", dealing(two=0)),
    "a hand of True": ("dealing", "hand_size", dealing(two=True)),
    "a hand as text": ("dealing", "hand_size", dealing(two="7")),
    "half a tile": ("dealing", "hand_size", dealing(two=7.5)),
    "hands too large": ("dealing", "hand_size", dealing(two=15)),
    "hands that leave no reserve": ("dealing", "hand_size", dealing(two=14, kept=1)),
    "a negative reserve": ("dealing", "reserve", dealing(kept=-1)),
    "a reserve of None": ("dealing", "reserve", dealing(kept=None)),
    "no tiles": ("dealing", "tiles", dealing(tiles=fives.TileSet())),
    "tiles in a frozenset": (
        "dealing",
        "tiles",
        dealing(tiles=frozenset(list(fives.DOUBLE_SIX)[:27])),
    ),
    "opener who is not there": ("opening", "opener", opening(2)),
    "opener below": ("opening", "opener", opening(-1)),
    "opener of True": ("opening", "opener", opening(True)),
    "opener as text": ("opening", "opener", opening("0")),
    "no opener": ("opening", "opener", opening(None)),
    "redeal before the deal": ("opening", "opener", opening(fives.Opener.REDEAL)),
    "from hands without a method": ("opening", "opener", opening(fives.Opener.FROM_HANDS)),
    "from hands, nobody": ("opening", "from_hands", opening(fives.Opener.FROM_HANDS, lead=5)),
    "from hands, no seat": (
        "opening",
        "from_hands",
        opening(fives.Opener.FROM_HANDS, lead=fives.Lead(fives.Seat(7))),
    ),
    "from hands, no such tile": (
        "opening",
        "from_hands",
        opening(fives.Opener.FROM_HANDS, lead=fives.Lead(fives.Seat(0), fives.Tile(7, 7))),
    ),
    "leads of None": ("opening", "may_lead", opening(0, may_lead=None)),
    "draws of None": ("drawing", "may_draw", drawing(None)),
    "binds as text": ("drawing", "binds", drawing(True, "yes")),
    "spins of None": ("spinners", "spins", answering("spins", None)),
    "three halves": ("counting", "halves", answering("halves", 3)),
    "half a half": ("counting", "halves", answering("halves", 0.5)),
    "halves below": ("counting", "halves", answering("halves", -1)),
    "points as text": ("points", "for_total", answering("for_total", "5")),
    "points of None": ("points", "for_total", answering("for_total", None)),
    "a fraction of a point": ("points", "for_total", answering("for_total", 0.5)),
    "ends of None": ("points", "for_ends", answering("for_ends", None)),
    "kept as text": ("continuation", "keeps_turn", answering("keeps_turn", "double")),
    "kept as yes": ("continuation", "keeps_turn", answering("keeps_turn", True)),
    "kept as list": ("continuation", "keeps_turn", answering("keeps_turn", ["double"])),
    "settled as nothing": ("settlement", "settle", answering("settle", None)),
    "settled as a list": ("settlement", "settle", answering("settle", [])),
    "settled for no side": (
        "settlement",
        "settle",
        settling((), ((fives.ScoreEvent(fives.Side(7), ()),),)),
    ),
    "settled flat": ("settlement", "settle", settling((), ((5,),))),
    "settled without batches": (
        "settlement",
        "settle",
        settling((0,), (fives.ScoreEvent(fives.Side(0), ()),)),
    ),
    "settled in a list": ("settlement", "settle", settling((0,), [()])),
    "settled for None": ("settlement", "settle", settling(None, ())),
    "settled for a list": ("settlement", "settle", settling(([],), ())),
    "settled for a winner who is not there": ("settlement", "settle", settling((9,), ())),
    "verdict of True": ("target", "verdict", target(True)),
    "verdict for nobody there": (
        "target",
        "verdict",
        target(fives.Outcome((fives.Side(5),), "odd")),
    ),
    "refused as text": ("target", "refusal", target(None, "no")),
}


def with_axis(axis: str, policy: Any) -> fives.RuleSet:
    """Horse Race with another policy on one axis, of whatever type."""
    axes: dict[str, Any] = {axis: policy}
    return attrs.evolve(HORSE_RACE, **axes)


def play_long(rules: fives.RuleSet) -> None:
    """Play random matches for many moves."""
    rng = Random(61)
    state = rules.start(seats=2)
    for _ in range(3000):
        moves = state.legal_moves()
        state = state.apply(rng.choice(moves)) if moves else rules.start(seats=2)


@pytest.mark.parametrize(("axis", "method", "policy"), NONSENSE.values(), ids=NONSENSE)
def test_a_policy_that_answers_nonsense_is_named(axis: str, method: str, policy: object) -> None:
    rules = with_axis(axis, policy)
    with pytest.raises(fives.VariantError) as caught:
        play_long(rules)
    error = caught.value
    assert (error.axis, error.method) == (axis, method)
    assert str(error).startswith(f"{axis}.{method} gave {error.value}; ")
    well_put(error)


@pytest.mark.parametrize("axis", AXES)
def test_a_policy_that_cannot_be_hashed_is_named(axis: str) -> None:
    policy = getattr(HORSE_RACE, axis)
    loose = type("Loose", (type(policy),), {"__hash__": None})
    fields = {f.name: getattr(policy, f.name) for f in attrs.fields(type(policy))}
    rules = with_axis(axis, loose(**fields))
    with pytest.raises(fives.VariantError) as caught:
        rules.start(seats=2)
    assert caught.value.axis == axis
    well_put(caught.value)
