"""The picture of a cribbage board: the pegs stand where the board says."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives.render import CribbageBoard
from fives.render.pictures.sheet_cribbage import cribbage_board
from fives.render.pictures.sheet_holes import Track
from fives.render.wording.languages import language
from tests.render.pictures.sheet_reading import (
    SVG,
    check_contrast,
    check_frame,
    groups,
    middle,
    root_of,
    texts,
)

EN, FR = language("en"), language("fr")
MATCH = CribbageBoard([(10, 28, 35), (2, 5), (), (64,)])


def check_pegs(board: CribbageBoard) -> None:
    root = root_of(cribbage_board(board, "light", EN))
    for side in range(len(board.scores)):
        (band,) = groups(root, "data-side", str(side))
        (row,) = groups(band, "data-holes")
        holes = [middle(hole) for hole in row.iter(f"{SVG}circle")]
        assert len(holes) == board.holes + 1 == len(set(holes))
        now = board.pegs(side)[-1]
        for name, hole in (("front", now.front), ("back", now.back)):
            (peg,) = groups(band, "data-peg", name)
            assert peg.get("data-hole") == str(hole)
            if name == "back" and now.front == now.back == 0:
                assert middle(peg[0])[0] < holes[0][0]  # the other hole of the start
            else:
                assert math.dist(middle(peg[0]), holes[hole]) < 2


@pytest.mark.rule("HR-27")
def test_two_pegs_a_side_show_the_score_and_the_one_before() -> None:
    check_pegs(MATCH)
    shown = texts(root_of(cribbage_board(MATCH, "light", EN)))
    assert "35\N{NO-BREAK SPACE}points, before that 28" in shown
    assert "3 past the last hole" in shown


@given(
    st.lists(st.lists(st.integers(-5, 130), max_size=4), min_size=1, max_size=4),
    st.sampled_from([1, 2]),
)
def test_pegs_stand_in_the_holes_that_the_board_says(told: list[list[int]], laps: int) -> None:
    board = CribbageBoard(told, laps)
    check_pegs(board)
    check_frame(cribbage_board(board, "light", EN), f"Cribbage board of {board.holes} holes")


def test_the_sides_differ_in_shape_and_a_full_peg_is_not_a_hollow_one() -> None:
    root = root_of(cribbage_board(MATCH, "light", EN))
    pegs = [group[0] for group in groups(root, "data-peg", "front")]
    corners = [peg.get("d", "").count("L") + 1 if peg.get("d") else 0 for peg in pegs]
    assert corners[0] == 0  # a circle
    assert corners[1:] == [4, 4, 3]
    square, diamond = (peg.attrib["d"] for peg in pegs[1:3])
    assert square.split("L")[0].split()[1] == square.split("L")[1].split()[1]  # a level edge
    assert diamond.split("L")[0].split()[1] != diamond.split("L")[1].split()[1]
    for group in groups(root, "data-peg"):
        full = group.get("data-peg") == "front"
        assert (group[0].get("fill") == group[0].get("stroke")) is full


@pytest.mark.parametrize("holes", [61, 121])
def test_holes_lie_in_streets_of_thirty_and_groups_of_five(holes: int) -> None:
    """A hole is one step from the next, a longer one where a group of five ends."""
    track = Track(holes, 0)
    for hole in range(1, holes - 1):
        (x, y), (to, below) = track.at(hole), track.at(hole + 1)
        if hole % 30 == 0:
            assert to == x
            assert below > y
            continue
        assert y == below
        assert abs(to - x) == (24 if hole % 5 == 0 else 17)
        assert (to > x) is (hole % 60 < 30)
    assert len({track.at(hole) for hole in range(holes + 1)} | {track.second_start}) == holes + 2


def test_the_line_between_the_pegs_passes_every_hole_of_the_award() -> None:
    way = Track(61, 0).way(28, 35)
    assert [Track(61, 0).at(hole) for hole in range(28, 36)] == [
        point for point in way if point in {Track(61, 0).at(hole) for hole in range(62)}
    ]


def test_titles_and_descriptions_in_two_languages() -> None:
    english, french = (cribbage_board(MATCH, "light", lang) for lang in (EN, FR))
    check_frame(english, "Cribbage board of 61 holes")
    check_frame(french, "Planche de cribbage de 61 trous")
    assert english.description.replace("\N{NO-BREAK SPACE}", " ").splitlines()[1:] == [
        "Side 0: 35 points, before that 28. Front peg in hole 35, back peg in hole 28.",
        "Side 1: 5 points, before that 2. Front peg in hole 5, back peg in hole 2.",
        "Side 2: 0 points. Both pegs are at the start.",
        "Side 3: 64 points, before that 0. Front peg in the last hole, 61, back peg at the "
        "start. The score is 3 past the last hole.",
    ]
    assert french.description.replace("\N{NO-BREAK SPACE}", " ").splitlines()[2:4] == [
        "Camp 1 : 5 points, auparavant 2. Fiche avant au trou 5, fiche arrière au trou 2.",
        "Camp 2 : 0 point. Les deux fiches sont au départ.",
    ]


def test_a_debt_is_told_as_short_of_the_start() -> None:
    picture = cribbage_board(CribbageBoard([(1, -2)]), "light", FR)
    assert "−2\N{NO-BREAK SPACE}points, auparavant 1" in texts(root_of(picture))
    assert picture.description.endswith("Le score est à 2 en deçà du départ.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_texts_can_be_read(theme: str) -> None:
    check_contrast(cribbage_board(MATCH, theme, EN))


def test_the_same_board_gives_the_same_picture() -> None:
    again = CribbageBoard([[10, 28, 35], [2, 5], [], [64]])
    assert cribbage_board(MATCH, "auto", EN) == cribbage_board(again, "auto", EN)
