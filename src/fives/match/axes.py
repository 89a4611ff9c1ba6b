"""What every axis of a variant must be, looked at once before a match."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from fives.core.errors import VariantError
from fives.core.table import Table

if TYPE_CHECKING:
    from fives.match.ruleset import RuleSet

METHODS: Final = {
    "dealing": (("hand_size", "reserve"),),
    "opening": (("opener", "may_lead"),),
    "drawing": (("may_draw",),),
    "spinners": (("spins",), ("spins_on",)),
    "counting": (("halves",),),
    "points": (("for_total",), ("for_ends",)),
    "continuation": (("keeps_turn",),),
    "ending": (("out", "blocked"),),
    "settlement": (("settle",),),
    "target": (("refusal", "verdict"),),
}
"""By axis, the methods of each of its forms."""

ID: Final = re.compile(r"([a-z0-9]+:)?[a-z0-9]+(-[a-z0-9]+)*\Z")


def sound(rules: RuleSet) -> RuleSet:
    """Return a rule sheet whose axes are what they should be.

    Raises:
        VariantError: When one is not; names the axis.
    """
    _check(
        "id",
        type(rules.id) is str and bool(ID.match(rules.id)),
        rules.id,
        "lower case with dashes",
    )
    _check("version", type(rules.version) is int and rules.version > 0, rules.version, "1 or more")
    _check("title", type(rules.title) is str and rules.title != "", rules.title, "a name")
    tables = rules.tables
    good = type(tables) is tuple and tables and all(type(table) is Table for table in tables)
    _check("tables", bool(good), tables, "a tuple of tables")
    pairs = rules.citations
    good = type(pairs) is tuple and all(
        type(pair) is tuple and [*map(type, pair)] == [str, str] for pair in pairs
    )
    _check("citations", good, pairs, "a tuple of pairs of a code and a rule's number")
    for axis, forms in METHODS.items():
        policy: object = getattr(rules, axis)
        fits = [form for form in forms if all(callable(getattr(policy, m, None)) for m in form)]
        wanted = " or ".join(" and ".join(form) for form in forms)
        good = not isinstance(policy, type) and len(fits) == 1
        _check(axis, good, policy, f"one policy with the methods {wanted}")
        try:
            hash(policy)
        except TypeError:
            wanted = "a policy that can be hashed, such as a frozen attrs class,"
            raise VariantError(axis, "__hash__", "an error", wanted) from None
    return rules


def _check(axis: str, good: bool, value: object, wanted: str) -> None:
    if not good:
        raise VariantError("variant", axis, value, wanted)
