"""A walk over every object that can be reached from a value."""

from __future__ import annotations

import enum
import types
from collections.abc import Iterator, Mapping
from typing import Final

LEAVES: Final = (
    *(int, float, str, bytes, type(None), type, enum.Enum),
    *(types.FunctionType, types.BuiltinFunctionType, types.MethodDescriptorType),
)
"""What holds nothing that the walk looks for."""


def slots_of(value: object) -> list[str]:
    """Return the names of a value's slots, those of its bases too, as they are stored."""
    names = []
    for cls in type(value).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else tuple(slots):
            private = name.startswith("__") and not name.endswith("__")
            names.append(f"_{cls.__name__.lstrip('_')}{name}" if private else name)
    return names


def held_by(value: object) -> list[tuple[str, object]]:
    """Return what a value holds directly, each with a name for it."""
    if isinstance(value, LEAVES):
        return []
    if isinstance(value, tuple | list | set | frozenset):
        return [(f"[{number}]", item) for number, item in enumerate(value)]
    if isinstance(value, Mapping):
        pairs = enumerate(value.items())
        return [(f"[{number}]", item) for number, pair in pairs for item in pair]
    held = {name: getattr(value, name) for name in slots_of(value) if hasattr(value, name)}
    held |= getattr(value, "__dict__", {})
    return [(f".{name}", item) for name, item in held.items()]


def reachable(
    value: object, leave_out: frozenset[str] = frozenset()
) -> Iterator[tuple[str, object]]:
    """Yield every object that can be reached, once, with the way to it.

    Args:
        value: Where to begin.
        leave_out: Names of fields that are not entered.

    >>> [way for way, item in reachable(("x", ("y",))) if item == "y"]
    ['tuple[1][0]']
    """
    seen: dict[int, object] = {}
    waiting: list[tuple[str, object]] = [(type(value).__name__, value)]
    while waiting:
        way, item = waiting.pop()
        if id(item) in seen:
            continue
        seen[id(item)] = item
        yield way, item
        waiting += [
            (way + name, child)
            for name, child in held_by(item)
            if name.removeprefix(".") not in leave_out
        ]
