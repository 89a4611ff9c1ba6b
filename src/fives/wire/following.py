"""What follows from the rest of a document stands there for readers, and must be the same."""

from __future__ import annotations

from typing import Final

from fives.records.json_text import written
from fives.records.json_values import JsonValue, Node

_MOST_SHOWN: Final = 200


def agree(node: Node, right: JsonValue) -> None:
    """Refuse a value that is not what follows from the rest; 1 and true are not the same.

    >>> agree(Node([1, 2]), [1, 2])
    """
    if type(right) is list and type(node.value) is list and len(node.value) == len(right):
        for item, value in zip(node.items(), right, strict=True):
            agree(item, value)
    elif not _is(node.value, right):
        shown = written(right)
        what = shown if len(shown) <= _MOST_SHOWN else "another"
        raise node.error("DOES_NOT_FOLLOW", f"with the rest it is {what}.")


def _is(given: object, right: JsonValue) -> bool:
    if type(given) is not type(right):
        return False
    if isinstance(given, list) and isinstance(right, list):
        return len(given) == len(right) and all(map(_is, given, right))
    if isinstance(given, dict) and isinstance(right, dict):
        return given.keys() == right.keys() and all(_is(given[key], right[key]) for key in right)
    return given == right
