"""What one seat may know of a match, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from fives.core.errors import IllegalMoveError
from fives.core.notebook import shown_in_notebooks
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.state import Actor
from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet, bits_of
from fives.match.draft import Draft
from fives.match.game import Game, game_of
from fives.match.listing import moves_now
from fives.match.moment import Moment
from fives.match.moves import Move
from fives.match.phase import Phase
from fives.match.preview import Preview, preview_of
from fives.match.refusals import not_your_turn, situation_of
from fives.match.ruleset import RuleSet

if TYPE_CHECKING:
    from fives.match.state import GameState


@final
@attrs.frozen(weakref_slot=False, repr=False)
class View:
    """What one seat may know: its hand, the table, and how many tiles lie elsewhere.

    It is another type than `GameState` and holds no hidden tile anywhere. Views of states
    that differ only in what the seat cannot know are equal.

    Attributes:
        variant: The rules.
        table: Who sits.
        seat: Whose view it is.
        actor: Who is to move.
        phase: What kind of move comes next.
        scores: The points of every side.
        opener: Who opens this round, or None before it is known.
        hand: The seat's own tiles.
        hand_sizes: How many tiles each seat holds.
        boneyard_size: How many tiles are left undealt.
        drawable: How many of them may still be drawn.
        layout: The tiles on the table.
        bound: The tile that the seat itself must place now, or None.
        passes: How many passes were made in a row, where the rules count them.
        outcome: How the match ended, or None while it goes on.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=2).view(0)
    >>> view.hand_sizes, view.boneyard_size, view.legal_moves()
    ((0, 0), 28, ())
    """

    variant: RuleSet
    table: Table
    seat: Seat
    actor: Actor
    phase: Phase
    scores: tuple[Points, ...]
    opener: Seat | None
    hand: TileSet
    hand_sizes: tuple[int, ...]
    boneyard_size: int
    drawable: int
    layout: Layout
    bound: Tile | None
    passes: int
    outcome: Outcome | None

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the moves of this seat, in the order of `GameState.legal_moves`.

        There are none while somebody else, or chance, is to move.
        """
        if self.actor != self.seat:
            return ()
        return moves_now(self._as_seen())

    def refusal(self, move: object) -> Refusal | None:
        """Return why this seat may not make a move now, or None when it may.

        >>> import fives
        >>> print(fives.HORSE_RACE.start(seats=2).view(0).refusal(fives.Pass()))
        It is chance's turn, not seat 0's.
        """
        if self.actor != self.seat and self.outcome is None:
            return not_your_turn(self.actor, self.seat)
        return situation_of(self._as_seen()).refusal(move)

    def preview(self, play: Play) -> Preview:
        """Return what a play of this seat would do, from public facts and its own hand.

        Raises:
            IllegalMoveError: When it may not be made now.

        >>> import fives
        >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("2-5", "6-6"))
        >>> setup.state().view(0).preview(fives.Play.parse("2-5")).hand_emptied
        True
        """
        refusal = self.refusal(play)
        if refusal is None and type(play) is not Play:
            refusal = Refusal("NOT_A_PLAY", "Only the placing of a tile can be previewed.")
        if refusal is not None:
            raise IllegalMoveError(play, refusal)
        join = situation_of(self._as_seen()).join(play)
        assert join is not None
        return preview_of(
            self._game,
            play,
            self.layout._after(play, join),
            scores=self.scores,
            seat=self.seat,
            drawn=self.phase is Phase.PLACING,
            last=len(self.hand) == 1,
        )

    _repr_mimebundle_ = shown_in_notebooks

    @property
    def _game(self) -> Game:
        return game_of(self.variant, self.table)

    def _as_seen(self) -> Draft:
        """Return the state as this seat sees it: nobody else holds a tile that is known."""
        bound = 0 if self.bound is None else self.bound.bit
        draft = Draft()
        draft._moment = Moment(self._game, self.phase.value, self.seat, -1, bound, self.passes)
        draft._scores = self.scores
        hands = [0] * self.table.seats
        hands[self.seat] = bits_of(self.hand)
        draft._hands = tuple(hands)
        draft._boneyard = (1 << self.boneyard_size) - 1  # as many tiles, whichever they are
        draft._ends = self.layout._ends
        draft._total = self.layout._total
        draft._chain = self.layout._chain
        return draft

    def __repr__(self) -> str:
        return (
            f"<View of seat {self.seat}, {self.variant.title}: hand {self.hand or '-'}, "
            f"hand sizes {self.hand_sizes}, boneyard {self.boneyard_size}, "
            f"scores {'-'.join(map(str, self.scores))}, actor {self.actor!r}>"
        )


def view_of(state: GameState, seat: Seat) -> View:
    """Return what a seat may know of a state."""
    hands = state.hands
    return View(
        variant=state.variant,
        table=state.table,
        seat=seat,
        actor=state.actor,
        phase=state.phase,
        scores=state.scores,
        opener=state.opener,
        hand=hands[seat],
        hand_sizes=tuple(map(len, hands)),
        boneyard_size=len(state.boneyard),
        drawable=state.drawable,
        layout=state.layout,
        bound=state.bound if state.actor == seat else None,
        passes=state.passes,
        outcome=state.outcome,
    )
