"""Whether a move is allowed at a moment of a record, with what it would do or why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.card_race.moves import RaceMove
from fives.card_race.notation import parse_move as parse_race_move
from fives.cli import explain_texts
from fives.cli.commands import Explain
from fives.cli.explain_play import Row, effects
from fives.cli.explain_race import race_effects
from fives.cli.reading import (
    MatchRecord,
    RaceRecord,
    WrongOption,
    chosen,
    first_of,
    is_race,
    records_in,
    world_of,
)
from fives.cli.reporter import names_for
from fives.core.errors import NotationError
from fives.core.refusal import Refusal
from fives.core.state import CHANCE, Actor
from fives.core.units import Seat
from fives.match.moves import Move
from fives.match.notation import parse_move
from fives.records.seen import SeenRecord
from fives.render.folding import fold
from fives.render.wording.names import Names

_LABEL: Final = 11
"""Columns of the labels, as on the table of a person."""


def explain(options: Explain) -> int:
    """Explain a move and return the exit status: 0 when it is allowed, 1 when it is not.

    Raises:
        FivesError: When that cannot be said.
    """
    record = chosen(records_in(options.path), options.number)
    if isinstance(record, SeenRecord):
        if not record.seats:
            raise WrongOption("NOBODY_SAW", explain_texts.NOBODY_SAW)
        return _explain(world_of(record, options.path), options, record.seats)
    if is_race(record):
        return _explain_race(record, options)
    return _explain(record, options, None)


def _explain(record: MatchRecord, options: Explain, eyes: Sequence[Seat] | None) -> int:
    """Explain a move of dominoes from what some seats know, or from all there is."""
    moves = first_of(record, options.at, "--at")
    state, move = record[moves], _read(options.move)
    names = names_for(state.table, None)
    _head(moves, len(record.moves), state.actor, names)
    if eyes is None:
        refusal = state.refusal(move)
    else:
        asked = next((seat for seat in eyes if seat == state.actor), eyes[0])
        refusal = state.view(asked).refusal(move)
    if refusal is not None:
        return _refused(move, refusal)
    rows, story = effects(state, move, names, whole=eyes is None)
    return _allowed(move, rows, story)


def _explain_race(record: RaceRecord, options: Explain) -> int:
    moves = first_of(record, options.at, "--at")
    state, move = record[moves], _read_race(options.move)
    names = Names(state.table)
    _head(moves, len(record.moves), state.actor, names)
    refusal = state.refusal(move)
    if refusal is not None:
        return _refused(move, refusal)
    return _allowed(move, *race_effects(state, move, names))


def _read(text: str) -> Move:
    try:
        return parse_move(text.lower())
    except NotationError as error:
        raise WrongOption(error.code, explain_texts.no_move(text, error.message)) from None


def _read_race(text: str) -> RaceMove:
    word, space, card = text.partition(" ")
    try:
        return parse_race_move(f"{word.lower()}{space}{card.upper()}")
    except NotationError as error:
        raise WrongOption(error.code, explain_texts.no_move(text, error.message)) from None


def _head(moves: int, all_moves: int, actor: Actor, names: Names) -> None:
    who = "" if actor is None else "chance" if actor is CHANCE else str(names.seat(actor))
    print(explain_texts.asked_at(moves, all_moves, who))


def _refused(move: object, refusal: Refusal) -> int:
    print(explain_texts.not_allowed(str(move)))
    rows = [("why", refusal.sentence), ("code", refusal.code)]
    _show(rows if refusal.rule is None else [*rows, ("rule", refusal.rule)])
    return 1


def _allowed(move: object, rows: Sequence[Row], story: Sequence[str]) -> int:
    print(explain_texts.allowed(str(move)))
    _show(rows)
    for line in story:
        print(line)
    return 0


def _show(rows: Sequence[Row]) -> None:
    for label, text in rows:
        for line in fold(f"{label:{_LABEL}}{text}", hang=_LABEL):
            print(line)
