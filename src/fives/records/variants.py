"""Variants as data: by name, by name and changes, or with all their axes."""

from __future__ import annotations

from typing import Any, Final

import attrs

from fives.core.errors import FivesError, InputError
from fives.match.axes import METHODS
from fives.match.game import game_of
from fives.match.ruleset import RuleSet, rules_in
from fives.policies.variant import Variant
from fives.records.json_values import JsonObject, Node
from fives.records.policies import policy_data, policy_from
from fives.records.sheet import SHEET, sheet_data, sheet_from
from fives.variants.registry import OURS
from fives.variants.registry import variant as registered

AXES: Final = tuple(field.name for field in attrs.fields(RuleSet) if field.name in METHODS)
"""The axes in the order of the rule sheet."""

_MOST_VERSION: Final = 10**9


def variant_data(rules: RuleSet) -> JsonObject:
    """Return a variant as data: its name and version, and what is not as that name says.

    A variant of another name than the library's own is written with all its axes, so that
    it can be read anywhere, or by its name where it has policies of its own and an
    installed package declares it. An axis is written by the name of its policy and that
    policy's parameters.

    Args:
        rules: The variant.

    Raises:
        InputError: With the code ``NOT_REGISTERED``, when a policy is none of the library's
            and no package declares the variant; names the axis and the class. With the code
            ``VERSION``, when the version is too large a number.
        VariantError: When the variant is none.

    >>> import attrs, fives
    >>> variant_data(fives.HORSE_RACE)
    {'id': 'horse-race', 'version': 1}
    >>> variant_data(attrs.evolve(fives.HORSE_RACE, target=fives.AtLeast(31)))["changes"]
    {'target': {'policy': 'AtLeast', 'points': 31}}
    """
    rules = rules_in(rules)
    if rules.version > _MOST_VERSION:
        sentence = f"A version in a document is at most {_MOST_VERSION}, so that all can read it."
        raise InputError("VERSION", sentence)
    base = OURS.get(rules.id)
    if base is not None and base.version == rules.version:
        return _as_changed(rules, base)
    try:
        return _with_all_axes(rules)
    except InputError as error:
        base = _elsewhere(rules)
        if base is None or error.code != "NOT_REGISTERED":
            raise
    return _as_changed(rules, base)


def variant_reference(rules: RuleSet) -> JsonObject:
    """Return a variant as data, or only its name when it must be handed over for reading.

    >>> import fives
    >>> variant_reference(fives.DRAW)
    {'id': 'draw', 'version': 1}
    """
    try:
        return variant_data(rules)
    except InputError as error:
        if error.code != "NOT_REGISTERED":
            raise
        return {"id": rules.id, "version": rules.version, "given": True}


def variant_from(data: object, variant: Variant | None = None) -> RuleSet:
    """Return the variant that data says; policies are only made of the library's classes.

    Args:
        data: What `variant_data` or `variant_reference` gave.
        variant: The variant itself, which must be handed over where the data names it only.
            It must be what the data says.

    Raises:
        JsonError: When the data is no variant, or `variant` is missing or another one.
        VariantError: When `variant` is none.

    >>> import fives
    >>> variant_from({"id": "draw", "version": 1}) is fives.DRAW
    True
    >>> variant_from({"id": "draw", "version": 7})
    Traceback (most recent call last):
    fives.records.json_values.JsonError: $.version: draw is version 1 here, not 7.
    """
    return read_variant(Node(data), variant)


def read_variant(node: Node, variant: Variant | None = None) -> RuleSet:
    """Return the variant that a part of a document says; see `variant_from`."""
    full = node.has("axes")
    names = ("id", "version", *SHEET, "axes") if full else ("id", "version")
    given = node.fields(*names, optional=() if full else ("changes", "given"))
    handed = None if variant is None else rules_in(variant)
    name, version = given["id"].text(), given["version"].whole(1, _MOST_VERSION)
    if "given" in given:
        return _handed_over(node, given, name, version, handed)
    if full:
        found = _whole(node, given, name, version)
    else:
        found = _named(given, name, version)
        if "changes" in given:
            found = _changed(given["changes"], found)
    if handed is not None and handed != found:
        raise node.error("OTHER_VARIANT", "the variant handed over is another than this one.")
    return found


def _with_all_axes(rules: RuleSet) -> JsonObject:
    axes: JsonObject = {axis: policy_data(getattr(rules, axis), axis) for axis in AXES}
    parts = {name: sheet_data(rules, name) for name in SHEET}
    _playable(rules)
    return {"id": rules.id, "version": rules.version, **parts, "axes": axes}


def _as_changed(rules: RuleSet, base: RuleSet) -> JsonObject:
    data: JsonObject = {"id": rules.id, "version": rules.version}
    if rules is base:
        return data
    changes: JsonObject = {}
    for name in (*SHEET, *AXES):
        value = getattr(rules, name)
        if value != getattr(base, name):
            is_axis = name in METHODS
            changes[name] = policy_data(value, name) if is_axis else sheet_data(rules, name)
    _playable(rules)
    return {**data, "changes": changes} if changes else data


def _elsewhere(rules: RuleSet) -> RuleSet | None:
    """Return the variant of the same name and version that an installed package declares."""
    try:
        base = registered(rules.id)
    except FivesError:
        return None
    return base if base.version == rules.version else None


def _handed_over(
    node: Node, given: dict[str, Node], name: str, version: int, handed: RuleSet | None
) -> RuleSet:
    if "changes" in given:
        raise given["changes"].error("EXTRA_KEY", "a variant that is handed over has no changes.")
    if given["given"].value is not True:
        raise given["given"].not_a("NOT_TRUE", "true")
    if handed is None:
        sentence = f"{name[:40]!r} has policies of its own: hand it over as variant=."
        raise node.error("VARIANT_NEEDED", sentence)
    if (handed.id, handed.version) != (name, version):
        sentence = f"{name[:40]!r}, version {version}, is needed; {handed.id!r}, "
        raise node.error("OTHER_VARIANT", f"{sentence}version {handed.version}, was handed over.")
    return handed


def _named(given: dict[str, Node], name: str, version: int) -> RuleSet:
    base = given["id"].told(lambda: registered(name))
    if base.version != version:
        sentence = f"{name} is version {base.version} here, not {version}."
        raise given["version"].error("OTHER_VERSION", sentence)
    return base


def _changed(changes: Node, base: RuleSet) -> RuleSet:
    named = changes.fields(optional=(*SHEET, *AXES))
    read = {name: _part(node, name) for name, node in named.items()}
    return changes.told(lambda: _playable(attrs.evolve(base, **read)))


def _whole(node: Node, given: dict[str, Node], name: str, version: int) -> RuleSet:
    axes = given["axes"].fields(*AXES)
    read = {part: _part(given[part], part) for part in SHEET}
    read.update({axis: _part(axes[axis], axis) for axis in AXES})
    return node.told(lambda: _playable(RuleSet(id=name, version=version, **read)))


def _part(node: Node, name: str) -> Any:
    # What a part is depends on its name; `rules_in` looks at it again.
    return policy_from(node, name) if name in METHODS else sheet_from(node, name)


def _playable(rules: RuleSet) -> RuleSet:
    """Return rules whose axes are sound and fit together at each of the tables."""
    sound = rules_in(rules)
    for table in dict.fromkeys(sound.tables):
        game_of(sound, table)
    return sound
