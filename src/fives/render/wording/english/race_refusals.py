"""Why a move of the card race does not stand, in English."""

from __future__ import annotations

from typing import Final

RACE_REFUSALS: Final[dict[str, str]] = {}
