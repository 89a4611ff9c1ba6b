"""Labels of tables drawn as text, in English."""

from __future__ import annotations

from typing import Final

PLAIN: Final[dict[str, str]] = {
    "plain.count": "ends: {sum}",
    "plain.branches": "branches open: {places}",
    "plain.open_ends": "open ends: {places}",
    "plain.hand": "hand {seat}",
    "plain.to_move": "to move",
    "plain.chance": "chance",
    "plain.winners": "{n#winner|winners}",
    "plain.no_winner": "nobody",
    "plain.pegs": "side {side}: {score}",
    "plain.pegs_off": "side {side}: {score}; {beyond}",
}
