"""Reading a session of card races from the lines of a record."""

from __future__ import annotations

import re
from typing import Final

from fives.card_race.cards import Card
from fives.card_race.events import TrackRefused
from fives.card_race.moves import Mark, RaceMove, Turn
from fives.card_race.notation import parse_move
from fives.card_race.phase import RacePhase
from fives.card_race.state import CardRace
from fives.core.errors import FivesError, NotationError
from fives.records.lines import SEAT, Lines
from fives.records.phrases import REFUSED, last_line, race_line
from fives.records.record import Record, made
from fives.records.results import race_summary
from fives.records.text_read import comment_in, end_of

_CHOICE: Final = re.compile(rf"{SEAT}: ")
_CARDS: Final[dict[str, type[Mark | Turn]]] = {"track: ": Mark, "turn: ": Turn}


def read_races(
    lines: Lines, start: CardRace, tags: tuple[tuple[str, str], ...]
) -> Record[CardRace, RaceMove]:
    """Return the record of a session."""
    table = _RaceTable(start)
    comments: list[tuple[int, str]] = []
    begun = 0
    while True:
        wanted = table.wanted(begun)
        text = lines.read(wanted)
        if text[:1] == "#":
            comments.append((len(table.moves), comment_in(lines)))
        elif text[:3] == "== ":
            break
        elif begun < table.state.race and table.state.outcome is None:
            begun += 1
            if text != f"race {begun}":
                lines.fail("OTHER_LINE", f"{wanted} was expected here, not {text[:40]!r}.")
        else:
            table.read(lines, text, wanted)
    end_of(lines, last_line(table.state.outcome))
    return made(start, tuple(table.moves), tuple(comments), tags, table.state)


class _RaceTable:
    """A session while its moves are read."""

    def __init__(self, start: CardRace) -> None:
        self.state = start
        self.moves: list[RaceMove] = []

    def wanted(self, begun: int) -> str:
        """Say what may come next."""
        state = self.state
        if state.outcome is not None:
            return repr(last_line(state.outcome))
        if begun < state.race:
            return f"'race {state.race}' or '== unfinished'"
        if state.phase is RacePhase.LAYING:
            return "a line 'track: ...'"
        if state.phase is RacePhase.BETTING:
            return f"a line '{state.actor}: back H' or '{state.actor}: sit-out'"
        return "a line 'turn: ...'"

    def read(self, lines: Lines, text: str, wanted: str) -> None:
        """Make the moves of a line, and read what must follow it."""
        if (found := _CHOICE.match(text)) is not None:
            if self.state.phase is RacePhase.BETTING and int(found[1]) != self.state.actor:
                lines.fail("OTHER_SEAT", f"{wanted} was expected here.")
            try:
                move = parse_move(text[found.end() :])
            except NotationError as error:
                lines.failed(error, found.end())
            if isinstance(move, Mark | Turn):
                lines.fail("OTHER_LINE", f"{wanted} was expected here, not {text[:40]!r}.")
            self._make(lines, move, found.end(), True)
            return
        head = text[: text.find(" ") + 1]
        if head not in _CARDS:
            lines.fail("OTHER_LINE", f"{wanted} was expected here, not {text[:40]!r}.")
        column = len(head)
        for word in text[column:].split(" "):
            if not word:
                lines.fail("SPACE", "one space stands between words, and none at the end.", column)
            try:
                move = _CARDS[head](Card.parse(word))
            except NotationError as error:
                lines.failed(error, column)
            self._make(lines, move, column, column + len(word) == len(text))
            column += len(word) + 1

    def _make(self, lines: Lines, move: RaceMove, column: int, last: bool) -> None:
        race = self.state.race
        try:
            step = self.state.step(move)
        except FivesError as error:
            lines.failed(error, column)
        self.state = step.after
        self.moves.append(move)
        result = race_summary(step.events, race, len(self.moves))
        refused = any(isinstance(event, TrackRefused) for event in step.events)
        if (refused or result is not None) and not last:
            place = column + len(str(move.card if isinstance(move, Mark | Turn) else move)) + 1
            lines.fail("ROUND_OVER", "what comes now stands on a line of its own.", place)
        if result is not None:
            lines.compare(race_line(result), f"race {race} ends here")
        elif refused:
            lines.compare(REFUSED, "this track holds five or more of a suit")
