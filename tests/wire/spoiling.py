"""Spoiling JSON texts in every way that a broken or hostile sender might."""

import copy
import json
from random import Random
from typing import Any

from tests.wire.documents import places

DEEP = "[" * 100_000
LONG = "9" * 1_000_000
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    10**9,
    10**17,
    10**30,
    -(10**400),
    1.0,
    1.5,
    1e300,
    float("nan"),
    float("-inf"),
    "",
    "0",
    "2-5",
    "5-2",
    "2-5@5-5.a",
    "draw",
    "\ud800",
    "\x00\n",
    "٣-٤",
    "x" * 3_000,
    "horse-race",
    "double-18",
    [],
    {},
    [[]],
    [[[[[[[[]]]]]]]],
    ["2-5"] * 500,
    {"policy": "AtLeast", "points": 5},
    {"policy": "os.system"},
    {"__class__": "x"},
)


def spoiled(text: str, others: list[Any], rng: Random) -> str:
    """A text with one to three faults, or none by luck.

    Args:
        text: A document.
        others: Parsed documents, whose parts are put where they do not belong.
        rng: Where the faults come from.
    """
    data = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = _changed(data, others, rng)
    text = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    return _cut(text, rng) if rng.random() < 0.2 else text


def _changed(data: Any, others: list[Any], rng: Random) -> Any:
    *above, last = rng.choice(list(places(data))[1:] or [("format",)])
    parent = data
    for step in above:
        parent = parent[step]
    way = rng.randrange(8)
    if way < 3:
        parent[last] = copy.deepcopy(rng.choice(ODD))
    elif way == 3:
        other = rng.choice(others)
        for step in rng.choice(list(places(other))):
            other = other[step]
        parent[last] = copy.deepcopy(other)
    elif way == 4:
        del parent[last]
    elif isinstance(parent, list):
        _reorder(parent, rng)
    elif way == 5:
        parent[rng.choice(("extra", "", "format", "a.b", "\ud800", "k" * 999))] = rng.choice(ODD)
    else:
        value = parent[last]
        if type(value) is int:
            parent[last] = value + rng.choice((-1, 1, 60))
        elif isinstance(value, str):
            parent[last] = value[:-1] if rng.random() < 0.5 else f"{value}\n"
    return data


def _reorder(row: list[Any], rng: Random) -> None:
    rng.choice((row.reverse, lambda: row.append(copy.deepcopy(rng.choice(row))), row.pop))()


def _cut(text: str, rng: Random) -> str:
    """A text that is cut, or has something put in where it should not be."""
    place = rng.randrange(len(text))
    way = rng.randrange(8)
    if way == 0:
        return text[:place]
    if way == 1:
        return text[:place] + text[place + 1 :]
    if way == 2:
        return text[:place] + rng.choice('[]{}",:0-.eN\\\x00\ufeff') + text[place:]
    if way == 3:
        return text.replace("[", DEEP, 1)
    if way == 4:
        return text.replace(": 1", f": {LONG}", 1)
    if way == 5:
        return text.replace("{", '{"format": 1, ', 1)
    if way == 6:
        return text[1:] + text
    return text.replace("true", "1").replace("null", "NaN")
