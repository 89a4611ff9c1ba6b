from collections.abc import Callable
from random import Random

import attrs
import pytest

import fives
from fives.render.geometry.arranging import arrange
from fives.render.geometry.shapes import Arrangement, Box, Heading, PlacedTile
from tests.render.geometry import checks
from tests.render.geometry.growth import all_spinning, dense, of_every_kind
from tests.strategies import relaid

Tile = fives.Tile
EVERY_END = {"EAST", "SOUTH", "WEST", "NORTH"}


def laid(text: str, spinners: fives.Spinners | None = None) -> fives.Layout:
    """The layout that some plays make; every double branches unless said otherwise."""
    layout = fives.Layout(spinners or fives.EveryDouble(), fives.BothHalvesWhileOpen())
    for word in text.split():
        play = fives.Play.parse(word)
        layout = layout.place(play.tile, play.at)
    return layout


def line(length: int) -> fives.Layout:
    """A line of plain tiles that grows at one end only."""
    words, last = ["0-1"], "0-1.hi"
    for low, high in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 0), (0, 2), (2, 4), (4, 6)):
        tile, face = Tile(low, high), "hi" if low < high else "lo"
        words.append(f"{tile.notation}@{last}")
        last = f"{tile.notation}.{face}"
    return laid(" ".join(words[:length]))


CROSS = "5-5 2-5@5-5.a 5-6@5-5.b 0-5@5-5.c 3-5@5-5.d"


def places(arrangement: Arrangement) -> dict[str, tuple[int, int, str]]:
    return {p.tile.notation: (p.x, p.y, p.heading.name) for p in arrangement.tiles}


def test_an_empty_table_has_no_tiles_and_no_ends() -> None:
    assert arrange(laid("")) == Arrangement((), (), 48)


def test_a_plain_lead_lies_along_the_table() -> None:
    now = arrange(laid("2-5"))
    assert places(now) == {"2-5": (0, 0, "EAST")}
    assert [(str(e.port), e.x, e.y, e.heading.name) for e in now.ends] == [
        ("2-5.lo", -2, 0, "WEST"),
        ("2-5.hi", 2, 0, "EAST"),
    ]


def test_a_double_that_leads_lies_across_and_its_branches_open_at_its_short_ends() -> None:
    assert places(arrange(laid("5-5"))) == {"5-5": (0, 0, "NORTH")}
    now = arrange(laid("5-5 2-5@5-5.a 5-6@5-5.b"))
    assert {str(e.port): (e.x, e.y, e.heading.name) for e in now.ends} == {
        "2-5.lo": (-5, 0, "WEST"),
        "5-5.c": (0, -2, "NORTH"),
        "5-5.d": (0, 2, "SOUTH"),
        "5-6.hi": (5, 0, "EAST"),
    }


def test_the_four_arms_of_a_double_leave_at_right_angles() -> None:
    now = arrange(laid(CROSS))
    assert {e.heading.name for e in now.ends} == EVERY_END
    assert now.box == Box(-5, -6, 10, 12)


def test_a_double_in_a_line_lies_crosswise_and_the_line_goes_on_straight() -> None:
    now = places(arrange(laid("4-5 5-5@4-5.hi 2-5@5-5.b")))
    assert now == {"4-5": (0, 0, "EAST"), "5-5": (3, 0, "NORTH"), "2-5": (6, 0, "WEST")}


def test_a_long_line_turns_before_the_side_and_comes_back() -> None:
    now = arrange(line(10), 24)
    headings = [checks.way_out(p.heading, fives.Face.HI).name for p in now.tiles]
    assert now.box.width <= 24
    assert {"EAST", "WEST"} < set(headings)
    assert len({p.y for p in now.tiles if checks.lengthwise(p) == (1, 0)}) > 1


def test_a_line_that_grows_at_one_end_has_room_beyond_half_the_width() -> None:
    at_once, grown = arrange(line(10), 48), arrange(line(1), 48)
    for length in range(2, 11):
        grown = arrange(line(length), 48, grown)
    assert at_once.box == grown.box == Box(-2, -1, 40, 2)
    assert not grown.relaid


def test_on_a_table_of_any_size_a_short_line_is_straight() -> None:
    assert arrange(line(10), 96).box == arrange(line(10), 10_000).box == Box(-2, -1, 40, 2)


def test_without_branches_a_line_keeps_two_ends() -> None:
    ends = arrange(laid("4-5 5-5@4-5.hi 2-5@5-5.b", fives.NoDouble())).ends
    assert [str(end.port) for end in ends] == ["2-5.lo", "4-5.lo"]


def test_tiles_stay_where_they_are_while_the_layout_grows() -> None:
    before = arrange(laid("5-5 2-5@5-5.a 5-6@5-5.b"))
    now = arrange(laid(CROSS), after=before)
    assert not now.relaid
    assert set(before.tiles) < set(now.tiles)
    assert arrange(laid(CROSS), after=now) == now


@pytest.mark.parametrize(
    "other",
    [
        laid("1-1"),
        laid("5-5 2-5@5-5.a 0-2@2-5.lo"),
        laid("2-5 5-5@2-5.hi 0-5@5-5.b"),
    ],
    ids=["another round", "a tile too many", "joined otherwise"],
)
def test_what_did_not_come_before_is_not_kept(other: fives.Layout) -> None:
    now = arrange(laid(CROSS), after=arrange(other))
    assert now.relaid
    assert attrs.evolve(now, relaid=False) == arrange(laid(CROSS))


def test_tiles_that_lie_nowhere_possible_are_laid_anew() -> None:
    good = arrange(laid("5-5 2-5@5-5.a"))
    moved = attrs.evolve(good.tiles[1], y=3)
    bad = attrs.evolve(good, tiles=(good.tiles[0], moved))
    assert arrange(laid(CROSS), after=bad).relaid


@pytest.mark.parametrize("seed", range(5))
def test_equal_layouts_lie_equally_in_whatever_order_they_were_laid(seed: int) -> None:
    layout = dense(all_spinning(fives.DOUBLE_SIX), seed)[-1]
    again, _ = relaid(layout, Random(seed))
    assert arrange(again) == arrange(layout)


def test_fifty_rounds_of_each_kind_and_fifty_dense_layouts() -> None:
    """Grown tile by tile and laid at once; 300 layouts in all."""
    tiles = moved = wide = arrangements = 0
    for seed in range(50):
        width = (48, 39, 60)[seed % 3]
        for kind, grown in of_every_kind(seed):
            before = arrange(grown[0], width)
            for layout in grown:
                after = arrange(layout, width, before)
                assert not list(checks.none_moved(before, after)), kind
                moved += after.relaid
                before = after
            tiles += len(grown)
            for arrangement in (before, arrange(grown[-1], width)):
                assert checks.faults(grown[-1], arrangement) == [], (kind, seed)
                wide += any(checks.within_the_width(arrangement))
                arrangements += 1
    assert moved < 0.02 * tiles
    assert wide <= 0.01 * arrangements


def test_tiles_that_are_not_joined_keep_apart_and_open_ends_have_room_for_a_mark() -> None:
    """Fifteen layouts of each kind at once: none touch, and no tile lies right ahead of an end."""
    for seed in range(100, 115):
        for kind, grown in of_every_kind(seed):
            now = arrange(grown[-1])
            assert checks.strangers_that_touch(grown[-1], now) == 0, (kind, seed)
            assert not list(checks.ends_without_room(now)), (kind, seed)


@pytest.mark.parametrize("width", [16, 24])
def test_a_narrow_table(width: int) -> None:
    for seed in range(3):
        layout = dense(all_spinning(fives.DOUBLE_SIX), seed)[-1]
        assert checks.faults(layout, arrange(layout, width)) == []


def test_nearly_all_of_a_double_twelve_set() -> None:
    layout = dense(all_spinning(fives.double_set(12)), 3)[-1]
    assert len(layout) > 80
    assert checks.faults(layout, arrange(layout)) == []


def test_arguments_of_another_kind_are_refused() -> None:
    with pytest.raises(fives.InputError, match="A layout is arranged, not a str"):
        arrange("5-5")  # type: ignore[arg-type]
    with pytest.raises(fives.InputError, match="at least 16, not 15"):
        arrange(laid("5-5"), 15)
    for width in (48.0, True, "48"):
        with pytest.raises(fives.InputError, match="whole number"):
            arrange(laid("5-5"), width)  # type: ignore[arg-type]
    with pytest.raises(fives.InputError, match="lay before"):
        arrange(laid("5-5"), after=())  # type: ignore[arg-type]


Change = Callable[[PlacedTile], PlacedTile]


@pytest.mark.parametrize(
    ("number", "change", "words"),
    [
        (1, lambda p: attrs.evolve(p, x=p.x + 1), "overlap"),
        (2, lambda p: attrs.evolve(p, x=p.x + 1), "0 units of an edge"),
        (2, lambda p: attrs.evolve(p, heading=p.heading.back), "0 units of an edge"),
        (3, lambda p: attrs.evolve(p, x=p.x + 2), "elsewhere than at 5-5.c"),
        (0, lambda p: attrs.evolve(p, heading=Heading.EAST), "leads"),
        (4, lambda p: attrs.evolve(p, y=p.y + 9), "3-5.lo is elsewhere"),
    ],
    ids=["overlap", "apart", "other half", "branch aside", "lead lying", "end aside"],
)
def test_the_checks_find_a_tile_that_lies_wrongly(number: int, change: Change, words: str) -> None:
    layout = laid(CROSS)
    right = arrange(layout)
    tiles = list(right.tiles)
    assert checks.faults(layout, right) == []
    tiles[number] = change(tiles[number])
    wrong = attrs.evolve(right, tiles=tuple(tiles))
    assert any(words in fault for fault in checks.faults(layout, wrong))
    assert list(checks.none_moved(right, wrong))


def test_the_other_checks_find_what_they_look_for() -> None:
    layout = laid(CROSS)
    right = arrange(layout)
    assert "ends" in str(checks.faults(layout, attrs.evolve(right, ends=())))
    assert list(checks.within_the_width(attrs.evolve(right, width=9)))
    assert checks.strangers_that_touch(layout, right) == 0
    tiles = list(right.tiles)
    tiles[1] = attrs.evolve(tiles[1], y=2)
    assert checks.strangers_that_touch(layout, attrs.evolve(right, tiles=tuple(tiles))) > 0
