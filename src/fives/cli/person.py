"""The person at the table, who is shown one view and asked for a move."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from random import Random

from fives.cli import texts
from fives.cli.answers import read_answer
from fives.match.moves import Move
from fives.match.view import View
from fives.render.turn import choices, table


class Quit(Exception):
    """The person wants to stop."""


class Person:
    """Somebody who types; an `Agent`."""

    def __init__(self) -> None:
        self._hinted = False

    def __call__(self, view: View, rng: Random) -> Move:
        """Show a view and return the legal move that is answered.

        Wrong answers are told what is wrong and asked again.

        Args:
            view: What the seat may know; the seat is to move.
            rng: Not used: a person chooses.

        Raises:
            Quit: When the answer is to stop.
            EOFError: When there is no more input.
        """
        _show(view)
        if view.layout.tiles and not self._hinted:
            print(texts.HINT)
            self._hinted = True
        while True:
            answer = _typed()
            match answer.lower():
                case "q" | "quit" | "exit":
                    raise Quit
                case "?" | "help":
                    print(texts.HELP)
                case "b" | "board":
                    _show(view)
                case _:
                    chosen = read_answer(answer, view)
                    if not isinstance(chosen, tuple):
                        return chosen
                    print(*chosen, sep="\n")


def _show(view: View) -> None:
    print("", *table(view), "", *choices(view), sep="\n")


def _typed() -> str:
    if sys.stdin is None or sys.stdout is None:  # the process was started without them
        raise EOFError
    terminal = sys.stdin.isatty()
    if terminal:
        with suppress(ImportError):
            import_module("readline")  # lets input() know the arrow keys
    answer = input(texts.PROMPT).strip()
    if not terminal:
        print(answer)  # nothing has shown what was typed
    return answer
