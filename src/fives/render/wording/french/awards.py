"""What was scored, and how a round was settled, in French."""

from __future__ import annotations

from typing import Final

AWARDS: Final[dict[str, str]] = {}
