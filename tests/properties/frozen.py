"""A walk over every object that can be reached from a value."""

import enum
import types
from collections.abc import Iterator, Mapping

LEAVES = (
    int,
    float,
    str,
    bytes,
    type(None),
    type,
    enum.Enum,
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodDescriptorType,
)
CONTAINERS = (tuple, frozenset)


def slots_of(value: object) -> list[str]:
    """The names of a value's slots, those of its bases too, as they are stored."""
    names = []
    for cls in type(value).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else tuple(slots):
            private = name.startswith("__") and not name.endswith("__")
            names.append(f"_{cls.__name__.lstrip('_')}{name}" if private else name)
    return names


def children(value: object) -> list[tuple[str, object]]:
    """What a value holds directly, each with a name for it."""
    if isinstance(value, LEAVES):
        return []
    if isinstance(value, CONTAINERS):
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
    """Every object that can be reached, once, with the way to it.

    Args:
        value: Where to begin.
        leave_out: Names of slots that are not entered.
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
            for name, child in children(item)
            if name.removeprefix(".") not in leave_out
        ]


def thawed(value: object) -> list[str]:
    """The ways to everything reachable that could be changed; none in a frozen value."""
    return [f"{way}: {type(item).__name__}" for way, item in reachable(value) if can_change(item)]


def can_change(item: object) -> bool:
    """Whether an object could be changed by ordinary means."""
    if isinstance(item, LEAVES) or type(item) in CONTAINERS:
        return False
    if type(item) is types.MappingProxyType:
        return False
    if hasattr(item, "__dict__") or hasattr(item, "__setitem__") or hasattr(item, "append"):
        return True
    slots = [name for name in slots_of(item) if hasattr(item, name)]
    if not slots and not getattr(type(item), "__attrs_attrs__", None):
        return type(item).__setattr__ is object.__setattr__ and not is_bare(item)
    for name in (*slots, "a_new_name"):
        before = getattr(item, name, None)
        try:
            setattr(item, name, before)
        except AttributeError:
            continue
        return True
    return False


def is_bare(item: object) -> bool:
    """Whether an object is of a class of Python code that has no room for anything."""
    return all(cls is object or cls.__dict__.get("__slots__") == () for cls in type(item).__mro__)
