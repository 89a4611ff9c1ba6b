"""The table as it stands, as far as some seats see it, or with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.card_race.state import CardRace
from fives.cli.reporter import names_for
from fives.core.state import CHANCE, Actor
from fives.core.units import Seat
from fives.match.state import GameState
from fives.render.folding import fold
from fives.render.plain.board import board
from fives.render.plain.race_offer import backers, balances, prices
from fives.render.plain.race_track import track
from fives.render.plain.turn import choices, table
from fives.render.wording.english import ENGLISH
from fives.render.wording.names import Names
from fives.render.wording.turns import boneyard, scores, scoring

TO_MOVE: Final = "to move"
_LABEL: Final = 11
"""Columns of the labels, as on the table of a person."""


def position(state: GameState, eyes: Sequence[int] | None) -> tuple[str, ...]:
    """Return the board, the scores, the tiles, and who is to move.

    Args:
        state: The position.
        eyes: The seats whose hands are shown, as its own to a single one, who also sees the
            moves it has; none for a spectator; None for all hands.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> for line in position(state, None)[-5:]:
    ...     print(line)
    scores     seat 0: 0   seat 1: 0
    tiles      seat 0: 2   seat 1: 2   boneyard: 23
    hand 0     [0|1] [2|5]
    hand 1     [3|5] [6|6]
    to move    seat 0
    """
    if eyes is not None and len(eyes) == 1:
        view = state.view(eyes[0])
        lines = (*table(view), *_to_move(state.actor, names_for(state.table, eyes)))
        return (*lines, *(("", *choices(view)) if view.legal_moves() else ()))
    names = names_for(state.table, eyes)
    held = [f"{names.seat(seat)}: {len(hand)}" for seat, hand in enumerate(state.hands)]
    held.append(boneyard(len(state.boneyard), state.drawable, ENGLISH))
    view = state.view(0)  # its hand is not shown
    say = ENGLISH.say
    rows = [(say("turn.scores"), scores(view, names)), (say("turn.tiles"), "   ".join(held))]
    shown = range(state.table.seats) if eyes is None else eyes
    rows += [(f"hand {seat}", str(state.hands[seat]) or "-") for seat in shown]
    if state.bound is not None and state.actor in shown:
        rows.append((say("turn.to_place"), str(state.bound)))
    lines = (*board(state.layout, scoring(view)), "")
    folded = (fold(f"{label:{_LABEL}}{text}", hang=_LABEL) for label, text in rows)
    return (*lines, *(line for row in folded for line in row), *_to_move(state.actor, names))


def race_position(race: CardRace, seat: Seat | None) -> tuple[str, ...]:
    """Return the track, the prices, the bets, the balances, and who is to move.

    Args:
        race: The position.
        seat: The seat of the reader, or None for one who only watches.

    >>> from fives import card_race
    >>> for line in race_position(card_race.start(seats=3), None):
    ...     print(line)
    chips  seat 0, the bank: 20   seat 1: 20   seat 2: 20
    to move    chance
    """
    names = Names(race.table, seat)
    posted = race.odds is not None
    lines = track(race.markers, race.positions) if race.markers else ()
    lines += ("", *prices(race), "", *backers(race, names)) if posted else ()
    return (*lines, *balances(race, names), *_to_move(race.actor, names))


def _to_move(actor: Actor, names: Names) -> tuple[str, ...]:
    if actor is None:
        return ()
    who = str(actor) if actor is CHANCE else str(names.seat(actor))
    return (f"{TO_MOVE:{_LABEL}}{who}",)
