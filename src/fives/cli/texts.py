"""What the command itself says, apart from the story of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.render.folding import glued

DESCRIPTION: Final = "Domino games of the Fives family and a card race: play, records, rulings."

EPILOG: Final = """\
exit status: 0 when the match ended, and also after quit or the end of input;
2 for wrong options, 1 for other errors; 130 after Ctrl-C, 141 when the output
is closed early, as by head. check gives 1 when a record is wrong, and explain
when a move is not allowed, with 2 for all that keeps it from an answer.
"""

VARIANTS: Final = (
    "List the games that are installed, and from where. With --diff say how two of them differ: "
    "what the one says on each axis, and what the other says."
)
DIFF: Final = "say how two games of dominoes differ, rule by rule"
LANG_WHAT: Final = "--lang is for --diff GAME OTHER."
NO_DIFF_OF_CARDS: Final = (
    "card-race is played with cards and has none of the rules that --diff compares; give two "
    "games of dominoes."
)

PLAY: Final = (
    "Sit at a table with simple players, or watch a whole match with --auto. "
    "You see what your seat may see. The same seed gives the same match again."
)

HELP: Final = """\
Answer with the number of a move, or with a tile and its place:
  5-5           leads [5|5]
  2-5@5-5.a     joins [2|5] to side a of [5|5]
  2-5           is enough where [2|5] fits in one place only
The sides of a plain tile are lo and hi, its lower and its higher half. A double
was joined by side a; b lies across from it, c and d are its branches, if the
game has any. "ends" shows what each end counts, and their total; "open ends",
where placing scores nothing, which value fits where.
With a single move on the list, Enter makes it.
  b, board      the table, your hand and your moves again
  ?, help       this text
  q, quit       stop the match"""

HINT: Final = "lo, hi and letters name the sides of a tile: type ? for help"
PROMPT: Final = "Your move (? for help): "
STOPPED: Final = "The match stops here."
END_OF_INPUT: Final = "End of input: the match stops here."
INTERRUPTED: Final = "Interrupted: the match stops here."

LONGEST: Final = 20
"""Signs that are shown of what somebody wrote."""


def first_line(title: str, table: str, seed: int) -> str:
    """Return the first line of a match, which says how to have it again.

    >>> first_line("Horse Race", "2 seats", 61).replace("\N{NO-BREAK SPACE}", " ")
    'Horse Race, 2 seats, seed 61 (--seed 61 repeats it)'
    """
    return f"{title}, {table}, seed {seed} {glued(f'(--seed {seed} repeats it)')}"


def seated(seat: str, partners: Sequence[str]) -> str:
    """Return where the person sits, and opposite whom if that seat shares the score.

    >>> seated("seat 0", ["seat 2"])
    'You are seat 0, partner of seat 2. Type ? for help, quit to stop.'
    """
    partner = f", partner of {' and '.join(partners)}" if partners else ""
    return f"You are {seat}{partner}. Type ? for help, quit to stop."


def give(most: int) -> str:
    """Return which numbers stand on the list.

    >>> give(4)
    'Give a number from 1 to 4.'
    """
    return f"Give {numbers(most)}."


def no_such_choice(given: str, most: int) -> str:
    """Return what is wrong with a number that is not on the list.

    >>> no_such_choice("1.5", 4)
    'There is no choice 1.5; give a number from 1 to 4.'
    """
    return f"There is no choice {shortened(given)}; give {numbers(most)}."


def not_understood(answer: str, most: int, example: Play | None) -> str:
    """Return what would be an answer.

    Args:
        answer: What was typed.
        most: How many moves are on the list.
        example: A play that could be made now, if there is one.

    >>> not_understood("abc", 1, Play.parse("5-5"))
    "Not understood: 'abc'. Give the number 1, or a tile, such as 5-5."
    """
    right = numbers(most)
    if example is not None:
        right += f", or a tile{' with its place' if example.at else ''}, such as {example}"
    return f"Not understood: {glued(quoted(answer))}. Give {right}."


def beyond_the_set(tile: str, top: Tile) -> str:
    """Return that no such tile is played with.

    >>> beyond_the_set("2-99", Tile(6, 6))
    '2-99 is not in the set, whose highest tile is [6|6].'
    """
    return f"{shortened(tile)} is not in the set, whose highest tile is {top}."


def several_places(tile: Tile) -> str:
    """Return the heading of a list of the places where a tile fits.

    >>> several_places(Tile(2, 5))
    '[2|5] fits in several places; give the number of one:'
    """
    return f"{tile} fits in several places; give the number of one:"


def no_place(tile: Tile) -> str:
    """Return that a tile fits nowhere.

    >>> no_place(Tile(2, 5))
    '[2|5] fits nowhere now.'
    """
    return f"{tile} fits nowhere now."


def quoted(text: str) -> str:
    """Return what somebody wrote, shortened and in quotes.

    >>> quoted("abc")
    "'abc'"
    """
    return f"'{shortened(text)}'"


def shortened(text: str) -> str:
    """Return what somebody wrote, with dots for the end of a long text.

    >>> shortened("1" * 50), shortened("a" + chr(9) + "b")
    ('11111111111111111111...', 'a?b')
    """
    dots = "..." if len(text) > LONGEST + 3 else ""
    kept = text[:LONGEST] if dots else text
    return "".join(sign if sign.isprintable() else "?" for sign in kept) + dots


def numbers(most: int) -> str:
    """Return which numbers stand on a list.

    >>> numbers(1), numbers(4)
    ('the number 1', 'a number from 1 to 4')
    """
    return "the number 1" if most == 1 else f"a number from 1 to {most}"
