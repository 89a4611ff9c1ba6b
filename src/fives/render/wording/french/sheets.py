"""Labels and titles of score boards, paper tallies, cribbage boards and race tracks, in French."""

from __future__ import annotations

from typing import Final

SHEETS: Final[dict[str, str]] = {}
