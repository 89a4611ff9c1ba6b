"""Objects that lie about themselves, or that fail when they are looked at."""

from collections.abc import Callable
from typing import NoReturn

import fives


class Trap(Exception):
    """What a hostile object raises; no caller may ever see it."""


def spring(*args: object, **kwargs: object) -> NoReturn:
    raise Trap("the object was looked into")


NOISY: dict[str, object] = {
    "__eq__": spring,
    "__ne__": spring,
    "__lt__": spring,
    "__hash__": spring,
    "__repr__": spring,
    "__str__": spring,
    "__format__": spring,
    "__bool__": spring,
    "__len__": spring,
    "__iter__": spring,
    "__index__": spring,
    "__int__": spring,
    "__contains__": spring,
    "__getitem__": spring,
    "__getattr__": spring,
    "__call__": spring,
    "__reduce_ex__": spring,
    "__add__": spring,
    "__mod__": spring,
}


def _trap() -> object:
    return type("Trapped", (), NOISY)()


def _trap_in_getattribute() -> object:
    return type("Shut", (), NOISY | {"__getattribute__": spring})()


def _liar(cls: type) -> Callable[[], object]:
    """An object that says it is of another class."""
    return lambda: type("Liar", (), {"__class__": property(lambda self: cls)})()


def _noisy_liar(cls: type) -> Callable[[], object]:
    return lambda: type("NoisyLiar", (), NOISY | {"__class__": property(lambda self: cls)})()


def _failing_class() -> object:
    return type("NoClass", (), {"__class__": property(spring)})()


class _NamelessMeta(type):
    __name__ = property(spring)
    __module__ = property(spring)
    __repr__ = spring
    __eq__ = spring
    __hash__ = spring


class _EqualMeta(type):
    def __eq__(cls, other: object) -> bool:
        return True

    def __hash__(cls) -> int:
        return hash(fives.Play)


def _class_equal_to_all() -> object:
    return type.__call__(_EqualMeta("Equal", (), {}))


def _nameless() -> object:
    return type.__call__(_NamelessMeta("Nameless", (), {}))


def _nameless_class() -> object:
    return _NamelessMeta("Nameless", (), {})


def _unhashable() -> object:
    return type("Unhashable", (), {"__hash__": None})()


def _equal_to_all() -> object:
    return type("Yes", (), {"__eq__": lambda self, other: True, "__hash__": lambda self: 0})()


def _subclass(base: type, *args: object) -> Callable[[], object]:
    noise = dict.fromkeys(("__eq__", "__hash__", "__repr__", "__str__"), spring)
    return lambda: type("Sub", (base,), noise)(*args)


def _strange_name() -> object:
    return type("a\nb\u202e '\"{}", (), {})()


def _constant(value: object) -> Callable[[], object]:
    return lambda: value


MAKERS: dict[str, Callable[[], object]] = {
    "none": _constant(None),
    "not-implemented": _constant(NotImplemented),
    "ellipsis": _constant(...),
    "nan": _constant(float("nan")),
    "inf": _constant(float("inf")),
    "float": _constant(1.0),
    "complex": _constant(1j),
    "list": _constant([1]),
    "dict": _constant({"tile": "2-5"}),
    "set": _constant({1}),
    "bytes": _constant(b"2-5"),
    "tuple": _constant((2, 5)),
    "class": _constant(fives.Play),
    "metaclass": _constant(type),
    "module": _constant(fives),
    "function": _constant(fives.parse_move),
    "method": _constant("x".join),
    "chance": _constant(fives.CHANCE),
    "tile": _constant(fives.Tile(2, 5)),
    "port": _constant(fives.Port.parse("5-5.a")),
    "event": _constant(fives.LotFell(fives.Seat(0))),
    "error": _constant(ValueError("x")),
    "bare": object,
    "trap": _trap,
    "trap-in-getattribute": _trap_in_getattribute,
    "says-it-is-a-play": _liar(fives.Play),
    "says-it-is-a-lot": _liar(fives.Lot),
    "says-it-is-an-int": _liar(int),
    "says-it-is-text": _liar(str),
    "noisy-play": _noisy_liar(fives.Play),
    "noisy-int": _noisy_liar(int),
    "noisy-text": _noisy_liar(str),
    "failing-class": _failing_class,
    "nameless": _nameless,
    "nameless-class": _nameless_class,
    "unhashable": _unhashable,
    "class-equal-to-all": _class_equal_to_all,
    "equal-to-all": _equal_to_all,
    "half-made-lot": lambda: object.__new__(fives.Lot),
    "half-made-deal": lambda: object.__new__(fives.Deal),
    "half-made-drawn": lambda: object.__new__(fives.Drawn),
    "half-made-play": lambda: object.__new__(fives.Play),
    "sub-int": _subclass(int, 1),
    "sub-str": _subclass(str, "pass"),
    "sub-tuple": _subclass(tuple, (1,)),
    "sub-draw": _subclass(fives.Draw),
    "sub-pass": _subclass(fives.Pass),
    "sub-lot": _subclass(fives.Lot, fives.Seat(0)),
    "sub-deal": _subclass(fives.Deal, fives.Tile(2, 5)),
    "strange-name": _strange_name,
}
"""A name for each, and a function that makes one."""
