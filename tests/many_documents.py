"""Many states of random matches as JSON and back, and many spoiled documents.

    python tests/many_documents.py [--states N] [--spoiled M] [--seed S]

N states of each variant and of the card race are written and read, with their views, moves
and events; M texts are spoiled and must be refused, or read as something right. Each fault is
printed and makes the exit status 1.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from fives import wire
from tests.wire.documents import VARIANTS, every_kind, of_states, played, raced
from tests.wire.spoiling import spoiled


def of_matches(number: int, seed: int) -> Iterator[wire.Document]:
    """The documents of states of one variant, match by match."""
    rules = VARIANTS[number]
    for match in count(seed):
        record = played(rules, Random(match).choice(rules.tables), match, 1_000)
        yield record
        yield record.redacted(match % 2)
        for step in record.transitions():
            yield from of_states([step])


def of_sessions(seed: int) -> Iterator[wire.Document]:
    """The documents of states of the card race, session by session."""
    for session in count(seed):
        rng = Random(session)
        record = raced(rng.randint(3, 9), rng.choice((1, 2, 20)), session)
        yield record
        for step in record.transitions():
            yield from (step.after, step.move, *step.events)
            yield from (step.after.view(1), step.after.public_view())


def back_and_forth(values: Iterator[wire.Document], states: int) -> tuple[int, int]:
    """Write and read documents until so many states were among them."""
    done = faults = documents = 0
    for value in values:
        text = wire.dumps(value)
        documents += 1
        if '"kind":"state"' in text[:40] or '"kind":"race",' in text[:40]:
            done += 1
        try:
            good = wire.loads(text) == value and wire.dumps(wire.loads(text)) == text
        except wire.JsonError as error:
            good = False
            print(error)
        if not good:
            faults += 1
            print(f"NOT THE SAME: {text}")
        if done >= states:
            break
    return documents, faults


def spoil(number: int, seed: int) -> tuple[int, int]:
    """Read so many spoiled documents; the number refused, and of faults."""
    rng = Random(seed)
    texts = [wire.dumps(value) for rules in VARIANTS for value in every_kind(seed, rules)]
    others = [json.loads(text) for text in texts[::3]]
    refused = faults = 0
    for _ in range(number):
        text = spoiled(rng.choice(texts), others, rng)
        try:
            value = wire.loads(text)
            good = wire.loads(wire.dumps(value)) == value
        except wire.JsonError:
            refused += 1
            good = True
        except Exception as error:
            good = False
            print(f"{error!r}:")
        if not good:
            faults += 1
            print(f"READ WRONGLY: {text[:3000]}")
    return refused, faults


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--states", type=int, default=10_000, help="states of each game")
    parser.add_argument("--spoiled", type=int, default=20_000, help="spoiled documents")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    names = [*(rules.title for rules in VARIANTS), "the card race"]
    sources = [of_matches(number, given.seed) for number in range(len(VARIANTS))]
    faults = 0
    for name, values in zip(names, [*sources, of_sessions(given.seed)], strict=True):
        begun = time.perf_counter()
        documents, wrong = back_and_forth(values, given.states)
        faults += wrong
        took = time.perf_counter() - begun
        print(f"{name}: {given.states} states, {documents} documents, {wrong} faults, {took:.0f} s")
    for chunk in islice(count(), 0, max(1, given.spoiled // 1000)):
        refused, wrong = spoil(min(1000, given.spoiled), given.seed + chunk)
        faults += wrong
        print(f"spoiled, seed {given.seed + chunk}: {refused} refused, {wrong} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
