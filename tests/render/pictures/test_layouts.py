"""Pictures of layouts: every tile once, marks at the ends, the last move, move numbers."""

from collections import Counter

import attrs
import pytest
from hypothesis import given

import fives
from fives.render.geometry.arranging import arrange
from fives.render.pictures.ends import closed_ports, counted_at
from fives.render.pictures.svg import svg
from fives.render.wording.words import words
from tests.render.pictures.reading import SVG, groups, grown, root, texts, tiles
from tests.strategies import layouts, share


def laid(text: str, variant: fives.RuleSet = fives.HORSE_RACE) -> fives.Layout:
    layout = variant.layout()
    for move in text.split():
        play = fives.Play.parse(move)
        layout = layout.place(play.tile, play.at)
    return layout


FIVES = "5-5 2-5@5-5.a"
CROSS = f"{FIVES} 3-5@5-5.b 4-5@5-5.c"


@share(0.6)
@given(layouts())
def test_each_tile_lies_once_and_each_port_is_marked_once(layout: fives.Layout) -> None:
    picture = svg(layout)
    assert tiles(picture) == sorted(tile.notation for tile in layout.tiles)
    marked = {port: texts(group) for port, group in groups(picture, "data-port")}
    assert marked == {str(port): [str(port.value)] for port in layout.ports}
    assert len(list(groups(picture, "data-port"))) == len(layout.ports)
    closed = [port for port, _ in groups(picture, "data-closed")]
    assert closed == [str(port) for port in closed_ports(layout)]
    adds = Counter(int(pips) for pips, _ in groups(picture, "data-adds"))
    assert sum(pips * times for pips, times in adds.items()) == layout.total
    assert picture.description == words(layout)


@share(0.2)
@given(layouts(fives.EveryDouble()))
def test_a_picture_has_no_ids_and_is_the_same_each_time(layout: fives.Layout) -> None:
    picture = svg(layout)
    assert picture == svg(layout)
    assert all("id" not in element.attrib for element in root(picture).iter())
    assert all("transform" not in element.attrib for element in root(picture).iter())


def test_halves_lie_where_the_geometry_puts_them() -> None:
    layout, _ = grown(7)
    drawn = dict(groups(svg(layout), "data-tile"))
    for placed in arrange(layout).tiles:
        rect = drawn[placed.tile.notation].find(f"{SVG}rect")
        assert rect is not None
        x, y = float(rect.get("x", "")), float(rect.get("y", ""))
        middle = (x + float(rect.get("width", "")) / 2, y + float(rect.get("height", "")) / 2)
        assert middle == pytest.approx((14 * placed.x, 14 * placed.y), abs=0.02)


def test_the_count_stands_below() -> None:
    assert texts(root(svg(laid(FIVES))))[-1] == "Ends: 10 + 2 = 12"
    french = svg(laid(FIVES), lang="fr")
    assert texts(root(french))[-1] == "Extrémités\N{NO-BREAK SPACE}: 10 + 2 = 12"


def test_a_double_is_counted_at_one_of_its_ports() -> None:
    ends = counted_at(laid(FIVES))
    assert {str(port): part.pips for port, part in ends.items()} == {"5-5.b": 10, "2-5.lo": 2}


def test_branches_wait_until_the_line_is_joined() -> None:
    assert [str(port) for port in closed_ports(laid(FIVES))] == ["5-5.c", "5-5.d"]
    assert closed_ports(laid(CROSS)) == ()
    assert closed_ports(laid("5-5 2-5@5-5.a", fives.DRAW)) == ()


@attrs.frozen
class LeadFirst:
    """Branches of every double, and ends that are locked while few tiles lie."""

    def spins(self, tile: fives.Tile) -> bool:
        return True

    def locked(self, layout: fives.Layout) -> frozenset[fives.Port]:
        return frozenset(layout.open_ports[1:])


def test_locked_ports_are_drawn_closed_without_a_value() -> None:
    layout = fives.Layout(LeadFirst(), fives.BothHalvesWhileOpen()).place(fives.Tile(5, 5))
    picture = svg(layout)
    assert [port for port, _ in groups(picture, "data-port")] == ["5-5.a"]
    closed = dict(groups(picture, "data-closed"))
    assert list(closed) == ["5-5.b", "5-5.c", "5-5.d"]
    assert not any(texts(group) for group in closed.values())


def test_without_marks_tiles_are_all_there_is() -> None:
    picture = svg(laid(CROSS), marks=False)
    assert len(tiles(picture)) == 4
    assert texts(root(picture)) == []
    assert "data-port" not in picture.svg


def test_an_empty_table_says_so() -> None:
    picture = svg(fives.HORSE_RACE.layout())
    assert texts(root(picture)) == ["No tile lies on the table yet."]
    assert tiles(picture) == []


def test_the_last_move_is_marked_and_told() -> None:
    layout, plays = grown(3, 12)
    picture = svg(layout, last=plays[-1], theme="light")
    ((_, group),) = groups(picture, "data-last")
    assert group.get("data-tile") == plays[-1].tile.notation
    assert 'stroke="#b8430a"' in picture.svg
    assert picture.description.endswith(f"Last move: {words(plays[-1])}.")


def test_move_numbers_follow_the_record() -> None:
    layout, plays = grown(3, 12)
    picture = svg(layout, numbers=iter(plays))
    found = [int(number) for number, _ in groups(picture, "data-number")]
    assert sorted(found) == list(range(1, len(plays) + 1))
    order = {tile: number for number, tile in enumerate((play.tile for play in plays), 1)}
    assert found == [order[placed.tile] for placed in arrange(layout).tiles]


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("OTHER_PLAYS", {"numbers": ["5-5"]}),
        ("OTHER_PLAYS", {"numbers": ["5-5", "2-5@5-5.b"]}),
        ("OTHER_PLAYS", {"numbers": ["5-5", "2-5@5-5.a", "2-5@5-5.a"]}),
        ("OTHER_ORDER", {"numbers": ["2-5@5-5.a", "5-5"]}),
        ("NOT_PLAYS", {"numbers": 3}),
        ("NOT_A_PLAY", {"numbers": [fives.Tile(5, 5)]}),
        ("OTHER_PLAYS", {"last": "2-5@5-5.b"}),
        ("NOT_THE_LAST", {"last": "5-5"}),
        ("NOT_A_PLAY", {"last": fives.Tile(2, 5)}),
        ("NOT_A_BOOL", {"marks": 1}),
        ("NOT_AN_ARRANGEMENT", {"after": "before"}),
        ("TOO_SMALL", {"width": 15}),
        ("NO_SUCH_OPTION", {"hands": True}),
        ("NO_SUCH_THEME", {"theme": "sepia"}),
        ("NO_SUCH_LANGUAGE", {"lang": "tlh"}),
    ],
)
def test_what_does_not_fit_is_refused(code: str, options: dict[str, object]) -> None:
    def read(value: object) -> object:
        if isinstance(value, list):
            return [read(item) for item in value]
        plays = isinstance(value, str) and value[:1].isdigit()
        return fives.Play.parse(str(value)) if plays else value

    with pytest.raises(fives.InputError) as caught:
        svg(laid(FIVES), **{name: read(value) for name, value in options.items()})  # type: ignore[arg-type]
    assert caught.value.code == code


def test_tiles_keep_their_places_after_an_arrangement() -> None:
    layout, plays = grown(11)
    before = fives.HORSE_RACE.layout()
    for play in plays[:-1]:
        before = before.place(play.tile, play.at)
    earlier = arrange(before)
    assert svg(layout, after=earlier) == svg(layout, after=earlier)
    later = arrange(layout, after=earlier)
    drawn = dict(groups(svg(layout, after=earlier), "data-tile"))
    for placed in later.tiles:
        rect = drawn[placed.tile.notation].find(f"{SVG}rect")
        assert rect is not None
        assert float(rect.get("x", "")) == pytest.approx(14 * placed.box.left, abs=2)


def test_numbers_of_large_sets_are_written() -> None:
    rules = fives.HORSE_RACE
    layout = fives.Layout(rules.spinners, rules.counting, fives.double_set(18))
    picture = svg(layout.place(fives.Tile(13, 18)))
    assert {port: texts(group) for port, group in groups(picture, "data-port")} == {
        "13-18.lo": ["13"],
        "13-18.hi": ["18"],
    }
