"""What a move costs against the tiles on the table and the seats.

A move is `legal_moves()` and `apply()` of a play that was made at random and did not end
the round. Positions are collected first and timed afterwards, bin by bin in turns.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable
from random import Random

import attrs
from figures import Figures, Spread, line, ratios, told
from positions import Moment, double_twelve, in_round

import fives

MOST = 200
"""How many positions are collected for a bin."""

MOST_ROUNDS = 20_000
TIMED = 4000
"""About how many moves of a bin are timed in one pass."""

NO_TARGET = 100_000
SIX, TWELVE = (5, 10, 15, 20, 25), (5, 20, 40, 60)
AT_TILES = 10
"""On the table, where seats are compared."""


def collect(start: fives.GameState, bins: Iterable[int]) -> dict[int, list[Moment]]:
    """Return moments by tiles on the table; a bin has its number of them or one less."""
    rng = Random(61)
    found: dict[int, list[Moment]] = {tiles: [] for tiles in bins}
    for number in range(MOST_ROUNDS):
        if min(map(len, found.values())) >= MOST:
            break
        opener = fives.Seat(number % start.table.seats)
        tiles = 0
        for moment in in_round(fives.run_chance(start.apply(fives.Lot(opener)), rng), rng):
            if not isinstance(moment.move, fives.Play):
                continue
            place = found.get(tiles, found.get(tiles + 1))
            if place is not None and moment.goes_on and len(place) < MOST:
                place.append(moment)
            tiles += 1
    return found


def cost(moments: list[Moment]) -> float:
    """Return microseconds a move, over all the moments some times."""
    times = max(1, TIMED // len(moments))
    pairs = [(moment.state, moment.move) for moment in moments] * times
    gc.collect()
    gc.freeze()
    begun = time.process_time()
    for state, move in pairs:
        state.legal_moves()
        state.apply(move)
    spent = time.process_time() - begun
    gc.unfreeze()
    return spent / len(pairs) * 1e6


def costs(bins: dict[int, list[Moment]], passes: int) -> dict[int, list[float]]:
    """Return the cost of every bin in every pass; bins take turns, warmed up first."""
    numbers = list(bins)
    found: dict[int, list[float]] = {number: [] for number in numbers}
    for each in numbers:
        cost(bins[each])
    for one in range(passes):
        first = one % len(numbers)
        for number in numbers[first:] + numbers[:first]:
            found[number].append(cost(bins[number]))
    return found


def show(title: str, unit: str, bins: dict[int, list[Moment]], passes: int) -> dict[int, Spread]:
    """Print a table of costs; return the ratios to the first bin."""
    bins = {number: moments for number, moments in bins.items() if moments}
    found = costs(bins, passes)
    first = found[next(iter(found))]
    print(f"\n{title}")
    against = {}
    for number, values in found.items():
        against[number] = ratios(values, first)
        how_many = f"({len(bins[number])} positions)"
        print(line(f"{number} {unit}", told(values, "us"), told(against[number], "x"), how_many))
    return {number: Spread.of(values) for number, values in against.items()}


def run(passes: int) -> Figures:
    """Print three tables; return the ratios that have floors."""
    six = attrs.evolve(fives.HORSE_RACE, target=fives.AtLeast(NO_TARGET))
    in_six = collect(six.start(2), SIX)
    by_six = show("Horse Race, 2 seats, double-six, by tiles laid", "tiles", in_six, passes)
    in_twelve = collect(double_twelve(15, NO_TARGET).start(4), TWELVE)
    title = "Horse Race, 4 seats, double-twelve with 15 to a hand, by tiles laid"
    by_twelve = show(title, "tiles", in_twelve, passes)
    by_seats = {seats: collect(six.start(seats), (AT_TILES,))[AT_TILES] for seats in (2, 3, 4)}
    show(f"Horse Race, double-six, {AT_TILES} tiles laid, by seats", "seats", by_seats, passes)
    wanted = (("move at 25 tiles", by_six.get(25)), ("move at 60 tiles", by_twelve.get(60)))
    return {name: spread for name, spread in wanted if spread is not None}
