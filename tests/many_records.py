"""Many random records written and read back, and many spoiled texts.

    python -m tests.many_records [--states N] [--texts M] [--seed S]

Of every game, N random states are recorded, written, read back and compared, each as the
dealer, a seat, partners and spectators saw it; then M texts are spoiled and must be refused
with an error of ours or be read as what they say. The exit status is 1 when one is not.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from fives.records import RecordError, dumps, loads
from fives.records.text import AnyRecord
from tests.records.fuzz import spoiled
from tests.records.matches import TABLES, match, session, viewers

OF_A_MATCH = 40
"""So many states are taken of each match."""


def records(game: int, seed: int) -> Iterator[AnyRecord]:
    """Yield records of random moments of one random match or session."""
    rng = Random(seed)
    if game == len(TABLES):
        race = session(rng.randint(3, 6), rng.choice((1, 2, 20)), seed, notes=True)
        for _ in range(OF_A_MATCH):
            yield race.branch(rng.randint(0, len(race.moves)))
        return
    rules, table = TABLES[game]
    record = match(rules, table, seed, rng.choice((60, 200, 500)), notes=True)
    for _ in range(OF_A_MATCH):
        branch = record.branch(rng.randint(0, len(record.moves)))
        yield branch
        yield branch.redacted(*rng.choice([*viewers(table)]))


def read_back(game: int, states: int, seed: int) -> tuple[int, list[str]]:
    """Write and read records of one game; return how many, and a text that came back changed."""
    variant = None if game == len(TABLES) else TABLES[game][0]
    done = 0
    while done < states:
        for record in records(game, seed):
            text = dumps(record)
            again = loads(text, variant)
            if again != record or dumps(again) != text:
                return done, [text]
            done += 1
        seed += 1
    return done, []


def refused(texts: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Spoil texts; return what was said of them by code, and those that broke the reader."""
    rng, said, broken = Random(seed), Counter[str](), list[str]()
    while said.total() + len(broken) < texts:
        game = rng.randrange(len(TABLES) + 1)
        variant = None if game == len(TABLES) else TABLES[game][0]
        for record in records(game, rng.randrange(10**6)):
            wrong = spoiled(dumps(record), rng)
            try:
                again = loads(wrong, variant)
                if loads(dumps(again), variant) != again:
                    broken.append(wrong)
                said["a record all the same"] += 1
            except RecordError as error:
                said[error.code] += 1
            except Exception:
                broken.append(wrong)
    return said, broken


def main(arguments: Sequence[str] | None = None) -> int:
    """Go through all games; print what came of it, and return the exit status."""
    parser = argparse.ArgumentParser(description="Many records written and read.")
    parser.add_argument("--states", type=int, default=10_000, help="states of every game")
    parser.add_argument("--texts", type=int, default=20_000, help="spoiled texts")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args(arguments)
    faults: list[str] = []
    for game in range(len(TABLES) + 1):
        title = (
            "Card race" if game == len(TABLES) else f"{TABLES[game][0].title}, {TABLES[game][1]}"
        )
        done, changed = read_back(game, given.states, given.seed)
        print(f"{title:40} {done:6} records {'CHANGED' if changed else 'read back equal'}")
        faults += changed
    said, broken = refused(given.texts, given.seed)
    print(f"{said.total()} spoiled texts: " + ", ".join(f"{c} {n}" for c, n in said.most_common()))
    faults += broken
    for text in faults[:3]:
        print(f"--- A FAULT\n{text}", file=sys.stderr)
    return int(bool(faults))


if __name__ == "__main__":
    raise SystemExit(main())
