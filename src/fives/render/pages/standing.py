"""How a match stands after some moves of its record, as a reader sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TypeAlias, final

import attrs

from fives.dominoes.plays import Play
from fives.match.moves import Move
from fives.match.public_view import PublicView
from fives.match.state import GameState, begun
from fives.match.view import View
from fives.records.record import Record
from fives.records.seen import SeenRecord, moments_of
from fives.render.geometry.arranging import arrange
from fives.render.geometry.shapes import Arrangement
from fives.render.pages.match_steps import seen
from fives.render.pages.race_steps import race_seen
from fives.render.pages.reading import Reading, is_race
from fives.render.pages.step import Shown
from fives.render.pictures.picture import Picture
from fives.render.pictures.svg import svg
from fives.render.wording.language import Language

Played: TypeAlias = tuple[GameState, Play | None]
"""A state with the play that led to it, if it was one."""


@final
@attrs.frozen(weakref_slot=False)
class Standing:
    """A match as it stands, with what only its record knows.

    Attributes:
        shown: The table as the reader sees it.
        language: The language of the picture.
        last: The last play of the round, or None.
        lying: Where its tiles lie, each where it was laid; None in a card race.
    """

    shown: Shown
    language: Language
    last: Play | None = None
    lying: Arrangement | None = None

    def picture(self, theme: str) -> Picture:
        """Return the picture of it, with the last play marked."""
        if isinstance(self.shown, View | PublicView):
            last, lying = self.last, self.lying
            return svg(self.shown, theme=theme, lang=self.language, last=last, after=lying)
        return svg(self.shown, theme=theme, lang=self.language)


def standing(read: Reading, after: int) -> Standing:
    """Return how a match stands.

    Args:
        read: The record as its reader gets it.
        after: After how many of its moves.
    """
    record = read.record
    if isinstance(record, Record) and is_race(record):
        seat = read.eyes[0] if read.eyes else None
        return Standing(race_seen(record[after], seat), read.language)
    last: Play | None = None
    lying: Arrangement | None = None
    for state, play in _round(islice(_states(record), after + 1)):
        if play is not None or lying is None:
            last, lying = play, arrange(state.layout, after=lying)
    return Standing(seen(state, read.eyes), read.language, last, lying)


def _round(states: Iterable[Played]) -> list[Played]:
    """Return the states since the table was cleared for the last time."""
    since: list[Played] = []
    for state, play in states:
        if not state.layout.tiles:
            since = []
        since.append((state, play))
    return since


def _states(record: Record[GameState, Move] | SeenRecord) -> Iterator[Played]:
    """Yield every state with the play that led to it; what is hidden may be made up in them."""
    states: Iterable[GameState]
    if isinstance(record, Record):
        states = record
    else:
        later = (watched.state for watched in moments_of(record))
        states = chain((begun(record.variant, record.table),), later)
    for state, move in zip(states, (None, *record.moves), strict=True):
        yield state, move if isinstance(move, Play) else None
