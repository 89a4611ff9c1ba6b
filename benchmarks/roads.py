"""What it costs when a policy needs more than the quickest road, and what single calls cost.

    python benchmarks/roads.py [--passes N] [--rounds N]

The variants play the same game as Horse Race by policies that give the same answers and ask
for more to do so; the work that a policy of this kind does itself comes on top. The calls
are made on states in the middle of rounds, each alone, with an empty call taken off.
"""

from __future__ import annotations

import argparse
import gc
import pickle
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import attrs
from figures import Spread, line, ratios, told
from inner_costs import repeat
from library_ways import dealt_states, ready
from positions import Moment, in_round
from ways import Way, speeds

import fives


@attrs.frozen
class AsksLayout:
    """Every double branches, as a question about the layout."""

    def spins_on(self, tile: fives.Tile, layout: fives.Layout) -> bool:
        return tile.is_double


@attrs.frozen
class ReadsTiles:
    """Every double branches, after a look at all tiles on the table."""

    def spins_on(self, tile: fives.Tile, layout: fives.Layout) -> bool:
        return tile.is_double and tile not in layout.tiles


@attrs.frozen
class LocksNothing:
    """Every double branches, and no port is ever locked."""

    def spins(self, tile: fives.Tile) -> bool:
        return tile.is_double

    def locked(self, layout: fives.Layout) -> frozenset[fives.Port]:
        return frozenset()


@attrs.frozen
class SumsEnds:
    """A multiple of five scores, added up from the single ends."""

    def for_ends(self, parts: tuple[fives.Contribution, ...]) -> fives.Points:
        total = sum(part.pips for part in parts)
        return fives.Points(0 if total % 5 else total // 5)


HOUSE: dict[str, dict[str, Any]] = {
    "spinners that ask about the layout": {"spinners": AsksLayout()},
    "spinners that read all its tiles": {"spinners": ReadsTiles()},
    "locks": {"spinners": LocksNothing()},
    "points from the single ends": {"points": SumsEnds()},
    "locks and points from the single ends": {"spinners": LocksNothing(), "points": SumsEnds()},
}
PLAIN = "horse-race 4"


def show_roads(passes: int, rounds: int) -> None:
    """Print the speed of every variant, and how many times as long a move takes."""
    ways = [Way(PLAIN, "", partial(ready, fives.HORSE_RACE, 4, False))]
    for number, (name, axes) in enumerate(HOUSE.items()):
        rules = attrs.evolve(fives.HORSE_RACE, **axes | {"id": f"house-{number}"})
        ways.append(Way(name, "", partial(ready, rules, 4, False)))
    found = speeds(ways, passes, rounds)
    print("\nHorse Race, 4 seats, by policies that ask for more")
    for name, values in found.items():
        times = Spread.of(ratios(found[PLAIN], values))
        print(line(name, told(values, "moves/s"), f"{times} times as long a move"))


def wrong(moment: Moment) -> fives.Play:
    """Return a play that is not allowed: the lead, after the lead is made."""
    return fives.Play(moment.move.tile) if isinstance(moment.move, fives.Play) else WRONG


WRONG = fives.Play(fives.Tile(0, 0))
Call = Callable[[Moment], tuple[Callable[..., object], tuple[Any, ...]]]
CALLS: dict[str, Call] = {
    "legal_moves()": lambda m: (fives.GameState.legal_moves, (m.state,)),
    "apply(play)": lambda m: (fives.GameState.apply, (m.state, m.move)),
    "step(play)": lambda m: (fives.GameState.step, (m.state, m.move)),
    "refusal(allowed play)": lambda m: (fives.GameState.refusal, (m.state, m.move)),
    "refusal(play that is not)": lambda m: (fives.GameState.refusal, (m.state, wrong(m))),
    "apply(play that is not), caught": lambda m: (caught, (m.state, wrong(m))),
    "view(seat)": lambda m: (fives.GameState.view, (m.state, m.state.actor)),
    "view(seat).legal_moves()": lambda m: (fives.View.legal_moves, (view_of(m),)),
    "view(seat).preview(play)": lambda m: (fives.View.preview, (view_of(m), m.move)),
    "hands": lambda m: (hands, (m.state,)),
    "layout": lambda m: (layout, (m.state,)),
    "layout.total": lambda m: (layout_total, (m.state,)),
    "layout.parts": lambda m: (layout_parts, (m.state,)),
    "layout.tiles": lambda m: (layout_tiles, (m.state,)),
    "hash()": lambda m: (hash, (m.state,)),
    "== of equal states": lambda m: (equal, (m.after, m.state.apply(m.move))),
    "pickle.dumps()": lambda m: (pickle.dumps, (m.state,)),
    "pickle.loads()": lambda m: (pickle.loads, (pickle.dumps(m.state),)),
}


def caught(state: fives.GameState, move: fives.Move) -> None:
    """Try a move that is refused."""
    try:  # noqa: SIM105 (what would be suggested takes time itself)
        state.apply(move)
    except fives.IllegalMoveError:
        pass


def view_of(moment: Moment) -> fives.View:
    """Return the view of the seat to move."""
    seat = moment.state.actor
    assert isinstance(seat, int)
    return moment.state.view(seat)


def hands(state: fives.GameState) -> object:
    """Return the hands."""
    return state.hands


def layout(state: fives.GameState) -> object:
    """Return the layout."""
    return state.layout


def layout_total(state: fives.GameState) -> object:
    """Return the total of the layout."""
    return state.layout.total


def layout_parts(state: fives.GameState) -> object:
    """Return what makes the total of the layout."""
    return state.layout.parts


def layout_tiles(state: fives.GameState) -> object:
    """Return the tiles of the layout."""
    return state.layout.tiles


def equal(one: object, other: object) -> bool:
    """Return whether two states are equal."""
    return one == other


def show_calls(passes: int, rounds: int) -> None:
    """Print what each call takes, and in how many times that of applying the play."""
    rng = Random(61)
    moments = [
        moment
        for deal in dealt_states(fives.HORSE_RACE.start(4), rng, rounds)
        for moment in in_round(deal, rng)
        if isinstance(moment.move, fives.Play) and moment.goes_on and moment.state.layout.tiles
    ]
    work: dict[str, tuple[Callable[..., object], list[tuple[Any, ...]]]] = {}
    for name, call in CALLS.items():
        made = [call(moment) for moment in moments]
        work[name] = made[0][0], [arguments for _, arguments in made]
    found: dict[str, list[float]] = {name: [] for name in work}
    gc.collect()
    gc.freeze()
    for one in range(passes + 1):
        for name, (function, inputs) in work.items():
            spent = repeat(function, inputs) / len(inputs) * 1e6
            if one:
                found[name].append(spent)
    gc.unfreeze()
    print(f"\nSingle calls, Horse Race, 4 seats, {len(moments)} states in the middle of rounds")
    for name, values in found.items():
        times = Spread.of(ratios(values, found["apply(play)"]))
        print(line(name, told(values, "us"), f"{times} times apply(play)"))


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description="Measure slower roads and single calls.")
    parser.add_argument("--passes", type=int, default=9)
    parser.add_argument("--rounds", type=int, default=400)
    given = parser.parse_args()
    show_roads(given.passes, given.rounds)
    show_calls(given.passes, min(given.rounds, 100))


if __name__ == "__main__":
    main()
