"""Labels and titles of score boards, paper tallies, cribbage boards and race tracks, in English."""

from __future__ import annotations

from typing import Final

SHEETS: Final[dict[str, str]] = {}
