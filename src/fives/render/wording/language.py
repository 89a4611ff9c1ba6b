"""A language: its messages by key, and the small grammar that they are written in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias, final

import attrs

from fives.core.errors import InputError
from fives.render.folding import GLUE

_PERSONS: Final = 3
"""The forms that go with a subject."""

_NUMBERS: Final = 200
"""Numbers from 0 among which a language shows every form that it has."""

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
        plural: Which form goes with a number, counted from 0; it is asked about the size of
            a number, so that 3 points below zero are counted like 3.
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
        return _PART.sub(lambda part: self._filled(part, values), message.replace("~", GLUE))

    def _filled(self, part: re.Match[str], values: Mapping[str, Value]) -> str:
        name, kind, forms = part.groups()
        value = values[name]
        if kind is None:
            return str(value)
        choices = forms.split("|")
        if kind == "#":
            assert isinstance(value, int), f"{name} is counted, so it must be a number"
            return choices[self.plural(abs(value))]
        assert isinstance(value, Subject), f"{name} decides a form, so it must be a subject"
        return choices[value.form]

    def problems(self, like: Language) -> tuple[str, ...]:
        """Return what is wrong with the messages, in sentences; nothing when they are sound.

        Use it for a language of your own: every message of another one must be there, with
        the same places, and with as many forms as the language has.

        Args:
            like: A language that is complete, as English is.

        >>> english = Language("en", "English", lambda number: int(number != 1), {"sum": "{n}"})
        >>> mine = Language("xx", "Mine", lambda number: 0, {"sums": "{n#a|b}"})
        >>> for problem in mine.problems(english):
        ...     print(problem)
        There is no message 'sum'.
        'sums' is no key: English has no such message.
        In 'sums', {n#a|b} has 2 forms instead of 1.
        """
        lacking = sorted(like.messages.keys() - self.messages.keys())
        found = [f"There is no message {key!r}." for key in lacking]
        for key, message in sorted(self.messages.items()):
            wanted = like.messages.get(key)
            if wanted is None:
                found.append(f"{key!r} is no key: {like.name} has no such message.")
            elif places(wanted) != places(message):
                shown = ", ".join(sorted(places(wanted))) or "no value"
                found.append(f"{key!r} must have these places: {shown}.")
            found += (f"In {key!r}, {fault}" for fault in self._faults(message))
        return tuple(found)

    def _faults(self, message: str) -> Iterator[str]:
        """Yield what is wrong with one message by itself."""
        if not message.strip():
            yield "there is no text."
        if set("{}") & set(_PART.sub("", message)):
            yield "a brace stands alone."
        counted = 1 + max(map(self.plural, range(_NUMBERS)))
        for part in _PART.finditer(message):
            forms = {"#": counted, "?": _PERSONS}.get(part[2])
            given = part[3].count("|") + 1 if part[2] else forms
            if given != forms:
                yield f"{part[0]} has {given} forms instead of {forms}."

    def __repr__(self) -> str:
        return f"<Language {self.code}: {self.name}, {len(self.messages)} messages>"


def places(message: str) -> frozenset[str]:
    """Return the names of the places of a message.

    >>> sorted(places("{who} has {n} {n#point|points}"))
    ['n', 'who']
    """
    return frozenset(match[1] for match in _PART.finditer(message))


def counted(message: str) -> frozenset[str]:
    """Return the names of the places of a message that decide the form of a noun.

    >>> sorted(counted("{who} has {n} {n#point|points}"))
    ['n']
    """
    return frozenset(match[1] for match in _PART.finditer(message) if match[2] == "#")
