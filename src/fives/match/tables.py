"""Policies asked once and tabulated, where their argument is small enough."""

from __future__ import annotations

from typing import Final, TypeAlias

from fives.core.table import Table
from fives.core.units import Pips, Points, Side
from fives.dominoes.scoring import PLAY, Part, ScoreEvent
from fives.dominoes.tiles import TILES
from fives.match import checks
from fives.match.ruleset import RuleSet
from fives.policies.continuation import Played
from fives.policies.ending import Ending
from fives.policies.points import TotalPoints

Reasons: TypeAlias = tuple[str, ...]
Blocks: TypeAlias = tuple[tuple[tuple[tuple[bool, bool], ...], ...], ...]
"""Whether a round is blocked; see `blocks_by_drawable`."""


MOST_POINTS: Final = 200
"""Beyond this the continuation is asked at every play; no family game comes near it."""


def gain(side: Side, total: int, points: Points) -> ScoreEvent:
    """Return the event that a play makes by its count."""
    return ScoreEvent(side, (Part(PLAY, Pips(total), Pips(total), points),))


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
    """Return, by side and total, the event that a play makes; None where it earns nothing."""
    if points is None:
        return ()
    return tuple(
        tuple(gain(side, total, worth) if worth else None for total, worth in enumerate(points))
        for side in table.sides
    )


def keeps_by_points(
    rules: RuleSet, points: tuple[Points, ...] | None
) -> tuple[tuple[Reasons, ...], ...]:
    """Return, by tile and points, why a play from the hand keeps the turn."""
    if points is None or max(points) > MOST_POINTS:
        return ()
    keep = rules.continuation.keeps_turn
    top = max(tile.index for tile in rules.dealing.tiles)
    return tuple(
        tuple(
            checks.reasons(keep(Played(tile, Points(worth), drawn=False)))
            for worth in range(max(points) + 1)
        )
        for tile in TILES[: top + 1]
    )


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


def largest_blocking(blocks: Blocks) -> int:
    """Return the largest boneyard with which a placement can block the round, or -1."""
    return max(
        (left for by in blocks for left, either in enumerate(by[0]) if any(either)), default=-1
    )
