"""Labels, titles and short texts of pictures of tiles and tables, in English."""

from __future__ import annotations

from typing import Final

PICTURES: Final[dict[str, str]] = {}
