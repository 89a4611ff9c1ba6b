"""What everybody at the table may know of a match, or one side of it, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from fives.core.notebook import shown_in_notebooks
from fives.core.outcome import Outcome
from fives.core.state import Actor
from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.layout import Layout
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet

if TYPE_CHECKING:
    from fives.match.state import GameState


@final
@attrs.frozen(weakref_slot=False, repr=False)
class PublicView:
    """A match as spectators see it, or as the members of a side do who show each other all.

    It makes no move and lists none; like a `View` it holds no hidden tile anywhere.

    Attributes:
        variant: The rules.
        table: Who sits.
        actor: Who is to move.
        phase: What kind of move comes next.
        scores: The points of every side.
        opener: Who opens this round, or None before it is known.
        hands: By seat, the tiles of a hand that is shown, None for a hidden one.
        hand_sizes: How many tiles each seat holds.
        boneyard_size: How many tiles are left undealt.
        drawable: How many of them may still be drawn.
        layout: The tiles on the table.
        bound: The tile that a shown seat must place now, or None.
        passes: How many passes were made in a row, where the rules count them.
        outcome: How the match ended, or None while it goes on.

    >>> import fives
    >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("2-5", "6-6 0-1"))
    >>> view = setup.state().public_view()
    >>> view.hands, view.hand_sizes, view.actor
    ((None, None), (1, 2), 0)
    """

    variant: RuleSet
    table: Table
    actor: Actor
    phase: Phase
    scores: tuple[Points, ...]
    opener: Seat | None
    hands: tuple[TileSet | None, ...]
    hand_sizes: tuple[int, ...]
    boneyard_size: int
    drawable: int
    layout: Layout
    bound: Tile | None
    passes: int
    outcome: Outcome | None

    _repr_mimebundle_ = shown_in_notebooks

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose hands are shown; none for spectators."""
        return tuple(Seat(seat) for seat, hand in enumerate(self.hands) if hand is not None)

    def __repr__(self) -> str:
        shown = "; ".join(f"hand {seat}: {self.hands[seat] or '-'}" for seat in self.seats)
        return (
            f"<PublicView of {self.variant.title}: {shown or 'no hand'}, "
            f"hand sizes {self.hand_sizes}, boneyard {self.boneyard_size}, "
            f"scores {'-'.join(map(str, self.scores))}, actor {self.actor!r}>"
        )


def seen_by_all(state: GameState) -> PublicView:
    """Return what everybody may know, spectators too.

    >>> import fives
    >>> fives.HORSE_RACE.start(seats=2).public_view().boneyard_size
    28
    """
    return seen_with(state, ())


def seen_by_side(state: GameState, side: int) -> PublicView:
    """Return what the members of a side know together.

    Raises:
        InputError: When there is no such side.

    >>> import fives
    >>> fives.HORSE_RACE.start(seats=4, pairs=True).side_view(1).seats
    (1, 3)
    """
    return seen_with(state, state.table.members(side))


def seen_with(state: GameState, seats: tuple[Seat, ...]) -> PublicView:
    """Return what everybody may know of a state, with the hands of some seats."""
    hands = state.hands
    return PublicView(
        variant=state.variant,
        table=state.table,
        actor=state.actor,
        phase=state.phase,
        scores=state.scores,
        opener=state.opener,
        hands=tuple(hand if seat in seats else None for seat, hand in enumerate(hands)),
        hand_sizes=tuple(map(len, hands)),
        boneyard_size=len(state.boneyard),
        drawable=state.drawable,
        layout=state.layout,
        bound=state.bound if state.actor in seats else None,
        passes=state.passes,
        outcome=state.outcome,
    )
