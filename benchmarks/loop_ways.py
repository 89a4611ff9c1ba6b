"""The ways of the hand-tuned loops, at the same tables as the library's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, TypeAlias

import attrs
import draw_loop
import general_loop
import horse_race_loop
from counting_book import CountingBook
from library_ways import domino_way
from steps import Step, dealt
from ways import Way

import fives

Played: TypeAlias = tuple[int, list[int], list[Step]]
"""Moves made, scores, what was laid."""


@attrs.frozen
class Loop:
    """A loop, and one game that it plays.

    Attributes:
        name: As it stands in the tables.
        rules: The game.
        play: The function.
        book: The tables that it plays by.
        sided: Whether it is told the side of each seat.
    """

    name: str
    rules: fives.RuleSet
    play: Callable[..., Played]
    book: object
    sided: bool = True

    def of_round(
        self, table: fives.Table, random: Callable[[], float]
    ) -> Callable[[list[int], list[int], int], Played]:
        """Return what plays a round at a table, given hands, stock and opener."""
        play, book = self.play, self.book
        if not self.sided:
            return lambda hands, stock, opener: play(book, hands, stock, opener, random)
        sides = list(map(int, table.seating))
        return lambda hands, stock, opener: play(book, hands, stock, opener, sides, random)


LOOPS: Final = (
    Loop("general loop", fives.HORSE_RACE, general_loop.play_round, general_loop.HORSE_RACE),
    Loop("own loop", fives.HORSE_RACE, horse_race_loop.play_round, CountingBook(True)),
    Loop("general loop", fives.DRAW, general_loop.play_round, general_loop.DRAW_GAME),
    Loop("own loop", fives.DRAW, draw_loop.play_round, draw_loop.DrawBook(), False),
)
NAMES: Final = ("general loop", "own loop")


def ready(loop: Loop, table: fives.Table, rng: Random, rounds: int) -> Callable[[], int]:
    """Deal rounds."""
    dealing = loop.rules.dealing
    size, kept = dealing.hand_size(table), dealing.reserve(table)
    deals = [dealt(rng, table.seats, size, kept) for _ in range(rounds)]
    one_round = loop.of_round(table, rng.random)
    seats = table.seats

    def play() -> int:
        moves = 0
        for number, (hands, stock) in enumerate(deals):
            moves += one_round(hands, stock, number % seats)[0]
        return moves

    return play


def loop_ways() -> list[Way]:
    """Return a way for every table of every loop, named after the library's."""
    return [
        Way(
            f"{domino_way(loop.rules, table).name} {loop.name}",
            loop.rules.id,
            partial(ready, loop, table),
        )
        for loop in LOOPS
        for table in loop.rules.tables
    ]
