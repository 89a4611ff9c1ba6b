"""The person at the table, who is shown one view and asked for a move."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Generic, TypeVar

import attrs

from fives.cli import texts

V = TypeVar("V")
M = TypeVar("M")


class Quit(Exception):
    """The person wants to stop."""


@attrs.frozen(weakref_slot=False)
class Questions(Generic[V, M]):
    """How a game is shown to a person, and how answers are read.

    Attributes:
        ask: What is shown of a view before the question.
        board: What is shown of it when the person wants to see the table again.
        read: What an answer means: a move, or lines that say what is wrong with it.
        help: The text of help.
        hint: What is said once under the first view for which it is not empty.
    """

    ask: Callable[[V], Iterable[str]]
    board: Callable[[V], Iterable[str]]
    read: Callable[[str, V], M | tuple[str, ...]]
    help: str
    hint: Callable[[V], str]


class Person(Generic[V, M]):
    """Somebody who types; an `Agent`.

    Args:
        questions: How the game is shown and asked.
    """

    def __init__(self, questions: Questions[V, M]) -> None:
        self._questions = questions
        self._hinted = False

    def __call__(self, view: V, rng: Random) -> M:
        """Show a view and return the legal move that is answered.

        Wrong answers are told what is wrong and asked again.

        Args:
            view: What the seat may know; the seat is to move.
            rng: Not used: a person chooses.

        Raises:
            Quit: When the answer is to stop.
            EOFError: When there is no more input.
        """
        game = self._questions
        _show(game.ask(view))
        hint = game.hint(view)
        if hint and not self._hinted:
            print(hint)
            self._hinted = True
        while True:
            answer = _typed()
            match answer.lower():
                case "q" | "quit" | "exit":
                    raise Quit
                case "?" | "help":
                    print(game.help)
                case "b" | "board":
                    _show(game.board(view))
                case _:
                    chosen = game.read(answer, view)
                    if not isinstance(chosen, tuple):
                        return chosen
                    print(*chosen, sep="\n")


def _show(lines: Iterable[str]) -> None:
    print("", *lines, sep="\n")


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
