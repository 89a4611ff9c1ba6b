"""How fast random play of Horse Race is, as a ratio to a hand-tuned loop in the same run.

    python benchmarks/playouts.py [passes] [rounds]

Both ways play whole rounds, dealt before the clock, with the same cheap choice of a move.
The library lists the moves, checks the one that is applied and keeps every state; moves are
plays, draws and passes, and the tiles that are drawn are paid for but not counted. The ways
take turns in one process, by CPU time; the table gives medians and quartiles.
"""

from __future__ import annotations

import platform
import statistics
import sys
import time
from random import Random

import attrs
from mutable_loop import Book, dealt, play_round

import fives

TABLES = (("2 seats", 2, False), ("3 seats", 3, False), ("4 seats", 4, False), ("pairs", 4, True))
HAND_SIZE = {2: 7, 3: 6, 4: 5}


@attrs.frozen
class Pass:
    """One pass: moves in a CPU second, moves and points in a round."""

    speed: float
    moves: float
    points: float


def by_loop(book: Book, seats: int, pairs: bool, rounds: int, seed: int) -> Pass:
    """Play rounds by the loop."""
    rng = Random(seed)
    sides = [0, 1, 0, 1] if pairs else list(range(seats))
    deals = [dealt(rng, seats, HAND_SIZE[seats]) for _ in range(rounds)]
    moves = points = 0
    begun = time.process_time()
    for number, (hands, stock) in enumerate(deals):
        made, scores = play_round(book, hands, stock, number % seats, sides, rng.random)
        moves += made
        points += sum(scores)
    spent = time.process_time() - begun
    return Pass(moves / spent, moves / rounds, points / rounds)


def by_library(seats: int, pairs: bool, rounds: int, seed: int) -> Pass:
    """Play rounds by the library, with every state kept."""
    rng = Random(seed)
    random = rng.random
    start = fives.HORSE_RACE.start(seats, pairs)
    deals = [
        fives.run_chance(start.apply(fives.Lot(fives.Seat(number % seats))), rng)
        for number in range(rounds)
    ]
    chance, drawing = fives.CHANCE, fives.Phase.DRAWING
    moves = points = 0
    spent = 0.0
    for state in deals:
        begun = time.process_time()
        kept = [state]
        while True:
            options = state.legal_moves()
            state = state.apply(options[int(random() * len(options))])
            kept.append(state)
            moves += 1
            actor = state.actor
            if actor is chance:
                if state.phase is not drawing:
                    break
                options = state.legal_moves()
                state = state.apply(options[int(random() * len(options))])
                kept.append(state)
                if state.actor is chance:
                    break
            elif actor is None:
                break
        spent += time.process_time() - begun
        points += sum(state.scores)
    return Pass(moves / spent, moves / rounds, points / rounds)


def quartiles(values: list[float]) -> str:
    """Return the median and the quartiles, printed."""
    low, middle, high = statistics.quantiles(values, n=4)
    return f"{middle:10,.3f}  ({low:,.3f} to {high:,.3f})"


def main() -> None:
    """Print the table."""
    given = [int(argument) for argument in sys.argv[1:]]
    passes, rounds = given + [9, 1000][len(given) :]
    book = Book()
    print(f"Python {platform.python_version()}, {platform.machine()}, {passes} passes")
    for name, seats, pairs in TABLES:
        by_loop(book, seats, pairs, rounds, 0)
        by_library(seats, pairs, rounds, 0)
        loops, ours = [], []
        for seed in range(1, passes + 1):
            loops.append(by_loop(book, seats, pairs, rounds, seed))
            ours.append(by_library(seats, pairs, rounds, seed))
        ratios = [own.speed / loop.speed for own, loop in zip(ours, loops, strict=True)]
        print(f"{name}")
        for label, way in (("loop", loops), ("library", ours)):
            speed = statistics.median(one.speed for one in way)
            moves = statistics.median(one.moves for one in way)
            points = statistics.median(one.points for one in way)
            print(
                f"  {label:8} {speed:10,.0f} moves/s, "
                f"{moves:.1f} moves and {points:.2f} points a round"
            )
        print(f"  ratio  {quartiles(ratios)}")


if __name__ == "__main__":
    main()
