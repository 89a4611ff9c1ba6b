"""A layout in words says what the captions of the rule text say, and what its ends count."""

import re

import attrs
import pytest
from hypothesis import given

import fives
from fives.render.wording.words import words
from tests.strategies import layouts

CAPTIONS = (
    (
        "1-4",
        "Dominos: [1|4]. Raccordements: aucun. Points de raccordement disponibles: [1|4] "
        "(extrémité de valeur haute, 4); [1|4] (extrémité de valeur basse, 1).",
    ),
    (
        "1-4 1-1@1-4.lo",
        "Dominos: [1|4], [1|1]. Raccordements: [1|4] (extrémité de valeur basse) – [1|1] (ligne "
        "A). Points de raccordement disponibles: [1|1] (ligne B, 1); [1|4] (extrémité de valeur "
        "haute, 4).",
    ),
    (
        "3-6 6-6@3-6.hi",
        "Dominos: [3|6], [6|6]. Raccordements: [3|6] (extrémité de valeur haute) – [6|6] (ligne "
        "A). Points de raccordement disponibles: [3|6] (extrémité de valeur basse, 3); [6|6] "
        "(ligne B, 6).",
    ),
    (
        "0-0",
        "Dominos: [0|0]. Raccordements: aucun. Points de raccordement disponibles: [0|0] (ligne "
        "A, 0); [0|0] (ligne B, 0).",
    ),
    (
        "1-4 1-1@1-4.lo 4-4@1-4.hi",
        "Dominos: [1|4], [1|1], [4|4]. Raccordements: [1|4] (extrémité de valeur basse) – [1|1] "
        "(ligne A); [1|4] (extrémité de valeur haute) – [4|4] (ligne A). Points de raccordement "
        "disponibles: [1|1] (ligne B, 1); [4|4] (ligne B, 4).",
    ),
    (
        "1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b",
        "Dominos: [1|4], [1|1], [4|4], [3|4]. Raccordements: [1|4] (extrémité de valeur basse) – "
        "[1|1] (ligne A); [1|4] (extrémité de valeur haute) – [4|4] (ligne A); [4|4] (ligne B) – "
        "[3|4] (extrémité de valeur haute). Points de raccordement disponibles: [1|1] (ligne B, "
        "1); [3|4] (extrémité de valeur basse, 3).",
    ),
    (
        "2-2",
        "Dominos: [2|2]. Raccordements: aucun. Points de raccordement disponibles: [2|2] (ligne "
        "A, 2); [2|2] (ligne B, 2).",
    ),
)
"""Layouts of Draw, as the rule text describes its figures."""

LABELS = {
    "fr": ("Dominos", "Raccordements", "Points de raccordement disponibles"),
    "en": ("Tiles", "Joints", "Open ports"),
}


def laid(text: str, rules: fives.RuleSet = fives.DRAW) -> fives.Layout:
    layout = rules.layout()
    for item in text.split():
        play = fives.Play.parse(item)
        layout = layout.place(play.tile, play.at)
    return layout


def facts(text: str, lang: str = "fr") -> list[set[str]]:
    """The tiles, the joints and the open ports that a text names."""
    found = []
    for label, comma in zip(LABELS[lang], (", ", "; ", "; "), strict=True):
        match = re.search(rf"{label}\s?: ([^.]*)\.", text)
        assert match is not None, label
        named = re.split(rf"\s?{comma}", match[1])
        found.append(set() if named in (["aucun"], ["none"]) else set(named))
    return found


@pytest.mark.rule("DR-18")
@pytest.mark.parametrize(("plays", "caption"), CAPTIONS, ids=[plays for plays, _ in CAPTIONS])
def test_the_words_name_what_the_caption_names(plays: str, caption: str) -> None:
    told = words(laid(plays), "fr", rules=fives.DRAW)
    assert facts(told) == facts(caption)


@pytest.mark.parametrize("lang", ["en", "fr"])
@given(layout=layouts())
def test_every_tile_joint_and_open_port_is_named(lang: str, layout: fives.Layout) -> None:
    if not layout.tiles:
        return
    told = words(layout, lang)
    tiles, joints, ports = facts(told, lang)
    assert tiles == {str(tile) for tile in layout.tiles}
    assert joints == {words(joint, lang) for joint in layout.joints}
    assert ports == {words(port, lang) for port in layout.ports}
    assert len(joints) == len(layout.tiles) - 1
    assert len(ports) == len(layout.ports)


@given(layout=layouts())
def test_the_count_names_each_end_and_the_total(layout: fives.Layout) -> None:
    told = words(layout)
    found = re.search(r"The ends count (.*) = (\d+) pips?\.", told)
    if not layout.parts:
        assert found is None
        return
    assert found is not None
    assert found[1].split(" + ") == [str(part) for part in layout.parts]
    assert int(found[2]) == layout.total


@pytest.mark.rule("HR-15")
def test_the_example_of_the_text_counts_as_it_says() -> None:
    plays = "5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c"
    counted = []
    for number in range(1, 5):
        layout = laid(" ".join(plays.split()[:number]), fives.HORSE_RACE)
        counted.append(words(layout, "fr").split("comptent ")[1])
    assert counted == [
        "[5|5] 10 = 10 points bruts.",
        "[5|5] 10 + [2|5] 2 = 12 points bruts.",
        "[2|5] 2 + [3|5] 3 = 5 points bruts.",
        "[2|5] 2 + [3|5] 3 + [4|5] 4 = 9 points bruts.",
    ]


def test_where_placing_scores_nothing_no_end_is_counted() -> None:
    assert "count" in words(laid("1-4"))
    assert "count" not in words(laid("1-4"), rules=fives.DRAW)


def test_branches_wait_for_both_line_sides() -> None:
    alone = laid("5-5", fives.HORSE_RACE)
    assert "Branches that wait until both line sides are joined: [5|5] c; [5|5] d." in words(alone)
    both = laid("5-5 2-5@5-5.a 3-5@5-5.b", fives.HORSE_RACE)
    assert "wait" not in words(both)
    assert {"[5|5] c (5)", "[5|5] d (5)"} <= facts(words(both), "en")[2]
    assert "wait" not in words(laid("5-5"))


@attrs.frozen
class LeadFirst:
    """Until the lead is joined on both sides, nothing else is."""

    def spins(self, tile: fives.Tile) -> bool:
        return tile.is_double

    def locked(self, layout: fives.Layout) -> frozenset[fives.Port]:
        on_lead = [port for port in layout.open_ports if port.tile is layout.lead]
        return frozenset(set(layout.open_ports) - set(on_lead) if on_lead else ())


def test_a_locked_port_is_open_to_nothing_and_named_as_locked() -> None:
    layout = fives.Layout(LeadFirst(), fives.BothHalvesWhileOpen())
    layout = layout.place(fives.Tile(5, 5)).place(fives.Tile(2, 5), fives.Port.parse("5-5.a"))
    told = words(layout)
    assert facts(told, "en")[2] == {"[5|5] b (5)"}
    assert "Locked for now: [2|5] lo (2)." in told
    assert "bloqués pour l’instant\N{NO-BREAK SPACE}: [2|5] (extrémité de valeur basse, 2)." in (
        words(layout, "fr")
    )


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "The table is empty."), ("fr", "La table est vide.")]
)
def test_an_empty_table(lang: str, told: str) -> None:
    assert words(fives.DRAW.layout(), lang) == told


@pytest.mark.parametrize(
    ("part", "english", "french"),
    [
        (fives.Contribution(fives.Tile(2, 5), 5, 1), "its open half", "sa moitié libre"),
        (fives.Contribution(fives.Tile(5, 5), 5, 2), "both halves", "ses deux moitiés"),
        (fives.Contribution(fives.Tile(5, 5), 5, 1), "one half", "une seule moitié"),
        (fives.Contribution(fives.Tile(5, 5), 5, 0), "it is covered", "il est couvert"),
    ],
)
def test_what_an_end_contributes_says_why(
    part: fives.Contribution, english: str, french: str
) -> None:
    assert words(part) == f"{part.tile} counts {part.pips}: {english}"
    assert words(part, "fr") == f"{part.tile} compte {part.pips}\N{NO-BREAK SPACE}: {french}"
