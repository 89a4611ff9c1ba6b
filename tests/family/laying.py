"""Layouts laid play by play, and what each play was worth."""

from collections.abc import Iterable

import fives


def laid(rules: fives.RuleSet, plays: Iterable[str]) -> list[fives.Layout]:
    """The layouts after each of these plays, by the rules of a game."""
    layout = rules.layout()
    found = []
    for text in plays:
        play = fives.Play.parse(text)
        layout = layout.place(play.tile, play.at)
        found.append(layout)
    return found


def totals(rules: fives.RuleSet, plays: str) -> list[int]:
    """The total after each play."""
    return [int(layout.total) for layout in laid(rules, plays.split())]


def points(rules: fives.RuleSet, plays: str) -> list[int]:
    """What each play is worth."""
    return [int(rules.points_for(layout)) for layout in laid(rules, plays.split())]


def settled(
    rules: fives.RuleSet, hands: Iterable[str], end: fives.RoundEnd, pairs: bool = False
) -> list[int]:
    """The points of each side by the settlement alone, without any target."""
    held = tuple(fives.TileSet.parse(text) for text in hands)
    table = rules.table(len(held), pairs)
    points = [0] * len(table.sides)
    for batch in rules.settlement.settle(end, held, table).batches:
        for event in batch:
            points[event.side] += event.points
    return points
