"""Labels, titles and short texts of pictures of tiles and tables, in French."""

from __future__ import annotations

from typing import Final

PICTURES: Final[dict[str, str]] = {
    "picture.tile": "Le domino {tile}",
    "picture.hand": "Une main de {n} {n#domino|dominos}",
    "picture.layout": "Une table de {n} {n#domino|dominos}",
    "picture.view": "{game}~: la table vue de la place {seat}",
    "picture.side_view": "{game}~: la table vue {n#de la place|des places} {seats}",
    "picture.public": "{game}~: la table telle que tous la voient",
    "picture.open": "{game}~: la table, tous les dominos découverts",
    "picture.empty": "Aucun domino n’est encore posé.",
    "picture.count": "Extrémités~: {parts} = {total}",
    "picture.you": "Vous",
    "picture.seat": "Place {seat}",
    "picture.with_you": "avec vous",
    "picture.with_seat": "avec la place {seat}",
    "picture.held": "{n}~{n#domino|dominos}",
    "picture.points": "{n}~{n#point|points}",
    "picture.boneyard": "Pioche",
    "picture.held_drawable": "{n}~{n#domino|dominos}, dont {drawable} à piocher",
    "picture.boneyard_open": "La pioche contient {tiles}.",
    "picture.order": "Dominos dans l’ordre de la pose~: {tiles}.",
    "picture.last": "Dernier coup~: {move}.",
    "picture.to_move": "à jouer",
    "picture.won": "victoire",
}
