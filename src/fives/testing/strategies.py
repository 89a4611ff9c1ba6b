"""Hypothesis strategies: tiles, layouts, tables, reachable states, positions, score events.

>>> import fives
>>> from hypothesis import given
>>> @given(states(fives.HORSE_RACE))
... def test_somebody_is_to_move_or_it_is_over(state):
...     assert (state.actor is None) == (state.outcome is not None)
>>> test_somebody_is_to_move_or_it_is_over()
"""

from __future__ import annotations

from random import Random

import attrs

try:
    from hypothesis import assume
    from hypothesis import strategies as st
    from hypothesis.vendor.pretty import RepresentationPrinter, for_type_by_name
except ModuleNotFoundError as error:
    sentence = "fives.testing.strategies needs Hypothesis: install fives[testing]."
    raise ModuleNotFoundError(sentence, name=error.name) from error

from fives.core.table import Table
from fives.core.units import Pips, Points, Side
from fives.dominoes.scoring import OPPONENTS, PLAY, Batch, Part, ScoreEvent
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet, rules_in
from fives.match.setup import Setup
from fives.match.state import GameState
from fives.policies.variant import Variant
from fives.testing.drawn_tiles import (
    SEEDS,
    laid,
    layouts,
    moves,
    ports,
    tile_sets,
    tiles,
)

__all__ = [
    "SEEDS",
    "batches",
    "layouts",
    "moves",
    "parts",
    "ports",
    "positions",
    "score_events",
    "states",
    "tables",
    "tile_sets",
    "tiles",
]


def _in_short(value: object, printer: RepresentationPrinter, cycle: bool) -> None:
    printer.text(repr(value))


# Else a failing example is shown with all of its fields, tables of the rules included.
for _module, _name in (
    ("fives.match.state", "GameState"),
    ("fives.match.view", "View"),
    ("fives.dominoes.layout", "Layout"),
):
    for_type_by_name(_module, _name, _in_short)

MOST_SEEDS = 20
"""In so many matches a phase is looked for."""


def tables(variant: Variant) -> st.SearchStrategy[Table]:
    """Return a strategy for the tables of a variant."""
    return st.sampled_from(rules_in(variant).tables)


@st.composite
def states(
    draw: st.DrawFn, variant: Variant, table: Table | None = None, phase: Phase | None = None
) -> GameState:
    """Return a strategy for states that random matches of a variant reach.

    Args:
        draw: Given by Hypothesis.
        variant: The rules.
        table: Where to play; unless given, any table of the variant.
        phase: What comes next; unless given, anything. A phase that twenty matches in a
            row do not see gives no example.
    """
    rules = rules_in(variant)
    place = draw(tables(rules)) if table is None else table
    seed = draw(SEEDS)
    wanted = draw(st.sampled_from(Phase)) if phase is None else phase
    number = draw(st.integers(0, 999))
    for again in range(MOST_SEEDS if phase is not None else 1):
        found = match(rules, place, seed + again)
        if some := [state for state in found if state.phase is wanted]:
            return some[number % len(some)]
    assume(phase is None)
    return found[number % len(found)]


def match(rules: RuleSet, table: Table, seed: int) -> list[GameState]:
    """Return the states of a random match, to its end or 20,000 moves."""
    rng = Random(seed)
    found = [rules.start(table.seats, table.pairs)]
    while len(found) <= 20_000 and (listed := found[-1].legal_moves()):
        found.append(found[-1].apply(rng.choice(listed)))
    return found


@st.composite
def positions(draw: st.DrawFn, variant: Variant, table: Table | None = None) -> Setup:
    """Return a strategy for setups of turns that matches seldom see.

    Small hands, few tiles to draw and high scores come as often as large ones. The setups
    are right: their `state` is a state.

    Args:
        draw: Given by Hypothesis.
        variant: The rules.
        table: Where to play; unless given, any table of the variant.
    """
    rules = rules_in(variant)
    place = draw(tables(rules)) if table is None else table
    rng = Random(draw(SEEDS))
    most, reserve = rules.dealing.hand_size(place), rules.dealing.reserve(place)
    room = len(rules.dealing.tiles) - reserve
    sizes = [draw(st.integers(1, most)) for _ in range(place.seats)]
    spare = draw(st.just(0) | st.integers(0, room - sum(sizes)))
    layout = laid(rules.layout(), room - sum(sizes) - spare, rng)
    rest = [tile for tile in rules.dealing.tiles if tile not in layout.tiles]
    rng.shuffle(rest)
    hands = tuple(tuple(rest.pop() for _ in range(size)) for size in sizes)
    scores = draw(st.tuples(*(st.integers(0, 70) for _ in place.sides)))
    turn = draw(st.integers(0, place.seats - 1))
    setup = Setup(
        variant=rules,
        seats=place.seats,
        pairs=place.pairs,
        hands=hands,
        layout=layout,
        scores=scores,
        turn=turn,
    )
    while any(scores) and any(problem.code == "MATCH_OVER" for problem in setup.problems):
        scores = tuple(score // 2 for score in scores)
        setup = attrs.evolve(setup, scores=scores)
    assume(not setup.problems)
    return setup


def parts(reasons: tuple[str, ...] = (PLAY, OPPONENTS)) -> st.SearchStrategy[Part]:
    """Return a strategy for parts of score events; the points may be negative."""
    pips = st.integers(0, 168).map(Pips)
    points = st.integers(-40, 40).map(Points)
    return st.builds(Part, st.sampled_from(reasons), pips, pips, points)


def score_events(side: int) -> st.SearchStrategy[ScoreEvent]:
    """Return a strategy for events of one side, of no part to three."""
    row = st.lists(parts(), max_size=3).map(tuple)
    return st.builds(ScoreEvent, st.just(Side(side)), row)


def batches(table: Table) -> st.SearchStrategy[Batch]:
    """Return a strategy for batches of score events, at most one a side of the table."""
    sides = st.permutations(table.sides).flatmap(
        lambda order: st.integers(0, len(order)).map(lambda size: order[:size])
    )
    return sides.flatmap(lambda chosen: st.tuples(*(score_events(side) for side in chosen)))
