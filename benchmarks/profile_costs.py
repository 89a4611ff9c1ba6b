"""Where a round's time goes, by kind of work.

    python benchmarks/profile_costs.py [--passes N] [--rounds N]

A profiler would distort calls as short as these, and the same call repeated alone is quicker
than among others. So a clock is read before and after each call of a playout, in the order
of play and with every state kept, and what reading it takes is taken off. Below stands what
some functions within the larger kinds take when they are repeated alone on the same states,
the call itself left out: these are least values; they overlap and need not add up.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable
from random import Random

from figures import Spread, line
from inner_costs import DRAWS, LAST, PLAIN, SCORING, TURNED, inner_work
from library_ways import dealt_states, play_rounds
from positions import Moment, in_round

import fives

LISTING, CHANCE = "listing a seat's moves", "listing the tiles to turn up"
PASSES = "passes"
CHOOSING, KEEPING = "choosing", "keeping, asking who moves"
ORDER = (LISTING, CHANCE, PLAIN, SCORING, DRAWS, TURNED, PASSES, LAST, CHOOSING, KEEPING)
TABLES = (("Horse Race, 4 seats", fives.HORSE_RACE, 4), ("Draw, 2 seats", fives.DRAW, 2))


def kind_of(moment: Moment) -> str:
    """Return the kind of a move."""
    if not moment.goes_on:
        return LAST
    if isinstance(moment.move, fives.Play):
        return PLAIN if moment.after.scores == moment.state.scores else SCORING
    if isinstance(moment.move, fives.Draw):
        return DRAWS
    return TURNED if isinstance(moment.move, fives.Drawn) else PASSES


def stamped(deals: list[fives.GameState], seed: int) -> list[int]:
    """Play rounds with the clock read four times a move; return what it said."""
    random, chance, drawing = Random(seed).random, fives.CHANCE, fives.Phase.DRAWING
    clock = time.perf_counter_ns
    stamps: list[int] = []
    stamp = stamps.append
    for state in deals:
        kept = [state]
        while True:
            stamp(clock())
            options = state.legal_moves()
            stamp(clock())
            move = options[int(random() * len(options))]
            stamp(clock())
            state = state.apply(move)
            stamp(clock())
            kept.append(state)
            actor = state.actor
            if actor is None or (actor is chance and state.phase is not drawing):
                break
    stamp(clock())
    return stamps


def price() -> float:
    """Return the nanoseconds between two readings of the clock with nothing in between."""
    clock = time.perf_counter_ns
    stamps: list[int] = []
    stamp = stamps.append
    for _ in range(2000):
        stamp(clock())
        stamp(clock())
    gaps = [later - sooner for sooner, later in zip(stamps[::2], stamps[1::2], strict=True)]
    return statistics.median(gaps)


def shared_out(stamps: list[int], kinds: list[str], off: float) -> dict[str, float]:
    """Return nanoseconds by kind of work, given the kind of each move.

    Args:
        stamps: What the clock said.
        kinds: The kind of every move, in order.
        off: What reading the clock takes, to be taken off.
    """
    found = dict.fromkeys(ORDER, 0.0)
    for number, kind in enumerate(kinds):
        start, listed, chosen, applied, end = stamps[4 * number : 4 * number + 5]
        found[CHANCE if kind is TURNED else LISTING] += listed - start - off
        found[CHOOSING] += chosen - listed - off
        found[kind] += applied - chosen - off
        found[KEEPING] += end - applied - off
    return found


def whole(deals: list[fives.GameState], seed: int) -> float:
    """Return the CPU seconds of the playout without the clock in it."""
    random = Random(seed).random
    begun = time.process_time()
    play_rounds(deals, random)
    return time.process_time() - begun


def measured(
    deals: list[fives.GameState],
    kinds: list[str],
    inner: dict[str, Callable[[], float]],
    passes: int,
) -> dict[str, list[float]]:
    """Return nanoseconds of every work in every pass, warmed up first."""
    found: dict[str, list[float]] = {name: [] for name in (*ORDER, *inner, "whole")}
    gc.collect()
    gc.freeze()
    for number in range(passes + 1):
        shares = shared_out(stamped(deals, 1), kinds, price())
        shares |= {name: 1e9 * act() for name, act in inner.items()}
        shares["whole"] = 1e9 * whole(deals, 1)
        for name, value in shares.items():
            if number:
                found[name].append(value)
    gc.unfreeze()
    return found


def show(title: str, rules: fives.RuleSet, seats: int, passes: int, rounds: int) -> None:
    """Print the shares of one table."""
    deals = dealt_states(rules.start(seats), Random(0), rounds)
    rng = Random(1)
    moments = [moment for deal in deals for moment in in_round(deal, rng)]
    kinds = list(map(kind_of, moments))
    of_kind = {
        kind: [moment for moment, its in zip(moments, kinds, strict=True) if its == kind]
        for kind in (PLAIN, SCORING, DRAWS, TURNED, LAST)
    }
    inner = inner_work(of_kind)
    found = measured(deals, kinds, inner, passes)
    sums = [sum(found[name][one] for name in ORDER) for one in range(passes)]
    stamped_round = Spread.of([each / rounds / 1e3 for each in sums])
    plain_round = Spread.of([each / rounds / 1e3 for each in found["whole"]])
    print(f"\n{title}: {stamped_round} us a round, without the clock {plain_round}")
    counts = dict.fromkeys(ORDER, len(moments)) | {kind: kinds.count(kind) for kind in set(kinds)}
    counts[CHANCE] = kinds.count(TURNED)
    counts[LISTING] = len(moments) - counts[CHANCE]
    for name in (name for name in ORDER if any(found[name])):
        told = f"{counts[name] / rounds:.2f} a round"
        print(line(name, *columns(found[name], sums, counts[name]), told))
    print("  repeated alone")
    for name in inner:
        print(line(name, *columns(found[name], sums, counts[name.split(": ")[0]])))


def columns(values: list[float], sums: list[float], count: int) -> tuple[str, str]:
    """Return a share of the whole and the time of one."""
    share = Spread.of([100 * one / every for one, every in zip(values, sums, strict=True)])
    each = Spread.of([one / count / 1e3 for one in values])
    return f"{share.middle:5.1f} % ({share.low:.1f} to {share.high:.1f})", f"{each} us each"


def main() -> None:
    """Print the shares of both tables."""
    parser = argparse.ArgumentParser(description="Share out the time of a round.")
    parser.add_argument("--passes", type=int, default=9)
    parser.add_argument("--rounds", type=int, default=300)
    given = parser.parse_args()
    for title, rules, seats in TABLES:
        show(title, rules, seats, given.passes, given.rounds)


if __name__ == "__main__":
    main()
