"""What the command itself says at a card race, apart from the story of the session."""

from __future__ import annotations

from typing import Final

from fives.cli.texts import numbers, quoted
from fives.render.folding import glued

ID: Final = "card-race"
VERSION: Final = 1
TITLE: Final = "Card Horse Race"
SEATS: Final = "3 or more"

HELP: Final = """\
Answer with the number of a bet, or with the suit of a horse:
  H, hearts, back H   stakes 1 chip on hearts
S, H, D and C are spades, hearts, diamonds and clubs; 10D is a ten of diamonds.
Odds of 3:1 return the stake and pay 3 chips on top. Beside them stands the
exact chance of the horse to win. A bet that the bank could not pay is not on
the list.
With a single move on the list, Enter makes it.
  b, board      the track, the odds and your bets again
  ?, help       this text
  q, quit       stop the session"""

NO_PARTNERS: Final = (
    "the card race has no partners, and whoever keeps the bank plays against all others; "
    "leave out --pairs and give --seats, which is 3 or more"
)


def table(seats: int, chips: str) -> str:
    """Return who sits with how much.

    >>> table(4, "20 chips")
    '4 seats with 20 chips each'
    """
    return f"{seats} seats with {chips} each"


def no_chips(game: str) -> str:
    """Return that only the card race is played for chips.

    >>> no_chips("Draw")
    'Draw is played without chips; leave out --chips, which is for card-race'
    """
    return f"{game} is played without chips; leave out --chips, which is for {ID}"


def not_understood(answer: str, most: int) -> str:
    """Return what would be an answer.

    Args:
        answer: What was typed.
        most: How many moves are on the list.

    >>> not_understood("abc", 4)
    "Not understood: 'abc'. Give a number from 1 to 4, or a suit, such as H or hearts."
    """
    right = f"{numbers(most)}, or a suit, such as H or hearts"
    return f"Not understood: {glued(quoted(answer))}. Give {right}."
