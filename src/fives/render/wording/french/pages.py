"""Labels of pages, sliders and the interactive table, in French."""

from __future__ import annotations

from typing import Final

PAGES: Final[dict[str, str]] = {}
