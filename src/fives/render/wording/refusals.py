"""Refusals in words: in English by their own sentence, in other languages from the catalogue.

The message of a refusal has the key ``refused.`` and its code; where a code has several
sentences, the refusal's param ``case`` follows. The other params are the values of the
message. The sentence itself stands beside the rule that it speaks of, and the English message
repeats it: a refusal whose sentence is another one, of a house rule or of another package,
is never taken for the one that the catalogue knows, and keeps its sentence in every language.
"""

from __future__ import annotations

import re
from typing import Final

from fives.core.errors import NotationError
from fives.core.refusal import Refusal, quoted
from fives.dominoes.ports import Port
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language, Value, counted, places
from fives.render.wording.race_refusals import race_refusal_words
from fives.render.wording.tiles import port_words

CASE: Final = "case"
"""The param that tells apart the sentences of one code."""

_NUMBER: Final = re.compile(r"-?[0-9]{1,10}")

_WHERE: Final = {
    "the layout": "setup.layout",
    "the boneyard": "setup.boneyard",
    "bound": "setup.bound",
}


def refusal_words(refusal: Refusal, language: Language = ENGLISH) -> str:
    """Return why something does not stand, with the number of its rule.

    Args:
        refusal: The refusal, of a domino game or of the card race.
        language: The language.

    >>> import fives
    >>> from fives.render.wording.french import FRENCH
    >>> layout = fives.HORSE_RACE.layout().place(fives.Tile(5, 5))
    >>> refusal = layout.refusal(fives.Tile(2, 5), fives.Port.parse("5-5.c"))
    >>> print(refusal_words(refusal, FRENCH).replace(chr(160), " "))
    Les deux côtés en ligne de [5|5] doivent être occupés avant sa branche : [5|5] (branche C).
    >>> print(refusal_words(fives.Refusal("acme:LATE", "It is late.", rule="A-1"), FRENCH))
    It is late. (A-1)
    """
    said = None
    if _said(refusal, ENGLISH) == refusal.sentence:
        said = _said(refusal, language)
    if said is None:
        said = race_refusal_words(refusal, language)
    return said if refusal.rule is None else f"{said} ({refusal.rule})"


def _said(refusal: Refusal, language: Language) -> str | None:
    """Return a refusal by its code and params, or None when there is no message for them."""
    key, values = key_of(refusal), values_of(refusal, language)
    message = language.messages.get(key)
    if message is None or not places(message) <= values.keys():
        return None
    if not all(isinstance(values[name], int) for name in counted(message)):
        return None
    return language.say(key, **{name: values[name] for name in places(message)})


def key_of(refusal: Refusal) -> str:
    """Return the key of the message of a refusal.

    >>> key_of(Refusal("MUST_PLACE", "Place a tile.", (("case", "pass"), ("seat", "0"))))
    'refused.MUST_PLACE.pass'
    """
    case = dict(refusal.params).get(CASE)
    return f"refused.{refusal.code}" if case is None else f"refused.{refusal.code}.{case}"


def values_of(refusal: Refusal, language: Language = ENGLISH) -> dict[str, Value]:
    """Return what a message about a refusal may speak of, as it is said in a language.

    Beside the params, those are the value and the tile of the port.

    >>> refusal = Refusal("PORT_TAKEN", "It is joined.", (("port", "5-5.a"),))
    >>> values_of(refusal)
    {'port': '5-5.a', 'value': 5, 'at': '[5|5]'}
    """
    values: dict[str, Value] = {}
    for name, text in refusal.params:
        values[name] = _value(name, text, language)
        inner = quoted(name, refusal)
        if inner is not None:
            values[name] = refusal_words(inner, language)
        port = _port(text) if name == "port" else None
        if port is not None:
            values |= {"value": port.value, "at": str(port.tile)}
    return values


def _value(name: str, text: str, language: Language) -> Value:
    """Return one param as it is said: numbers as numbers, for the nouns that they count."""
    if _NUMBER.fullmatch(text):
        return int(text)
    if language is ENGLISH:
        return text
    if name == "kind":
        return text.partition(" ")[2] or text
    if name in ("where", "again"):
        return _where(text, language)
    port = _port(text) if name == "port" else None
    return text if port is None else port_words(port, language)


def _where(text: str, language: Language) -> str:
    first, _, number = text.partition(" ")
    if first == "hand" and number:
        return language.say("setup.hand", seat=number)
    return language.say(_WHERE[text]) if text in _WHERE else text


def _port(text: str) -> Port | None:
    try:
        return Port.parse(text)
    except NotationError:
        return None
