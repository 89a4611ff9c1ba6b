"""Layouts as they lie, drawn with characters, and read back from the drawing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives.render.plain.drawing import drawing
from fives.render.plain.fitting import fitting, strangers
from tests.render.plain.reading import grown, in_boxes, in_brackets, joined, laid
from tests.strategies import share


def spread(variant: fives.RuleSet, highest: int) -> fives.Layout:
    """An empty table of a game, for another set of tiles."""
    return fives.Layout(variant.spinners, variant.counting, fives.double_set(highest))


TABLES = {
    "every double": spread(fives.HORSE_RACE, 6),
    "no spinner": spread(fives.DRAW, 6),
    "double-nine": spread(fives.EXACT_61, 9),
    "double-twelve": spread(fives.HORSE_RACE, 12),
}
layouts = st.builds(
    lambda name, seed, most: grown(TABLES[name], Random(seed), most),
    st.sampled_from(sorted(TABLES)),
    st.integers(0, 2**32 - 1),
    st.integers(1, 28),
)


def pitch_of(layout: fives.Layout) -> int:
    return 5 if any(tile.high > 9 for tile in layout.tile_set) else 4


def shown(plays: str, variant: fives.RuleSet = fives.HORSE_RACE, unicode: bool = False) -> str:
    return "\n".join(["", *drawing(laid(plays, variant), unicode=unicode)])


@share(0.5)
@given(layouts)
def test_every_tile_is_read_back_with_its_neighbours(layout: fives.Layout) -> None:
    drawn = in_brackets(drawing(layout, width=80))
    assert sorted(tile.tile for tile in drawn) == sorted(layout.tiles)
    assert joined(layout, drawn, pitch_of(layout))


@share(0.5)
@given(layouts)
def test_so_it_is_from_boxes(layout: fives.Layout) -> None:
    drawn = in_boxes(drawing(layout, unicode=True, width=80))
    assert sorted(tile.tile for tile in drawn) == sorted(layout.tiles)
    assert joined(layout, drawn, pitch_of(layout))


@share(0.5)
@given(layouts, st.sampled_from([60, 79, 80, 120]), st.booleans())
def test_no_line_is_too_long_nor_ends_in_spaces(
    layout: fives.Layout, width: int, unicode: bool
) -> None:
    lines = drawing(layout, unicode=unicode, width=width)
    assert max(map(len, lines)) <= width
    assert all(line == line.rstrip() for line in lines)
    assert lines[0]
    assert lines[-1]
    assert any(not line.startswith(" ") for line in lines)


@share(0.5)
@given(layouts)
def test_brackets_are_ascii_and_boxes_are_one_column_wide(layout: fives.Layout) -> None:
    assert "".join(drawing(layout)).isascii()
    others = {char for char in "".join(drawing(layout, unicode=True)) if not char.isascii()}
    assert others <= set("─│┌┐└┘├┤┬┴┼┄┆")


@share(0.5)
@given(layouts, st.booleans())
def test_the_open_ports_of_doubles_have_their_letters(layout: fives.Layout, unicode: bool) -> None:
    letters = [char for line in drawing(layout, unicode=unicode) for char in line if char.isalpha()]
    faces = [port.face.value for port in layout.ports if port.tile.is_double]
    assert sorted(letters) == sorted(faces)


def test_tiles_that_are_not_joined_hardly_ever_touch() -> None:
    units, rng = 39, Random(18)
    tables = [grown(TABLES["every double"], rng, 22) for _ in range(25)]
    assert sum(strangers(table, fitting(table, units)) > 0 for table in tables) <= 1


def test_the_order_of_laying_does_not_matter() -> None:
    assert shown("5-5 2-5@5-5.a 3-5@5-5.b") == shown("5-5 3-5@5-5.b 2-5@5-5.a")


def test_an_empty_table_has_no_lines() -> None:
    assert drawing(fives.HORSE_RACE.layout()) == ()


@pytest.mark.rule("DR-18")
def test_the_layouts_of_the_draw_game() -> None:
    assert (
        shown("1-4 1-1@1-4.lo", fives.DRAW)
        == r"""
 [1]
b[-] [1 | 4]
 [1]"""
    )
    assert (
        shown("1-4 1-1@1-4.lo 4-4@1-4.hi 3-4@4-4.b", fives.DRAW)
        == r"""
 [1]         [4]
b[-] [1 | 4] [-] [4 | 3]
 [1]         [4]"""
    )
    assert (
        shown("3-6 6-6@3-6.hi", fives.DRAW)
        == r"""
        [6]
[3 | 6] [-]b
        [6]"""
    )
    assert (
        shown("0-0", fives.DRAW)
        == r"""
 [0]
a[-]b
 [0]"""
    )


def test_the_layout_of_the_horse_race() -> None:
    assert (
        shown("5-5")
        == r"""
 [5]
a[-]b
 [5]"""
    )
    assert (
        shown("5-5 2-5@5-5.a")
        == r"""
        [5]
[2 | 5] [-]b
        [5]"""
    )
    assert (
        shown("5-5 2-5@5-5.a 3-5@5-5.b")
        == r"""
         c
        [5]
[2 | 5] [-] [5 | 3]
        [5]
         d"""
    )
    assert (
        shown("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.d")
        == r"""
         c
        [5]
[2 | 5] [-] [5 | 3]
        [5]

        [5]
        [-]
        [4]"""
    )


def test_the_layout_of_the_horse_race_in_boxes() -> None:
    assert (
        shown("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.d", unicode=True)
        == """
        ┌─c─┐
┌───────┤ 5 ├───────┐
│ 2 ┆ 5 │┄┄┄│ 5 ┆ 3 │
└───────┤ 5 ├───────┘
        ├───┤
        │ 5 │
        │┄┄┄│
        │ 4 │
        └───┘"""
    )


def test_numbers_of_two_digits_have_room() -> None:
    layout = spread(fives.HORSE_RACE, 12).place(fives.Tile(12, 12))
    for tile, port in (((7, 12), "12-12.a"), ((10, 12), "12-12.b"), ((10, 10), "10-12.lo")):
        layout = layout.place(fives.Tile(*tile), fives.Port.parse(port))
    assert drawing(layout) == (
        "            c",
        "          [12]           [10]",
        "[ 7 | 12] [--] [12 | 10] [--]b",
        "          [12]           [10]",
        "            d",
    )


def test_a_width_that_is_too_small_is_refused_with_the_least() -> None:
    layout = spread(fives.HORSE_RACE, 12).place(fives.Tile(12, 12))
    with pytest.raises(fives.InputError, match="at least 41, not 40"):
        drawing(layout, width=40)
    assert drawing(laid("2-5"), width=33) == ("[2 | 5]",)
    with pytest.raises(fives.InputError, match="at least 33, not 32"):
        drawing(laid("2-5"), width=32)
