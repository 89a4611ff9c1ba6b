"""The drawing tools: frames, groups, colours, and text that is not cut off."""

from itertools import combinations

import pytest

import fives
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import THEMES, Colour
from fives.render.pictures.lettering import number
from tests.render.pictures.reading import SVG, root


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    ("above", "below"),
    [
        *((text, ground) for text in (Colour.INK, Colour.FAINT) for ground in
          (Colour.GROUND, Colour.PANEL)),
        *((text, ground) for ground in (Colour.GROUND, Colour.PANEL) for text in
          (Colour.RED, Colour.GAIN, Colour.FIRST, Colour.SECOND, Colour.THIRD, Colour.FOURTH,
           Colour.PORT, Colour.LAST)),
        (Colour.PIP, Colour.TILE),
        (Colour.NUMBER_INK, Colour.NUMBER),
        (Colour.PORT_INK, Colour.PORT),
        (Colour.LAST_INK, Colour.LAST),
    ],
)  # fmt: skip
def test_what_is_read_stands_out_from_its_ground(above: Colour, below: Colour) -> None:
    assert contrast(above.light, below.light) >= 4.5
    assert contrast(above.dark, below.dark) >= 4.5


def test_a_style_can_tell_all_light_colours_apart() -> None:
    assert all(one.light != other.light for one, other in combinations(Colour, 2))


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (-0.0, "0"), (0.1 + 0.2, "0.3"), (1 / 3, "0.33"), (-2.5, "-2.5"), (10.0, "10")],
)
def test_coordinates_are_written_without_noise(value: float, written: str) -> None:
    assert number(value) == written


def test_a_picture_has_a_role_a_title_and_a_description_and_no_size() -> None:
    canvas = Canvas("light")
    canvas.rect(0, 0, 40, 20, fill=Colour.TILE)
    picture = canvas.finish("A <tile>", 'Said & "described".', margin=5)
    drawn = root(picture)
    assert drawn.attrib["role"] == "img"
    assert drawn.attrib["aria-label"] == "A <tile>"
    assert drawn.attrib["viewBox"] == "-5 -5 50 30"
    assert not drawn.attrib.keys() & {"width", "height", "id"}
    assert [child.text for child in drawn][:2] == ["A <tile>", 'Said & "described".']
    assert [child.tag for child in drawn][:2] == [f"{SVG}title", f"{SVG}desc"]


def test_nothing_drawn_is_an_empty_picture() -> None:
    assert root(Canvas("dark").finish("", "", margin=1)).attrib["viewBox"] == "-1 -1 2 2"


def test_the_picture_reaches_around_all_that_is_drawn() -> None:
    canvas = Canvas()
    canvas.circle(0, 0, 5, stroke=Colour.INK, thick=2)
    canvas.line(10, 10, 20, -30, Colour.INK, thick=4)
    wide = canvas.text(0, 40, "wide enough", size=10, anchor="end")
    canvas.dots([(30, 0)], 2, Colour.PIP)
    left, top, right, bottom = canvas.box
    assert (left, top, right) == (-wide, -32, 32)
    assert bottom > 43


def test_groups_hold_what_is_drawn_in_their_blocks() -> None:
    canvas = Canvas()
    with canvas.group(data_tile="2-5"), canvas.group(data_half="2"):
        canvas.circle(0, 0, 1, fill=Colour.PIP)
    canvas.circle(9, 9, 1, fill=Colour.PIP)
    outer = next(child for child in root(canvas.finish("", "")) if "data-tile" in child.attrib)
    assert [child.attrib for child in outer] == [{"data-half": "2"}]
    assert len(list(outer.iter(f"{SVG}circle"))) == 1


def coloured(theme: str) -> str:
    canvas = Canvas(theme)
    canvas.rect(0, 0, 9, 9, fill=Colour.TILE, stroke=Colour.EDGE)
    return canvas.finish("", "").svg


def test_themes_are_plain_colours() -> None:
    light, dark = coloured("light"), coloured("dark")
    assert 'fill="#fffaee"' in light
    assert 'fill="#ece3cf"' in dark
    assert "<style" not in light + dark
    assert "class" not in light + dark


def test_auto_is_light_with_a_style_for_readers_who_prefer_the_dark() -> None:
    auto = coloured("auto")
    style = auto[auto.index("<style>") : auto.index("</style>") + 8]
    assert auto.replace(style, "").replace(' class="fives-auto"', "") == coloured("light")
    assert "prefers-color-scheme:dark" in style
    assert style.count(".fives-auto ") == style.count("{") - 1, "no rule leaves the pictures"
    assert '.fives-auto [fill="#fffaee"]{fill:#ece3cf}' in style


def test_other_themes_are_refused() -> None:
    for theme in ("sepia", 3, None):
        with pytest.raises(fives.InputError, match="A theme is auto, light, dark, not"):
            Canvas(theme)  # type: ignore[arg-type]
    assert len(THEMES) == 3
