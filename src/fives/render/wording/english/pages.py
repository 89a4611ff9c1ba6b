"""Labels of pages, sliders and the interactive table, in English."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, str]] = {}
