"""A state as a few numbers, so that a pickle of it is small and holds no object twice.

Tiles, ports and plays are shared objects, so a pickle names them by number and reading it
gives the shared ones back. The plays of the layout stand one after another in a row of
bytes, so that no depth of the chain ever matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from fives.core.outcome import Outcome
from fives.core.table import Direction, Table
from fives.core.units import Points, Seat, Side
from fives.dominoes.plays import play_numbered, plays_in
from fives.match.draft import Draft
from fives.match.game import Game, game_of
from fives.match.moment import Moment, moment_of
from fives.match.ruleset import RuleSet

if TYPE_CHECKING:
    from fives.match.state import GameState

END_BYTES: Final = 2
"""Bytes for the number of an end, of any set."""

Packed: TypeAlias = tuple[
    RuleSet,
    tuple[int, bool, int],
    tuple[int, Seat, int, int, int],
    tuple[Points, ...],
    tuple[int, ...],
    int,
    bytes,
    int,
    bytes,
    tuple[tuple[Side, ...], str] | None,
]
"""Rules, table, moment, scores, hands, boneyard, ends, total, plays and outcome."""


def packed(state: GameState) -> Packed:
    """Return what is in a state, by numbers."""
    table, moment = state.table, state._moment
    outcome, width = moment.outcome, _width(moment.game)
    plays = [play._number for play in plays_in(state._chain)]
    return (
        state.variant,
        (table.seats, table.pairs, table.direction.value),
        (moment.phase, moment.turn, moment.opener, moment.bound, moment.passes),
        state._scores,
        state._hands,
        state._boneyard,
        _row(state._ends, END_BYTES),
        state._total,
        _row(plays, width),
        None if outcome is None else (outcome.winners, outcome.reason),
    )


def _row(numbers: Iterable[int], width: int) -> bytes:
    return b"".join(number.to_bytes(width, "big") for number in numbers)


def _numbers(row: bytes, width: int) -> Iterator[int]:
    for place in range(0, len(row), width):
        yield int.from_bytes(row[place : place + width], "big")


def _width(game: Game) -> int:
    """Return how many bytes the number of any play takes."""
    return (len(game.joins).bit_length() + 7) // 8


def unpacked(
    rules: RuleSet,
    seating: tuple[int, bool, int],
    moment: tuple[int, Seat, int, int, int],
    scores: tuple[Points, ...],
    hands: tuple[int, ...],
    boneyard: int,
    ends: bytes,
    total: int,
    plays: bytes,
    outcome: tuple[tuple[Side, ...], str] | None,
) -> Draft:
    """Return a draft of the state that was packed."""
    seats, pairs, direction = seating
    game = game_of(rules, Table(seats, pairs, Direction(direction)))
    draft = Draft()
    draft._moment = (
        moment_of(game, *moment) if outcome is None else Moment(game, *moment, Outcome(*outcome))
    )
    draft._scores = scores
    draft._hands = hands
    draft._boneyard = boneyard
    draft._ends = tuple(_numbers(ends, END_BYTES))
    draft._total = total
    draft._chain = None
    for number in _numbers(plays, _width(game)):
        draft._chain = (play_numbered(number), draft._chain)
    return draft
