"""The list of games."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence

from fives.match.ruleset import RuleSet
from fives.variants.registry import all_variants


def list_variants() -> int:
    """Print every game that is installed, and return the exit status."""
    found, left_out = installed()
    for line in rows(found):
        print(line)
    for complaint in left_out:
        print(f"fives: left out: {complaint}", file=sys.stderr)
    return 0


def installed() -> tuple[tuple[RuleSet, ...], tuple[str, ...]]:
    """Return the games that are installed, and what is wrong with those left out.

    >>> [rules.id for rules in installed()[0]][:1]
    ['horse-race']
    """
    with warnings.catch_warnings(record=True) as broken:
        warnings.simplefilter("always")
        found = all_variants()
    return found, tuple(str(warning.message) for warning in broken)


def rows(variants: Sequence[RuleSet]) -> list[str]:
    """Return the games as a table with a heading.

    >>> import fives
    >>> for row in rows([fives.HORSE_RACE]):
    ...     print(row)
    id          version  title       tables
    horse-race  1        Horse Race  2 seats, 3 seats, 4 seats, 4 seats in pairs
    """
    cells = [("id", "version", "title", "tables")]
    for each in variants:
        cells.append((each.id, str(each.version), each.title, ", ".join(map(str, each.tables))))
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]
