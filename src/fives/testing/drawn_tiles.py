"""Strategies for tiles, moves and layouts; users take them from ``fives.testing.strategies``."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from fives.core.units import Seat
from fives.dominoes.branching import AnySpinners
from fives.dominoes.counting import Counting
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.dominoes.ports import Port, ports_of
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import DOUBLE_SIX, TileSet
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass
from fives.policies.counting import BothHalvesWhileOpen
from fives.policies.spinners import EveryDouble, NoDouble

SEEDS = st.integers(0, 2**32 - 1)
"""Seeds of random matches."""


def tiles(of: TileSet = DOUBLE_SIX) -> st.SearchStrategy[Tile]:
    """Return a strategy for the tiles of a set."""
    return st.sampled_from(tuple(of))


def tile_sets(
    of: TileSet = DOUBLE_SIX, min_size: int = 0, max_size: int | None = None
) -> st.SearchStrategy[TileSet]:
    """Return a strategy for some of the tiles of a set, such as hands."""
    return st.sets(tiles(of), min_size=min_size, max_size=max_size).map(TileSet)


def ports(of: TileSet = DOUBLE_SIX) -> st.SearchStrategy[Port]:
    """Return a strategy for the ports of the tiles of a set."""
    return tiles(of).flatmap(lambda tile: st.sampled_from(ports_of(tile)))


def moves(of: TileSet = DOUBLE_SIX, seats: int = 4) -> st.SearchStrategy[Move]:
    """Return a strategy for moves that can be written down, most of them illegal anywhere."""
    return st.one_of(
        st.builds(Play, tiles(of), st.none() | ports(of)),
        st.just(Draw()),
        st.just(Pass()),
        st.builds(Lot, st.integers(0, seats - 1).map(Seat)),
        st.builds(Deal, tiles(of)),
        st.builds(Drawn, tiles(of)),
    )


@st.composite
def layouts(
    draw: st.DrawFn,
    spinners: AnySpinners | None = None,
    counting: Counting | None = None,
    of: TileSet = DOUBLE_SIX,
    max_size: int = 24,
) -> Layout:
    """Return a strategy for layouts that can be laid, from empty ones to long ones.

    Args:
        draw: Given by Hypothesis.
        spinners: Which doubles branch; unless given, all or none.
        counting: How doubles count; unless given, both halves while a line side is open.
        of: The set of tiles.
        max_size: The most tiles.
    """
    either: tuple[AnySpinners, ...] = (EveryDouble(), NoDouble())
    spins = draw(st.sampled_from(either)) if spinners is None else spinners
    layout = Layout(spins, BothHalvesWhileOpen() if counting is None else counting, of)
    return laid(layout, draw(st.integers(0, min(max_size, len(of)))), Random(draw(SEEDS)))


def laid(layout: Layout, size: int, rng: Random) -> Layout:
    """Return a layout with more tiles at random, until it has so many or nothing fits."""
    while len(layout) < size:
        rest = layout.tile_set - set(layout.tiles)
        places = layout.ports if len(layout) else (None,)
        ways = [
            (tile, at)
            for at in places
            for tile in rest
            if at is None or at.value in (tile.low, tile.high)
        ]
        if not ways:
            break
        layout = layout.place(*rng.choice(ways))
    return layout
