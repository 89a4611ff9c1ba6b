"""The state of a match, as an immutable value."""

from __future__ import annotations

from typing import final

import attrs

from fives.core.notebook import shown_in_notebooks
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.state import Actor
from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Chain, plays_in
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet, set_of, tiles_in
from fives.match.draft import Draft
from fives.match.events import Event
from fives.match.listing import moves_now
from fives.match.moment import Moment
from fives.match.moves import Move
from fives.match.packing import Packed, packed, unpacked
from fives.match.phase import PHASES, Phase
from fives.match.public_view import seen_by_all, seen_by_side
from fives.match.refusals import situation_of
from fives.match.rounds import first_round
from fives.match.ruleset import RuleSet
from fives.match.transition import Transition
from fives.match.transitions import ROADS, refuse_no_move
from fives.match.view import View, view_of


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class GameState:
    """A match of dominoes at one moment; moves give new states and change nothing.

    Begin with `RuleSet.start`, or build a position with `Setup`; the fields are private, and
    nothing is checked when they are filled by hand. A state knows every hand: it is for the
    dealer. Show players their `view`.

    Two states are equal when they are the same situation: rules, table, scores, phase,
    hands, boneyard and layout, however they came about.

    >>> import fives
    >>> state = fives.HORSE_RACE.start(seats=2)
    >>> state.actor, len(state.legal_moves())
    (fives.CHANCE, 2)
    >>> state.apply(fives.Lot(1)).phase
    <Phase.DEALING: 1>
    """

    _moment: Moment = attrs.field(alias="_moment")
    _scores: tuple[Points, ...] = attrs.field(alias="_scores")
    _hands: tuple[int, ...] = attrs.field(alias="_hands")
    _boneyard: int = attrs.field(alias="_boneyard")
    _ends: tuple[int, ...] = attrs.field(alias="_ends")
    _total: int = attrs.field(alias="_total")
    _chain: Chain = attrs.field(alias="_chain")

    @property
    def actor(self) -> Actor:
        """Who is to move, which is a seat, `CHANCE`, or None when the match is over."""
        return self._moment.actor

    legal_moves = moves_now

    def refusal(self, move: object) -> Refusal | None:
        """Return why a move is not allowed now, or None when it is.

        >>> import fives
        >>> state = fives.HORSE_RACE.start(seats=2)
        >>> state.refusal(fives.Lot(7)).code
        'NO_SUCH_SEAT'
        """
        return situation_of(self).refusal(move)

    def apply(self, move: Move) -> GameState:
        """Return the state after a move; this one stays as it is.

        Raises:
            IllegalMoveError: When the move is not allowed now; it says why.

        >>> import fives
        >>> fives.HORSE_RACE.start(seats=2).apply(fives.Lot(1)).opener
        1
        """
        try:
            draft = ROADS[type(move)](self, move, None)
        except Exception:
            refuse_no_move(self, move)
            raise
        draft.__class__ = GameState  # type: ignore[assignment]  # as sealed does, less a call
        return draft  # type: ignore[return-value]

    def step(self, move: Move) -> Transition:
        """Return what a move does: the state after it and all that happened.

        Raises:
            IllegalMoveError: When the move is not allowed now.

        >>> import fives
        >>> fives.HORSE_RACE.start(seats=2).step(fives.Lot(1)).events
        (LotFell(seat=1),)
        """
        log: list[Event] = []
        try:
            after = sealed(ROADS[type(move)](self, move, log))
        except Exception:
            refuse_no_move(self, move)
            raise
        return Transition(self, move, after, tuple(log))

    def view(self, seat: int) -> View:
        """Return what a seat may know.

        Raises:
            InputError: When nobody sits there.

        >>> import fives
        >>> fives.HORSE_RACE.start(seats=2).view(1).seat
        1
        """
        return view_of(self, self.table.seat(seat))

    public_view = seen_by_all
    side_view = seen_by_side

    _repr_mimebundle_ = shown_in_notebooks

    @property
    def variant(self) -> RuleSet:
        """The rules."""
        return self._moment.game.rules

    @property
    def table(self) -> Table:
        """Who sits."""
        return self._moment.game.table

    @property
    def phase(self) -> Phase:
        """What kind of move comes next."""
        return PHASES[self._moment.phase]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self._moment.outcome

    @property
    def scores(self) -> tuple[Points, ...]:
        """The points of every side."""
        return self._scores

    @property
    def opener(self) -> Seat | None:
        """Who opens this round, or None before it is known."""
        opener = self._moment.opener
        return None if opener < 0 else Seat(opener)

    @property
    def hands(self) -> tuple[TileSet, ...]:
        """The tiles that each seat holds, for the dealer and not for a player."""
        return tuple(map(set_of, self._hands))

    @property
    def boneyard(self) -> TileSet:
        """The tiles that are not dealt, for the dealer and not for a player."""
        return set_of(self._boneyard)

    @property
    def drawable(self) -> int:
        """How many tiles of the boneyard may still be drawn."""
        return self._moment.game.drawables[not self._ends][self._boneyard.bit_count()]

    @property
    def bound(self) -> Tile | None:
        """The tile that must be placed now, or None when the seat may choose."""
        bound = self._moment.bound
        return tiles_in(bound)[0] if bound else None

    @property
    def passes(self) -> int:
        """How many passes were made in a row; always 0 where the rules do not count them."""
        return self._moment.passes

    @property
    def layout(self) -> Layout:
        """The tiles on the table."""
        return self._moment.game.layout_of(self._chain, self._ends, self._total)

    def _key(self) -> tuple[object, ...]:
        changing = (self._scores, self._hands, self._boneyard, self._ends, self._total)
        return self._moment.key + changing

    def __eq__(self, other: object) -> bool:
        if type(other) is not GameState:
            return NotImplemented
        return (
            self._key() == other._key()
            and self.outcome == other.outcome
            and frozenset(plays_in(self._chain)) == frozenset(plays_in(other._chain))
            and self.table == other.table
            and self.variant == other.variant
        )

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        scores = "-".join(map(str, self._scores))
        return (
            f"<GameState of {self.variant.title}, {self.table}: {scores}, {self.phase.name}, "
            f"actor {self.actor!r}, tiles on the table: {len(self.layout)}>"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _state, packed(self)


def sealed(draft: Draft) -> GameState:
    """Turn a finished draft into the state that it is; see `Draft` for why."""
    draft.__class__ = GameState  # type: ignore[assignment]
    return draft  # type: ignore[return-value]


def begun(rules: RuleSet, table: Table) -> GameState:
    """Return the beginning of a match."""
    return sealed(first_round(rules, table))


def _state(*parts: *Packed) -> GameState:
    return sealed(unpacked(*parts))
