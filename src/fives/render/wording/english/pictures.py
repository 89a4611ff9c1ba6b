"""Labels, titles and short texts of pictures of tiles and tables, in English."""

from __future__ import annotations

from typing import Final

PICTURES: Final[dict[str, str]] = {
    "picture.tile": "The tile {tile}",
    "picture.hand": "A hand of {n} {n#tile|tiles}",
    "picture.layout": "A layout of {n} {n#tile|tiles}",
    "picture.view": "{game}: the table from seat {seat}",
    "picture.side_view": "{game}: the table from {n#seat|seats} {seats}",
    "picture.public": "{game}: the table as everybody sees it",
    "picture.open": "{game}: the table with all tiles face up",
    "picture.empty": "No tile lies on the table yet.",
    "picture.count": "Ends: {parts} = {total}",
    "picture.you": "You",
    "picture.seat": "Seat {seat}",
    "picture.with_you": "with you",
    "picture.with_seat": "with seat {seat}",
    "picture.held": "{n}~{n#tile|tiles}",
    "picture.points": "{n}~{n#point|points}",
    "picture.boneyard": "Boneyard",
    "picture.held_drawable": "{n}~{n#tile|tiles}, {drawable} to draw",
    "picture.boneyard_open": "The boneyard holds {tiles}.",
    "picture.order": "Tiles in the order laid: {tiles}.",
    "picture.last": "Last move: {move}.",
    "picture.to_move": "to move",
    "picture.won": "won",
}
