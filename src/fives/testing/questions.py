"""Questions for the policies of a variant, with arguments that the engine could give too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import attrs

from fives.core.table import Table
from fives.core.units import Pips, Points, Seat
from fives.dominoes.ports import Face
from fives.dominoes.round_end import Blocked, PastRound, WentOut
from fives.dominoes.scoring import PLAY, Part, ScoreEvent
from fives.dominoes.tileset import TileSet
from fives.match.events import RoundEnded, Ruled, TilePlayed
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.policies.continuation import Played
from fives.policies.points import EndPoints
from fives.testing.check import Moment

EITHER: Final = (False, True)


@attrs.frozen(weakref_slot=False)
class Question:
    """One call of a method of a policy.

    Attributes:
        axis: The axis.
        method: The method.
        given: The arguments.
        named: Pairs of a name and an argument that is given by it.
    """

    axis: str
    method: str
    given: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...] = ()


def of_table(rules: RuleSet, table: Table) -> Iterator[Question]:
    """Yield what can be asked before a match at a table."""
    tiles, drawing = tuple(rules.dealing.tiles), product(EITHER, EITHER)
    yield Question("dealing", "hand_size", (table,))
    yield Question("dealing", "reserve", (table,))
    yield Question("opening", "opener", (None, table))
    yield from (Question("drawing", "may_draw", pair) for pair in drawing)
    empty = rules.layout()
    for tile in tiles:
        layout = empty.place(tile)
        points = rules.points_for(layout)
        yield Question("opening", "may_lead", (tile, points))
        if isinstance(rules.points, EndPoints):
            yield Question("points", "for_ends", (layout.parts,))
        if tile.is_double:
            on = hasattr(rules.spinners, "spins_on")
            yield Question("spinners", "spins_on" if on else "spins", (tile, empty)[: 1 + on])
        for drawn in EITHER:
            yield Question("continuation", "keeps_turn", (Played(tile, points, drawn),))
    if not isinstance(rules.points, EndPoints):
        for total in range(rules.dealing.tiles.pips // 4):
            yield Question("points", "for_total", (Pips(total),))
    for faces in (frozenset(()), frozenset((Face.A,)), frozenset((Face.A, Face.B))):
        for spinner in EITHER:
            yield Question("counting", "halves", (faces, spinner))
    yield from _of_the_end(rules, table)


def _of_the_end(rules: RuleSet, table: Table) -> Iterator[Question]:
    """Yield what can be asked about the end of a round and of the match."""
    size = rules.dealing.hand_size(table)
    tiles = tuple(rules.dealing.tiles)
    hands = tuple(TileSet(tiles[n * size : n * size + size]) for n in range(table.seats))
    empty = (TileSet(), *hands[1:])
    for able, drawable in product(EITHER, (0, 1)):
        for passes in range(table.seats + 1):
            yield Question("ending", "blocked", (able, drawable, passes, table.seats))
    yield Question("ending", "out", (Seat(0), tuple(map(len, empty)), table))
    yield Question("settlement", "settle", (Blocked(), hands, table))
    yield Question("settlement", "settle", (WentOut(Seat(0)), empty, table))
    for points in (1, 5, 20):
        gain = ScoreEvent(table.side(0), (Part(PLAY, Pips(5), Pips(5), Points(points)),))
        yield Question("target", "refusal", (Points(0), gain, table))
        yield Question("settlement", "settle", (WentOut(Seat(0), gain), empty, table))
    yield from _verdicts(tuple(Points(0) for _ in table.sides), table)


def _verdicts(scores: tuple[Points, ...], table: Table) -> Iterator[Question]:
    for over in EITHER:
        yield Question("target", "verdict", (scores, table), (("round_over", over),))


def of_moment(moment: Moment[GameState]) -> Iterator[Question]:
    """Yield what the last move of a match gave to ask."""
    rules, table, before = moment.state.variant, moment.state.table, moment.before
    for event in moment.events:
        if isinstance(event, TilePlayed):
            if isinstance(rules.points, EndPoints):
                yield Question("points", "for_ends", (event.parts,))
            if before is not None and event.tile.is_double and hasattr(rules.spinners, "spins_on"):
                yield Question("spinners", "spins_on", (event.tile, before.layout))
        elif isinstance(event, Ruled):
            ruling = event.ruling
            yield Question("target", "refusal", (ruling.before, ruling.event, table))
            yield from _verdicts(moment.state.scores, table)
        elif isinstance(event, RoundEnded):
            yield Question("settlement", "settle", (event.end, event.hands, table))
            opener = None if before is None else before.opener
            if opener is not None:
                past = PastRound(opener, event.end, event.hands)
                yield Question("opening", "opener", (past, table))
    if moment.events and hasattr(rules.spinners, "locked"):
        yield Question("spinners", "locked", (moment.state.layout,))
