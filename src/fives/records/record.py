"""The record of a match: where it began and every move, chance's too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Generic, TypeVar, final, overload

import attrs

from fives.card_race.events import RaceEvent
from fives.card_race.moves import RaceMove
from fives.card_race.state import CardRace
from fives.card_race.transition import RaceTransition
from fives.core.errors import IllegalMoveError, whole
from fives.core.notebook import shown_in_notebooks
from fives.core.outcome import Outcome
from fives.core.state import State
from fives.match.events import Event
from fives.match.moves import Move
from fives.match.state import GameState
from fives.match.transition import Transition
from fives.records.parts import as_tuple, checked_comments, checked_tags, one_line, tag_name
from fives.records.recordable import Recordable, applied, place_of_state, refuse_no_state
from fives.records.redacting import events_of, redacted
from fives.records.results import RaceSummary, RoundSummary
from fives.records.seen import SeenRecord
from fives.records.showing import show
from fives.records.summing_up import summaries

S = TypeVar("S", bound=Recordable)
M = TypeVar("M")


@final
@attrs.frozen(repr=False, weakref_slot=False)
class Record(Generic[S, M]):
    """A match with its past, as an immutable value; playing on gives a new record.

    Begin with `Record.of`. A record is the sequence of its states from the start on:
    ``record[n]`` is the state after n moves, and its length is one more than its number of
    moves. It shows everything; give players `redacted` ones.

    Args:
        start: The state before the first move.
        moves: The moves, each checked.
        comments: Pairs: after how many moves, and a text of one line; in order.
        tags: Pairs of a name and a text of one line, each name once.

    Raises:
        IllegalMoveError: When a move is not allowed where it stands.
        InputError: When something is not what it should be.

    Attributes:
        state: The state after the last move.

    >>> import fives
    >>> record = Record.of(fives.HORSE_RACE.start(seats=2)).play(fives.Lot(1))
    >>> record = record.comment("Here we go.").tag("Event", "Open day")
    >>> len(record), record[0].phase, record.state.opener, record.moves
    (2, <Phase.LOT: 0>, 1, (Lot(seat=1),))
    """

    start: S
    moves: tuple[M, ...] = attrs.field(default=(), converter=as_tuple)
    comments: tuple[tuple[int, str], ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    state: S = attrs.field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        refuse_no_state(self.start)
        checked_comments(self.comments, len(self.moves))
        checked_tags(self.tags)
        state = self.start
        for number, move in enumerate(self.moves, start=1):
            try:
                state = applied(state, move)
            except IllegalMoveError as error:
                error.add_note(f"It is move {number} of the record.")
                raise
        object.__setattr__(self, "state", state)

    @overload
    @classmethod
    def of(cls, start: GameState) -> Record[GameState, Move]: ...
    @overload
    @classmethod
    def of(cls, start: CardRace) -> Record[CardRace, RaceMove]: ...
    @overload
    @classmethod
    def of(cls, start: State[M]) -> Record[State[M], M]: ...
    @classmethod
    def of(cls, start: Any) -> Any:
        """Return the record of a match that begins in a state, without a move yet.

        Raises:
            InputError: When it is no state.

        >>> from fives import card_race
        >>> Record.of(card_race.start()).play(card_race.parse_move("mark 7H")).state.markers
        (Card(7, Suit.HEARTS),)
        """
        return cls(start)

    def play(self, move: M) -> Record[S, M]:
        """Return the record with one more move.

        Raises:
            IllegalMoveError: When the move is not allowed now.
        """
        state = applied(self.state, move)
        return made(self.start, (*self.moves, move), self.comments, self.tags, state)

    def comment(self, text: str) -> Record[S, M]:
        """Return the record with a comment after its last move.

        Args:
            text: One line.

        Raises:
            InputError: When it is not one line of text.
        """
        comments = (*self.comments, (len(self.moves), one_line(text, "A comment")))
        return made(self.start, self.moves, comments, self.tags, self.state)

    def tag(self, name: str, value: str) -> Record[S, M]:
        """Return the record with a tag, in the place of one of the same name.

        Args:
            name: Letters A to Z, digits and dashes, a letter first.
            value: One line.

        Raises:
            InputError: When they are not.
        """
        tags = dict(self.tags)
        tags[tag_name(name)] = one_line(value, "The value of a tag")
        return made(self.start, self.moves, self.comments, tuple(tags.items()), self.state)

    def branch(self, moves: int) -> Record[S, M]:
        """Return the record of the first so many moves, with the comments up to there.

        Raises:
            InputError: When it has not so many.
        """
        whole(moves, "The number of moves of a branch", most=len(self.moves))
        comments = tuple(pair for pair in self.comments if pair[0] <= moves)
        return made(self.start, self.moves[:moves], comments, self.tags, self[moves])

    def undo(self, moves: int = 1) -> Record[S, M]:
        """Return the record without its last so many moves, and comments on them.

        Raises:
            InputError: When it has not so many.
        """
        whole(moves, "The number of moves to undo", most=len(self.moves))
        return self.branch(len(self.moves) - moves)

    show = show
    _repr_mimebundle_ = shown_in_notebooks

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.state.outcome

    def __len__(self) -> int:
        return len(self.moves) + 1

    def __iter__(self) -> Iterator[S]:
        state = self.start
        yield state
        for move in self.moves:
            state = applied(state, move)
            yield state

    def __getitem__(self, moves: int) -> S:
        place = place_of_state(moves, len(self))
        return self.state if place == len(self.moves) else next(islice(self, place, None))

    @overload
    def transitions(self: Record[GameState, Move]) -> Iterator[Transition]: ...
    @overload
    def transitions(self: Record[CardRace, RaceMove]) -> Iterator[RaceTransition]: ...
    def transitions(self) -> Iterator[Any]:
        """Yield what each move did, in order."""
        state: Any = self.start
        for move in self.moves:
            transition = state.step(move)
            yield transition
            state = transition.after

    @overload
    def events(self: Record[GameState, Move], *seats: int) -> Iterator[Event]: ...
    @overload
    def events(self: Record[CardRace, RaceMove], *seats: int) -> Iterator[RaceEvent]: ...
    def events(self: Any, *seats: int) -> Iterator[Any]:
        """Yield all that happened, as some seats see it together, or spectators if none is named.

        The dealer finds everything in `transitions`.

        Raises:
            InputError: When nobody sits there.
        """
        return events_of(self, seats)

    @overload
    def results(self: Record[GameState, Move]) -> tuple[RoundSummary, ...]: ...
    @overload
    def results(self: Record[CardRace, RaceMove]) -> tuple[RaceSummary, ...]: ...
    def results(self: Any) -> Any:
        """Return how each round ended, of those that did."""
        return summaries(self)

    @overload
    def redacted(self: Record[GameState, Move], *seats: int) -> SeenRecord: ...
    @overload
    def redacted(self: Record[CardRace, RaceMove], *seats: int) -> Record[CardRace, RaceMove]: ...
    def redacted(self: Any, *seats: int) -> Any:
        """Return what some seats saw together, or spectators if none is named.

        Comments and tags are left out, since they might tell secrets. In a card race
        nothing else is hidden, so that is all.

        Raises:
            InputError: When nobody sits there, or the record begins in mid-match.
        """
        return redacted(self, seats)

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.start, self.moves, self.comments, self.tags)

    def __repr__(self) -> str:
        return f"<Record of {len(self.moves)} moves, now {self.state!r}>"


def made(
    start: S,
    moves: tuple[M, ...],
    comments: tuple[tuple[int, str], ...],
    tags: tuple[tuple[str, str], ...],
    state: S,
) -> Record[S, M]:
    """Return a record whose parts are known to be right, without going through its moves."""
    record: Record[S, M] = object.__new__(Record)
    for name, value in zip(Record.__slots__, (start, moves, comments, tags, state), strict=True):  # type: ignore[attr-defined]
        object.__setattr__(record, name, value)
    return record
