"""Score boards in words, and the lines that their pictures show as well."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from fives.core.table import Table
from fives.core.units import Points
from fives.match.public_view import PublicView
from fives.match.state import GameState
from fives.match.view import View
from fives.policies.table_targets import BestAtLeast
from fives.policies.target import AtLeast, Exactly, Target
from fives.render.wording.language import Language

Scored: TypeAlias = GameState | View | PublicView
"""What has the scores of a match."""


@attrs.frozen(weakref_slot=False)
class ScoreLine:
    """What a score board says of one side.

    Attributes:
        name: What the side is called.
        points: Its score.
        missing: The points that it lacks, or None when it lacks none, no target is
            known, or the match is over.
        result: The key of what it has come to, ``score.won`` or ``score.shared``, or None.
    """

    name: str
    points: Points
    missing: int | None
    result: str | None


def side_name(table: Table, side: int, language: Language) -> str:
    """Return what a side is called at the head of a line.

    >>> from fives.render.wording.languages import language
    >>> side_name(Table(4, pairs=True), 1, language("fr"))
    'Places 1 et 3'
    """
    members = table.members(side)
    if len(members) == 1:
        return language.say("sheet.seat", seat=members[0])
    first, second = members
    return language.say("sheet.seats", first=first, second=second)


def goal_of(target: Target, table: Table) -> tuple[str, int] | None:
    """Return the key that tells a target and its points, or None for rules of another kind.

    >>> goal_of(BestAtLeast(100, 61, 61), Table(2)), goal_of(Exactly(61), Table(2))
    (('score.best', 100), ('score.exactly', 61))
    """
    match target:
        case AtLeast(points):
            return "score.at_least", points
        case Exactly(points):
            return "score.exactly", points
        case BestAtLeast():
            return "score.best", (target.two, target.three, target.four)[min(table.seats, 4) - 2]
        case _:
            return None


def goal_told(value: Scored, language: Language) -> str | None:
    """Return the sentence that tells the target of a match, or None where none is known."""
    goal = goal_of(value.variant.target, value.table)
    return None if goal is None else language.say(goal[0], n=goal[1])


def score_lines(value: Scored, language: Language) -> tuple[ScoreLine, ...]:
    """Return what a score board says, side by side."""
    goal = goal_of(value.variant.target, value.table)
    winners = () if value.outcome is None else value.outcome.winners
    result = "score.won" if len(winners) == 1 else "score.shared"
    lines = []
    for side, points in zip(value.table.sides, value.scores, strict=True):
        short = value.outcome is None and goal is not None and points < goal[1]
        lacks = goal[1] - points if short and goal is not None else None
        name = side_name(value.table, side, language)
        lines.append(ScoreLine(name, points, lacks, result if side in winners else None))
    return tuple(lines)


def score_words(value: Scored, language: Language) -> str:
    """Return a score board in words, a line for each side.

    >>> import fives
    >>> from fives.render.folding import GLUE
    >>> from fives.render.wording.languages import language
    >>> setup = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("5-5 0-1", "6-6"), scores=(60, 1)
    ... )
    >>> print(score_words(setup.state().view(0), language("en")).replace(GLUE, " "))
    Target: at least 61 points.
    Seat 0: 60 points, 1 to go.
    Seat 1: 1 point, 60 to go.
    """
    goal = goal_told(value, language)
    told = [] if goal is None else [goal]
    told += [_line(line, language) for line in score_lines(value, language)]
    if value.outcome is not None and value.outcome.drawn:
        told.append(language.say("score.drawn"))
    return "\n".join(told)


def _line(line: ScoreLine, language: Language) -> str:
    name, points, n = line.name, line.points, abs(line.points)
    if line.result is not None:
        key = "score.winner" if line.result == "score.won" else "score.sharer"
        return language.say(key, name=name, points=points, n=n)
    if line.missing is not None:
        return language.say("score.missing", name=name, points=points, n=n, missing=line.missing)
    return language.say("score.line", name=name, points=points, n=n)
