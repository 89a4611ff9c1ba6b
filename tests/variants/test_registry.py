"""Variants by name, those of other packages too."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import attrs
import pytest

import fives
from fives.variants import registry
from tests.variants.installed import Installed, blitz

OURS = fives.all_variants()

PLAIN = """\
import fives

class Plain:
    "The least that a package may declare: no rule sheet, an object with axes."
    id = "plain"

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(fives.HORSE_RACE, name)

PLAIN = Plain()
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    return Installed(tmp_path, monkeypatch)


def test_ours() -> None:
    assert len(OURS) == 16
    for rules in OURS:
        assert fives.variant(rules.id) is rules
        assert getattr(fives, rules.id.upper().replace("-", "_")) is rules
    assert len({rules.id for rules in OURS}) == len(OURS)


def test_a_declared_variant_is_found_by_name(install: Installed) -> None:
    install("acme-dominoes", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    rules = fives.variant("blitz")
    assert type(rules) is fives.RuleSet
    assert (rules.id, rules.title, rules.target) == ("blitz", "Blitz", fives.DRAW.target)
    assert rules.start(seats=2).variant is rules
    assert fives.all_variants() == (*OURS, rules)


def test_an_id_may_be_put_under_a_prefix(install: Installed) -> None:
    install("acme", {"acme:blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz("acme:blitz")})
    assert fives.variant("acme:blitz").id == "acme:blitz"
    assert fives.all_variants()[-1].id == "acme:blitz"


def test_an_object_with_axes_is_copied_into_a_rule_sheet(install: Installed) -> None:
    install("acme", {"plain": "acme_plain:PLAIN"}, {"acme_plain": PLAIN})
    assert fives.variant("plain") == attrs.evolve(fives.HORSE_RACE, id="plain")
    assert fives.all_variants() == (*OURS, fives.variant("plain"))


def test_what_was_found_and_from_where(install: Installed) -> None:
    install("zebra", {"later": "zebra_later:BLITZ"}, {"zebra_later": blitz("later")})
    modules = {"acme_one": blitz("blitz"), "acme_two": blitz("zoo")}
    install("acme", {"zoo": "acme_two:BLITZ", "blitz": "acme_one:BLITZ"}, modules)
    *ours, first, second, third = fives.found_variants()
    own = {found.distribution for found in ours}
    assert [found.rules for found in ours] == list(OURS)
    assert len(own) == 1
    assert next(iter(own)).startswith("fives ")
    assert (first.name, first.distribution, first.fault) == ("blitz", "acme 1.2", None)
    assert (second.name, second.distribution, second.fault) == ("later", "zebra 1.2", None)
    assert (third.name, third.distribution, third.fault) == ("zoo", "acme 1.2", None)
    assert [found.name for found in (*ours, first, second, third)] == [
        found.rules.id for found in fives.found_variants() if found.rules is not None
    ]


def test_an_entry_point_of_another_group_is_none_of_ours(install: Installed) -> None:
    points = "[other.group]\nblitz = acme_blitz:BLITZ\n"
    install("acme", points, {"acme_blitz": blitz()})
    assert fives.all_variants() == OURS
    with pytest.raises(fives.InputError):
        fives.variant("blitz")


def test_a_name_that_nobody_declares_is_told_which_there_are(install: Installed) -> None:
    install("acme", {"zzz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz("zzz")})
    with pytest.raises(fives.InputError) as caught:
        fives.variant("chess")
    assert caught.value.code == "NO_SUCH_VARIANT"
    known = ", ".join(sorted([*(rules.id for rules in OURS), "zzz"]))
    assert str(caught.value) == f"There is no variant 'chess'; there are: {known}."


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("horserace", "horse-race"),
        ("Horse-Race", "horse-race"),
        ("exact61", "exact-61"),
        ("acme:blits", "acme:blitz"),
    ],
)
def test_a_name_that_is_nearly_right_is_told_what_was_meant(
    install: Installed, wrong: str, meant: str
) -> None:
    install("acme", {"acme:blitz": "no_such_module_anywhere:BLITZ"}, {})
    with pytest.raises(fives.InputError) as caught:
        fives.variant(wrong)
    says = f"There is no variant {wrong!r}; did you mean {meant}? There are: "
    assert str(caught.value).startswith(says)


def test_a_name_is_text() -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.variant(61)  # type: ignore[arg-type]
    assert caught.value.code == "NOT_TEXT"


@pytest.mark.parametrize("name", ["", "x" * 100_000, "ünknown", "../x", "a\nb"])
def test_no_text_is_too_odd_to_be_answered(name: str) -> None:
    with pytest.raises(fives.InputError) as caught:
        fives.variant(name)
    assert caught.value.code == "NO_SUCH_VARIANT"
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("by_name", [True, False])
def test_a_variant_of_another_package_is_pickled_by_its_name(
    install: Installed, monkeypatch: pytest.MonkeyPatch, by_name: bool
) -> None:
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    rules = fives.variant("blitz") if by_name else fives.all_variants()[-1]
    text = pickle.dumps(rules)
    assert len(text) < 80
    assert pickle.loads(text) is rules
    assert copy.deepcopy(rules) is rules
    monkeypatch.setattr(registry, "_met", {})  # as in another process
    assert pickle.loads(text) == rules
    state = rules.start(seats=3)
    assert pickle.loads(pickle.dumps(state)) == state


def test_many_pickles_of_a_variant_look_for_its_package_once(
    install: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    rules = fives.variant("blitz")
    text = pickle.dumps(rules)
    monkeypatch.setattr("importlib.metadata.distributions", None)
    assert pickle.loads(text) is rules
    assert pickle.loads(pickle.dumps(fives.BERGEN)) is fives.BERGEN


def test_another_version_of_a_variant_of_another_package_is_refused(install: Installed) -> None:
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    text = pickle.dumps(fives.variant("blitz"), protocol=0).replace(b"I1\n", b"I7\n")
    with pytest.raises(fives.InputError) as caught:
        pickle.loads(text)
    assert caught.value.code == "OTHER_VERSION"


def test_a_variant_of_a_package_that_was_taken_away_is_missed_by_its_name(
    install: Installed, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    text = pickle.dumps(fives.variant("blitz"))
    monkeypatch.setattr(registry, "_met", {})
    monkeypatch.setattr(sys, "path", sys.path[1:])
    with pytest.raises(fives.InputError, match="no variant 'blitz'"):
        pickle.loads(text)


def test_importing_fives_and_asking_for_ours_looks_for_nobody_else(install: Installed) -> None:
    place = install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    program = (
        f"import sys; sys.path.insert(0, {str(place)!r}); before = set(sys.modules); "
        "import fives; fives.variant('horse-race').start(seats=2); "
        "print({'importlib.metadata', 'acme_blitz'} & (set(sys.modules) - before)); "
        "fives.variant('blitz'); print('acme_blitz' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["set()", "True"]
