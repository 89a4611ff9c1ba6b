"""How distributions, and what goes wrong in them, are named in a sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from fives.core.errors import kind_of

if TYPE_CHECKING:
    from importlib.metadata import Distribution

_LONGEST: Final = 200
"""The most characters that are shown of a text which is not ours."""


def label(distribution: Distribution) -> str:
    """Return a distribution's name and version, or where it lies when it has no name."""
    name = _header(distribution, "Name") or _nameless(distribution)
    return f"{name} {_header(distribution, 'Version')}".strip()


def own_label() -> str:
    """Return this package's name and version, as far as they are known."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"fives {version('fives')}"
    except PackageNotFoundError:  # used from a folder, not installed
        return "fives"


def project(distribution: Distribution) -> str:
    """Return the name by which a distribution is one and the same, or nothing without a name."""
    return re.sub(r"[-_.]+", "-", _header(distribution, "Name")).lower()


def told(error: BaseException) -> str:
    """Return an error as part of a sentence, whatever its class makes of that.

    >>> told(ModuleNotFoundError("No module named 'x'.")), told(SystemExit())
    ("ModuleNotFoundError: No module named 'x'", 'SystemExit')
    """
    try:
        text = f"{type(error).__name__}: {error}"
    except Exception:
        text = kind_of(error)
    return short(text).rstrip(".: ")


def short(text: str) -> str:
    """Return a text on one line, and not the whole of a very long one.

    >>> short("  Two  words  ")
    'Two words'
    """
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def _header(distribution: Distribution, key: str) -> str:
    """Return a line of the metadata, or nothing where it is missing or broken."""
    try:
        data = distribution.metadata
        return short(str(data[key])) if key in data else ""
    except Exception:
        return ""


def _nameless(distribution: Distribution) -> str:
    try:
        return f"a distribution without a name in {distribution.locate_file('')}"
    except Exception:
        return "a distribution without a name"
