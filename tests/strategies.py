"""What the property tests draw from: tiles, moves, layouts and states of random matches."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter, for_type_by_name

import fives
from fives.dominoes.plays import plays_in


def _in_short(value: object, printer: RepresentationPrinter, cycle: bool) -> None:
    printer.text(repr(value))


# Else a failing example is shown with all of its fields, tables of the rules included.
for _kind in (fives.GameState, fives.Layout, fives.View, fives.Transition):
    for_type_by_name(_kind.__module__, _kind.__name__, _in_short)


class At(NamedTuple):
    """A table to play at."""

    seats: int
    pairs: bool = False

    def __str__(self) -> str:
        return "pairs" if self.pairs else str(self.seats)


TABLES = (At(2), At(3), At(4), At(4, True))
"""The four tables of Horse Race."""

MOST_MOVES = 900
"""More moves than most matches have."""

WITHOUT_END = 5_000
"""So many moves that something must be wrong."""

SET = tuple(fives.DOUBLE_SIX)
BEYOND = (fives.Tile(0, 7), fives.Tile(6, 7), fives.Tile(7, 7), fives.Tile(18, 18))
"""Tiles that exist but belong to larger sets."""


def ports_of(tile: fives.Tile) -> list[fives.Port]:
    """Every port of a tile, by the names of its faces."""
    faces = "a b c d" if tile.is_double else "lo hi"
    return [fives.Port.parse(f"{tile.notation}.{face}") for face in faces.split()]


PLACES: tuple[fives.Port | None, ...] = (
    None,
    *(port for tile in (*SET, *BEYOND) for port in ports_of(tile)),
)
EVERY_MOVE: tuple[fives.Move, ...] = (
    *(fives.Play(tile, at) for tile in (*SET, *BEYOND) for at in PLACES),
    fives.Draw(),
    fives.Pass(),
    *(fives.Lot(fives.Seat(seat)) for seat in (0, 1, 2, 3, 4, 99)),
    *(fives.Deal(tile) for tile in (*SET, *BEYOND)),
    *(fives.Drawn(tile) for tile in (*SET, *BEYOND)),
)
"""Every move that can be written down with a double-six set, and some beyond it."""


def share(part: float) -> settings:
    """Settings for a costly test: a part of the cases that the profile asks for."""
    most = settings.default.max_examples if settings.default is not None else 50
    return settings(max_examples=max(2, round(most * part)))


def start(at: At, variant: fives.RuleSet = fives.HORSE_RACE) -> fives.GameState:
    """The beginning of a match."""
    return variant.start(at.seats, at.pairs)


def match(at: At, seed: int) -> Iterator[fives.GameState]:
    """Every state of a match in which all moves are random, to its end."""
    rng = Random(seed)
    state = start(at)
    yield state
    for _ in range(WITHOUT_END):
        if not (moves := state.legal_moves()):
            return
        state = state.apply(rng.choice(moves))
        yield state
    raise AssertionError(f"no end after {WITHOUT_END} moves: {state}")


def steps(at: At, seed: int) -> Iterator[fives.Transition]:
    """Every transition of a random match, to its end."""
    rng = Random(seed)
    state = start(at)
    for _ in range(WITHOUT_END):
        if not (moves := state.legal_moves()):
            return
        step = state.step(rng.choice(moves))
        yield step
        state = step.after
    raise AssertionError(f"no end after {WITHOUT_END} moves: {state}")


def plays_of(layout: fives.Layout) -> list[fives.Play]:
    """The plays that make a layout, in the order laid."""
    return [*plays_in(layout._chain)]


def relaid(layout: fives.Layout, rng: Random) -> tuple[fives.Layout, list[fives.Play]]:
    """The same table laid in another possible order, and that order."""
    waiting = plays_of(layout)
    again = fives.Layout(layout.spinners, layout.counting, layout.tile_set)
    order = []
    while waiting:
        ready = [play for play in waiting if again.refusal(play.tile, play.at) is None]
        play = rng.choice(ready)
        waiting.remove(play)
        again = again.place(play.tile, play.at)
        order.append(play)
    return again, order


def setup_of(
    state: fives.GameState,
    hands: list[list[fives.Tile]] | None = None,
    plays: list[fives.Play] | None = None,
    bound: fives.Tile | None = None,
) -> fives.Setup:
    """A set-up that says what a state is, with other hands or another order where given."""
    dealt = state.opener is not None and state.phase is not fives.Phase.DEALING
    return fives.Setup(
        variant=state.variant,
        seats=state.table.seats,
        pairs=state.table.pairs,
        hands=list(state.hands) if hands is None else hands,
        layout=plays_of(state.layout) if plays is None else plays,
        scores=state.scores,
        turn=turn_of(state) if dealt else 0,
        opener=state.opener,
        phase=state.phase,
        bound=state.bound if bound is None else bound,
        passes=state.passes,
    )


def turn_of(state: fives.GameState) -> int:
    """Whose turn it is, also while that seat waits for the tile that it draws."""
    if isinstance(state.actor, int):
        return state.actor
    if state.phase is not fives.Phase.DRAWING:
        return 0
    after = state.apply(state.legal_moves()[0])
    drew = [s for s in range(len(state.hands)) if len(after.hands[s]) > len(state.hands[s])]
    return drew[0]


tiles = st.sampled_from((*SET, *BEYOND))
ports = tiles.flatmap(lambda tile: st.sampled_from(ports_of(tile)))
plays = st.builds(fives.Play, tiles, st.none() | ports)
moves: st.SearchStrategy[fives.Move] = st.one_of(
    plays,
    st.just(fives.Draw()),
    st.just(fives.Pass()),
    st.builds(fives.Lot, st.integers(0, 99).map(fives.Seat)),
    st.builds(fives.Deal, tiles),
    st.builds(fives.Drawn, tiles),
)
seeds = st.integers(0, 2**32 - 1)
tables = st.sampled_from(TABLES)


TURN_KINDS = ("PLACING", "draw", "pass", "lead", "play")
KINDS = ("LOT", "DEALING", "DRAWING", "OVER", *TURN_KINDS)
"""What comes next: the phase, or what the seat to move can do."""


def kind_of(state: fives.GameState) -> str:
    """What comes next in a state."""
    if state.phase is not fives.Phase.TURN:
        return state.phase.name
    move = state.legal_moves()[0]
    if isinstance(move, fives.Play):
        return "lead" if move.at is None else "play"
    return str(move)


def nth_of(kind: str, at: At, seed: int, number: int) -> fives.GameState:
    """One of the states of that kind in a random match; a lead where there is none.

    Drawing the kind first makes rare states as frequent as common ones.
    """
    by_kind: dict[str, list[fives.GameState]] = {}
    for state in match(at, seed):
        by_kind.setdefault(kind_of(state), []).append(state)
    found = by_kind.get(kind) or by_kind["lead"]
    return found[number % len(found)]


numbers = st.integers(0, MOST_MOVES)
states = st.builds(nth_of, st.sampled_from(KINDS), tables, seeds, numbers)
"""Any state of a random match at any table."""
turns = st.builds(nth_of, st.sampled_from(TURN_KINDS), tables, seeds, numbers)
"""A state of a random match in which a seat is to move."""


@st.composite
def layouts(
    draw: st.DrawFn, spinners: fives.Spinners | None = None, most: int = 24
) -> fives.Layout:
    """A random layout, with as many tiles as asked for unless it closes before."""
    either: tuple[fives.Spinners, ...] = (fives.EveryDouble(), fives.NoDouble())
    spins = spinners or draw(st.sampled_from(either))
    layout = fives.Layout(spins, fives.BothHalvesWhileOpen())
    rng = Random(draw(seeds))
    for _ in range(draw(st.integers(0, most))):
        laid = set(layout.tiles)
        ways = [
            (tile, at)
            for at in (layout.ports if laid else (None,))
            for tile in SET
            if tile not in laid and (at is None or at.value in (tile.low, tile.high))
        ]
        if not ways:
            break
        layout = layout.place(*rng.choice(ways))
    return layout
