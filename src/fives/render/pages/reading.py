"""What is told of a record, to whose eyes: its title, its steps and what stands beside them."""

from __future__ import annotations

from typing import TypeAlias, final

import attrs
from typing_extensions import TypeIs

from fives.card_race.moves import RaceMove
from fives.card_race.state import CardRace
from fives.core.errors import InputError, kind_of
from fives.core.table import Table
from fives.core.units import Seat
from fives.match.moves import Move
from fives.match.state import GameState
from fives.records.record import Record
from fives.records.seen import SeenRecord
from fives.render.pages.match_steps import Eyes, match_steps
from fives.render.pages.race_steps import race_steps
from fives.render.pages.step import Step
from fives.render.wording.language import Language
from fives.render.wording.listing import listed

Told: TypeAlias = Record[GameState, Move] | Record[CardRace, RaceMove] | SeenRecord
"""What a page can tell: a match, a session of card races, or what some seats saw."""


@final
@attrs.frozen(weakref_slot=False)
class Reading:
    """A record as one reader gets it.

    Attributes:
        record: The record.
        eyes: The seats whose tiles the reader sees.
        open: Whether that is all of them, asked for by name, so that nothing is kept back.
        language: The language that it is told in.
    """

    record: Told
    eyes: Eyes
    open: bool
    language: Language

    @property
    def race(self) -> bool:
        """Whether it is the card game."""
        return not isinstance(self.record, SeenRecord) and is_race(self.record)

    @property
    def title(self) -> str:
        """What was played, at which table, and how long it was."""
        table, say = table_of(self.record), self.language.say
        how = say("page.pairs" if table.pairs else "page.seats", seats=table.seats)
        moves = len(self.record.moves)
        return say("page.title", game=self._game(), table=how, moves=moves)

    def _game(self) -> str:
        if isinstance(self.record, SeenRecord):
            return self.record.variant.title
        if is_race(self.record):
            return self.language.say("page.card_race")
        return self.record.start.variant.title

    @property
    def whose(self) -> str:
        """Whose eyes it is seen with, as a sentence; nothing where all see the same."""
        say = self.language.say
        if self.open:
            return say("page.seen_open")
        if len(self.eyes) > 1:
            seats = listed([str(seat) for seat in self.eyes], self.language)
            return say("page.seen_by_seats", seats=seats)
        if self.eyes:
            return say("page.seen_by_seat", seat=self.eyes[0])
        return "" if self.race else say("page.seen_by_all")

    @property
    def tags(self) -> tuple[tuple[str, str], ...]:
        """The tags of the record; none where something is hidden, which they might tell."""
        free = self.open or self.race
        return self.record.tags if free and isinstance(self.record, Record) else ()

    def steps(self) -> tuple[Step, ...]:
        """Return the steps, with the comments where they may be told."""
        if isinstance(self.record, SeenRecord):
            return tuple(match_steps(self.record, self.eyes, self.language))
        if is_race(self.record):
            seat = self.eyes[0] if self.eyes else None
            steps = tuple(race_steps(self.record, seat, self.language))
        else:
            steps = tuple(match_steps(self.record, self.eyes, self.language))
        comments = self.record.comments if self.open or self.race else ()
        return tuple(self._commented(steps, comments))

    def _commented(
        self, steps: tuple[Step, ...], comments: tuple[tuple[int, str], ...]
    ) -> list[Step]:
        """Give each step the comments made since the one before."""
        found, since = [], -1
        for step in steps:
            said = [text for after, text in comments if since < after <= step.after]
            words = tuple(self.language.say("page.comment", text=text) for text in said)
            found.append(attrs.evolve(step, words=step.words + words))
            since = step.after
        return found


def reading(record: object, seat: int | None, hands: bool, language: Language) -> Reading:
    """Return a record as a reader asks for it.

    Args:
        record: The record, or what some seats saw of it.
        seat: The seat whose tiles the reader sees; None for what everybody can see, or for
            all that a record of what some seats saw has.
        hands: Whether all hands are shown.
        language: The language that it is told in.

    Raises:
        InputError: When it is no record, nobody sits there, or the record does not know
            what is asked for.
    """
    if not is_told(record):
        raise InputError("NO_RECORD", f"A page tells a record, not {kind_of(record)}.")
    if type(hands) is not bool:
        raise InputError("NOT_A_BOOL", f"Hands is True or False, not {kind_of(hands)}.")
    table = table_of(record)
    if seat is not None and hands:
        raise InputError("SEAT_AND_HANDS", "Give a seat, or ask for all hands, and not both.")
    if seat is not None:
        return Reading(record, (_seer(record, table.seat(seat)),), False, language)
    if isinstance(record, SeenRecord):
        if hands and len(record.seats) < table.seats:
            raise InputError("NOT_SEEN", "The record does not show what all seats saw.")
        return Reading(record, record.seats, hands, language)
    if is_race(record):
        return Reading(record, (), False, language)
    return Reading(record, tuple(map(Seat, range(table.seats))) if hands else (), hands, language)


def _seer(record: Told, seat: Seat) -> Seat:
    if isinstance(record, SeenRecord) and seat not in record.seats:
        raise InputError("NOT_SEEN", f"The record does not show what seat {seat} saw.")
    return seat


def is_told(record: object) -> TypeIs[Told]:
    """Return whether a value is a record that pages can tell."""
    if isinstance(record, Record):
        return isinstance(record.start, GameState | CardRace)
    return isinstance(record, SeenRecord)


def is_race(
    record: Record[GameState, Move] | Record[CardRace, RaceMove],
) -> TypeIs[Record[CardRace, RaceMove]]:
    """Return whether a record is one of the card game."""
    return isinstance(record.start, CardRace)


def table_of(record: Told) -> Table:
    """Return who sat."""
    return record.table if isinstance(record, SeenRecord) else record.start.table
