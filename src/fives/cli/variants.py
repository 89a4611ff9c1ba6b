"""The list of games."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from fives.cli import race_texts
from fives.core.table import Table
from fives.match.ruleset import RuleSet
from fives.variants.discovery import FoundVariant
from fives.variants.labels import own_label
from fives.variants.registry import found_variants

OWN = "fives"
"""Where our own games are from."""


def list_variants() -> int:
    """Print every game that was found and from where, and return the exit status."""
    found = found_variants()
    for line in rows(found, race=True):
        print(line)
    for fault in dict.fromkeys(each.fault for each in found if each.fault is not None):
        print(f"fives: left out: {fault}", file=sys.stderr)
    return 0


def rows(found: Sequence[FoundVariant], race: bool = False) -> list[str]:
    """Return the games as a table with a heading; those that have a fault are left out.

    Args:
        found: The games of dominoes.
        race: Whether the card race stands below them.

    >>> import fives
    >>> for row in rows(fives.found_variants()[:1], race=True):
    ...     print(row)
    id          version  title            game of   seats                from
    horse-race  1        Horse Race       dominoes  2, 3, 4, 4 in pairs  fives
    card-race   1        Card Horse Race  cards     3 or more            fives
    """
    cells = [("id", "version", "title", "game of", "seats", "from")]
    own = own_label()
    for each in found:
        if each.rules is not None:
            origin = OWN if each.distribution == own else each.distribution
            cells.append((*_cells(each.rules), origin))
    if race:
        version, seats = str(race_texts.VERSION), race_texts.SEATS
        cells.append((race_texts.ID, version, race_texts.TITLE, "cards", seats, OWN))
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def _cells(rules: RuleSet) -> tuple[str, str, str, str, str]:
    seats = ", ".join(map(_seats, rules.tables))
    return rules.id, str(rules.version), rules.title, "dominoes", seats


def _seats(table: Table) -> str:
    """Return how many sit, with no comma, which stands between tables here."""
    how, comma, direction = str(table).replace(" seats", "").partition(", ")
    return f"{how} ({direction})" if comma else how
