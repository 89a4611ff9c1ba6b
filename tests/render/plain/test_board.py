"""Layouts as text: the tiles as they lie, and the count below."""

import pytest

from fives import DRAW, HORSE_RACE, InputError
from fives.render.plain.board import board
from fives.render.plain.ends import count
from tests.render.plain.reading import laid


def test_an_empty_table() -> None:
    assert board(HORSE_RACE.layout()) == ("The table is empty.",)
    assert board(HORSE_RACE.layout(), lang="fr") == ("La table est vide.",)


def test_a_lead_alone() -> None:
    assert board(laid("2-5")) == ("[2 | 5]", "ends: [2|5] 2 + [2|5] 5 = 7")


def test_the_count_and_the_open_branches_stand_below() -> None:
    assert board(laid("2-5 1-5@2-5.hi 1-1@1-5.lo 1-3@1-1.b 2-6@2-5.lo")) == (
        "                         c",
        "                        [1]",
        "[6 | 2] [2 | 5] [5 | 1] [-] [1 | 3]",
        "                        [1]",
        "                         d",
        "ends: [2|6] 6 + [1|3] 3 = 9",
        "branches open: [1|1] c, [1|1] d",
    )


def test_where_nothing_is_counted_the_open_ends_stand_below() -> None:
    assert board(laid("1-4 1-1@1-4.lo", DRAW), counted=False)[-1] == (
        "open ends: 1 on [1|1] b, 4 on [1|4] hi"
    )


def test_in_french() -> None:
    spaced = [line.replace("\N{NO-BREAK SPACE}", " ") for line in board(laid("5-5"), lang="fr")]
    assert spaced[-1] == "extrémités : [5|5] 10 = 10"


def test_a_covered_double_is_left_out_of_the_count() -> None:
    assert count(laid("5-5 2-5@5-5.a 3-5@5-5.b"))[0] == "ends: [2|5] 2 + [3|5] 3 = 5"


def test_the_lines_below_are_folded_to_the_width() -> None:
    layout = laid("5-5 2-5@5-5.a 3-5@5-5.b 4-5@5-5.c 5-6@5-5.d")
    assert board(layout, width=33)[-2:] == (
        "ends: [2|5] 2 + [3|5] 3 + [4|5] 4",
        "    + [5|6] 6 = 15",
    )


def test_a_language_must_be_known() -> None:
    with pytest.raises(InputError, match="en and fr"):
        board(HORSE_RACE.layout(), lang="la")
