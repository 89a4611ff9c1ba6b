"""The rules of one variant at one table, worked out once for the engine to look up."""

from __future__ import annotations

from functools import lru_cache

import attrs

from fives.core.table import Table
from fives.core.units import Points, Seat, Side
from fives.dominoes.branching import Locks
from fives.dominoes.ends import Join
from fives.dominoes.joining import LayoutRules, rules_of
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Chain
from fives.dominoes.round_end import WentOut
from fives.dominoes.scoring import ScoreEvent
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet, bits_of
from fives.match import checks
from fives.match.moment import Moment, moment_of
from fives.match.phase import DRAWING, TURN
from fives.match.ruleset import RuleSet
from fives.match.tables import (
    Blocks,
    Reasons,
    blocks_by_drawable,
    gain,
    gains_by_total,
    keeps_by_total,
    largest_blocking,
    leads_of,
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
        locks: The policy that locks ports, or None where none ever is.
        joins: By number of the play, what it does; None for all where the layout has a say.
        fits: By number of the end, the tiles that fit there, one bit each.
        draws: Whether drawing is allowed, by whether the table is empty (0 or 1) and
            whether the seat is stuck, with nothing to place (0 or 1).
        must_place: Whether drawing is never allowed to a seat that can place.
        binds: Whether a drawn tile that fits must be placed at once.
        drawables: By whether the table is empty (0 or 1), then by tiles in the boneyard,
            how many of them may still be drawn.
        blocks: By whether the table is empty (0 or 1), then as `blocks_by_drawable` says.
        block_size: The largest boneyard with which a placement can block the round, or -1.
        most_blocked: The largest boneyard with which anything can, or -1.
        counts_passes: Whether passes in a row matter.
        after: By seat, the next one.
        sides: By seat, its side.
        gains: By seat, then by total, the event that a play makes, None where it earns
            nothing; empty where the single ends decide.
        outs: The same: that the seat went out with that play.
        keeps: By whether the tile was drawn (0 or 1), then by tile, then by total, why a
            play keeps the turn; empty where the continuation is asked at every play.
        turns: By opener and seat, the moment at which it may do as it likes, no pass before.
        drawings: The same, once it has said that it draws.
    """

    rules: RuleSet
    table: Table
    layout: LayoutRules
    every: int
    hand_size: int
    reserve: int
    leads: int
    locks: Locks | None
    joins: tuple[Join | None, ...]
    fits: tuple[int, ...]
    draws: tuple[tuple[bool, ...], ...]
    must_place: bool
    binds: bool
    drawables: tuple[tuple[int, ...], ...]
    blocks: tuple[Blocks, ...]
    block_size: int
    most_blocked: int
    counts_passes: bool
    after: tuple[Seat, ...]
    sides: tuple[Side, ...]
    gains: tuple[tuple[ScoreEvent | None, ...], ...]
    outs: tuple[tuple[WentOut, ...], ...]
    keeps: tuple[tuple[tuple[Reasons, ...], ...], ...]
    turns: tuple[tuple[Moment, ...], ...] = attrs.field(init=False)
    drawings: tuple[tuple[Moment, ...], ...] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        seats = [Seat(seat) for seat in range(self.table.seats)]
        for name, phase in (("turns", TURN), ("drawings", DRAWING)):
            rows = [
                tuple(moment_of(self, phase, seat, opener) for seat in seats) for opener in seats
            ]
            object.__setattr__(self, name, tuple(rows))

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

    def gain(self, turn: int, layout: Layout) -> ScoreEvent | None:
        """Return the event that a play makes which leaves a layout; asks the policy."""
        points = self.rules.points_for(layout)
        return gain(self.sides[turn], layout.total, points) if points else None

    def kept(self, tile: Tile, points: Points, drawn: bool) -> Reasons:
        """Return why a play keeps the turn; asks the policy."""
        return checks.reasons(self.rules.continuation.keeps_turn(Played(tile, points, drawn)))


@lru_cache(maxsize=64)
def game_of(rules: RuleSet, table: Table) -> Game:
    """Return the tables of a variant at a table.

    Raises:
        VariantError: When a policy gives back what its axis does not allow.
    """
    tiles, dealing = rules.dealing.tiles, rules.dealing
    checks.checked(
        tiles, type(tiles) is TileSet and len(tiles) > 0, "dealing", "tiles", "a TileSet with tiles"
    )
    hand_size = checks.number(dealing.hand_size(table), "dealing", "hand_size", 1)
    reserve = checks.number(dealing.reserve(table), "dealing", "reserve", 0)
    fits = hand_size * table.seats + reserve <= len(tiles)
    wanted = f"{table.seats} hands and a reserve of {reserve} within {len(tiles)} tiles"
    checks.checked(hand_size, fits, "dealing", "hand_size", wanted)
    points = points_by_total(rules)
    draws = tuple(
        tuple(
            checks.yes_or_no(rules.drawing.may_draw(able, leading), "drawing", "may_draw")
            for able in (True, False)
        )
        for leading in (False, True)
    )
    drawables = tuple(
        tuple(max(0, left - reserve) if stuck else 0 for left in range(len(tiles) + 1))
        for _, stuck in draws
    )
    blocks = tuple(blocks_by_drawable(rules.ending, table, row) for row in drawables)
    gains = gains_by_total(table, points)
    layout = rules_of(rules.spinners, rules.counting, tiles)
    return Game(
        rules=rules,
        table=table,
        layout=layout,
        locks=layout.locks,
        joins=layout.settled,
        fits=layout.plain.fits,
        every=bits_of(tiles),
        hand_size=hand_size,
        reserve=reserve,
        leads=leads_of(rules),
        draws=draws,
        must_place=not any(able for able, _ in draws),
        binds=checks.yes_or_no(rules.drawing.binds, "drawing", "binds"),
        drawables=drawables,
        blocks=blocks,
        block_size=largest_blocking(by[0] for by in blocks[0]),
        most_blocked=largest_blocking(row for each in blocks for by in each for row in by),
        counts_passes=any(rows != by[0] for each in blocks for by in each for rows in by),
        after=tuple(table.after(seat) for seat in range(table.seats)),
        sides=table.seating,
        gains=gains,
        outs=tuple(
            tuple(WentOut(Seat(seat), gain) for gain in row) for seat, row in enumerate(gains)
        ),
        keeps=keeps_by_total(rules, points),
    )
