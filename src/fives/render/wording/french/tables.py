"""Tables, tiles, ends, hands, moves and scores of the domino games, in French."""

from __future__ import annotations

from typing import Final

TABLES: Final[dict[str, str]] = {}
