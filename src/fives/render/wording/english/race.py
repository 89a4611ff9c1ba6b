"""The card race: its track, bets and events, in English."""

from __future__ import annotations

from typing import Final

RACE: Final[dict[str, str]] = {}
