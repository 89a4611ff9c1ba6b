"""What of a rule sheet is no policy, as data: the title, the tables, the citations."""

from __future__ import annotations

from typing import Final

from fives.core.table import MOST_SEATS, Direction, Table
from fives.match.ruleset import RuleSet
from fives.records.json_values import JsonObject, JsonValue, Node

SHEET: Final = ("title", "tables", "citations")
"""The parts that are no axes, without the name and the version."""

DIRECTIONS: Final = {
    "clockwise": Direction.CLOCKWISE,
    "counter-clockwise": Direction.COUNTER_CLOCKWISE,
}
"""The names of the ways around a table."""

_MOST: Final = 1000
_NAMES: Final = {way: name for name, way in DIRECTIONS.items()}


def table_data(table: Table) -> JsonObject:
    """Return a table as data.

    >>> table_data(Table(4, pairs=True))
    {'seats': 4, 'pairs': True, 'direction': 'clockwise'}
    """
    return {"seats": table.seats, "pairs": table.pairs, "direction": _NAMES[table.direction]}


def table_from(node: Node) -> Table:
    """Return the table that data says."""
    given = node.fields("seats", "pairs", "direction")
    seats, pairs = given["seats"].whole(2, MOST_SEATS), given["pairs"].flag()
    direction = given["direction"].one_of(DIRECTIONS)
    return node.told(lambda: Table(seats, pairs, direction))


def sheet_data(rules: RuleSet, name: str) -> JsonValue:
    """Return one of the parts of `SHEET` as data."""
    if name == "title":
        return rules.title
    if name == "tables":
        return [table_data(table) for table in rules.tables]
    return [[code, rule] for code, rule in rules.citations]


def sheet_from(node: Node, name: str) -> object:
    """Return one of the parts of `SHEET` that data says."""
    if name == "title":
        return node.text()
    if name == "tables":
        return tuple(table_from(item) for item in node.items(_MOST))
    return tuple(_citation(item) for item in node.items(_MOST))


def _citation(node: Node) -> tuple[str, str]:
    pair = node.items(2)
    if len(pair) != 2:
        raise node.error("TOO_FEW", "a pair of a code and the number of a rule was expected.")
    return pair[0].text(), pair[1].text()
