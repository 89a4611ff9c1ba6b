"""What is seen of a match: the same few facts of a view, a public view and an open state."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from fives.core.outcome import Outcome
from fives.core.state import Actor
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.layout import Layout
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.public_view import PublicView
from fives.match.state import GameState
from fives.match.view import View
from fives.policies.points import NoPoints

Seen: TypeAlias = View | PublicView
"""What may be shown of a match without anybody's asking by name."""


@attrs.frozen(weakref_slot=False)
class Scene:
    """A match as a picture shows it.

    Attributes:
        table: Who sits.
        reader: The seat that looks, or None.
        scores: The points of every side.
        actor: Who is to move.
        outcome: How the match ended, or None.
        hands: By seat, the tiles of a hand that is shown, None for a hidden one.
        hand_sizes: How many tiles each seat holds.
        boneyard: The tiles left undealt, None where they are hidden.
        boneyard_size: How many they are.
        drawable: How many of them may still be drawn.
        bound: The tile that must be placed, or None.
        layout: The tiles on the table.
        counted: Whether the rules count its ends.
    """

    table: Table
    reader: int | None
    scores: tuple[Points, ...]
    actor: Actor
    outcome: Outcome | None
    hands: tuple[TileSet | None, ...]
    hand_sizes: tuple[int, ...]
    boneyard: TileSet | None
    boneyard_size: int
    drawable: int
    bound: Tile | None
    layout: Layout
    counted: bool

    @property
    def others(self) -> tuple[int, ...]:
        """The seats to show above the layout, clockwise from the reader's left."""
        first = 0 if self.reader is None else self.reader + 1
        count = self.table.seats - (self.reader is not None)
        return tuple((first + place) % self.table.seats for place in range(count))


def scene_of(seen: Seen) -> Scene:
    """Return the scene of a view: its own hand, and of the others how many tiles they hold."""
    if isinstance(seen, View):
        reader: int | None = seen.seat
        hands = tuple(seen.hand if seat == reader else None for seat in range(seen.table.seats))
    else:
        reader, hands = None, seen.hands
    return Scene(
        table=seen.table,
        reader=reader,
        scores=seen.scores,
        actor=seen.actor,
        outcome=seen.outcome,
        hands=hands,
        hand_sizes=seen.hand_sizes,
        boneyard=None,
        boneyard_size=seen.boneyard_size,
        drawable=seen.drawable,
        bound=seen.bound,
        layout=seen.layout,
        counted=not isinstance(seen.variant.points, NoPoints),
    )


def open_scene(state: GameState) -> Scene:
    """Return a scene with every hand and the boneyard face up."""
    public = scene_of(state.public_view())
    return attrs.evolve(public, hands=state.hands, boneyard=state.boneyard, bound=state.bound)
