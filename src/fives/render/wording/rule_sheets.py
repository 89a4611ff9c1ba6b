"""A rule sheet in words, and how two games differ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fives.core.table import Direction, Table
from fives.match.axes import METHODS
from fives.match.differences import TABLES, Difference, Differences
from fives.match.ruleset import RuleSet
from fives.render.wording.language import Language
from fives.render.wording.listing import listed
from fives.render.wording.policies import rule

_INDENT: Final = "  "


def rule_sheet_words(rules: RuleSet, language: Language) -> str:
    """Return all rules of a game: its title, then a line for its tables and every axis.

    >>> import fives
    >>> from fives.render.wording.english import ENGLISH
    >>> for line in rule_sheet_words(fives.MUGGINS, ENGLISH).replace(chr(160), " ").split(chr(10)):
    ...     print(line.partition(", ")[0])
    Muggins
    Tables: it is played at 2 seats
    Dealing: each seat is dealt 5 tiles
    Opening: a lot decides who opens the first round; then whoever went out opens the next
    Drawing: a seat draws only when nothing in its hand fits
    Spinners: no double branches
    Counting: a double counts both halves while one of its line sides is open
    Points: when the open ends add up to a multiple of 5
    Continuation: every play ends the turn.
    Ending: the round ends with the first empty hand
    Settlement: whoever goes out
    Target: the first side with at least 200 points wins at once
    """
    lines = [rules.title]
    for axis in (TABLES, *METHODS):
        said = _says(axis, getattr(rules, axis), language)
        lines.append(language.say("rules.line", axis=_name(axis, language), rule=said))
    return "\n".join(lines)


def differences_words(there: Differences, language: Language) -> str:
    """Return how two games differ: what each of them says on an axis, line under line.

    >>> import attrs, fives
    >>> from fives.render.wording.english import ENGLISH
    >>> longer = attrs.evolve(fives.MUGGINS, title="Long Muggins", target=fives.AtLeast(250))
    >>> told = differences_words(fives.diff(fives.MUGGINS, longer), ENGLISH)
    >>> for line in told.replace(chr(160), " ").split(chr(10)):
    ...     print(line.partition(",")[0])
    Muggins and Long Muggins differ in 1 rule:
    Target
      Muggins: the first side with at least 200 points wins at once
      Long Muggins: the first side with at least 250 points wins at once
    """
    say, a, b = language.say, there.a.title, there.b.title
    if not there:
        if a == b:
            return say("differences.none_of_namesakes", title=a)
        return say("differences.none", a=a, b=b)
    if a == b:
        lines = [say("differences.namesakes", title=a, n=len(there))]
        a, b = _neither_named(language)
    else:
        lines = [say("differences.some", a=a, b=b, n=len(there))]
    for difference in there:
        lines += _lines(difference, a, b, language)
    return "\n".join(lines)


def difference_words(difference: Difference, language: Language) -> str:
    """Return one difference, of games whose names are not known.

    >>> import fives
    >>> from fives.render.wording.english import ENGLISH
    >>> difference = Difference("spinners", fives.NoDouble(), fives.EveryDouble())
    >>> print(difference_words(difference, ENGLISH))
    Spinners
      the one: no double branches, so the layout is a single line.
      the other: every double branches.
    """
    return "\n".join(_lines(difference, *_neither_named(language), language))


def _neither_named(language: Language) -> tuple[str, str]:
    return language.say("differences.one"), language.say("differences.other")


def _lines(difference: Difference, a: str, b: str, language: Language) -> Iterable[str]:
    yield _name(difference.axis, language)
    for who, policy in ((a, difference.a), (b, difference.b)):
        said = _says(difference.axis, policy, language)
        yield _INDENT + language.say("differences.says", who=who, rule=said)


def _name(axis: str, language: Language) -> str:
    return language.say(f"axis.{axis}") if axis == TABLES or axis in METHODS else axis


def _says(axis: str, policy: object, language: Language) -> str:
    """Return what is said on an axis, to stand after a colon."""
    if axis != TABLES or not isinstance(policy, tuple):
        return rule(policy, language)
    tables = [_table(table, language) for table in policy if type(table) is Table]
    if not tables or len(tables) < len(policy):
        return repr(policy)
    said = language.say("rules.tables", tables=listed(tables, language))
    return language.say("rules.rule", rule=said)


def _table(table: Table, language: Language) -> str:
    said = language.say("rules.pairs" if table.pairs else "rules.solo", n=table.seats)
    if table.direction is Direction.CLOCKWISE:
        return said
    return language.say("rules.counter_clockwise", table=said)
