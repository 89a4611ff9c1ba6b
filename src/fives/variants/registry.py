"""Variants by name: ours, and those that other packages declare."""

from __future__ import annotations

import copyreg
import warnings
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from fives.core.errors import FivesError, InputError, VariantError, kind_of
from fives.match.ruleset import RuleSet, rules_in
from fives.variants.draw import DRAW
from fives.variants.exact_61 import EXACT_61
from fives.variants.horse_race import HORSE_RACE

GROUP: Final = "fives.variants"
"""The entry-point group in which other packages declare theirs."""

OURS: Final = {rules.id: rules for rules in (HORSE_RACE, EXACT_61, DRAW)}
"""The games of this package, by name."""

_met: Final[dict[str, RuleSet]] = {}
"""Those of other packages that were asked for by name, so that a pickle can name them too."""


def variant(name: str) -> RuleSet:
    """Return the variant of that name, ours or one that an installed package declares.

    Raises:
        InputError: When there is none of that name.
        VariantError: When the package that declares it is broken.

    >>> variant("horse-race").title
    'Horse Race'
    """
    if type(name) is not str:
        raise InputError("NOT_TEXT", f"A variant is named by text, not by {kind_of(name)}.")
    if name in OURS:
        return OURS[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            _met[name] = _loaded(point)
            return _met[name]
    known = sorted({*OURS, *(point.name for point in entry_points(group=GROUP))})
    raise InputError(
        "NO_SUCH_VARIANT", f"There is no variant {name[:40]!r}; there are: {', '.join(known)}."
    )


def all_variants() -> tuple[RuleSet, ...]:
    """Return every variant: ours, then those of installed packages by name.

    A package that is broken is left out with a warning that names it.

    >>> [rules.id for rules in all_variants()][:1]
    ['horse-race']
    """
    found = list(OURS.values())
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found.append(_loaded(point))
        except FivesError as error:
            warnings.warn(str(error), stacklevel=2)
    return tuple(found)


def _named(name: str, version: int) -> RuleSet:
    rules = variant(name)
    if rules.version != version:
        raise InputError(
            "OTHER_VERSION",
            f"This was pickled with version {version} of {name}; here it is {rules.version}.",
        )
    return rules


def _pickled(rules: RuleSet) -> str | tuple[Callable[..., RuleSet], tuple[object, ...]]:
    """Pickle a registered variant by its name, and any other as what it consists of."""
    for known in (OURS.get(rules.id), _met.get(rules.id)):
        if known is rules or known == rules:
            return _named, (rules.id, rules.version)
    return rules.__reduce_ex__(2)  # as it would be without this


copyreg.pickle(RuleSet, _pickled)


def _loaded(point: EntryPoint) -> RuleSet:
    package = point.dist.name if point.dist is not None else "an unknown package"
    try:
        return rules_in(point.load())
    except Exception as error:
        raise VariantError(
            "variant", f"load({point.name} of {package})", f"{error!r}", "a variant"
        ) from error
