"""How two games differ, as data and in words."""

from itertools import product
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

import fives
from fives import DRAW, EXACT_61, HORSE_RACE, MUGGINS, SNIFF
from fives.match.axes import METHODS
from fives.render.folding import GLUE
from fives.render.wording.words import words

OURS = [rules for rules in fives.all_variants() if ":" not in rules.id]
PLAYED_BY = ("tables", *METHODS)
NOT_PLAYED_BY = {"id", "version", "title", "citations"}


def said(value: object, lang: str = "en") -> str:
    """A value in words, with plain spaces."""
    return words(value, lang).replace(GLUE, " ")


def axes(a: fives.Variant, b: fives.Variant) -> list[str]:
    """The axes on which two games differ."""
    return [difference.axis for difference in fives.diff(a, b)]


def test_what_two_games_are_played_by() -> None:
    fields = {field.name for field in attrs.fields(fives.RuleSet)}
    assert fields == {*PLAYED_BY} | NOT_PLAYED_BY


def test_differences_are_data_in_the_order_of_the_axes() -> None:
    there = fives.diff(HORSE_RACE, EXACT_61)
    assert axes(HORSE_RACE, EXACT_61) == [
        "tables",
        "dealing",
        "continuation",
        "settlement",
        "target",
    ]
    *_, target = there
    assert target == fives.Difference("target", fives.AtLeast(61), fives.Exactly(61))
    assert there == fives.diff(HORSE_RACE, EXACT_61)
    assert len({there, fives.diff(HORSE_RACE, EXACT_61)}) == 1
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        there.found = ()  # type: ignore[misc]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_any_two_games_of_ours_can_be_compared(lang: str) -> None:
    assert len(OURS) >= 16
    for a, b in product(OURS, OURS):
        there, back = fives.diff(a, b), fives.diff(b, a)
        assert [(each.axis, each.b, each.a) for each in back] == [
            (each.axis, each.a, each.b) for each in there
        ]
        assert bool(there) == (a is not b)
        order = [PLAYED_BY.index(each.axis) for each in there]
        assert order == sorted(order)
        lines = said(there, lang).split("\n")
        assert len(lines) == 1 + 3 * len(there)
        for one, other in zip(lines[2::3], lines[3::3], strict=True):
            assert one.startswith(f"  {a.title}")
            assert other.startswith(f"  {b.title}")
            assert one.partition(":")[2] != other.partition(":")[2]


@pytest.mark.parametrize("rules", OURS, ids=lambda rules: rules.id)
def test_a_change_on_one_axis_is_that_difference(rules: fives.RuleSet) -> None:
    for axis, other in product(PLAYED_BY, OURS):
        changed = attrs.evolve(rules, **{axis: getattr(other, axis)})
        same = getattr(rules, axis) == getattr(other, axis)
        assert axes(rules, changed) == ([] if same else [axis])


@pytest.mark.parametrize(
    "changed",
    [
        {"id": "other"},
        {"version": 2},
        {"title": "Other"},
        {"citations": ()},
        {"tables": HORSE_RACE.tables[::-1]},
    ],
    ids=str,
)
def test_what_is_no_difference_of_play(changed: dict[str, Any]) -> None:
    other = attrs.evolve(HORSE_RACE, **changed)
    assert other != HORSE_RACE
    assert not fives.diff(HORSE_RACE, other)
    assert list(fives.diff(HORSE_RACE, other)) == []


def test_a_direction_is_a_difference_of_tables() -> None:
    around = fives.Table(2, direction=fives.Direction.COUNTER_CLOCKWISE)
    other = attrs.evolve(MUGGINS, tables=(around, fives.Table(3), fives.Table(4)))
    assert axes(MUGGINS, other) == ["tables"]
    assert said(fives.diff(MUGGINS, other)) == (
        "Two games called Muggins differ in 1 rule:\n"
        "Tables\n"
        "  the one: it is played at 2 seats, 3 seats and 4 seats.\n"
        "  the other: it is played at 2 seats (counter-clockwise), 3 seats and 4 seats."
    )


def test_a_variant_of_any_class_is_compared() -> None:
    stranger = SimpleNamespace(
        **{field.name: getattr(DRAW, field.name) for field in attrs.fields(fives.RuleSet)}
    )
    theirs: Any = stranger
    assert not fives.diff(DRAW, theirs)
    assert words(theirs, "fr") == words(DRAW, "fr")
    del stranger.target
    with pytest.raises(fives.VariantError):
        fives.diff(theirs, DRAW)
    with pytest.raises(fives.InputError):
        words(theirs)


@pytest.mark.parametrize("wrong", ["draw", None, 7, fives.RuleSet, fives.AtLeast(61)])
def test_what_is_no_variant_is_refused(wrong: Any) -> None:
    for pair in ((wrong, DRAW), (DRAW, wrong)):
        with pytest.raises(fives.VariantError):
            fives.diff(*pair)
        with pytest.raises(fives.InputError) as caught:
            fives.Differences(*pair)
        assert caught.value.code == "NO_RULES"


def test_two_games_in_both_languages() -> None:
    longer = attrs.evolve(MUGGINS, title="Long Muggins", target=fives.AtLeast(250))
    assert said(fives.diff(MUGGINS, longer)) == (
        "Muggins and Long Muggins differ in 1 rule:\n"
        "Target\n"
        "  Muggins: the first side with at least 200 points wins at once, and several at once "
        "share the win.\n"
        "  Long Muggins: the first side with at least 250 points wins at once, and several at "
        "once share the win."
    )
    there = fives.diff(MUGGINS, attrs.evolve(longer, spinners=fives.EveryDouble()))
    assert said(there, "fr") == (
        "Muggins et Long Muggins diffèrent sur 2 règles :\n"
        "Doubles à branches\n"
        "  Muggins : aucun double n’ouvre de branche : la disposition est une seule ligne.\n"
        "  Long Muggins : chaque double ouvre des branches.\n"
        "Cible\n"
        "  Muggins : le premier camp à avoir au moins 200 points gagne aussitôt, et plusieurs à "
        "la fois gagnent ensemble.\n"
        "  Long Muggins : le premier camp à avoir au moins 250 points gagne aussitôt, et "
        "plusieurs à la fois gagnent ensemble."
    )


def test_no_difference_is_said_clearly() -> None:
    same, other = fives.diff(DRAW, DRAW), fives.diff(DRAW, attrs.evolve(DRAW, title="Tirage"))
    assert said(same) == (
        "There is no difference: both games called Draw are played by the same rules."
    )
    assert said(same, "fr") == (
        "Aucune différence : les deux jeux nommés Draw se jouent selon les mêmes règles."
    )
    assert said(other) == ("There is no difference: Draw and Tirage are played by the same rules.")
    assert said(other, "fr") == (
        "Aucune différence : Draw et Tirage se jouent selon les mêmes règles."
    )


def test_one_difference_by_itself() -> None:
    difference = fives.Difference("spinners", fives.NoDouble(), fives.FirstDouble())
    assert said(difference, "fr") == (
        "Doubles à branches\n"
        "  l’un : aucun double n’ouvre de branche : la disposition est une seule ligne.\n"
        "  l’autre : le premier double de la manche ouvre des branches, et lui seul."
    )
    strange = fives.Difference("weather", (1,), "rain")
    assert said(strange) == "weather\n  the one: (1,)\n  the other: 'rain'"
    assert said(fives.Difference("tables", (), (7,))) == "Tables\n  the one: ()\n  the other: (7,)"


def test_a_rule_sheet_in_both_languages() -> None:
    assert said(SNIFF).split("\n")[:2] == [
        "Sniff",
        "Tables: it is played at 2 seats, 3 seats, 4 seats and 4 seats in pairs.",
    ]
    assert said(fives.PARTNERSHIP, "fr").split("\n")[:4] == [
        "Partnership",
        "Places : on joue à 4 places en équipes de deux (dans le sens inverse des aiguilles "
        "d’une montre).",
        "Distribution : chaque place reçoit 7 dominos, pris dans le jeu complet jusqu’à [6|6].",
        "Ouverture : qui a [6|6] ouvre la première manche avec ce domino, et si personne ne l’a, "
        "tous les dominos sont redistribués ; ensuite, l’ouverture avance d’une place à chaque "
        "manche, quel que soit le gagnant.",
    ]


@pytest.mark.parametrize("rules", OURS, ids=lambda rules: rules.id)
def test_every_rule_sheet_has_a_line_an_axis(rules: fives.RuleSet) -> None:
    for lang in ("en", "fr"):
        title, *lines = said(rules, lang).split("\n")
        assert title == rules.title
        assert len(lines) == len(PLAYED_BY)
        assert all(line.endswith(".") for line in lines)
        for axis, line in zip(METHODS, lines[1:], strict=True):
            sentence = said(getattr(rules, axis), lang)
            assert line.partition(": ")[2][1:] == sentence[1:]


def test_a_planted_change_shows_in_the_data_and_in_words() -> None:
    kept = attrs.evolve(DRAW, title="Draw to one", dealing=fives.BySeats(7, 7, 6, kept=1))
    assert axes(DRAW, kept) == ["dealing"]
    told = said(fives.diff(DRAW, kept)).split("\n")
    assert told[2].endswith("; 2 tiles of the boneyard may never be drawn.")
    assert told[3].endswith("; 1 tile of the boneyard may never be drawn.")
    assert str(fives.diff(DRAW, kept)) == (
        "dealing      BySeats(two=7, three=7, four=6, kept=2, tiles=double_set(6)) / "
        "BySeats(two=7, three=7, four=6, kept=1, tiles=double_set(6))"
    )
    assert repr(fives.diff(DRAW, kept)) == "<Differences of Draw and Draw to one: dealing>"
    assert repr(fives.diff(DRAW, DRAW)) == "<Differences of Draw and Draw: none>"
