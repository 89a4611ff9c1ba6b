"""Why a move or a score of a domino game does not stand, in French."""

from __future__ import annotations

from typing import Final

REFUSALS: Final[dict[str, str]] = {}
