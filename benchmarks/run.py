"""Measure the library beside hand-tuned loops and other packages, in one run.

    python benchmarks/run.py [--passes N] [--rounds N] [--only NAME ...]

All ways to play take turns pass by pass, by CPU time, after a pass to warm up. Deals are
made before the clock; everybody chooses a move in the same cheap way. Only the ratios
within a run say anything.
"""

from __future__ import annotations

import argparse
import platform

import floors
import growth
import kept_bytes
import pickles
from figures import Figures, Spread, line, ratios, told
from library_ways import library_ways
from loop_ways import NAMES, loop_ways
from peers import PEERS, peer_ways
from ways import Way, speeds

GAMES = ("horse-race", "exact-61", "draw", "card-race")
PARTS = ("growth", "memory", "pickles")
BESIDE_PEERS = ("horse-race 4", "draw 2")


def chosen(groups: set[str]) -> list[Way]:
    """Return the ways to play of these groups, a loop next to what it is compared with."""
    loops = loop_ways()
    ways = []
    for way in library_ways():
        ways.append(way)
        ways += [loop for loop in loops if loop.name.startswith(f"{way.name} ")]
    peers, missing = peer_ways(groups)
    for name in missing:
        print(f"{name}: not installed")
    return [way for way in ways if way.group in groups] + peers


def show_speeds(found: dict[str, list[float]]) -> None:
    """Print the moves a second of every way."""
    print("\nRandom play, moves a CPU second")
    for name, values in found.items():
        print(line(name, told(values, "moves/s")))


def show_ratios(found: dict[str, list[float]]) -> Figures:
    """Print the ratios to the loops and to the peers, and return them."""
    peers = [name for name in found if name.split()[0] in PEERS]
    pairs = [(n, f"{n} {loop}") for loop in NAMES for n in found if f"{n} {loop}" in found]
    pairs += [(name, peer) for name in BESIDE_PEERS if name in found for peer in peers]
    figures: Figures = {}
    if pairs:
        print("\nRatios of speeds, medians of the ratios pass by pass")
    for name, other in pairs:
        spread = Spread.of(ratios(found[name], found[other]))
        figures[f"{name} / {other}"] = spread
        print(line(f"{name} / {other}", str(spread)))
    return figures


def main() -> None:
    """Measure what was asked for and print it."""
    everything = (*GAMES, *PEERS, *PARTS)
    parser = argparse.ArgumentParser(description="Measure the library.")
    parser.add_argument("--passes", type=int, default=9)
    parser.add_argument("--rounds", type=int, default=1000, help="in a pass, of a fast way")
    parser.add_argument("--only", nargs="+", choices=everything, default=everything)
    given = parser.parse_args()
    groups = set(given.only)
    print(f"Python {platform.python_version()}, {platform.machine()}")
    print(f"{given.passes} passes of {given.rounds} rounds; fewer rounds for slow ways")
    print("Figures are medians, with the quartiles behind them.")
    figures: Figures = {}
    ways = chosen(groups)
    if ways:
        found = speeds(ways, given.passes, given.rounds)
        show_speeds(found)
        figures |= show_ratios(found)
    if "growth" in groups:
        figures |= growth.run(given.passes)
    if "memory" in groups:
        figures |= kept_bytes.run()
    if "pickles" in groups:
        figures |= pickles.run()
    floors.show(figures)


if __name__ == "__main__":
    main()
