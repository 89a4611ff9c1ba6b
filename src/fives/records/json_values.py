"""JSON read strictly: every value has a path, and nothing is guessed or repaired."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias, TypeVar, final

import attrs

from fives.core.errors import FivesError, kind_of, printed

T = TypeVar("T")

JsonValue: TypeAlias = "bool | int | str | list[JsonValue] | dict[str, JsonValue] | None"
"""What a document is made of; there are no fractions in it."""

JsonObject: TypeAlias = dict[str, JsonValue]
"""A document, or a part of one with names."""

_PLAIN_KEY: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,39}\Z")
SURROGATE: Final = re.compile("[\ud800-\udfff]")
"""Half of a character, which no UTF-8 text can hold."""


class JsonError(FivesError, ValueError):
    """A text or a value that is not the JSON of anything of ours; says where it is wrong.

    Attributes:
        path: Where the fault is, as in ``$.hands[0][3]``; ``$`` is the whole document.

    >>> error = JsonError("NOT_A_NUMBER", "a whole number was expected, not a str.", "$.turn")
    >>> print(error)
    $.turn: a whole number was expected, not a str.
    """

    def __init__(self, code: str, message: str, path: str = "$") -> None:
        super().__init__(code, message)
        self.args = (code, message, path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"


@attrs.frozen(weakref_slot=False)
class Odd:
    """Something that JSON allows and no document of ours has; refused where it is read."""

    code: str
    sentence: str


@final
@attrs.frozen(weakref_slot=False)
class Node:
    """A value of a document and where it stands; each method reads it as one kind of thing.

    Attributes:
        value: What was parsed, whatever it is.

    >>> moves = Node({"moves": ["draw", 7]}).fields("moves")["moves"].items()
    >>> moves[0].text()
    'draw'
    >>> moves[1].text()
    Traceback (most recent call last):
    fives.records.json_values.JsonError: $.moves[1]: a text was expected, not an int.
    """

    value: object
    _above: Node | None = None
    _step: str | int = ""

    @property
    def path(self) -> str:
        """Where the value stands."""
        if self._above is None:
            return "$"
        step = self._step
        if isinstance(step, int):
            return f"{self._above.path}[{step}]"
        if _PLAIN_KEY.match(step):
            return f"{self._above.path}.{step}"
        return f"{self._above.path}[{json.dumps(step[:40])}]"

    def error(self, code: str, sentence: str) -> JsonError:
        """Return the error that this value is wrong."""
        return JsonError(code, sentence, self.path)

    def not_a(self, code: str, wanted: str) -> JsonError:
        """Return the error that something of another kind was expected."""
        if type(self.value) is Odd:
            return self.error(self.value.code, self.value.sentence)
        given = "null" if self.value is None else kind_of(self.value)
        return self.error(code, f"{wanted} was expected, not {given}.")

    def fields(self, *names: str, optional: Iterable[str] = ()) -> dict[str, Node]:
        """Return the values of an object by name; all of `names` and no other but `optional`."""
        value = self.value
        if type(value) is not dict:
            raise self.not_a("NOT_AN_OBJECT", "an object")
        known = dict.fromkeys((*names, *optional))  # a tag a key: there may be many
        for key in value:
            if type(key) is not str:
                raise self.error("NOT_TEXT", f"a key is a text, not {kind_of(key)}.")
            if key not in known:
                where, listed = Node(None, self, key), ", ".join(known)
                raise where.error("EXTRA_KEY", f"there is no such key here; there are: {listed}.")
        found = {name: self.at(name) for name in names}
        found.update({name: self.at(name) for name in optional if name in value})
        return found

    def at(self, name: str) -> Node:
        """Return one value of an object, whatever else is there."""
        if type(self.value) is not dict:
            raise self.not_a("NOT_AN_OBJECT", "an object")
        if name not in self.value:
            raise self.error("MISSING_KEY", f"the key {name} is missing.")
        return Node(self.value[name], self, name)

    def has(self, name: str) -> bool:
        """Return whether the value is an object with such a key."""
        return type(self.value) is dict and name in self.value

    def items(self, most: int = 10**9) -> list[Node]:
        """Return the values of a list, which has at most so many."""
        value = self.value
        if type(value) is not list:
            raise self.not_a("NOT_A_LIST", "a list")
        if len(value) > most:
            raise self.error("TOO_MANY", f"at most {most} are expected, not {len(value)}.")
        return [Node(inner, self, place) for place, inner in enumerate(value)]

    def whole(self, least: int = 0, most: int = 10**9) -> int:
        """Return a whole number; true and 1.0 are none."""
        value = self.value
        if type(value) is not int:
            raise self.not_a("NOT_A_NUMBER", "a whole number")
        if not least <= value <= most:
            sentence = f"a whole number from {least} to {most} was expected, not {printed(value)}."
            raise self.error("NUMBER", sentence)
        return value

    def flag(self) -> bool:
        """Return true or false."""
        if type(self.value) is not bool:
            raise self.not_a("NOT_A_BOOL", "true or false")
        return self.value

    def text(self) -> str:
        """Return a text that can be written as UTF-8."""
        if type(self.value) is not str:
            raise self.not_a("NOT_TEXT", "a text")
        if SURROGATE.search(self.value):
            raise self.error("SURROGATE", "the text holds half of a character.")
        return self.value

    def one_of(self, names: Mapping[str, T]) -> T:
        """Return what one of some names stands for."""
        text = self.text()
        if text not in names:
            known = ", ".join(names)
            raise self.error("UNKNOWN_NAME", f"one of {known} was expected, not {text[:40]!r}.")
        return names[text]

    def told(self, ask: Callable[[], T]) -> T:
        """Return what a function gives; an error of ours that it raises gets this path."""
        try:
            return ask()
        except JsonError:
            raise
        except FivesError as error:
            raise self.error(error.code, error.message) from None

    def parsed(self, parse: Callable[[str], T], written: Callable[[T], str] = str) -> T:
        """Return what a text names, which must be written as we write it."""
        text = self.text()
        found = self.told(lambda: parse(text))
        if (right := written(found)) != text:
            raise self.error("OTHER_SPELLING", f"{text[:40]!r} is written {right!r} here.")
        return found
