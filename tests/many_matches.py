"""Many random matches of every game and table under the conformance checks.

    python tests/many_matches.py [--checked N] [--cheap M] [--seed S] [game ...]

Each table plays N matches under all checks and M more under the cheap ones; the card game
plays at 3, 4 and 10 seats. A fault is printed when it is found and makes the exit status 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import fives
from fives import card_race
from fives.testing import Level, Report, check_state, check_variant

CARD_RACE: Final = "card-race"
CHUNK: Final = 10
"""So many matches are played between two looks at the progress."""

Play = Callable[[int, int, Level], Report]
"""Plays some matches from a seed at a level."""


def games(names: Sequence[str]) -> Iterator[tuple[str, Play]]:
    """Every table of the games that are named, with how to play there."""
    known = {rules.id: rules for rules in fives.all_variants()}
    for name in names or (*known, CARD_RACE):
        if name == CARD_RACE:
            yield from card_races()
        elif name in known:
            for table in known[name].tables:
                yield f"{name} at {table}", at_table(known[name], table)
        else:
            there = ", ".join((*known, CARD_RACE))
            raise SystemExit(f"There is no game {name!r}; there are: {there}.")


def at_table(rules: fives.RuleSet, table: fives.Table) -> Play:
    return lambda matches, seed, level: check_variant(
        rules, tables=[table], matches=matches, seed=seed, level=level
    )


def card_races() -> Iterator[tuple[str, Play]]:
    for seats, chips in ((3, 1), (4, 20), (4, 1000), (10, 2)):
        start = card_race.start(seats=seats, chips=chips)
        given = "1 chip" if chips == 1 else f"{chips:,} chips"
        yield f"{CARD_RACE} at {seats} seats, {given}", of_state(start, card_race.parse_move)


def of_state(start: Any, parse: Callable[[str], object]) -> Play:
    return lambda matches, seed, level: check_state(
        start, matches=matches, seed=seed, level=level, parse=parse, name=CARD_RACE
    )


def played(where: str, play: Play, matches: int, seed: int, level: Level) -> Report | None:
    """Play so many matches, with progress on the error stream; stop at a fault."""
    total: Report | None = None
    for done in range(0, matches, CHUNK):
        report = play(min(CHUNK, matches - done), seed + done, level)
        total = report if total is None else total + report
        progress = f"\r{where}, {level.value}: {total.matches} of {matches} matches"
        print(progress, end="", file=sys.stderr, flush=True)
        if not report.ok:
            break
    print(file=sys.stderr)
    return total


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print the summary, and return the exit status."""
    parser = argparse.ArgumentParser(description="Many random matches under checks.")
    parser.add_argument("games", nargs="*", metavar="game", help="its name; all unless given")
    parser.add_argument("--checked", type=int, default=100, help="matches under all checks")
    parser.add_argument("--cheap", type=int, default=2000, help="matches under cheap checks")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args(arguments)
    lines, faulty, matches, moves = [], False, 0, 0
    for where, play in games(given.games):
        first = given.seed
        for level, number in ((Level.THOROUGH, given.checked), (Level.QUICK, given.cheap)):
            began = time.perf_counter()
            report = played(where, play, number, first, level)
            first += number
            if report is None:
                continue
            took = time.perf_counter() - began
            result = "no fault" if report.ok else f"{len(report.faults)} FAULTS"
            lines.append(
                f"{where:34} {level.value:9} {report.matches:6} matches "
                f"{report.moves:9} moves {took:7.1f} s  {result}"
            )
            print("\n".join(str(fault) for fault in report.faults), end="")
            faulty |= not report.ok
            matches, moves = matches + report.matches, moves + report.moves
    print("\n".join(lines))
    print(f"{matches} matches, {moves} moves: {'FAULTS' if faulty else 'no fault'}")
    return int(faulty)


if __name__ == "__main__":
    raise SystemExit(main())
