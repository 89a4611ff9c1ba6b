"""Labels of tables drawn as text, in French."""

from __future__ import annotations

from typing import Final

PLAIN: Final[dict[str, str]] = {}
