"""The card race: its track, bets and events, in French."""

from __future__ import annotations

from typing import Final

RACE: Final[dict[str, str]] = {}
