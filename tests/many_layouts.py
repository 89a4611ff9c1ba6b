"""Many random layouts, arranged tile by tile and all at once, under all checks.

    python -m tests.many_layouts [--layouts N] [--width W] [--seed S]

Each kind of layout gets its share of the N. Printed are how many tiles were laid, how often
the tiles before had to move, and how many arrangements are wider than they should be or have
tiles that touch without being joined. Each fault is printed and makes the exit status 1; so
does more than 2 % of tiles laid anew, or more than 1 % of layouts too wide, in one kind.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict

import attrs

import fives
from fives.render.geometry.arranging import arrange
from tests.render.geometry import checks
from tests.render.geometry.growth import all_spinning, dense, of_every_kind

KINDS = 6
LARGE = 20
"""How many layouts of all tiles of a larger set are looked at, after those with a limit."""


@attrs.define
class Tally:
    """What was found among layouts of one kind."""

    layouts: int = 0
    tiles: int = 0
    relaid: int = 0
    wide: int = 0
    touching: int = 0
    touching_grown: int = 0
    highest: int = 0
    faults: int = 0
    seconds: float = 0

    @property
    def too_bad(self) -> bool:
        return self.relaid > 0.02 * self.tiles or self.wide > 0.01 * 2 * self.layouts

    def __str__(self) -> str:
        return (
            f"{self.layouts} layouts, {self.tiles} tiles, {self.faults} faults; "
            f"laid anew {self.relaid} ({100 * self.relaid / self.tiles:.2f} %); "
            f"too wide {self.wide} of {2 * self.layouts}; strangers touch in {self.touching} laid "
            f"at once, {self.touching_grown} grown; at most {self.highest} high; "
            f"{self.seconds:.0f} s"
        )


def check(grown: list[fives.Layout], width: int, tally: Tally) -> None:
    begun = time.perf_counter()
    found: list[str] = []
    before = arrange(grown[0], width)
    for layout in grown:
        after = arrange(layout, width, before)
        found += checks.none_moved(before, after)
        tally.relaid += after.relaid
        before = after
    at_once = arrange(grown[-1], width)
    for arrangement in (before, at_once):
        found += checks.faults(grown[-1], arrangement)
        tally.wide += any(checks.within_the_width(arrangement))
        tally.highest = max(tally.highest, arrangement.box.height)
    tally.touching += checks.strangers_that_touch(grown[-1], at_once) > 0
    tally.touching_grown += checks.strangers_that_touch(grown[-1], before) > 0
    tally.layouts += 1
    tally.tiles += len(grown)
    tally.faults += len(found)
    tally.seconds += time.perf_counter() - begun
    if found:
        print(f"{grown[-1]!r}: {'; '.join(found)}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--layouts", type=int, default=5_000, help="layouts in all")
    parser.add_argument("--width", type=int, default=48, help="units from side to side")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    tallies: defaultdict[str, Tally] = defaultdict(Tally)
    each = -(-given.layouts // KINDS)
    for seed in range(given.seed, given.seed + each):
        for kind, grown in of_every_kind(seed):
            check(grown, given.width, tallies[kind])
    held = list(tallies.values())
    for top in (9, 12):
        for seed in range(given.seed, given.seed + min(each, LARGE)):
            grown = dense(all_spinning(fives.double_set(top)), seed)
            check(grown, given.width, tallies[f"whatever fits, double-{top} (no limits)"])
    for kind, tally in tallies.items():
        print(f"{kind}: {tally}")
    failed = any(tally.faults for tally in tallies.values()) or any(t.too_bad for t in held)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
