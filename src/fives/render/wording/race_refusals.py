"""Why a move of the card race is not allowed, in sentences."""

from __future__ import annotations

from typing import Final

from fives.card_race.cards import SUITS
from fives.core.refusal import Refusal
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language, Value, places
from fives.render.wording.race_cards import either, suit_words

_CASE: Final = "case"
"""The param that says which of several sentences a refusal has, and stands in none."""

_SUITS: Final = {str(suit): suit for suit in SUITS}


def race_refusal_words(refusal: Refusal, language: Language = ENGLISH) -> str:
    """Return a refusal of the card race in a language.

    English is the refusal's own sentence. So is every refusal that the rules of the race do not
    give: one of a house rule, or one of another game with a code that they share.

    Args:
        refusal: Why a move does not stand.
        language: The language.

    >>> import fives, random
    >>> from fives import card_race
    >>> from fives.render.wording.french import FRENCH
    >>> race = fives.run_chance(card_race.start(), random.Random(61))
    >>> refusal = race.view(0).refusal(card_race.parse_move("back H"))
    >>> print(race_refusal_words(refusal))
    Seat 0 keeps the bank in this race, and the bank makes no bet.
    >>> print(race_refusal_words(refusal, FRENCH))
    La place 0 tient la banque dans cette course, et la banque ne mise pas.
    """
    if _said(refusal, ENGLISH) != refusal.sentence:
        return refusal.sentence
    said = _said(refusal, language)
    return refusal.sentence if said is None else said


def _said(refusal: Refusal, language: Language) -> str | None:
    """Return a refusal by its code and params, or None when there is no message for them."""
    params = dict(refusal.params)
    case = params.pop(_CASE, None)
    key = f"race.refused.{refusal.code}{'' if case is None else f'.{case}'}"
    values: dict[str, Value] = {}
    for name, text in params.items():
        value = _value(name, text, language)
        if value is None:
            return None
        values[name] = value
    message = language.messages.get(key)
    if message is None or places(message) != values.keys():
        return None
    return language.say(key, **values)


def _value(name: str, text: str, language: Language) -> Value | None:
    """Return what a param is in a language, or None when it is nothing of the kind."""
    if name == "suit":
        return _suit(text, language)
    if name == "suits":
        suits = [_suit(part, language) for part in text.split(" or ")]
        named = [suit for suit in suits if suit is not None]
        return either(named, language) if len(named) == len(suits) else None
    if name == "short":
        return int(text) if text.isdecimal() and text.isascii() and len(text) < 20 else None
    if name == "kind":
        article, _, kind = text.partition(" ")
        key = f"race.kind.{article}"
        return language.say(key, type=kind) if key in language.messages else None
    return text


def _suit(text: str, language: Language) -> str | None:
    suit = _SUITS.get(text)
    return None if suit is None else suit_words(suit, language)
