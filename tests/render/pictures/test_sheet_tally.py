"""The picture of a paper tally: as many strokes as points."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives.render import PaperTally
from fives.render.pictures.picture import Picture
from fives.render.pictures.sheet_tally import STROKES, paper_tally
from fives.render.wording.languages import language
from tests.render.pictures.sheet_reading import (
    SVG,
    check_contrast,
    check_frame,
    groups,
    root_of,
    texts,
)

EN, FR = language("en"), language("fr")


def strokes_of(picture: Picture) -> list[int]:
    """Return how many strokes each figure has, counted and not as its attribute says."""
    figures = groups(root_of(picture), "data-strokes")
    counted = [len(list(figure.iter(f"{SVG}path"))) for figure in figures]
    assert counted == [int(figure.attrib["data-strokes"]) for figure in figures]
    return counted


@pytest.mark.rule("E61-18")
def test_a_stroke_for_every_point_and_ten_to_a_figure() -> None:
    assert strokes_of(paper_tally(PaperTally(61), "light", EN)) == [10] * 6 + [1]
    assert strokes_of(paper_tally(PaperTally(0), "light", EN)) == []


@pytest.mark.rule("E61-18")
def test_a_figure_is_a_large_x_with_a_small_one_in_each_space_around_it() -> None:
    crosses = [STROKES[number : number + 2] for number in range(0, 10, 2)]
    middles = [((a[0] + a[2]) / 2, (a[1] + a[3]) / 2) for a, _ in crosses]
    assert middles == [((b[0] + b[2]) / 2, (b[1] + b[3]) / 2) for _, b in crosses]
    size = STROKES[0][2]
    assert STROKES[:2] == ((0, 0, size, size), (size, 0, 0, size))
    (x, y), top, right, bottom, left = middles
    assert top[0] == bottom[0] == x
    assert left[1] == right[1] == y
    assert top[1] < y < bottom[1]
    assert left[0] < x < right[0]
    for (x1, y1, x2, y2), _ in crosses[1:]:
        for across, down in ((x1, y1), (x2, y2), (x1, y2), (x2, y1)):
            assert abs(across - down) > 1  # beside the large strokes, not across them
            assert abs(across + down - size) > 1


@given(st.integers(-300, 300))
def test_the_strokes_are_the_points(points: int) -> None:
    picture = paper_tally(PaperTally(points), "light", EN)
    assert sum(strokes_of(picture)) == abs(points)
    lines = sum(1 for _ in root_of(picture).iter(f"{SVG}path"))
    assert lines == abs(points) + (points < 0)  # a minus in front
    check_frame(picture, "Paper tally")


def test_titles_and_descriptions_in_two_languages() -> None:
    english, french = (paper_tally(PaperTally(-12), "light", lang) for lang in (EN, FR))
    check_frame(english, "Paper tally")
    check_frame(french, "Décompte sur papier")
    assert english.description.replace("\N{NO-BREAK SPACE}", " ").splitlines() == [
        "Paper tally of -12 points, -60 raw: 1 finished figure and 2 strokes more.",
        "A minus in front: the strokes count what is missing to zero.",
        "A finished figure is a large X with a small x in each of the four spaces around it: "
        "ten strokes.",
    ]
    assert french.description.replace("\N{NO-BREAK SPACE}", " ").splitlines()[0] == (
        "Décompte sur papier de -12 points, soit -60 points bruts : 1 figure finie, plus 2 traits."
    )
    assert texts(root_of(french))[1] == "−12\N{NO-BREAK SPACE}points, −60\N{NO-BREAK SPACE}" + (
        "points bruts"
    )


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (0, "Paper tally of 0 points: no stroke."),
        (1, "Paper tally of 1 point, 5 raw: 1 stroke."),
        (20, "Paper tally of 20 points, 100 raw: 2 finished figures."),
    ],
)
def test_few_strokes_in_words(points: int, told: str) -> None:
    description = paper_tally(PaperTally(points), "light", EN).description
    assert description.replace("\N{NO-BREAK SPACE}", " ").splitlines()[0] == told


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_texts_can_be_read(theme: str) -> None:
    check_contrast(paper_tally(PaperTally(134), theme, FR))


def test_the_same_tally_gives_the_same_picture() -> None:
    assert paper_tally(PaperTally(7), "auto", EN) == paper_tally(PaperTally(7), "auto", EN)
