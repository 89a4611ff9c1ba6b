"""What some seats saw of a match: the record without anything hidden from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, final

import attrs

from fives.core.errors import InputError, kind_of
from fives.core.notebook import shown_in_notebooks
from fives.core.outcome import Outcome
from fives.core.table import Table
from fives.core.units import Seat
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.events import Event
from fives.match.moves import Move
from fives.match.notation import parse_move
from fives.match.public_view import PublicView, seen_with
from fives.match.refusals import is_move
from fives.match.ruleset import RuleSet
from fives.match.state import GameState, begun
from fives.match.view import View
from fives.policies.opening import Lead
from fives.records.results import RoundSummary
from fives.records.showing import show
from fives.records.unseen import Unseen
from fives.records.watching import Revealed, Watched, watch

SeenMove: TypeAlias = Move | Unseen
"""A move as some seats saw it."""

_UNSEEN: Final = {
    str(unseen): unseen for unseen in (Unseen("deal"), Unseen("drawn"), Unseen("drawn", bound=True))
}

Leads: TypeAlias = tuple[tuple[int, Lead | None], ...]
"""After how many moves the hands decided who opens; None when all was dealt again."""


@final
@attrs.frozen(repr=False, weakref_slot=False)
class SeenRecord:
    """A match from its beginning as some seats saw it together, or spectators.

    It holds nothing hidden: where others got tiles there is an `Unseen`. `Record.redacted`
    makes one. Two matches that differ only in what the seats could not know give equal ones.

    Each move is checked against what was seen before it; whether some hands would make the
    whole of it possible is not.

    Args:
        variant: The rules.
        table: Who sits.
        seats: The seats that saw it, in order; none for spectators.
        moves: The moves as they were seen.
        revealed: Pairs: after how many moves a count was made, and the hands it revealed.
        leads: Pairs: after how many moves the hands, once dealt, decided who opens, and the
            lead with a tile only if its seat saw the match, or None for a new deal.

    Raises:
        IllegalMoveError: When a move could not be made, whatever is hidden.
        InputError: When something else is not what it should be.

    Attributes:
        turns: By move, the seat whose move or tile it was; None for a lot.
        results: How each round ended, of those that did.
        outcome: How the match ended, or None while it goes on.

    >>> import fives, random
    >>> from fives.records import Record
    >>> state, rng, record = fives.HORSE_RACE.start(seats=2), random.Random(61), None
    >>> record = Record.of(state)
    >>> while record.state.actor is fives.CHANCE:
    ...     record = record.play(rng.choice(record.state.legal_moves()))
    >>> seen = record.redacted(1)
    >>> [str(move) for move in seen.moves[6:9]]
    ['deal ??', 'deal ??', 'deal 1-6']
    >>> [view.hand_sizes for view in seen.views()][-1], seen
    ((7, 7), <SeenRecord of seat 1, Horse Race, 2 seats: 15 moves>)
    """

    variant: RuleSet
    table: Table
    seats: tuple[Seat, ...]
    moves: tuple[SeenMove, ...]
    revealed: tuple[Revealed, ...] = ()
    leads: Leads = ()
    turns: tuple[Seat | None, ...] = attrs.field(init=False, eq=False)
    results: tuple[RoundSummary, ...] = attrs.field(init=False, eq=False)
    outcome: Outcome | None = attrs.field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        if type(self.variant) is not RuleSet:
            raise InputError("NOT_A_VARIANT", "The variant of a seen record is a RuleSet.")
        if self.table not in self.variant.tables:
            raise InputError("NO_SUCH_TABLE", f"{self.variant.title} has no such table.")
        for name in ("seats", "moves", "revealed", "leads"):
            value = getattr(self, name)
            if type(value) is not tuple:
                sentence = f"SeenRecord.{name} is a tuple, not {kind_of(value)}."
                raise InputError("NOT_A_TUPLE", sentence)
        if list(self.seats) != sorted({self.table.seat(seat) for seat in self.seats}):
            raise InputError("SEATS", "The seats are in order, each once.")
        for move in self.moves:
            if type(move) is not Unseen and not is_move(move):
                sentence = f"A seen record holds moves and Unseen, not {kind_of(move)}."
                raise InputError("NOT_A_MOVE", sentence)
        _sum_up(self, list(moments_of(self)))

    def views(self) -> Iterator[View | PublicView]:
        """Yield what the seats could see at each moment, from the start on.

        For one seat it is what `GameState.view` gave then, for none what
        `GameState.public_view` gave, and for more a `PublicView` with their hands.
        """
        yield self._view(begun(self.variant, self.table))
        for watched in moments_of(self):
            yield self._view(watched.state)

    def _view(self, state: GameState) -> View | PublicView:
        one = len(self.seats) == 1
        return state.view(self.seats[0]) if one else seen_with(state, self.seats)

    def events(self) -> Iterator[Event]:
        """Yield all that happened, as the seats saw it."""
        for watched in moments_of(self):
            yield from watched.events(self.seats)

    show = show
    _repr_mimebundle_ = shown_in_notebooks

    def __reduce__(self) -> tuple[object, ...]:
        return unpacked, packed(self)

    def __len__(self) -> int:
        return len(self.moves) + 1

    def __repr__(self) -> str:
        number = len(self.seats)
        who = f"seat{'s' * (number > 1)} {' '.join(map(str, self.seats))}" if number else "nobody"
        return f"<SeenRecord of {who}, {self.variant.title}, {self.table}: {len(self.moves)} moves>"


def packed(record: SeenRecord) -> tuple[object, ...]:
    """Return a seen record as texts and numbers, for a pickle that tells nothing more.

    Of other values a pickle shows which are one object, and that depends on the past.
    """
    revealed = [
        (after, "|".join([" ".join([tile.notation for tile in hand]) for hand in hands]))
        for after, hands in record.revealed
    ]
    leads = [
        (after, lead and (lead.seat, None if lead.tile is None else lead.tile.notation))
        for after, lead in record.leads
    ]
    moves = "\n".join(map(str, record.moves))
    return record.variant, record.table, record.seats, moves, tuple(revealed), tuple(leads)


def unpacked(
    variant: RuleSet,
    table: Table,
    seats: tuple[Seat, ...],
    moves: str,
    revealed: tuple[tuple[int, str], ...],
    leads: tuple[tuple[int, tuple[Seat, str | None] | None], ...],
) -> SeenRecord:
    """Return the seen record that was packed."""
    hands = [(after, tuple(map(TileSet.parse, text.split("|")))) for after, text in revealed]
    opened = [
        (after, lead and Lead(lead[0], None if lead[1] is None else Tile.parse(lead[1])))
        for after, lead in leads
    ]
    seen = tuple(map(_seen_move, moves.splitlines()))
    return SeenRecord(variant, table, seats, seen, tuple(hands), tuple(opened))


def moments_of(record: SeenRecord) -> Iterator[Watched]:
    """Yield what each move did; the tiles that nobody of the record saw are made up in it."""
    seen = (record.seats, record.moves, record.revealed, record.leads)
    return watch(record.variant, record.table, *seen)


def _seen_move(text: str) -> SeenMove:
    return _UNSEEN.get(text) or parse_move(text)


def _sum_up(record: SeenRecord, watched: Sequence[Watched]) -> None:
    """Fill in what follows from the rest."""
    turns = tuple(moment.turn for moment in watched)
    results = tuple(moment.result for moment in watched if moment.result is not None)
    outcome = watched[-1].state.outcome if watched else None
    for name, value in (("turns", turns), ("results", results), ("outcome", outcome)):
        object.__setattr__(record, name, value)


def seen_made(
    start: GameState,
    seats: tuple[Seat, ...],
    moves: Sequence[SeenMove],
    revealed: Sequence[Revealed],
    leads: Sequence[tuple[int, Lead | None]],
    watched: Sequence[Watched],
) -> SeenRecord:
    """Return a record whose moves were watched already."""
    record: SeenRecord = object.__new__(SeenRecord)
    parts = (start.variant, start.table, seats, tuple(moves), tuple(revealed), tuple(leads))
    names = ("variant", "table", "seats", "moves", "revealed", "leads")
    for name, value in zip(names, parts, strict=True):
        object.__setattr__(record, name, value)
    _sum_up(record, watched)
    return record
