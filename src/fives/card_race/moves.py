"""The moves of a card race: small values that print as their notation."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import attrs

from fives.card_race.cards import PACK, SUITS, Card, Suit
from fives.core.errors import InputError, kind_of


def _card(value: Card) -> Card:
    if type(value) is not Card:
        raise InputError("NOT_A_CARD", f"This move names a card, not {kind_of(value)}.")
    return value


def _suit(value: Suit) -> Suit:
    if type(value) is not Suit:
        raise InputError("NOT_A_SUIT", f"A bet names a suit, not {kind_of(value)}.")
    return value


@final
@attrs.frozen(weakref_slot=False)
class Mark:
    """Chance's move: the next marker of the track.

    >>> print(Mark(Card(7, Suit.HEARTS)))
    mark 7H
    """

    card: Card = attrs.field(converter=_card)

    def __str__(self) -> str:
        return f"mark {self.card}"


@final
@attrs.frozen(weakref_slot=False)
class Back:
    """A seat's move: stake one chip on the horse of a suit.

    >>> print(Back(Suit.HEARTS))
    back H
    """

    suit: Suit = attrs.field(converter=_suit)

    def __str__(self) -> str:
        return f"back {self.suit.letter}"


@final
@attrs.frozen(weakref_slot=False)
class SitOut:
    """A seat's move: make no bet in this race, having no chip or no bet that is covered.

    >>> print(SitOut())
    sit-out
    """

    def __str__(self) -> str:
        return "sit-out"


@final
@attrs.frozen(weakref_slot=False)
class Turn:
    """Chance's move: the next card of the race.

    >>> print(Turn(Card(10, Suit.DIAMONDS)))
    turn 10D
    """

    card: Card = attrs.field(converter=_card)

    def __str__(self) -> str:
        return f"turn {self.card}"


RaceMove: TypeAlias = Mark | Back | SitOut | Turn
"""Any move of a card race."""

MARKS: Final = tuple(map(Mark, PACK))
"""Every marker, by index of the card."""

BACKS: Final = tuple(map(Back, SUITS))
"""Every bet, in the order of suits."""

TURNS: Final = tuple(map(Turn, PACK))
"""Every card of a race, by index of the card."""


def as_move(thing: object) -> RaceMove | None:
    """Return a move, or None for anything else, however much it looks like one.

    By exact type, since an object may lie about its class; a move made around its
    constructor, without its card or suit, is none either.
    """
    try:
        if type(thing) is Mark or type(thing) is Turn:
            whole = type(thing.card) is Card and thing.card.index >= 0
            return thing if whole else None
        if type(thing) is Back:
            return thing if type(thing.suit) is Suit and thing.suit.value >= 0 else None
    except AttributeError:
        return None
    return thing if type(thing) is SitOut else None
