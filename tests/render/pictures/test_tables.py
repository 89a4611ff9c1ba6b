"""Pictures of tables: who sees what, and that nobody sees more."""

from itertools import combinations
from random import Random
from xml.etree import ElementTree

import attrs
import pytest
from hypothesis import given

import fives
from fives.render import FRENCH, Language
from fives.render.geometry.shapes import Box
from fives.render.pictures.lettering import text_width
from fives.render.pictures.svg import svg
from fives.render.wording.words import words
from tests.render.pictures.reading import SVG, backs, groups, root, texts, tiles
from tests.strategies import share, states

HANDS = ("2-5 0-1", "3-5 6-6 4-4")


def two(**more: object) -> fives.GameState:
    setup = {"variant": fives.HORSE_RACE, "seats": 2, "hands": HANDS, "layout": "5-5"}
    return fives.Setup(**(setup | more)).state()  # type: ignore[arg-type]


def known(layout: fives.Layout, *hands: fives.TileSet) -> list[str]:
    return sorted(tile.notation for group in (layout.tiles, *hands) for tile in group)


@share(0.4)
@given(states)
def test_a_view_shows_its_own_hand_and_backs_for_the_rest(state: fives.GameState) -> None:
    for seat in range(state.table.seats):
        view = state.view(seat)
        picture = svg(view, theme="light")
        assert tiles(picture) == known(state.layout, state.hands[seat])
        hidden = sum(view.hand_sizes) - len(view.hand) + view.boneyard_size
        assert backs(picture) == hidden
        assert picture.description == words(view)


@share(0.4)
@given(states)
def test_no_hidden_tile_is_named_anywhere_in_a_picture(state: fives.GameState) -> None:
    view = state.view(0)
    seen = {*state.layout.tiles, *view.hand}
    written = svg(view).svg
    for tile in fives.DOUBLE_SIX:
        if tile not in seen:
            assert f'"{tile.notation}"' not in written
            assert str(tile) not in written


@share(0.3)
@given(states)
def test_a_state_shows_public_facts_unless_all_hands_are_asked_for(state: fives.GameState) -> None:
    assert svg(state) == svg(state.public_view())
    assert tiles(svg(state)) == known(state.layout)
    shown = svg(state, hands=True, theme="light")
    assert tiles(shown) == known(state.layout, *state.hands, state.boneyard)
    assert backs(shown) == 0
    assert all(str(tile) in shown.description for tile in fives.DOUBLE_SIX)


def test_a_side_sees_its_own_hands() -> None:
    setup = fives.Setup(
        variant=fives.HORSE_RACE, seats=4, pairs=True, hands=("2-5", "0-1", "3-5", "6-6")
    )
    state = setup.state()
    picture = svg(state.side_view(0))
    assert tiles(picture) == ["2-5", "3-5"]
    assert picture.title == "Horse Race: the table from seats 0 and 2"
    assert svg(state.side_view(0), lang="fr").title == (
        "Horse Race\N{NO-BREAK SPACE}: la table vue des places 0 et 2"
    )


def test_seats_tell_their_names_scores_tiles_and_turn() -> None:
    seats = dict(groups(svg(two(scores=(1, 35)).view(0)), "data-seat"))
    assert texts(seats["0"]) == [
        "You",
        "1\N{NO-BREAK SPACE}point",
        "2\N{NO-BREAK SPACE}tiles",
        "to move",
    ]
    assert texts(seats["1"]) == [
        "Seat 1",
        "35\N{NO-BREAK SPACE}points",
        "3\N{NO-BREAK SPACE}tiles",
    ]


def test_partners_are_named() -> None:
    state = fives.HORSE_RACE.start(seats=4, pairs=True)
    seats = dict(groups(svg(state.view(1), lang="fr"), "data-seat"))
    assert list(seats) == ["2", "3", "0", "1"], "clockwise from the left of the reader"
    assert "avec la place 0" in texts(seats["2"])
    assert "avec vous" in texts(seats["3"])
    assert texts(seats["1"])[0] == "Vous"


LONG = attrs.evolve(
    FRENCH,
    messages=dict(FRENCH.messages)
    | {
        "picture.seat": "Der Sitzplatz mit der Nummer {seat}",
        "picture.you": "Ihr eigener Platz",
        "picture.with_seat": "gemeinsam mit dem Sitzplatz Nummer {seat}",
        "picture.with_you": "gemeinsam mit Ihnen",
        "picture.held": "{n}~{n#Dominostein|Dominosteine} in der Hand",
        "picture.points": "{n}~{n#Punkt|Punkte}",
        "picture.to_move": "darf jetzt den nächsten Stein setzen, ziehen oder passen",
        "picture.boneyard": "Der Vorrat der verdeckten Dominosteine, die noch keiner hat",
    },
)
"""A language with far longer texts than those of the library."""


def areas(panel: ElementTree.Element) -> list[Box]:
    """Where the texts of a panel stand, widths as they are reckoned, in hundredths."""
    found = []
    for text in panel.findall(f"{SVG}text"):
        size = float(text.attrib["font-size"])
        wide = text_width(text.text or "", size, "font-weight" in text.attrib)
        before = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.get("text-anchor", "start")]
        left, top = float(text.attrib["x"]) - before * wide, float(text.attrib["y"]) - 0.8 * size
        found.append(Box(*(round(100 * part) for part in (left, top, wide, size))))
    return found


@pytest.mark.parametrize("lang", ["en", "fr", LONG], ids=["en", "fr", "long"])
@pytest.mark.parametrize("pairs", [True, False], ids=["pairs", "single"])
def test_no_text_of_a_panel_covers_another_or_leaves_it(lang: str | Language, pairs: bool) -> None:
    state, rng = fives.HORSE_RACE.start(seats=4, pairs=pairs), Random(1)
    while len(state.layout) < 3 or not isinstance(state.actor, int):
        state = state.apply(rng.choice(state.legal_moves()))
    seen = [svg(state, lang=lang), *(svg(state.view(seat), lang=lang) for seat in range(4))]
    for picture in seen:
        panels = [*groups(picture, "data-seat"), *groups(picture, "data-boneyard")]
        assert len(panels) == 5
        for _, panel in panels:
            left, wide = (100 * float(panel[0].attrib[name]) for name in ("x", "width"))
            texts = areas(panel)
            assert all(left <= area.left and area.right <= left + wide for area in texts)
            assert not any(one.overlaps(other) for one, other in combinations(texts, 2))


def test_the_boneyard_tells_how_many_may_be_drawn() -> None:
    ((size, group),) = groups(svg(two(variant=fives.DRAW).view(0)), "data-boneyard")
    assert size == "22"
    assert texts(group) == ["Boneyard", "22\N{NO-BREAK SPACE}tiles, 20 to draw"]
    ((_, group),) = groups(svg(two().view(0)), "data-boneyard")
    assert texts(group) == ["Boneyard", "22\N{NO-BREAK SPACE}tiles"]


def test_where_nothing_is_counted_no_count_is_shown() -> None:
    view = two(variant=fives.DRAW).view(0)
    picture = svg(view)
    assert [port for port, _ in groups(picture, "data-port")] == ["5-5.a", "5-5.b"]
    assert "data-adds" not in picture.svg
    assert not any("Ends" in text for text in texts(root(picture)))


def test_a_tile_that_must_be_placed_is_marked_for_its_holder_alone() -> None:
    bound = two(hands=("2-5 0-1", "3-5 6-6"), bound="2-5", phase=fives.Phase.PLACING)
    own, other = svg(bound.view(0), theme="light"), svg(bound.view(1), theme="light")
    rims = {tile: group[0].get("stroke") for tile, group in groups(own, "data-tile")}
    assert rims["2-5"] == "#17604c"
    assert rims["0-1"] == "#8f8068"
    assert "2-5" not in dict(groups(other, "data-tile"))


def test_winners_are_marked_when_a_match_is_over() -> None:
    state = two(layout="5-5", hands=("0-5", "6-6"), scores=(60, 0))
    over = state.apply(fives.Play.parse("0-5@5-5.a"))
    assert over.outcome is not None
    seats = dict(groups(svg(over), "data-seat"))
    assert "won" in texts(seats["0"])
    assert "won" not in texts(seats["1"])


def test_the_last_move_and_numbers_may_be_marked_on_a_table() -> None:
    state = two()
    play = fives.Play.parse("2-5@5-5.a")
    after = state.apply(play)
    picture = svg(after, last=play, numbers=(fives.Play.parse("5-5"), play))
    assert [group.get("data-tile") for _, group in groups(picture, "data-last")] == ["2-5"]
    assert len(list(groups(picture, "data-number"))) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_titles_say_who_sees_the_table(seats: int) -> None:
    state = fives.DRAW.start(seats=seats)
    assert svg(state.view(1)).title == "Draw: the table from seat 1"
    assert svg(state).title == "Draw: the table as everybody sees it"
    assert svg(state, hands=True).title == "Draw: the table with all tiles face up"


def test_hands_are_asked_of_a_state_alone() -> None:
    state = two()
    for value in (state.view(0), state.public_view(), state.layout, fives.Tile(2, 5)):
        with pytest.raises(fives.InputError, match="has no option hands") as caught:
            svg(value, hands=True)
        assert caught.value.code == "NO_SUCH_OPTION"


@pytest.mark.parametrize("option", ["marks", "last", "numbers", "width"])
def test_options_that_do_not_fit_are_refused_and_not_passed_over(option: str) -> None:
    values = {
        "marks": False,
        "last": fives.Play(fives.Tile(5, 5)),
        "numbers": (fives.Play(fives.Tile(5, 5)),),
        "width": 30,
    }
    for value in (fives.Tile(5, 5), fives.DOUBLE_SIX):
        with pytest.raises(fives.InputError, match=f"no option {option}"):
            svg(value, **{option: values[option]})  # type: ignore[arg-type]


def test_there_is_no_picture_of_other_things() -> None:
    for value in (None, "5-5", 3, fives.Tile):
        with pytest.raises(fives.InputError, match="There is no picture of"):
            svg(value)  # type: ignore[arg-type]
