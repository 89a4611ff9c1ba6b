"""The rules of one variant at one table, worked out once for the engine to look up."""

from __future__ import annotations

from functools import lru_cache

import attrs

from fives.core.table import Table
from fives.core.units import Points, Side
from fives.dominoes.joining import LayoutRules, rules_of
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Chain
from fives.dominoes.scoring import ScoreEvent
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet, bits_of
from fives.match import checks
from fives.match.ruleset import RuleSet
from fives.match.tables import (
    Blocks,
    Reasons,
    blocks_by_drawable,
    gains_by_total,
    keeps_by_points,
    largest_blocking,
    points_by_total,
)
from fives.policies.continuation import Played


@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class Game:
    """What the engine asks at every move, tabulated where a policy's argument allows it.

    Attributes:
        rules: The variant.
        table: Who sits.
        layout: How the layout grows.
        every: All tiles, one bit each.
        hand_size: Tiles dealt to a seat.
        reserve: Tiles of the boneyard that are never drawn.
        leads: The tiles that may be led, one bit each.
        draws: Whether drawing is allowed, by whether the table is empty (0 or 1) and
            whether something can be placed (0 or 1).
        binds: Whether a drawn tile that fits must be placed at once.
        drawables: By whether the table is empty (0 or 1), then by tiles in the boneyard,
            how many of them may still be drawn.
        blocks: By whether the table is empty (0 or 1), then as `blocks_by_drawable` says.
        block_size: The largest boneyard with which a placement can block the round, or -1.
        counts_passes: Whether passes in a row matter.
        after: By seat, the next one.
        sides: By seat, its side.
        points: By total, what a play earns; None where the single ends decide.
        gains: By side, then by total, the event that a play makes; empty where ends decide.
        keeps: By tile, then by points, why a play from the hand keeps the turn.
    """

    rules: RuleSet
    table: Table
    layout: LayoutRules
    every: int
    hand_size: int
    reserve: int
    leads: int
    draws: tuple[tuple[bool, ...], ...]
    binds: bool
    drawables: tuple[tuple[int, ...], ...]
    blocks: tuple[Blocks, ...]
    block_size: int
    counts_passes: bool
    after: tuple[int, ...]
    sides: tuple[Side, ...]
    points: tuple[Points, ...] | None
    gains: tuple[tuple[ScoreEvent | None, ...], ...]
    keeps: tuple[tuple[Reasons, ...], ...]

    def layout_of(self, chain: Chain, ends: tuple[int, ...], total: int) -> Layout:
        """Return the layout that a state's parts make."""
        rules = self.rules
        return Layout(
            rules.spinners,
            rules.counting,
            rules.dealing.tiles,
            _chain=chain,
            _ends=ends,
            _total=total,
        )

    def kept(self, tile: Tile, points: Points, drawn: bool) -> Reasons:
        """Return why a play keeps the turn; asks the policy where it is not tabulated."""
        row = self.keeps[tile.index] if not drawn and self.keeps else ()
        if 0 <= points < len(row):
            return row[points]
        return checks.reasons(self.rules.continuation.keeps_turn(Played(tile, points, drawn)))

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (self.rules, self.table)


@lru_cache(maxsize=64)
def game_of(rules: RuleSet, table: Table) -> Game:
    """Return the tables of a variant at a table.

    Raises:
        VariantError: When a policy gives back what its axis does not allow.
    """
    tiles, dealing = rules.dealing.tiles, rules.dealing
    checks.checked(tiles, type(tiles) is TileSet and len(tiles) > 0, "dealing", "tiles", "tiles")
    hand_size = checks.number(dealing.hand_size(table), "dealing", "hand_size", 1)
    reserve = checks.number(dealing.reserve(table), "dealing", "reserve", 0)
    fits = hand_size * table.seats + reserve <= len(tiles)
    checks.checked(hand_size, fits, "dealing", "hand_size", f"a hand for {table}, reserve kept")
    points = points_by_total(rules)
    draws = tuple(
        tuple(
            checks.yes_or_no(rules.drawing.may_draw(able, leading), "drawing", "may_draw")
            for able in (False, True)
        )
        for leading in (False, True)
    )
    drawables = tuple(
        tuple(max(0, left - reserve) if stuck else 0 for left in range(len(tiles) + 1))
        for stuck, _ in draws
    )
    blocks = tuple(blocks_by_drawable(rules.ending, table, row) for row in drawables)
    return Game(
        rules=rules,
        table=table,
        layout=rules_of(rules.spinners, rules.counting, tiles),
        every=bits_of(tiles),
        hand_size=hand_size,
        reserve=reserve,
        leads=sum(tile.bit for tile in tiles if _may_lead(rules, tile)),
        draws=draws,
        binds=checks.yes_or_no(rules.drawing.binds, "drawing", "binds"),
        drawables=drawables,
        blocks=blocks,
        block_size=largest_blocking(blocks[0]),
        counts_passes=any(rows != by[0] for each in blocks for by in each for rows in by),
        after=tuple(table.after(seat) for seat in range(table.seats)),
        sides=table.seating,
        points=points,
        gains=gains_by_total(table, points),
        keeps=keeps_by_points(rules, points),
    )


def _may_lead(rules: RuleSet, tile: Tile) -> bool:
    layout = Layout(rules.spinners, rules.counting, rules.dealing.tiles).place(tile)
    may = rules.opening.may_lead(tile, rules.points_for(layout))
    return checks.yes_or_no(may, "opening", "may_lead")
