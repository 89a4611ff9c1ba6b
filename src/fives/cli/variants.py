"""The list of games."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence

from fives.cli import race_texts
from fives.match.ruleset import RuleSet
from fives.variants.registry import all_variants


def list_variants() -> int:
    """Print every game that is installed, and return the exit status."""
    found, left_out = installed()
    for line in rows(found, race=True):
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


def rows(variants: Sequence[RuleSet], race: bool = False) -> list[str]:
    """Return the games as a table with a heading.

    Args:
        variants: The games of dominoes.
        race: Whether the card race stands below them.

    >>> import fives
    >>> for row in rows([fives.HORSE_RACE], race=True):
    ...     print(row)
    id          version  title            game of   seats
    horse-race  1        Horse Race       dominoes  2, 3, 4, 4 in pairs
    card-race   1        Card Horse Race  cards     3 or more
    """
    cells = [("id", "version", "title", "game of", "seats")]
    for each in variants:
        seats = ", ".join(str(table).replace(" seats", "") for table in each.tables)
        cells.append((each.id, str(each.version), each.title, "dominoes", seats))
    if race:
        version, seats = str(race_texts.VERSION), race_texts.SEATS
        cells.append((race_texts.ID, version, race_texts.TITLE, "cards", seats))
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]
