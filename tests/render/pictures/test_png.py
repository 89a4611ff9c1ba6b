"""Pictures as a renderer draws them, and as they come out of other runs."""

import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from random import Random

import pytest
import resvg_py

import fives
from fives.render.pictures.colours import Colour
from fives.render.pictures.picture import Picture
from fives.render.pictures.svg import svg
from tests.render.pictures.reading import grown, root
from tests.strategies import At, start

WIDE = 240
Pixel = tuple[int, ...]
"""Red, green, blue and alpha."""


def rendered(picture: Picture) -> list[list[Pixel]]:
    """The rows of a picture of WIDE pixels."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=picture.svg, width=WIDE))
    chunks = dict(_chunks(data))
    width, height = (int.from_bytes(chunks[b"IHDR"][at : at + 4]) for at in (0, 4))
    assert chunks[b"IHDR"][8:10] == bytes([8, 6]), "eight bits, with alpha"
    assert width == WIDE
    rows = list(_unfiltered(zlib.decompress(chunks[b"IDAT"]), 4 * width))
    assert len(rows) == height
    return [[tuple(row[at : at + 4]) for at in range(0, 4 * width, 4)] for row in rows]


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    assert data.startswith(b"\x89PNG")
    at, pixels = 8, b""
    while at < len(data):
        size, kind = int.from_bytes(data[at : at + 4]), data[at + 4 : at + 8]
        content = data[at + 8 : at + 8 + size]
        pixels += content if kind == b"IDAT" else b""
        yield kind, pixels if kind == b"IDAT" else content
        at += size + 12


def _unfiltered(data: bytes, long: int) -> Iterator[bytearray]:
    above = bytearray(long)
    for at in range(0, len(data), long + 1):
        kind, row = data[at], bytearray(data[at + 1 : at + 1 + long])
        for place in range(long):
            left = row[place - 4] if place >= 4 else 0
            corner = above[place - 4] if place >= 4 else 0
            guess = (0, left, above[place], (left + above[place]) // 2)
            row[place] = (
                row[place] + (guess[kind] if kind < 4 else _nearest(left, above[place], corner))
                & 255
            )
        yield row
        above = row


def _nearest(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))


def rgb(colour: str) -> Pixel:
    return (*bytes.fromhex(colour[1:]), 255)


def moment(variant: fives.RuleSet, at: At, seed: int, least: int) -> fives.GameState:
    """A state of a random match in which a seat is to move and so many tiles lie."""
    rng, state = Random(seed), start(at, variant)
    while len(state.layout) < least or not isinstance(state.actor, int):
        state = state.apply(rng.choice(state.legal_moves()))
    return state


SMALL, LARGE = grown(3, 6), grown(40)
PAIRS = moment(fives.HORSE_RACE, At(4, True), 4, 9)
THREE = moment(fives.DRAW, At(3), 2, 8)
PICTURES: dict[str, dict[str, object]] = {
    "tile": {"value": fives.Tile(2, 5)},
    "hand": {"value": fives.DOUBLE_SIX},
    "large tiles": {"value": fives.TileSet.parse("9-10 11-12 18-18 7-8")},
    "empty table": {"value": fives.EXACT_61.layout()},
    "small layout": {"value": SMALL[0], "last": SMALL[1][-1], "numbers": SMALL[1]},
    "large layout": {"value": LARGE[0]},
    "narrow layout": {"value": LARGE[0], "width": 24},
    "start": {"value": fives.HORSE_RACE.start(seats=2)},
    "view in pairs": {"value": PAIRS.view(1)},
    "view at three": {"value": THREE.view(0), "lang": "fr"},
    "public facts": {"value": THREE},
    "open state": {"value": PAIRS, "hands": True, "lang": "fr"},
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PICTURES)
def test_a_renderer_draws_it_and_nothing_is_cut_off(name: str, theme: str) -> None:
    picture = svg(**PICTURES[name], theme=theme)  # type: ignore[arg-type]
    rows = rendered(picture)
    _, _, width, height = (float(part) for part in root(picture).attrib["viewBox"].split())
    assert abs(len(rows) - WIDE * height / width) < 2
    ground = rgb(Colour.GROUND.dark if theme == "dark" else Colour.GROUND.light)
    corner = int(12 * WIDE / width) + 1
    rim = [rows[0][corner:-corner], rows[-2][corner:-corner]]
    rim += [[row[place] for row in rows[corner:-corner]] for place in (0, 1, -2, -1)]
    assert {pixel for line in rim for pixel in line if pixel[3] == 255} == {ground}
    colours = {pixel for row in rows for pixel in row}
    assert len(colours) > 8, "something stands on the ground"


def test_themes_differ_and_auto_falls_back_to_the_light_one() -> None:
    light, dark, auto = (
        rendered(svg(SMALL[0], theme=theme)) for theme in ("light", "dark", "auto")
    )
    assert light == auto
    assert light != dark
    tile = {"light": rgb(Colour.TILE.light), "dark": rgb(Colour.TILE.dark)}
    assert any(tile["light"] in row for row in light)
    assert any(tile["dark"] in row for row in dark)
    assert not any(tile["light"] in row for row in dark)


SCRIPT = """
import fives
from random import Random
from fives.render.pictures.svg import svg
rng, state = Random(5), fives.HORSE_RACE.start(seats=3)
for _ in range(60):
    state = state.apply(rng.choice(state.legal_moves()))
print(svg(state.view(1)), svg(state, hands=True, lang="fr", theme="dark"), svg(state.layout))
"""


def test_pictures_are_the_same_whatever_the_seed_of_hashes() -> None:
    def made(seed: str) -> str:
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-c", SCRIPT]
        return subprocess.run(
            command, env=environment, capture_output=True, check=True, encoding="utf-8"
        ).stdout

    assert made("1") == made("2")
