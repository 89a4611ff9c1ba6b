"""What was scored, and how a round was settled, in English."""

from __future__ import annotations

from typing import Final

AWARDS: Final[dict[str, str]] = {}
