"""Packages that declare variants: loaded when asked for, and no fault of one spoils another."""

import itertools
import sys
import warnings
from pathlib import Path

import pytest

import fives
from tests.variants.installed import Installed, blitz

OURS = fives.all_variants()

OWN_NAMES = {rules.id for rules in OURS}

BROKEN = {
    "an import that fails": ("import no_such_package_anywhere", "ModuleNotFoundError: No module"),
    "an error of any kind": ("1 / 0", "ZeroDivisionError: division by zero"),
    "an error without words": ("raise ValueError", "gave ValueError; a variant"),
    "an error of many lines": ("raise ValueError('two\\nlines')", "ValueError: two lines;"),
    "an error that cannot be printed": (
        "class Bad(Exception):\n    def __str__(self): return 1 / 0\nraise Bad",
        "gave a Bad;",
    ),
    "no Python": ("this is no Python", "SyntaxError: invalid syntax"),
    "sys.exit": ("import sys; sys.exit('bye')", "SystemExit: bye"),
    "a base exception": ("raise BaseException('odd')", "BaseException: odd"),
    "nothing of that name": ("", "AttributeError: "),
    "a number": ("BLITZ = 61", "(variant.id gave no id (an int);"),
    "a class": ("import fives; BLITZ = fives.RuleSet", "(variant.start gave <class"),
    "a name of a variant": ("BLITZ = 'horse-race'", "(variant.start gave horse-race;"),
    "an axis that is none": (
        "import attrs, fives; BLITZ = attrs.evolve(fives.DRAW, id='blitz', target=None)",
        "(variant.target gave None; one policy with the methods refusal and verdict was expected)",
    ),
    "an axis that raises": (
        "class Plain:\n    @property\n    def id(self): return 1 / 0\nBLITZ = Plain()",
        "ZeroDivisionError: division by zero",
    ),
    "a value that cannot be printed": (
        "class Plain:\n    def __repr__(self): return 1 / 0\n"
        "import attrs, fives; BLITZ = attrs.evolve(fives.DRAW, id='blitz', target=Plain())",
        "ZeroDivisionError: division by zero",
    ),
    "an id of its own": (blitz("rush"), "gave the variant rush; one named blitz was expected"),
    "one of ours": (
        "import fives; BLITZ = fives.DRAW",
        "gave the variant draw; one named blitz was expected",
    ),
}


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    return Installed(tmp_path, monkeypatch)


def others() -> list[fives.FoundVariant]:
    """What was found beside our own."""
    return list(fives.found_variants())[len(OURS) :]


def only_fault() -> str:
    """The one sentence that is said about all that was found beside our own."""
    (fault,) = {found.fault for found in others()}
    assert fault is not None
    assert all(found.rules is None for found in others())
    return fault


@pytest.mark.parametrize(("text", "says"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_is_named_and_spoils_nothing(
    install: Installed, text: str, says: str
) -> None:
    install("good", {"good": "good_blitz:BLITZ"}, {"good_blitz": blitz("good")})
    install("acme-dominoes", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": text})

    with pytest.raises(fives.VariantError) as caught:
        fives.variant("blitz")
    sentence = str(caught.value)
    assert sentence.startswith("variant.load(blitz of acme-dominoes 1.2) gave ")
    assert says in sentence
    assert sentence.endswith(" was expected.")
    assert "\n" not in sentence
    assert (caught.value.axis, caught.value.code) == ("variant", "VARIANT")

    good = fives.variant("good")
    assert others() == [
        fives.FoundVariant("blitz", "acme-dominoes 1.2", None, sentence),
        fives.FoundVariant("good", "good 1.2", good, None),
    ]
    with pytest.warns(UserWarning, match="variant.load") as warned:
        assert fives.all_variants() == (*OURS, good)
    assert [str(warning.message) for warning in warned] == [sentence]
    assert warned[0].filename == __file__


def test_the_error_leads_to_what_the_package_raised(install: Installed) -> None:
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": "1 / 0"})
    with pytest.raises(fives.VariantError) as caught:
        fives.variant("blitz")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_an_interrupt_is_nobodys_fault(install: Installed) -> None:
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": "raise KeyboardInterrupt"})
    for ask in (lambda: fives.variant("blitz"), fives.all_variants, fives.found_variants):
        with pytest.raises(KeyboardInterrupt):
            ask()


def test_a_long_error_is_cut(install: Installed) -> None:
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": "raise ValueError('x' * 9**6)"})
    assert len(only_fault()) < 400


@pytest.mark.parametrize("value", ["acme_blitz", "acme_blitz:", "!", "acme_blitz:BLITZ.title"])
def test_an_entry_point_that_leads_to_no_variant(install: Installed, value: str) -> None:
    install("acme", {"blitz": value}, {"acme_blitz": blitz()})
    assert "blitz of acme 1.2" in only_fault()


@pytest.mark.parametrize("name", ["Blitz", "blitz!", "blitz game", "acme:", "a:b:c", "-", "blïtz"])
def test_a_name_that_is_no_id_is_reported_and_nothing_loaded(install: Installed, name: str) -> None:
    install("acme", {name: "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    assert f"load({name} of acme 1.2) gave a name that cannot be an id" in only_fault()
    with pytest.raises(fives.VariantError):
        fives.variant(name)
    with pytest.raises(fives.InputError) as caught:
        fives.variant("chess")
    assert name not in str(caught.value).split(": ", 1)[1].split(", ")
    assert "acme_blitz" not in sys.modules


@pytest.mark.parametrize("name", ["horse-race", "bergen", "card-race"])
def test_a_name_of_ours_cannot_be_taken(install: Installed, name: str) -> None:
    install("acme", {name: "acme_blitz:BLITZ"}, {"acme_blitz": blitz(name)})
    if name in OWN_NAMES:
        assert fives.variant(name) in OURS
    assert only_fault() == (
        f"variant.load({name} of acme 1.2) gave a name that fives uses itself; "
        "a name of its own was expected."
    )
    assert [found.distribution for found in others()] == ["acme 1.2"]
    with pytest.warns(UserWarning, match="acme 1.2"):
        assert fives.all_variants() == OURS
    assert "acme_blitz" not in sys.modules


@pytest.mark.parametrize("order", [*itertools.permutations(range(3))])
def test_of_two_that_claim_a_name_none_is_used_whatever_the_path(
    install: Installed, order: tuple[int, ...]
) -> None:
    wanted = (
        ("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()}),
        ("zebra", {"blitz": "zebra_blitz:BLITZ"}, {"zebra_blitz": blitz()}),
        ("good", {"good": "good_blitz:BLITZ"}, {"good_blitz": blitz("good")}),
    )
    for place in order:
        install(*wanted[place])
    sentence = (
        "variant.load(blitz) gave acme_blitz:BLITZ of acme 1.2 and zebra_blitz:BLITZ of "
        "zebra 1.2; one package that declares that name was expected."
    )
    with pytest.raises(fives.VariantError) as caught:
        fives.variant("blitz")
    assert str(caught.value) == sentence
    with pytest.raises(fives.InputError, match="block, bones-150") as unknown:
        fives.variant("chess")
    assert "blitz" not in str(unknown.value)
    good = fives.variant("good")
    assert others() == [
        fives.FoundVariant("blitz", "acme 1.2", None, sentence),
        fives.FoundVariant("blitz", "zebra 1.2", None, sentence),
        fives.FoundVariant("good", "good 1.2", good, None),
    ]
    with pytest.warns(UserWarning, match="variant.load") as warned:
        assert fives.all_variants() == (*OURS, good)
    assert [str(warning.message) for warning in warned] == [sentence]
    assert not {"acme_blitz", "zebra_blitz"} & set(sys.modules)


def test_a_distribution_that_stands_twice_on_the_path_is_one(install: Installed) -> None:
    parts = ({"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    install("acme-dominoes", *parts)
    install("Acme_Dominoes", *parts)
    place = install("acme.dominoes", *parts)
    install.put_first(place)
    (found,) = others()
    assert (found.distribution, found.fault) == ("acme.dominoes 1.2", None)
    assert found.rules == fives.variant("blitz")


def test_what_a_distribution_says_twice_is_said_once(install: Installed) -> None:
    points = "[fives.variants]\nblitz = acme_blitz:BLITZ\nblitz = acme_blitz:BLITZ\n"
    install("acme", points, {"acme_blitz": blitz()})
    assert [found.fault for found in others()] == [None]


def test_a_distribution_that_contradicts_itself(install: Installed) -> None:
    points = "[fives.variants]\nblitz = acme_blitz:BLITZ\nblitz = acme_blitz:RUSH\n"
    install("acme", points, {"acme_blitz": blitz()})
    assert "acme_blitz:BLITZ of acme 1.2 and acme_blitz:RUSH of acme 1.2" in only_fault()


@pytest.mark.parametrize(
    "metadata",
    [None, "", "no metadata at all", "Version: 1.2\n", b"Name: \xff\xfe\n"],
    ids=["none", "empty", "other", "no name", "no text"],
)
def test_without_a_name_a_distribution_is_told_by_its_place(
    install: Installed, metadata: str | bytes | None
) -> None:
    parts = ({"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    place = install("acme", *parts, metadata=metadata)
    install.put_first(place)  # the same folder twice is no clash
    (found,) = others()
    assert found.fault is None
    assert found.distribution.startswith(f"a distribution without a name in {place}")
    assert fives.variant("blitz").title == "Blitz"


def test_without_a_version_a_distribution_has_its_name_alone(install: Installed) -> None:
    parts = ({"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": blitz()})
    install("acme", *parts, metadata="Metadata-Version: 2.1\nName: acme\n")
    assert [found.distribution for found in others()] == ["acme"]


def test_a_list_of_names_that_cannot_be_read_spoils_nothing(install: Installed) -> None:
    install("good", {"good": "good_blitz:BLITZ"}, {"good_blitz": blitz("good")})
    place = install("acme", "", {})
    (place / "acme-1.2.dist-info" / "entry_points.txt").write_bytes(b"[fives.variants]\n\xff = x\n")
    good, broken = others()
    assert good.rules == fives.variant("good")
    assert (broken.name, broken.distribution, broken.rules) == ("", "acme 1.2", None)
    assert broken.fault is not None
    assert broken.fault.startswith("variant.load(acme 1.2) gave UnicodeDecodeError: ")
    with pytest.warns(UserWarning, match="acme 1.2"):
        assert fives.all_variants() == (*OURS, good.rules)


def test_a_package_is_loaded_when_it_is_asked_for_and_not_before(install: Installed) -> None:
    modules = {"acme_one": blitz("one"), "acme_two": blitz("two")}
    install("acme", {"one": "acme_one:BLITZ", "two": "acme_two:BLITZ"}, modules)
    fives.variant("horse-race")
    with pytest.raises(fives.InputError):
        fives.variant("twoo")
    assert not set(modules) & set(sys.modules)
    fives.variant("two")
    assert set(modules) & set(sys.modules) == {"acme_two"}
    assert [found.name for found in others()] == ["one", "two"]
    assert set(modules) <= set(sys.modules)


def test_a_package_may_ask_for_variants_while_it_is_loaded(install: Installed) -> None:
    text = (
        f"import fives, warnings\nwarnings.simplefilter('ignore')\nfives.all_variants()\n{blitz()}"
    )
    install("acme", {"blitz": "acme_blitz:BLITZ"}, {"acme_blitz": text})
    with warnings.catch_warnings():
        assert fives.variant("blitz").title == "Blitz"
