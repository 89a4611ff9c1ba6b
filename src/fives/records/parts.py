"""What the parts of a record must be; a comment or a tag is any text of one line."""

from __future__ import annotations

import re
from typing import Any, Final

from fives.core.errors import InputError, kind_of

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*\Z")

NOT_IN_A_LINE: Final = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Line breaks of any kind, control characters but the tab, and halves of characters."""


def one_line(text: object, what: str) -> str:
    """Return a text that fits on a line, or raise `InputError`.

    Args:
        text: What was given.
        what: Its name in the message.

    >>> one_line("café", "A comment")
    'café'
    """
    if type(text) is not str:
        raise InputError("NOT_TEXT", f"{what} is text, not {kind_of(text)}.")
    found = NOT_IN_A_LINE.search(text)
    if found is not None:
        sentence = f"{what} is one line of text; it cannot hold the character {found[0]!a}."
        raise InputError("NOT_ONE_LINE", sentence)
    return text


def tag_name(name: object) -> str:
    """Return the name of a tag, or raise `InputError`.

    >>> tag_name("White-team")
    'White-team'
    """
    if type(name) is not str:
        raise InputError("NOT_TEXT", f"The name of a tag is text, not {kind_of(name)}.")
    if not _NAME.match(name):
        sentence = "The name of a tag has letters A to Z, digits and dashes and begins with a "
        raise InputError("TAG_NAME", f"{sentence}letter; it is not {name[:20]!a}.")
    return name


def checked_comments(comments: object, moves: int) -> tuple[tuple[int, str], ...]:
    """Return the comments of a record with so many moves, or raise `InputError`."""
    if type(comments) is not tuple:
        raise InputError("NOT_A_TUPLE", f"Comments are a tuple, not {kind_of(comments)}.")
    last = 0
    for pair in comments:
        if type(pair) is not tuple or len(pair) != 2:
            raise InputError("COMMENT", "A comment is a pair: after how many moves, and a text.")
        after, text = pair
        one_line(text, "A comment")
        if type(after) is not int or not last <= after <= moves:
            sentence = f"Comments stand after 0 to {moves} moves, in this order."
            raise InputError("COMMENT", sentence)
        last = after
    return comments


def checked_tags(tags: object) -> tuple[tuple[str, str], ...]:
    """Return the tags of a record, or raise `InputError`."""
    if type(tags) is not tuple:
        raise InputError("NOT_A_TUPLE", f"Tags are a tuple, not {kind_of(tags)}.")
    names: set[str] = set()
    for pair in tags:
        if type(pair) is not tuple or len(pair) != 2:
            raise InputError("TAG", "A tag is a pair of a name and a value.")
        name = tag_name(pair[0])
        one_line(pair[1], "The value of a tag")
        if name in names:
            raise InputError("TAG_TWICE", f"The tag {name[:20]} is there twice.")
        names.add(name)
    return tags


def as_tuple(moves: object) -> Any:
    """Return the moves of a record as a tuple, or raise `InputError`."""
    if isinstance(moves, tuple | list):
        return tuple(moves)
    raise InputError("NOT_A_TUPLE", f"The moves of a record are a tuple, not {kind_of(moves)}.")
