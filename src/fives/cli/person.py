"""The person at the table, who is shown one view and asked for a move."""

from __future__ import annotations

import sys
from random import Random

from fives.cli import texts
from fives.core.errors import NotationError
from fives.match.moves import Move
from fives.match.notation import parse_move
from fives.match.view import View
from fives.render.turn import choices, table


class Quit(Exception):
    """The person wants to stop."""


def ask(view: View, rng: Random) -> Move:
    """Show a view and return the legal move that is answered; an `Agent`.

    Wrong answers are told what is wrong and asked again.

    Args:
        view: What the seat may know; the seat is to move.
        rng: Not used: a person chooses.

    Raises:
        Quit: When the answer is to stop.
        EOFError: When there is no more input.
    """
    print("", *table(view), "", *choices(view), sep="\n")
    while True:
        answer = _typed()
        if answer in ("quit", "exit", "q"):
            raise Quit
        if answer in ("help", "?"):
            print(texts.HELP)
            continue
        chosen = read_answer(answer, view)
        if not isinstance(chosen, str):
            return chosen
        print(chosen)


def _typed() -> str:
    if sys.stdin is None:  # the process was started without any input
        raise EOFError
    answer = input(texts.PROMPT).strip()
    if not sys.stdin.isatty():
        print(answer)  # no terminal has shown what was typed
    return answer


def read_answer(answer: str, view: View) -> Move | str:
    """Return the move that an answer names, or a sentence that says what is wrong with it.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> read_answer("1", state.view(0)) == read_answer("5-2@5-5.a", state.view(0))
    True
    >>> read_answer("3", state.view(0))
    'There is no move 3. Choose a number from 1 to 2.'
    >>> read_answer("pass", state.view(0))
    'Seat 0 can place a tile, so it may not pass. (HR-17)'
    """
    moves = view.legal_moves()
    if not answer:
        return moves[0] if len(moves) == 1 else texts.choose(len(moves))
    if answer.isascii() and answer.isdigit():
        number = int(answer[:9])
        if 1 <= number <= len(moves):
            return moves[number - 1]
        return texts.no_such_number(answer[:9], len(moves))
    try:
        move = parse_move(answer)
    except NotationError as error:
        return str(error)
    refusal = view.refusal(move)
    return move if refusal is None else str(refusal)
