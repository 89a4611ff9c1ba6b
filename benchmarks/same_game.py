"""Whether each hand-tuned loop plays the same game as the library, move by move.

    python benchmarks/same_game.py [--rounds N]

Each loop plays rounds while it is watched, and the library replays them from the same
deal: at every move it must have as many options, the same seat to move and the same hands,
and the same total on the table where the loop keeps it, and allow the same move at the
same port; in the end the number of moves and the scores must agree. Exits with 1 at a difference.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from library_ways import dealt_states
from loop_ways import LOOPS, Loop
from replay import Counts, DifferenceError, agree, bits, compare
from witness import EndlessError, Hands, Witness

import fives


def check(loop: Loop, table: fives.Table, rounds: int, seed: int) -> Counts:
    """Play rounds by the loop and replay them; return how many moves of which kinds.

    Raises:
        DifferenceError: When the loop and the library differ.
    """
    rng = Random(seed)
    kept = loop.rules.dealing.reserve(table)
    total = Counts()
    start = loop.rules.start(table.seats, table.pairs)
    for number, state in enumerate(dealt_states(start, rng, rounds)):
        hands = Hands(map(bits, state.hands))
        stock = [tile.bit for tile in state.boneyard]
        rng.shuffle(stock)
        witness = Witness(rng, hands)
        try:
            one_round = loop.of_round(table, witness.random)
            made, scores, laid = one_round(hands, stock[kept:], number % table.seats)
            last, kinds = compare(state, witness, tuple(iter(hands)), laid, loop.sided)
            agree("moves", made, kinds.total())
            agree("scores", scores, list(last.scores))
        except (DifferenceError, EndlessError) as difference:
            where = f"{told(loop, table)}, round {number}, seed {seed}"
            raise DifferenceError(f"{where}: {difference}") from None
        total += kinds
    return total


def told(loop: Loop, table: fives.Table) -> str:
    """Return which loop plays what at which table."""
    return f"{loop.name}, {loop.rules.title}, {table}"


def main() -> None:
    """Compare every table and print what was compared."""
    parser = argparse.ArgumentParser(description="Compare the loops with the library.")
    parser.add_argument("--rounds", type=int, default=2000, help="rounds for each table")
    parser.add_argument("--seed", type=int, default=61)
    given = parser.parse_args()
    for loop, table in [(each, table) for each in LOOPS for table in each.rules.tables]:
        try:
            kinds = check(loop, table, given.rounds, given.seed)
        except DifferenceError as difference:
            sys.exit(f"DIFFERENT  {difference}")
        counts = ", ".join(f"{count} {kind.lower()}" for kind, count in sorted(kinds.items()))
        rounds = f"{given.rounds} rounds, {kinds.total()} moves ({counts})"
        print(f"same  {told(loop, table)}: {rounds}")


if __name__ == "__main__":
    main()
