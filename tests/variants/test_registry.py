"""Variants by name, those of other packages too."""

from importlib.metadata import EntryPoint, EntryPoints

import attrs
import pytest

import fives
from fives.variants import registry

HOUSE = attrs.evolve(fives.HORSE_RACE, id="house-race", title="House Race")


class PlainVariant:
    """The least that an outside package may declare: no rule sheet, an object with axes."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(fives.HORSE_RACE, name)


PLAIN = PlainVariant()
NO_VARIANT = 61
OURS = (fives.HORSE_RACE, fives.EXACT_61, fives.DRAW)


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "fives.variants")


GOOD = point("house-race", f"{__name__}:HOUSE")
STRANGE = point("plain", f"{__name__}:PLAIN")
MISSING = point("missing", "no_such_package_anywhere:VARIANT")
NAMELESS = point("nameless", f"{__name__}:NO_SUCH_NAME")
WRONG = point("wrong", f"{__name__}:NO_VARIANT")


@pytest.fixture
def declare(monkeypatch: pytest.MonkeyPatch) -> "Declare":
    return Declare(monkeypatch)


class Declare:
    """Makes entry points known for the time of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, *points: EntryPoint) -> None:
        def entry_points(*, group: str) -> EntryPoints:
            return EntryPoints(points).select(group=group)

        self.monkeypatch.setattr(registry, "entry_points", entry_points)


def test_ours() -> None:
    assert fives.variant("horse-race") is fives.HORSE_RACE
    assert fives.variant("exact-61") is fives.EXACT_61
    assert fives.variant("draw") is fives.DRAW
    assert set(OURS) <= set(fives.all_variants())
    ids = [rules.id for rules in fives.all_variants()]
    assert len(set(ids)) == len(ids)


def test_a_declared_variant_is_found_by_name(declare: Declare) -> None:
    declare(STRANGE, GOOD)
    assert fives.variant("house-race") is HOUSE
    assert fives.variant("plain") == fives.HORSE_RACE
    assert type(fives.variant("plain")) is fives.RuleSet
    assert fives.all_variants() == (*OURS, HOUSE, fives.HORSE_RACE)
    assert fives.variant("house-race").start(seats=2).variant is HOUSE


def test_ours_cannot_be_taken_over(declare: Declare) -> None:
    declare(point("horse-race", f"{__name__}:HOUSE"))
    assert fives.variant("horse-race") is fives.HORSE_RACE


def test_an_entry_point_of_another_group_is_none_of_ours(declare: Declare) -> None:
    declare(EntryPoint("house-race", f"{__name__}:HOUSE", "other.group"))
    assert fives.all_variants() == OURS
    with pytest.raises(fives.InputError):
        fives.variant("house-race")


def test_a_name_that_nobody_declares_lists_those_that_there_are(declare: Declare) -> None:
    declare(GOOD)
    with pytest.raises(fives.InputError) as caught:
        fives.variant("house")
    assert caught.value.code == "NO_SUCH_VARIANT"
    assert str(caught.value) == (
        "There is no variant 'house'; there are: draw, exact-61, horse-race, house-race."
    )


@pytest.mark.parametrize("broken", [MISSING, NAMELESS, WRONG], ids=lambda point: str(point.name))
def test_a_broken_package_is_named(declare: Declare, broken: EntryPoint) -> None:
    declare(broken, GOOD)
    with pytest.raises(fives.VariantError) as caught:
        fives.variant(broken.name)
    assert broken.name in str(caught.value)
    assert caught.value.code == "VARIANT"
    assert caught.value.__cause__ is not None
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("broken", [MISSING, NAMELESS, WRONG], ids=lambda point: str(point.name))
def test_a_broken_package_spoils_nothing_for_the_others(
    declare: Declare, broken: EntryPoint
) -> None:
    declare(broken, GOOD)
    with pytest.warns(UserWarning, match=broken.name):
        assert fives.all_variants() == (*OURS, HOUSE)
    assert fives.variant("house-race") is HOUSE
    assert fives.variant("horse-race") is fives.HORSE_RACE
