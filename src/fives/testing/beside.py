"""A second match played beside the first: with other seats, in a mirror, by other rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import attrs

from fives.core.table import Table
from fives.core.units import Seat, Side
from fives.dominoes.plays import Play
from fives.dominoes.ports import Face, Port
from fives.dominoes.tiles import Tile
from fives.match.axes import METHODS
from fives.match.events import RoundEnded, Ruled
from fives.match.moves import Deal, Lot
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet
from fives.match.state import GameState
from fives.testing.check import Look, Moment

Turned = Callable[[RuleSet, Table, int], RuleSet]
"""Gives the variant that belongs to seats renamed: the rules, the table, by how much."""


def first_seat_turned(rules: RuleSet, table: Table, by: int) -> RuleSet:
    """Return the rules with every policy's parameter ``first_seat`` turned along.

    >>> import fives
    >>> first_seat_turned(fives.HORSE_RACE, fives.Table(3), 1) == fives.HORSE_RACE
    True
    """
    changed: dict[str, Any] = {}
    for axis in METHODS:
        policy = getattr(rules, axis)
        first = getattr(policy, "first_seat", None)
        if type(first) is int and attrs.has(type(policy)):
            turned = (first + by) % table.seats
            changed[axis] = attrs.evolve(policy, first_seat=turned)
    return attrs.evolve(rules, **changed)


def seats_renamed(turned: Turned) -> Callable[[GameState, int], Look[GameState]]:
    """Return a check that renaming the seats around the table renames the results.

    Args:
        turned: Gives the rules for the renamed seats.
    """

    def begin(start: GameState, seed: int) -> Look[GameState]:
        table = start.table
        by = 1 + seed % (table.seats - 1)
        twin = turned(start.variant, table, by).start(table.seats, table.pairs)
        dealt: list[Tile] = []
        to_deal = table.seats * start.variant.dealing.hand_size(table)

        def look(moment: Moment[GameState]) -> Iterator[str]:
            nonlocal twin
            move = moment.move
            if isinstance(move, Deal):
                dealt.append(move.tile)
                if len(dealt) == to_deal:
                    size = to_deal // table.seats
                    split = (table.seats - by) * size
                    for tile in (*dealt[split:], *dealt[:split]):
                        twin = twin.apply(Deal(tile))
                    dealt.clear()
            elif moment.number:
                lot = isinstance(move, Lot)
                step = twin.step(Lot(Seat((move.seat + by) % table.seats)) if lot else move)
                twin = step.after
                yield from _told_renamed(moment, step.events, by)
            if not dealt:
                yield from _renamed(moment, twin, by)

        return look

    return begin


def _renamed(moment: Moment[GameState], twin: GameState, by: int) -> Iterator[str]:
    """Compare a state with the state of the match in which all sit so many seats further."""
    state, table = moment.state, moment.state.table
    sides = {table.side(seat): table.side((seat + by) % table.seats) for seat in _seats(table)}

    def seat(value: object) -> object:
        return (value + by) % table.seats if type(value) is int else value

    hands = tuple(state.hands[(s - by) % table.seats] for s in _seats(table))
    points = {sides[side]: score for side, score in zip(table.sides, state.scores, strict=True)}
    scores = tuple(points[side] for side in table.sides)
    winners = None if state.outcome is None else {sides[side] for side in state.outcome.winners}
    pairs: dict[str, tuple[object, object]] = {
        "actor": (seat(state.actor), twin.actor),
        "opener": (seat(state.opener), twin.opener),
        "hands": (hands, twin.hands),
        "scores": (scores, twin.scores),
        "winners": (winners, None if twin.outcome is None else set(twin.outcome.winners)),
        "table": (str(state.layout), str(twin.layout)),
        "phase": (state.phase, twin.phase),
    }
    if state.phase not in (Phase.LOT, Phase.DEALING):
        pairs["moves"] = (moment.listed, twin.legal_moves())
    for what, (wanted, got) in pairs.items():
        if wanted != got:
            yield f"With all seats renamed by {by} the {what} should be {wanted}, not {got}."


def _told_renamed(moment: Moment[GameState], told: Iterable[object], by: int) -> Iterator[str]:
    """Compare how a round ended and what was scored; in a batch, sides have no order."""
    table = moment.state.table
    sides = {table.side(seat): table.side((seat + by) % table.seats) for seat in _seats(table)}
    wanted = [
        (None if seat is None else (seat + by) % table.seats, {sides[side] for side in winners})
        for seat, winners in _ends(moment.events)
    ]
    got = [(seat, {*winners}) for seat, winners in _ends(told)]
    if wanted != got:
        yield (
            f"With all seats renamed by {by} the seat that went out and the winners of the "
            f"round should be {wanted}, not {got}."
        )
    for side, other in sides.items():
        one = [rest for owner, *rest in _rulings(moment.events) if owner == side]
        two = [rest for owner, *rest in _rulings(told) if owner == other]
        if one != two:
            yield (
                f"With all seats renamed by {by} the rulings for side {other}, as points and "
                f"whether accepted, should be {one}, not {two}."
            )


def _ends(events: Iterable[object]) -> list[tuple[int | None, tuple[Side, ...]]]:
    """Return who went out, if anybody, and who won, for every end of a round."""
    ended = [event for event in events if isinstance(event, RoundEnded)]
    return [(getattr(event.end, "seat", None), event.winners) for event in ended]


def _rulings(events: Iterable[object]) -> list[tuple[int, int, bool]]:
    """Return the sides, the points and whether they were accepted, in order."""
    ruled = [event.ruling for event in events if isinstance(event, Ruled)]
    return [(ruling.event.side, ruling.event.points, ruling.accepted) for ruling in ruled]


def _seats(table: Table) -> range:
    return range(table.seats)


def mirrored(start: GameState, seed: int) -> Look[GameState]:
    """Begin to play the match in a mirror: other line side of the lead, other branches."""
    twin = start

    def other(moment: Moment[GameState], move: Any) -> Any:
        if not isinstance(move, Play) or move.at is None:
            return move
        lead = None if moment.before is None else moment.before.layout.lead
        return Play(move.tile, _other_side(move.at, lead))

    def look(moment: Moment[GameState]) -> Iterator[str]:
        nonlocal twin
        state, told = moment.state, moment.events
        if moment.number:
            step = twin.step(other(moment, moment.move))
            twin, told = step.after, step.events
        lead = state.layout.lead
        ports = {port if port is None else _other_side(port, lead) for port in state.layout.ports}
        pairs = {
            "winners of the round": (_ends(moment.events), _ends(told)),
            "rulings": (_rulings(moment.events), _rulings(told)),
            "actor": (state.actor, twin.actor),
            "phase": (state.phase, twin.phase),
            "hands": (state.hands, twin.hands),
            "scores": (state.scores, twin.scores),
            "outcome": (state.outcome, twin.outcome),
            "total": (state.layout.total, twin.layout.total),
            "ports": (sorted(ports), sorted(twin.layout.ports)),
        }
        for what, (wanted, got) in pairs.items():
            if wanted != got:
                yield f"In a mirrored layout the {what} should be {wanted}, not {got}."

    return look


def _other_side(port: Port, lead: Tile | None) -> Port:
    """Return the port in the mirror; a double that joined lies with its ``a`` inwards."""
    other = {Face.C: Face.D, Face.D: Face.C}
    if port.tile == lead:
        other |= {Face.A: Face.B, Face.B: Face.A}
    return Port(port.tile, other.get(port.face, port.face))
