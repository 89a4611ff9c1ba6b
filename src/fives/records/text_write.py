"""Writing records as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from fives.card_race.events import TrackRefused
from fives.card_race.moves import Mark, RaceMove, Turn
from fives.card_race.state import CardRace
from fives.core.errors import InputError, kind_of
from fives.core.outcome import Outcome
from fives.core.units import Seat
from fives.match.moves import Deal, Drawn, Lot
from fives.match.state import GameState, begun
from fives.records.header import Header, header_lines
from fives.records.phrases import REFUSED, last_line, lead_line, race_line, round_line
from fives.records.record import Record
from fives.records.redacting import decided, lead_of
from fives.records.results import may_end, race_summary, round_summary
from fives.records.seen import SeenMove, SeenRecord
from fives.records.unseen import Unseen

Words: TypeAlias = Iterator[tuple[str, str, str | None]]
"""By move: how its line begins, its word on it, and a line that must follow, or None."""

Comments: TypeAlias = tuple[tuple[int, str], ...]


def dumped(record: object) -> str:
    """Return a record as text; see `records.dumps`."""
    if type(record) is SeenRecord:
        header = Header(begun(record.variant, record.table), record.seats, ())
        return _text(header, _words_seen(record), (), record.outcome, "round")
    if type(record) is not Record:
        raise InputError("NOT_A_RECORD", f"A record was expected, not {kind_of(record)}.")
    start: object = record.start
    header = Header(_checked_start(start), None, record.tags)
    if type(start) is CardRace:
        return _text(header, _words_of_races(record), record.comments, record.outcome, "race")
    return _text(header, _words(record), record.comments, record.outcome, "round")


def _checked_start(start: object) -> GameState | CardRace:
    if type(start) is GameState:
        fresh: object = begun(start.variant, start.table)
        good = start.table in start.variant.tables
    elif type(start) is CardRace:
        terms, good = start.terms, True
        fresh = CardRace(terms, 1, (terms.chips,) * terms.seats, (), 0, ())
    else:
        sentence = "The text form is for dominoes and card races, not for a record of "
        raise InputError("OTHER_GAME", f"{sentence}{kind_of(start)}.")
    if start != fresh or not good:
        sentence = "The text form is for records from the beginning of a match; this one begins "
        sentence += "later, so keep it as JSON, with fives.wire."
        raise InputError("NOT_FROM_THE_START", sentence)
    return start


def _text(
    header: Header, words: Words, comments: Comments, outcome: Outcome | None, unit: str
) -> str:
    """Put the lines together; a line goes on while its beginning stays the same."""
    lines = header_lines(header)
    said: dict[int, list[str]] = {}
    for after, text in comments:
        said.setdefault(after, []).append(f"# {text}" if text else "#")
    lines += said.get(0, [])
    line, head, number, fresh = "", "", 0, True
    for after, (start, word, following) in enumerate(words, start=1):
        if fresh:
            number, fresh = number + 1, False
            lines += ["", f"{unit} {number}"]
        if line and start == head and start:
            line += word if word[0] == "=" and line.endswith(" draw") else f" {word}"
        else:
            lines += [line] if line else []
            line, head = f"{start} {word}" if start else word, start
        notes = [] if following is None else [following]
        notes += said.get(after, [])
        if notes:
            lines += [line, *notes]
            line = ""
        fresh = following is not None and following[0] == "="
    lines += [line] if line else []
    return "\n".join([*lines, "", last_line(outcome), ""])


def _words(record: Record[Any, Any]) -> Words:
    before: GameState = record.start
    number = 1
    for after_moves, move in enumerate(record.moves, start=1):
        after = before.apply(move)
        following = None
        if may_end(before, after):
            result = round_summary(before.step(move).events, after, number, after_moves)
            if result is not None:
                following, number = round_line(result), number + 1
        if following is None and decided(before, after):
            following = lead_line(lead_of(before, move, after, None))
        yield *_word(move, before._moment.turn), following
        before = after


def _words_seen(record: SeenRecord) -> Words:
    following = {result.after: round_line(result) for result in record.results}
    following.update({after: lead_line(lead) for after, lead in record.leads})
    both = zip(record.moves, record.turns, strict=True)
    for after, (move, turn) in enumerate(both, start=1):
        yield *_word(move, turn), following.get(after)


def _word(move: SeenMove, turn: Seat | None) -> tuple[str, str]:
    if isinstance(move, Lot):
        return "", str(move)
    if isinstance(move, Deal):
        return f"deal {turn}:", move.tile.notation
    if isinstance(move, Unseen):
        word = str(move).split(" ")[1]
        return (f"deal {turn}:", word) if move.kind == "deal" else (f"{turn}:", f"={word}")
    return f"{turn}:", f"={move.tile.notation}" if isinstance(move, Drawn) else str(move)


def _words_of_races(record: Record[Any, Any]) -> Words:
    state: CardRace = record.start
    for after, move in enumerate(record.moves, start=1):
        step = state.step(move)
        result = race_summary(step.events, state.race, after)
        following = None if result is None else race_line(result)
        if any(isinstance(event, TrackRefused) for event in step.events):
            following = REFUSED
        yield *_race_word(move, state), following
        state = step.after


def _race_word(move: RaceMove, state: CardRace) -> tuple[str, str]:
    if isinstance(move, Mark):
        return "track:", str(move.card)
    if isinstance(move, Turn):
        return "turn:", str(move.card)
    return f"{state.actor}:", str(move)
