"""What happened in a domino game, and what the seats are called, in French."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {}
