"""What the command itself says, apart from the story of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

DESCRIPTION: Final = "Domino games of the Fives family, played by their rules."

EPILOG: Final = """\
exit status: 0 when the match ended, and also after quit or the end of input;
2 for wrong options, 1 for other errors; 130 after Ctrl-C, 141 when the output
is closed early, as by head.
"""

PLAY: Final = (
    "Sit at a table with simple players, or watch a whole match with --auto. "
    "You see what your seat may see. The same seed gives the same match again."
)

HELP: Final = """\
Answer with the number of a move, or with its notation:
  5-5           leads [5|5]
  2-5@5-5.a     joins [2|5] to side a of [5|5]
The sides of a plain tile are lo and hi, its lower and its higher half. A double
was joined by side a; b lies across from it, c and d are its branches.
"ends" shows what each end counts, and their total.
With a single move on the list, Enter makes it.
  ?, help       this text
  quit          stop the match"""

PROMPT: Final = "Your move (? for help): "
STOPPED: Final = "The match stops here."
END_OF_INPUT: Final = "End of input: the match stops here."
INTERRUPTED: Final = "Interrupted: the match stops here."


def first_line(title: str, table: str, seed: int) -> str:
    """Return the first line of a match, which says how to have it again.

    >>> first_line("Horse Race", "2 seats", 61)
    'Horse Race, 2 seats, seed 61 (--seed 61 repeats it)'
    """
    return f"{title}, {table}, seed {seed} (--seed {seed} repeats it)"


def seated(seat: str, partners: Sequence[str]) -> str:
    """Return where the person sits, and opposite whom if that seat shares the score.

    >>> seated("seat 0", ["seat 2"])
    'You are seat 0, partner of seat 2. Type ? for help, quit to stop.'
    """
    partner = f", partner of {' and '.join(partners)}" if partners else ""
    return f"You are {seat}{partner}. Type ? for help, quit to stop."


def choose(most: int) -> str:
    """Return which numbers stand on the list.

    >>> choose(4)
    'Choose a number from 1 to 4.'
    """
    return f"Choose a number from 1 to {most}."


def no_such_number(given: str, most: int) -> str:
    """Return what was wrong with a number that is not on the list.

    >>> no_such_number("9", 4)
    'There is no move 9. Choose a number from 1 to 4.'
    """
    return f"There is no move {given}. {choose(most)}"
