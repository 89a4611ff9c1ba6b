"""JSON texts, read and written within limits, so that no bad text costs much time or memory."""

from __future__ import annotations

import json
import re
from typing import Final

from fives.core.errors import InputError, kind_of
from fives.records.json_values import SURROGATE, JsonError, JsonValue, Node, Odd

LONGEST: Final = 2_000_000
"""The most characters of a document; a match of 50,000 moves has half of that."""

MOST_MARKS: Final = 100_000
"""The most brackets and commas of a document, so that a short text never needs much memory."""

DEEPEST: Final = 32
"""How deep brackets may stand in each other; ours go no deeper than eight."""

MOST_DIGITS: Final = 18
"""The most digits of a number; none of ours has more than ten."""

_NO_MARKS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[^"\[\]{},]++', re.DOTALL)


def parsed(text: str) -> Node:
    """Return the document in a JSON text; what no document of ours has is refused when read.

    Raises:
        JsonError: When the text is no JSON, or longer or deeper than any document of ours.

    >>> parsed('{"turn": 2}').fields("turn")["turn"].whole()
    2
    """
    if type(text) is not str:
        raise JsonError("NOT_TEXT", f"JSON is read from text, not {kind_of(text)}.")
    if len(text) > LONGEST:
        raise JsonError("TOO_LONG", f"the text has {len(text)} characters, more than {LONGEST}.")
    _look_at_marks(text)
    try:
        value: object = json.loads(
            text,
            parse_int=_number,
            parse_float=_fraction,
            parse_constant=_fraction,
            object_pairs_hook=_object,
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise JsonError("NOT_JSON", f"this is no JSON, at {where}: {error.msg}.") from None
    return Node(value)


def written(value: JsonValue) -> str:
    """Return a value as JSON on one line, without spaces and in the order it was made.

    Raises:
        InputError: When it is longer than what is read back, or a text is half a character.

    >>> written({"turn": 2, "bound": None})
    '{"turn":2,"bound":null}'
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    if SURROGATE.search(text):
        raise InputError("SURROGATE", "A text holds half of a character.")
    if len(text) > LONGEST or len(_NO_MARKS.sub("", text)) > MOST_MARKS:
        raise InputError("TOO_LONG", f"A document has at most {LONGEST} characters.")
    return text


def _look_at_marks(text: str) -> None:
    """Refuse a text with too many parts, or parts too deep in each other, before it is parsed."""
    marks = _NO_MARKS.sub("", text)
    if len(marks) > MOST_MARKS:
        raise JsonError("TOO_MANY", f"there are more than {MOST_MARKS} brackets and commas.")
    depth = 0
    for mark in marks.replace(",", ""):
        depth += 1 if mark in "[{" else -1
        if depth > DEEPEST:
            raise JsonError("TOO_DEEP", f"brackets stand in each other more than {DEEPEST} deep.")


def _number(text: str) -> object:
    if len(text.lstrip("-")) > MOST_DIGITS:
        return Odd("NUMBER", f"a whole number has at most {MOST_DIGITS} digits.")
    return int(text)


def _fraction(text: str) -> object:
    return Odd("NOT_A_NUMBER", f"a whole number was expected, not {text[:20]}.")


def _object(pairs: list[tuple[str, object]]) -> object:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    twice = pairs[0][0]
    seen: set[str] = set()
    for twice, _ in pairs:
        if twice in seen:
            break
        seen.add(twice)
    return Odd("KEY_TWICE", f"the key {json.dumps(twice[:40])} is there twice.")
