"""Why a move or a score of a domino game does not stand, in English."""

from __future__ import annotations

from typing import Final

REFUSALS: Final[dict[str, str]] = {}
