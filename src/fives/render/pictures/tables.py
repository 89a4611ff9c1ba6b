"""Pictures of dominoes: one tile, a hand, a layout, and a whole table as it may be seen."""

from __future__ import annotations

from typing import Final

from fives.dominoes.layout import Layout
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.public_view import PublicView
from fives.match.state import GameState
from fives.match.view import View
from fives.render.geometry.shapes import Heading
from fives.render.pictures.canvas import Canvas
from fives.render.pictures.colours import Colour
from fives.render.pictures.describing import described, open_described, table_described
from fives.render.pictures.layout import draw_layout
from fives.render.pictures.options import Marking
from fives.render.pictures.picture import Picture
from fives.render.pictures.rows import draw_tiles, row_width
from fives.render.pictures.scene import open_scene, scene_of
from fives.render.pictures.table import draw_table
from fives.render.pictures.tiles import UNIT, draw_tile
from fives.render.wording.language import Language
from fives.render.wording.listing import listed

_ROW: Final = 14
"""How many tiles of a hand lie side by side."""


def tile_picture(tile: Tile, theme: str, language: Language) -> Picture:
    """Return the picture of a tile."""
    canvas = Canvas(theme)
    draw_tile(canvas, tile, 0, 0, Heading.EAST)
    title = language.say("picture.tile", tile=str(tile))
    return canvas.finish(title, described(tile, language), margin=6)


def hand_picture(tiles: TileSet, theme: str, language: Language) -> Picture:
    """Return the picture of some tiles face up, as a hand."""
    canvas = Canvas(theme)
    if tiles:
        draw_tiles(canvas, tiles, len(tiles), (0, 0, row_width(UNIT, _ROW)), UNIT)
    else:
        canvas.text(0, 0, language.say("picture.held", n=0), fill=Colour.FAINT, anchor="middle")
    title = language.say("picture.hand", n=len(tiles))
    return canvas.finish(title, described(tiles, language))


def layout_picture(layout: Layout, theme: str, language: Language, marking: Marking) -> Picture:
    """Return the picture of a layout."""
    canvas = Canvas(theme)
    draw_layout(canvas, layout, marking, language)
    title = language.say("picture.layout", n=len(layout))
    return canvas.finish(title, table_described(layout, marking, language))


def seen_picture(
    seen: View | PublicView, theme: str, language: Language, marking: Marking
) -> Picture:
    """Return the picture of a table as a seat, a side or everybody sees it."""
    canvas = Canvas(theme)
    draw_table(canvas, scene_of(seen), marking, language)
    return canvas.finish(_title(seen, language), table_described(seen, marking, language))


def state_picture(state: GameState, theme: str, language: Language, marking: Marking) -> Picture:
    """Return the picture of a table: public facts, or all tiles face up when asked by name."""
    if not marking.hands:
        return seen_picture(state.public_view(), theme, language, marking)
    canvas = Canvas(theme)
    draw_table(canvas, open_scene(state), marking, language)
    title = language.say("picture.open", game=state.variant.title)
    return canvas.finish(title, open_described(state, marking, language))


def _title(seen: View | PublicView, language: Language) -> str:
    game = seen.variant.title
    if isinstance(seen, View):
        return language.say("picture.view", game=game, seat=seen.seat)
    if not seen.seats:
        return language.say("picture.public", game=game)
    seats = listed([str(seat) for seat in seen.seats], language)
    return language.say("picture.side_view", game=game, seats=seats, n=len(seen.seats))
