"""What of all that can be reached from a value could be changed."""

import enum
import types

from fives.testing.reach import reachable, slots_of

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

__all__ = ["reachable", "thawed"]


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
