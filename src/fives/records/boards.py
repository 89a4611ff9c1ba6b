"""Where the moves of a text are made: on the match itself, or on what was seen of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Protocol

from fives.core.errors import FivesError, InputError
from fives.core.units import Seat
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.moves import Deal, Move
from fives.match.state import GameState
from fives.policies.opening import Lead
from fives.records.lines import SEAT, Lines
from fives.records.redacting import decided, lead_of
from fives.records.results import RoundSummary, may_end, round_summary
from fives.records.unseen import Unseen
from fives.records.watching import NOTHING, Watched, checked_hands, follow

_HANDS: Final = "; hands "
_OPENS: Final = re.compile(rf"opens {SEAT}(?: with (\S+))?\Z")


class Board(Protocol):
    """**Protocol:** what moves are made on while a text is read.

    Attributes:
        state: The state after the last move.
        rounds: How many rounds have ended.
        result: How a round ended with the last move, until that line is read.
        decided: What the hands decided with it, until that line is read.
        comments: Whether the text may have comments.
    """

    state: GameState
    rounds: int
    result: RoundSummary | None
    decided: tuple[Lead | None] | None
    comments: bool

    @property
    def moves(self) -> Sequence[Move | Unseen]:
        """The moves made."""
        ...

    def make(self, move: Move | Unseen, lines: Lines | None) -> None:
        """Make a move; the lines tell what follows, if the move is the last on its line."""
        ...


class OpenBoard:
    """A match that the text shows whole."""

    comments = True

    def __init__(self, start: GameState) -> None:
        self.state = start
        self.moves: list[Move] = []
        self.rounds = 0
        self.result: RoundSummary | None = None
        self.decided: tuple[Lead | None] | None = None

    def make(self, move: Move | Unseen, lines: Lines | None) -> None:
        """Make a move."""
        if isinstance(move, Unseen):
            sentence = "a tile is hidden, so a line 'seats: ...' must say who saw the match."
            raise InputError("HIDDEN", sentence)
        before = self.state
        after = before.apply(move)
        self.moves.append(move)
        self.state = after
        if isinstance(move, Deal) and decided(before, after):
            self.decided = (lead_of(before, move, after, None),)
        if may_end(before, after):
            events = before.step(move).events
            self.result = round_summary(events, after, self.rounds + 1, len(self.moves))
            if self.result is not None:
                self.rounds += 1
                self.decided = None


class SeenBoard:
    """A match as some seats saw it."""

    comments = False

    def __init__(self, start: GameState, viewers: tuple[Seat, ...]) -> None:
        self.state = start
        self.viewers = viewers
        self.moves: list[Move | Unseen] = []
        self.rounds = 0
        self.result: RoundSummary | None = None
        self.decided: tuple[Lead | None] | None = None
        self.revealed: list[tuple[int, tuple[TileSet, ...]]] = []
        self.leads: list[tuple[int, Lead | None]] = []
        self.watched: list[Watched] = []

    def make(self, move: Move | Unseen, lines: Lines | None) -> None:
        """Make a move, with the hands or the lead that the next line tells."""
        hands, lead = (None, NOTHING) if lines is None else _told(lines, self.state)
        place = (self.rounds + 1, len(self.moves) + 1)
        watched = follow(self.state, self.viewers, move, hands, lead, place)
        self.moves.append(move)
        self.watched.append(watched)
        self.state = watched.state
        self.result = watched.result
        if watched.result is not None:
            self.rounds += 1
        if hands is not None:
            self.revealed.append((len(self.moves), hands))
        if lead is None or isinstance(lead, Lead):
            self.leads.append((len(self.moves), lead))
            self.decided = (lead,)


def _told(lines: Lines, state: GameState) -> tuple[tuple[TileSet, ...] | None, object]:
    """Return the hands that the next line reveals, or None, and the lead that it tells."""
    text = lines.next or ""
    column = start = text.find(_HANDS) + len(_HANDS)
    hands = []
    try:
        if text[:2] == "= " and column >= len(_HANDS):
            for part in text[column:].split(" | "):
                hands.append(TileSet.parse("" if part == "-" else part))
                column += len(part) + 3
            column = start
            checked_hands(state, tuple(hands))
            return tuple(hands), NOTHING
        if (found := _OPENS.match(text)) is not None:
            column = found.start(2)
            tile = None if found[2] is None else Tile.parse(found[2])
            return None, Lead(Seat(int(found[1])), tile)
    except FivesError as error:
        lines.read("the line that follows")
        lines.failed(error, column)
    return None, None if text == "redealt" else NOTHING
