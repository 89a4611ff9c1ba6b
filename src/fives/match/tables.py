"""Policies asked once and tabulated, where their argument is small enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from fives.core.errors import VariantError
from fives.core.table import Table
from fives.core.units import Pips, Points, Side
from fives.dominoes.scoring import PLAY, Part, ScoreEvent
from fives.dominoes.tiles import TILES, Tile
from fives.match import checks
from fives.match.ruleset import RuleSet
from fives.policies.continuation import Played
from fives.policies.ending import Ending
from fives.policies.points import TotalPoints

Reasons: TypeAlias = tuple[str, ...]
Blocks: TypeAlias = tuple[tuple[tuple[tuple[bool, bool], ...], ...], ...]
"""Whether a round is blocked; see `blocks_by_drawable`."""


MOST_FIGURES: Final = 200
"""With more figures than this the continuation is asked at every play; no family game has."""


def gain(side: Side, total: int, points: Points) -> ScoreEvent:
    """Return the event that a play makes by its count."""
    return ScoreEvent(side, (Part(PLAY, Pips(total), Pips(total), points),))


def leads_of(rules: RuleSet) -> int:
    """Return the tiles that may be led, one bit each.

    Raises:
        VariantError: When none ever may, so that no round could begin.
    """

    def may_lead(tile: Tile) -> bool:
        layout = rules.layout().place(tile)
        may = rules.opening.may_lead(tile, rules.points_for(layout))
        return checks.yes_or_no(may, "opening", "may_lead")

    found = sum(tile.bit for tile in rules.dealing.tiles if may_lead(tile))
    if not found:
        wanted = "True for at least one tile of the set"
        raise VariantError("opening", "may_lead", "False for every tile", wanted)
    return found


def points_by_total(rules: RuleSet) -> tuple[Points, ...] | None:
    """Return what each total is worth, or None where the single ends decide."""
    if not isinstance(rules.points, TotalPoints):
        return None
    ask, wanted = rules.points.for_total, "a whole number"
    found = tuple(ask(Pips(total)) for total in range(rules.dealing.tiles.pips + 1))
    for value in found:
        checks.checked(value, type(value) is int, "points", "for_total", wanted)
    return found


def gains_by_total(
    table: Table, points: tuple[Points, ...] | None
) -> tuple[tuple[ScoreEvent | None, ...], ...]:
    """Return, by seat and total, the event that a play makes; None where it earns nothing."""
    if points is None:
        return ()
    by_side = [
        tuple(gain(side, total, worth) if worth else None for total, worth in enumerate(points))
        for side in table.sides
    ]
    return tuple(by_side[side] for side in table.seating)


def keeps_by_total(
    rules: RuleSet, points: tuple[Points, ...] | None
) -> tuple[tuple[tuple[Reasons, ...], ...], ...]:
    """Return, by drawn (0 or 1), tile and total, why a play keeps the turn."""
    if points is None or len(set(points)) > MOST_FIGURES:
        return ()
    keep = rules.continuation.keeps_turn
    top = max(tile.index for tile in rules.dealing.tiles)
    rows: dict[tuple[Reasons, ...], tuple[Reasons, ...]] = {}

    def row(tile: Tile, drawn: bool) -> tuple[Reasons, ...]:
        by_points = {
            worth: checks.reasons(keep(Played(tile, worth, drawn))) for worth in sorted(set(points))
        }
        found = tuple(by_points[worth] for worth in points)
        return rows.setdefault(found, found)

    return tuple(tuple(row(tile, drawn) for tile in TILES[: top + 1]) for drawn in (False, True))


def blocks_by_drawable(ending: Ending, table: Table, drawables: tuple[int, ...]) -> Blocks:
    """Return whether the round is blocked, when nobody can place and when somebody can.

    The first index is how many seats hold tiles, then come the passes in a row and the
    tiles in the boneyard.

    Args:
        ending: The policy.
        table: Who sits.
        drawables: By tiles in the boneyard, how many may still be drawn.

    Raises:
        VariantError: When all could pass for ever.
    """

    def ask(can_place: bool, drawable: int, passes: int, seats: int) -> bool:
        blocked = ending.blocked(can_place, drawable, passes, seats)
        return checks.yes_or_no(blocked, "ending", "blocked")

    for seats in range(1, table.seats + 1):
        ends = ask(False, 0, seats, seats)
        checks.checked(ends, ends, "ending", "blocked", "True once all have passed in a row")
    return tuple(
        tuple(
            tuple(
                (ask(False, drawable, passes, seats), ask(True, drawable, passes, seats))
                for drawable in drawables
            )
            for passes in range(seats + 1)
        )
        for seats in range(table.seats + 1)
    )


def largest_blocking(rows: Iterable[tuple[tuple[bool, bool], ...]]) -> int:
    """Return the largest boneyard with which rows of `blocks_by_drawable` have a block, or -1."""
    return max((left for row in rows for left, either in enumerate(row) if any(either)), default=-1)
