"""How two games differ, axis by axis, as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

import attrs

from fives.core.errors import InputError, kind_of
from fives.match.axes import METHODS
from fives.match.ruleset import RuleSet, rules_in
from fives.policies.variant import Variant

TABLES: Final = "tables"
"""What stands beside the axes, since it is played by as well."""


@final
@attrs.frozen(weakref_slot=False)
class Difference:
    """One axis on which two games are played by different rules.

    Attributes:
        axis: The axis, or ``tables``.
        a: What the first game says: its policy, or its tables.
        b: What the second game says.

    >>> import fives
    >>> Difference("target", fives.AtLeast(61), fives.Exactly(61)).axis
    'target'
    """

    axis: str
    a: object
    b: object

    def __str__(self) -> str:
        return f"{self.axis:12} {_shown(self.a)} / {_shown(self.b)}"


@final
@attrs.frozen(repr=False, weakref_slot=False)
class Differences:
    """How two games differ: an iterable of `Difference`, empty when they are played alike.

    `fives.render.words` tells it in a language.

    Args:
        a: The first game.
        b: The second game.

    Raises:
        InputError: When one is no `RuleSet`; `diff` takes any variant.

    Attributes:
        found: The differences, tables first, then the axes in the order of a variant.

    >>> import fives
    >>> there = Differences(fives.MUGGINS, fives.SNIFF)
    >>> len(there), [difference.axis for difference in there]
    (5, ['tables', 'dealing', 'spinners', 'counting', 'target'])
    """

    a: RuleSet
    b: RuleSet
    found: tuple[Difference, ...] = attrs.field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        for rules in (self.a, self.b):
            if type(rules) is not RuleSet:
                sentence = f"Rule sheets are compared, not {kind_of(rules)}; fives.diff makes them."
                raise InputError("NO_RULES", sentence)
        pairs = (
            (axis, getattr(self.a, axis), getattr(self.b, axis)) for axis in (TABLES, *METHODS)
        )
        found = (Difference(*pair) for pair in pairs if not _same(*pair))
        object.__setattr__(self, "found", tuple(found))

    def __iter__(self) -> Iterator[Difference]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __str__(self) -> str:
        return "\n".join(map(str, self.found))

    def __repr__(self) -> str:
        axes = ", ".join(each.axis for each in self.found) or "none"
        return f"<Differences of {self.a.title} and {self.b.title}: {axes}>"


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else repr(value)


def _same(axis: str, a: object, b: object) -> bool:
    """Return whether both say the same; the order in which tables are offered is no rule."""
    if axis == TABLES and isinstance(a, tuple) and isinstance(b, tuple):
        return frozenset(a) == frozenset(b)
    return a is b or a == b


def diff(a: Variant, b: Variant) -> Differences:
    """Return how two games differ in play, axis by axis.

    Names, versions and the numbers of rules are no differences.

    Args:
        a: The first game.
        b: The second game.

    Raises:
        VariantError: When one is no variant, or lacks an axis.

    >>> import fives
    >>> print(diff(fives.MUGGINS, fives.BONES_150).found[-1])
    target       AtLeast(points=200) / FirstScoreAtLeast(points=10, target=AtLeast(points=150))
    >>> import attrs
    >>> bool(diff(fives.DRAW, attrs.evolve(fives.DRAW, title="Tirage")))
    False
    """
    return Differences(rules_in(a), rules_in(b))
