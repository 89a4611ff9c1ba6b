"""Variants by name: ours, and those that other packages declare."""

from __future__ import annotations

import copyreg
import warnings
from collections.abc import Callable, Sequence
from typing import Final

from fives.core.errors import InputError, VariantError, kind_of
from fives.match.ruleset import RuleSet
from fives.variants.all_fives import ALL_FIVES
from fives.variants.all_threes import ALL_THREES
from fives.variants.bergen import BERGEN
from fives.variants.block import BLOCK
from fives.variants.bones_150 import BONES_150
from fives.variants.discovery import Claim, FoundVariant, declared, loaded, usable
from fives.variants.draw import DRAW
from fives.variants.exact_61 import EXACT_61
from fives.variants.five_up import FIVE_UP
from fives.variants.fives_and_threes import FIVES_AND_THREES
from fives.variants.horse_race import HORSE_RACE
from fives.variants.labels import own_label
from fives.variants.merry_go_round import MERRY_GO_ROUND
from fives.variants.muggins import MUGGINS
from fives.variants.partnership import PARTNERSHIP
from fives.variants.seven_rocks import SEVEN_ROCKS
from fives.variants.seven_toed_pete import SEVEN_TOED_PETE
from fives.variants.sniff import SNIFF

OURS: Final = {
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
"""The games of this package, by name."""
_TAKEN: Final = frozenset({*OURS, "card-race"})
"""The names that no other package can have; the last is the command's for the card game."""

_met: Final[dict[str, RuleSet]] = {}
"""Those of other packages that were loaded, so that a pickle can name them too."""


def variant(name: str) -> RuleSet:
    """Return the variant of that name, ours or one that an installed package declares.

    Another package is loaded only when the name is one that it declares.

    Raises:
        InputError: When there is none of that name; says which there are.
        VariantError: When the package that declares it is broken, or two declare it; names
            the packages.

    >>> variant("horse-race").title
    'Horse Race'
    """
    if type(name) is not str:
        raise InputError("NOT_TEXT", f"A variant is named by text, not by {kind_of(name)}.")
    if name in OURS:
        return OURS[name]
    claims = declared().claims.get(name)
    if claims is None:
        raise InputError("NO_SUCH_VARIANT", no_such_variant(name, names()))
    return _loaded(claims)


def all_variants() -> tuple[RuleSet, ...]:
    """Return every variant: ours, then those of installed packages by name.

    One that is broken is left out with a warning that names its package.

    >>> [rules.id for rules in all_variants()][:1]
    ['horse-race']
    """
    found = found_variants()
    for fault in dict.fromkeys(each.fault for each in found if each.fault is not None):
        warnings.warn(fault, stacklevel=2)
    return tuple(each.rules for each in found if each.rules is not None)


def found_variants() -> tuple[FoundVariant, ...]:
    """Return what was found and from where: ours, then those of installed packages by name.

    Those that are broken, or whose name two packages declare, are among them, each with its
    fault. This loads every package that declares a variant.

    >>> [found.name for found in found_variants() if found.fault is None][:2]
    ['horse-race', 'exact-61']
    """
    own = own_label()
    found = [FoundVariant(name, own, rules) for name, rules in OURS.items()]
    there = declared()
    for claims in there.claims.values():
        try:
            rules, fault = _loaded(claims), None
        except VariantError as error:
            rules, fault = None, str(error)
        found += (FoundVariant(each.name, each.distribution, rules, fault) for each in claims)
    return (*found, *there.unreadable)


def names() -> tuple[str, ...]:
    """Return the names that can be asked for, in order; nothing is loaded for it.

    >>> names()[:3]
    ('all-fives', 'all-threes', 'bergen')
    """
    theirs = (name for name, claims in declared().claims.items() if len(claims) == 1)
    return tuple(sorted({*OURS, *(name for name in theirs if usable(name, _TAKEN))}))


def no_such_variant(name: str, known: Sequence[str]) -> str:
    """Return a sentence that says which names there are and which of them may be meant.

    >>> no_such_variant("horserace", ("draw", "horse-race"))
    "There is no variant 'horserace'; did you mean horse-race? There are: draw, horse-race."
    """
    from difflib import get_close_matches

    near = get_close_matches(name[:40].lower(), known, n=1)
    meant = f"did you mean {near[0]}? There are" if near else "there are"
    return f"There is no variant {name[:40]!r}; {meant}: {', '.join(known)}."


def _loaded(claims: Sequence[Claim]) -> RuleSet:
    rules = loaded(claims, _TAKEN)
    _met[rules.id] = rules
    return rules


def _named(name: str, version: int) -> RuleSet:
    # One that was loaded is not looked for again, since many pickles may name it.
    rules = _met[name] if name in _met else variant(name)
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
