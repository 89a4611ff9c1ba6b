"""A language: its messages by key, and the small grammar that they are written in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias, final

import attrs

from fives.core.errors import InputError
from fives.render.folding import GLUE

_PART: Final = re.compile(r"\{(\w+)(?:([#?])([^{}]*))?\}")


@final
@attrs.frozen(weakref_slot=False)
class Subject:
    """Who something is said of: what they are called, and the form that verbs take.

    Attributes:
        text: The name, as "you", "seat 1" or "seats 0 and 2".
        form: 0 for the reader, alone or with others; 1 for one other; 2 for several others.
    """

    text: str
    form: int

    def __str__(self) -> str:
        return self.text


Value: TypeAlias = str | int | Subject
"""What may stand in a message."""


def _messages(messages: Mapping[str, str]) -> Mapping[str, str]:
    return MappingProxyType(dict(messages))


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class Language:
    """A language that values can be told in.

    A message is text with three kinds of places: ``{name}`` for a value,
    ``{name#point|points}`` for the form that goes with a number, and ``{who?avez|a|ont}`` for
    the form that goes with a subject: the reader, one other, several others. ``~`` stands for
    a space where a line must not be broken. Messages are whole sentences wherever one can be
    written whole, so that every language may order it as it likes.

    Args:
        code: The code of the language, as ``fr``.
        name: What it calls itself.
        plural: Which form goes with a number, counted from 0.
        messages: The messages by key.

    >>> shop = {"sold": "{who} {who?have|has|have} sold {n}~{n#tile|tiles}."}
    >>> language = Language("en", "English", lambda number: int(number != 1), shop)
    >>> language.say("sold", who=Subject("seat 1", 1), n=2).replace(GLUE, " ")
    'seat 1 has sold 2 tiles.'
    """

    code: str
    name: str
    plural: Callable[[int], int]
    messages: Mapping[str, str] = attrs.field(converter=_messages)

    def say(self, key: str, /, **values: Value) -> str:
        """Return a message with its values filled in.

        Args:
            key: The key of the message.
            **values: The value of every place, neither more nor fewer.

        Raises:
            InputError: When there is no such message, or values and places differ.
        """
        message = self.messages.get(key)
        if message is None:
            raise InputError("NO_SUCH_MESSAGE", f"{self.name} has no message {key!r}.")
        if places(message) != values.keys():
            wanted = ", ".join(sorted(places(message))) or "no value"
            raise InputError("OTHER_PLACES", f"The message {key!r} takes {wanted}.")
        return _PART.sub(lambda part: self._filled(part, values), message).replace("~", GLUE)

    def _filled(self, part: re.Match[str], values: Mapping[str, Value]) -> str:
        name, kind, forms = part.groups()
        value = values[name]
        if kind is None:
            return str(value)
        choices = forms.split("|")
        if kind == "#":
            assert isinstance(value, int), f"{name} is counted, so it must be a number"
            return choices[self.plural(value)]
        assert isinstance(value, Subject), f"{name} decides a form, so it must be a subject"
        return choices[value.form]

    def __repr__(self) -> str:
        return f"<Language {self.code}: {self.name}, {len(self.messages)} messages>"


def places(message: str) -> frozenset[str]:
    """Return the names of the places of a message.

    >>> sorted(places("{who} has {n} {n#point|points}"))
    ['n', 'who']
    """
    return frozenset(match[1] for match in _PART.finditer(message))
