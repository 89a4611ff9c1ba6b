"""Variants of other packages: who declares which name, and what comes of loading it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import attrs

from fives.core.errors import VariantError
from fives.match.axes import ID
from fives.match.ruleset import RuleSet, rules_in
from fives.variants.labels import label, project, short, told

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

GROUP: Final = "fives.variants"
"""The entry-point group in which other packages declare theirs."""


@attrs.frozen(weakref_slot=False)
class FoundVariant:
    """A variant that an installed package declares: the rules, or what is wrong with it.

    Attributes:
        name: The name by which it is asked for; empty where a package's list of names cannot
            be read.
        distribution: The package that declares it and its version, such as ``fives 0.1.0``.
        rules: The rules, or None when it is left out.
        fault: One sentence that says why it is left out, or None.

    >>> import fives
    >>> found = fives.found_variants()[0]
    >>> found.name, found.rules is fives.HORSE_RACE, found.fault
    ('horse-race', True, None)
    """

    name: str
    distribution: str
    rules: RuleSet | None = None
    fault: str | None = None


@attrs.frozen(weakref_slot=False)
class Claim:
    """One entry point: the name that a distribution wants, and where its variant lies."""

    name: str
    distribution: str
    point: EntryPoint


@attrs.frozen(weakref_slot=False)
class Declared:
    """What all distributions on the path declare, none of it loaded.

    Attributes:
        claims: By name, who claims it; names and claims in an order that the path has no say in.
        unreadable: The distributions whose list of entry points cannot be read.
    """

    claims: dict[str, tuple[Claim, ...]]
    unreadable: tuple[FoundVariant, ...]


def declared() -> Declared:
    """Return what the distributions on the path declare, without loading any of it."""
    from importlib.metadata import distributions  # slow to import, and most never ask

    claims: list[Claim] = []
    unreadable: list[FoundVariant] = []
    seen: set[str] = set()
    for distribution in distributions():
        try:
            points = tuple(distribution.entry_points.select(group=GROUP))
        except Exception as error:
            unreadable.append(_unreadable(distribution, error))
            continue
        if points and _is_first(distribution, seen):
            origin = label(distribution)
            claims += (Claim(point.name, origin, point) for point in points)
    return Declared(_by_name(claims), tuple(sorted(set(unreadable), key=repr)))


def loaded(claims: Sequence[Claim], taken: Collection[str]) -> RuleSet:
    """Return the variant behind the claims to one name.

    Args:
        claims: All that there are to that name, one at least.
        taken: The names that are not to be had.

    Raises:
        VariantError: When nothing can be had under that name; names each distribution.
    """
    first = claims[0]
    where = f"load({short(first.name)} of {_listed(claim.distribution for claim in claims)})"
    if first.name in taken:
        raise VariantError("variant", where, "a name that fives uses itself", "a name of its own")
    if not ID.match(first.name):
        wanted = "lower case with dashes, as in 'blitz' or 'acme:blitz',"
        raise VariantError("variant", where, "a name that cannot be an id", wanted)
    if len(claims) > 1:
        values = _listed(f"{claim.point.value} of {claim.distribution}" for claim in claims)
        where = f"load({first.name})"
        raise VariantError("variant", where, values, "one package that declares that name")
    try:
        rules = rules_in(first.point.load())
    except KeyboardInterrupt:
        raise
    except VariantError as error:
        given = f"nothing that can be used ({short(error.message).rstrip('.')})"
        raise VariantError("variant", where, given, "a variant") from error
    except BaseException as error:  # an import that leaves by sys.exit spoils only itself
        raise VariantError("variant", where, told(error), "a variant") from error
    if rules.id != first.name:
        raise VariantError("variant", where, f"the variant {rules.id}", f"one named {first.name}")
    return rules


def usable(name: str, taken: Collection[str]) -> bool:
    """Return whether another package may give a variant that name."""
    return name not in taken and bool(ID.match(name))


def _by_name(claims: list[Claim]) -> dict[str, tuple[Claim, ...]]:
    # What one distribution says twice in the same words is said once.
    said = {(claim.name, claim.distribution, claim.point.value): claim for claim in claims}
    by_name: dict[str, tuple[Claim, ...]] = {}
    for key in sorted(said):
        by_name[key[0]] = (*by_name.get(key[0], ()), said[key])
    return by_name


def _is_first(distribution: Distribution, seen: set[str]) -> bool:
    """Whether no distribution of that name stood earlier on the path, where imports look first."""
    name = project(distribution)
    if name in seen:
        return False
    if name:
        seen.add(name)
    return True


def _unreadable(distribution: Distribution, error: Exception) -> FoundVariant:
    origin = label(distribution)
    wanted = "a list of entry points"
    fault = VariantError("variant", f"load({origin})", told(error), wanted)
    return FoundVariant("", origin, fault=str(fault))


def _listed(texts: Iterator[str]) -> str:
    return " and ".join(dict.fromkeys(texts))
