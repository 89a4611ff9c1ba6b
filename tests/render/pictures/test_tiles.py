"""Tiles and hands: pips that can be counted, and backs that tell nothing."""

import pytest

import fives
from fives.dominoes.tiles import TILES
from fives.render.geometry.shapes import Heading
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.pips import MOST_DRAWN, pip_radius, pips_of
from fives.render.pictures.svg import svg
from fives.render.pictures.tiles import draw_back, draw_tile
from fives.render.wording.words import words
from tests.render.pictures.reading import SVG, backs, groups, root, texts, tiles


@pytest.mark.parametrize("heading", Heading)
@pytest.mark.parametrize("value", range(MOST_DRAWN + 1))
def test_a_half_has_its_pips_apart_and_within(value: int, heading: Heading) -> None:
    pips, radius = pips_of(value, heading), pip_radius(value)
    assert len(set(pips)) == len(pips) == value
    assert all(abs(place) + radius < 0.85 for pip in pips for place in pip)
    apart = [(a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a in pips for b in pips if a != b]
    assert all(distance > (2 * radius) ** 2 for distance in apart)


@pytest.mark.parametrize("value", range(MOST_DRAWN + 1))
def test_a_half_looks_the_same_upside_down(value: int) -> None:
    def rounded(heading: Heading) -> set[tuple[float, float]]:
        return {(round(x, 6), round(y, 6)) for x, y in pips_of(value, heading)}

    assert rounded(Heading.EAST) == rounded(Heading.WEST)
    assert rounded(Heading.NORTH) == rounded(Heading.SOUTH)


def test_every_tile_shows_both_its_halves_by_pips_or_figures() -> None:
    for tile in TILES:
        ((name, group),) = groups(svg(tile, theme="light"), "data-tile")
        halves = [half for half in group if "data-half" in half.attrib]
        assert name == tile.notation
        assert [half.get("data-half") for half in halves] == [str(tile.low), str(tile.high)]
        for half, value in zip(halves, (tile.low, tile.high), strict=True):
            figures = [] if value <= MOST_DRAWN else [str(value)]
            pips = 0 if figures else value
            assert texts(half) == figures
            assert len(list(half.iter(f"{SVG}circle"))) == pips


def test_the_heading_leads_from_the_lower_half_to_the_higher_one() -> None:
    for heading in Heading:
        canvas = Canvas("light")
        draw_tile(canvas, fives.Tile(1, 1), 0, 0, heading)
        low, high = (
            (float(pip.get("cx", "")), float(pip.get("cy", "")))
            for pip in root(canvas.finish("", "")).iter(f"{SVG}circle")
        )
        step = (high[0] - low[0], high[1] - low[1])
        assert step == pytest.approx((28 * heading.dx, 28 * heading.dy))


def test_backs_are_all_alike_and_name_nothing() -> None:
    canvas = Canvas("light")
    draw_back(canvas, 0, 0)
    picture = canvas.finish("", "")
    assert backs(picture) == 1
    assert "data-" not in picture.svg
    assert "circle" not in picture.svg


def test_a_hand_shows_each_of_its_tiles() -> None:
    picture = svg(fives.DOUBLE_SIX)
    assert tiles(picture) == sorted(tile.notation for tile in fives.DOUBLE_SIX)
    assert picture.title == "A hand of 28 tiles"


def test_an_empty_hand_says_so() -> None:
    picture = svg(fives.TileSet(), lang="fr")
    assert texts(root(picture)) == ["0\N{NO-BREAK SPACE}domino"]
    assert picture.title == "Une main de 0 domino"


def test_titles_and_descriptions_are_in_the_language() -> None:
    assert svg(fives.Tile(2, 5)).title == "The tile [2|5]"
    assert svg(fives.Tile(2, 5), lang="fr").title == "Le domino [2|5]"
    hand = fives.TileSet.parse("2-5 0-0")
    assert svg(hand, lang="fr").description == words(hand, "fr")
