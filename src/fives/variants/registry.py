"""Variants by name: ours, and those that other packages declare."""

from __future__ import annotations

import copyreg
import warnings
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from fives.core.errors import FivesError, InputError, VariantError, kind_of
from fives.match.ruleset import RuleSet, rules_in
from fives.variants.all_fives import ALL_FIVES
from fives.variants.all_threes import ALL_THREES
from fives.variants.bergen import BERGEN
from fives.variants.block import BLOCK
from fives.variants.bones_150 import BONES_150
from fives.variants.draw import DRAW
from fives.variants.exact_61 import EXACT_61
from fives.variants.five_up import FIVE_UP
from fives.variants.fives_and_threes import FIVES_AND_THREES
from fives.variants.horse_race import HORSE_RACE
from fives.variants.merry_go_round import MERRY_GO_ROUND
from fives.variants.muggins import MUGGINS
from fives.variants.partnership import PARTNERSHIP
from fives.variants.seven_rocks import SEVEN_ROCKS
from fives.variants.seven_toed_pete import SEVEN_TOED_PETE
from fives.variants.sniff import SNIFF

GROUP: Final = "fives.variants"
"""The entry-point group in which other packages declare theirs."""

_OURS: Final = {
    rules.id: rules
    for rules in (
        HORSE_RACE,
        EXACT_61,
        DRAW,
        ALL_FIVES,
        MUGGINS,
        SNIFF,
        FIVE_UP,
        SEVEN_ROCKS,
        SEVEN_TOED_PETE,
        MERRY_GO_ROUND,
        FIVES_AND_THREES,
        ALL_THREES,
        BONES_150,
        BLOCK,
        PARTNERSHIP,
        BERGEN,
    )
}
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
    if name in _OURS:
        return _OURS[name]
    for point in entry_points(group=GROUP):
        if point.name == name:
            _met[name] = _loaded(point)
            return _met[name]
    known = sorted({*_OURS, *(point.name for point in entry_points(group=GROUP))})
    raise InputError(
        "NO_SUCH_VARIANT", f"There is no variant {name[:40]!r}; there are: {', '.join(known)}."
    )


def all_variants() -> tuple[RuleSet, ...]:
    """Return every variant: ours, then those of installed packages by name.

    A package that is broken is left out with a warning that names it.

    >>> [rules.id for rules in all_variants()][:1]
    ['horse-race']
    """
    found = list(_OURS.values())
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
    for known in (_OURS.get(rules.id), _met.get(rules.id)):
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
