"""Labels of tables drawn as text, in French."""

from __future__ import annotations

from typing import Final

PLAIN: Final[dict[str, str]] = {
    "plain.count": "extrémités~: {sum}",
    "plain.branches": "branches disponibles~: {places}",
    "plain.open_ends": "points de raccordement disponibles~: {places}",
    "plain.hand": "main {seat}",
    "plain.to_move": "tour",
    "plain.chance": "hasard",
    "plain.winners": "{n#vainqueur|vainqueurs}",
    "plain.no_winner": "personne",
    "plain.pegs": "camp {side}~: {score}",
    "plain.pegs_off": "camp {side}~: {score}~; {beyond}",
}
