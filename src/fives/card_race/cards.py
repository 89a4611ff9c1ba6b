"""The pack: four suits, fifty-two cards, no jokers; the aces are the horses."""

from __future__ import annotations

import enum
import re
from typing import Final, final

import attrs

from fives.core.errors import InputError, NotationError, kind_of, whole

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_TEXT: Final = re.compile(r"(A|[2-9]|10|J|Q|K)([SHDC])\Z")


class Suit(enum.Enum):
    """A suit, and the horse that wears it; always in the order spades, hearts, diamonds, clubs.

    A suit may be used as an index, so ``state.positions[Suit.HEARTS]`` is how far hearts are.

    Attributes:
        SPADES: The first.
        HEARTS: The second.
        DIAMONDS: The third.
        CLUBS: The fourth.

    >>> print(Suit.HEARTS, Suit.HEARTS.letter, ("a", "b", "c", "d")[Suit.HEARTS])
    hearts H b
    """

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit as it stands in moves, such as ``H``."""
        return self.name[0]

    def __index__(self) -> int:
        return self.value

    def __hash__(self) -> int:
        return self.value

    def __str__(self) -> str:
        return self.name.lower()


SUITS: Final = tuple(Suit)
"""The four suits in their order."""


def _rank(value: int) -> int:
    return whole(value, "The rank of a card", least=1, most=13)


def _suit(value: Suit) -> Suit:
    if type(value) is not Suit:
        raise InputError("NOT_A_SUIT", f"A suit is one of card_race.Suit, not {kind_of(value)}.")
    return value


@final
@attrs.frozen(repr=False, weakref_slot=False)
class Card:
    """A playing card.

    Args:
        rank: From 1, the ace, to 10, then 11, 12 and 13 for jack, queen and king.
        suit: One of the four suits.

    Raises:
        InputError: When there is no such card.

    >>> print(Card(10, Suit.DIAMONDS), Card(13, Suit.SPADES), Card(1, Suit.CLUBS))
    10D KS AC
    """

    rank: int = attrs.field(converter=_rank)
    suit: Suit = attrs.field(converter=_suit)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card that a text names, as in ``7H``, ``10D`` or ``KS``.

        Raises:
            NotationError: When the text names no card.

        >>> Card.parse("10D")
        Card(10, Suit.DIAMONDS)
        >>> Card.parse("1D")
        Traceback (most recent call last):
        fives.core.errors.NotationError: line 1, column 1: a card is written 7H, 10D or KS, not \
'1D'.
        """
        if type(text) is not str:
            raise NotationError("NOT_TEXT", f"a card is read from text, not {kind_of(text)}.")
        found = _TEXT.match(text)
        if found is None:
            raise NotationError(
                "NOT_A_CARD", f"a card is written 7H, 10D or KS, not {text[:20]!r}."
            )
        return cls(RANKS.index(found[1]) + 1, SUITS["SHDC".index(found[2])])

    @property
    def index(self) -> int:
        """Its place in the pack from 0, by suit and then by rank from the ace to the king."""
        return self.suit.value * 13 + self.rank - 1

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + self.suit.letter

    def __repr__(self) -> str:
        return f"Card({self.rank}, Suit.{self.suit.name})"


PACK: Final = tuple(Card(rank, suit) for suit in SUITS for rank in range(1, 14))
"""All 52 cards in their order."""

HORSES: Final = tuple(card for card in PACK if card.rank == 1)
"""The four aces, which run."""

WITHOUT_ACES: Final = tuple(card for card in PACK if card.rank != 1)
"""The 48 other cards, from which the track is laid and the race is run."""

BITS: Final = tuple((card, 1 << card.index) for card in WITHOUT_ACES)
"""Each of the 48 cards with the bit that stands for it in a set of cards."""

OF_SUIT: Final = tuple(sum(bit for card, bit in BITS if card.suit is suit) for suit in SUITS)
"""The twelve cards of each suit that can come, as bits."""


def bits_of(cards: tuple[Card, ...]) -> int:
    """Return a set of cards as bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card.index
    return bits


def cards_in(bits: int) -> tuple[Card, ...]:
    """Return the cards of a set of bits, in their order."""
    return tuple(card for card, bit in BITS if bits & bit)
