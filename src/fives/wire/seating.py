"""By which rules a document is read, and at which table."""

from __future__ import annotations

import attrs

from fives.core.table import Table
from fives.match.game import Game, game_of
from fives.match.ruleset import RuleSet
from fives.records.json_values import Node
from fives.records.sheet import table_from
from fives.records.variants import read_variant


@attrs.frozen(weakref_slot=False)
class Seating:
    """Rules and a table that they are played at."""

    rules: RuleSet
    table: Table

    @property
    def game(self) -> Game:
        """The tables of these rules."""
        return game_of(self.rules, self.table)


def seating_from(rules_at: Node, table_at: Node, variant: RuleSet | None) -> Seating:
    """Return the rules and the table that two parts of a document say."""
    rules = read_variant(rules_at, variant)
    table = table_from(table_at)
    if table_at.told(lambda: rules.table(table.seats, table.pairs)) != table:
        sentence = f"{rules.title} is played in the other direction at that table."
        raise table_at.error("NO_SUCH_TABLE", sentence)
    rules_at.told(lambda: game_of(rules, table))
    return Seating(rules, table)
