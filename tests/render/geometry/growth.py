"""Layouts that grow tile by tile: out of random play, and by laying whatever fits anywhere."""

from collections.abc import Iterator
from random import Random

import attrs

import fives

DOUBLE_NINE = fives.double_set(9)


def with_set(rules: fives.RuleSet, tiles: fives.TileSet, hand: int) -> fives.RuleSet:
    """The same game with a larger set, and hands of one size."""
    dealing = fives.BySeats(hand, hand, hand, tiles=tiles)
    return attrs.evolve(rules, id=f"{rules.id}-large", dealing=dealing)


HORSE_RACE_9 = with_set(fives.HORSE_RACE, DOUBLE_NINE, 12)
EXACT_61_9 = with_set(fives.EXACT_61, DOUBLE_NINE, 12)


def in_play(rules: fives.RuleSet, seed: int) -> list[fives.Layout]:
    """The layouts of one round of random play, from the lead on."""
    rng = Random(seed)
    state = rules.start(seats=rng.choice((2, 3)))
    grown: list[fives.Layout] = []
    while state.outcome is None:
        state = state.apply(rng.choice(state.legal_moves()))
        if len(state.layout) < len(grown):
            break
        if len(state.layout) > len(grown):
            grown.append(state.layout)
    return grown


def dense(empty: fives.Layout, seed: int) -> list[fives.Layout]:
    """The layouts that random tiles make at random ports, until nothing fits any more."""
    rng = Random(seed)
    waiting = list(empty.tile_set)
    rng.shuffle(waiting)
    grown = [empty.place(waiting.pop())]
    while plays := [(tile, port) for tile in waiting for port in grown[-1].places(tile)]:
        tile, port = rng.choice(plays)
        waiting.remove(tile)
        grown.append(grown[-1].place(tile, port))
    return grown


def all_spinning(tiles: fives.TileSet) -> fives.Layout:
    """An empty table where every double branches."""
    return fives.Layout(fives.EveryDouble(), fives.BothHalvesWhileOpen(), tiles)


def of_every_kind(seed: int) -> Iterator[tuple[str, list[fives.Layout]]]:
    """One growing layout of each kind."""
    yield "Horse Race", in_play(fives.HORSE_RACE, seed)
    yield "Exact 61", in_play(fives.EXACT_61, seed)
    yield "Draw", in_play(fives.DRAW, seed)
    yield "Horse Race, double-nine", in_play(HORSE_RACE_9, seed)
    yield "Exact 61, double-nine", in_play(EXACT_61_9, seed)
    yield "whatever fits, double-six", dense(all_spinning(fives.DOUBLE_SIX), seed)
