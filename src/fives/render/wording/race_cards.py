"""Suits, cards and moves of the card race in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from fives.card_race.cards import Card, Suit
from fives.card_race.moves import Back, Mark, RaceMove, SitOut, Turn
from fives.card_race.terms import STAKE
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language

_COURT: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king"}


def suit_words(suit: Suit, language: Language = ENGLISH) -> str:
    """Return what a suit is called, and the horse that wears it.

    >>> suit_words(Suit.HEARTS)
    'hearts'
    """
    return language.say(f"race.suit.{suit}")


def card_words(card: Card, language: Language = ENGLISH) -> str:
    """Return what a card is called.

    >>> card_words(Card(10, Suit.DIAMONDS)), card_words(Card(12, Suit.SPADES))
    ('10 of diamonds', 'queen of spades')
    """
    return _card("race.card", card, language)


def the_card(card: Card, language: Language = ENGLISH) -> str:
    """Return what a card is called, with its article, for the middle of a sentence.

    >>> the_card(Card(10, Suit.DIAMONDS))
    'the 10 of diamonds'
    """
    return _card("race.the_card", card, language)


def _card(key: str, card: Card, language: Language) -> str:
    suit = suit_words(card.suit, language)
    if card.rank in _COURT:
        return language.say(f"{key}.{_COURT[card.rank]}", suit=suit)
    return language.say(f"{key}.number", rank=card.rank, suit=suit)


def move_words(move: RaceMove, language: Language = ENGLISH) -> str:
    """Return what a move is, as something to do.

    >>> move_words(Back(Suit.CLUBS)), move_words(Turn(Card(13, Suit.HEARTS)))
    ('back clubs with 1 chip', 'turn the king of hearts')
    """
    match move:
        case Mark():
            return language.say("race.move.mark", card=the_card(move.card, language))
        case Back():
            return language.say("race.move.back", suit=suit_words(move.suit, language), n=STAKE)
        case SitOut():
            return language.say("race.move.sit_out")
        case Turn():
            return language.say("race.move.turn", card=the_card(move.card, language))
        case _:
            assert_never(move)


def either(items: Sequence[str], language: Language = ENGLISH) -> str:
    """Return items among which one is chosen.

    >>> either(["spades", "hearts", "clubs"])
    'spades or hearts or clubs'
    """
    phrase, *others = items
    for item in others[:-1]:
        phrase = language.say("race.either.next", items=phrase, item=item)
    for item in others[-1:]:
        phrase = language.say("race.either.last", items=phrase, item=item)
    return phrase
