"""Records in files, for the tests of the commands that read them."""

import contextlib
import io
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeAlias

from fives import CHANCE, GameState, Move, card_race, variant
from fives.card_race import CardRace, RaceMove
from fives.cli import main
from fives.records import Record

Match: TypeAlias = Record[GameState, Move]
Race: TypeAlias = Record[CardRace, RaceMove]


@cache
def match(game: str = "horse-race", seats: int = 2, pairs: bool = False, seed: int = 61) -> Match:
    """A whole match, everybody playing at random."""
    record, rng = Record.of(variant(game).start(seats, pairs)), Random(seed)
    moves, state = [], record.start
    while state.outcome is None:
        moves.append(rng.choice(state.legal_moves()))
        state = state.apply(moves[-1])
    return Record(record.start, tuple(moves))


@cache
def race(seats: int = 3, chips: int = 3, seed: int = 61) -> Race:
    """A whole session of card races, everybody betting at random."""
    state, rng = card_race.start(seats, chips), Random(seed)
    moves, first = [], state
    while state.outcome is None:
        moves.append(rng.choice(state.legal_moves()))
        state = state.apply(moves[-1])
    return Record(first, tuple(moves))


def turn(record: Match, at: int) -> int:
    """The number of moves before the at-th choice of a seat, counted from 0."""
    asked = (n for n, state in enumerate(record) if state.actor is not CHANCE)
    return next(n for place, n in enumerate(asked) if place == at)


def written(folder: Path, *texts: str) -> str:
    """The name of a new file that holds these records."""
    path = folder / "match.fives"
    path.write_text("---\n".join(texts), encoding="utf-8", newline="\n")
    return str(path)


def run(*words: object) -> tuple[int, str, str]:
    """The exit status of the command, and what it prints."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([str(word) for word in words])
    return status, out.getvalue(), err.getvalue()
