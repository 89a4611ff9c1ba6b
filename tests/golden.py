"""Outputs that are kept in files and compared on every run."""

import os
from pathlib import Path


def assert_golden(path: Path, actual: str) -> None:
    """Compare a text with the file that holds it; FIVES_REFRESH=1 writes the file anew."""
    if os.environ.get("FIVES_REFRESH") and not os.environ.get("CI"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(actual, encoding="utf-8", newline="\n")
    expected = path.read_text(encoding="utf-8") if path.exists() else ""
    assert actual == expected, f"{path.name} differs; if that is meant, run with FIVES_REFRESH=1"
