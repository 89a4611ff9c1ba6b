"""How the rounds of a record ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import attrs

from fives.card_race.cards import Suit
from fives.card_race.events import BetsSettled, RaceEvent
from fives.card_race.settling import Payment
from fives.core.units import Points, Side
from fives.dominoes.round_end import RoundEnd
from fives.dominoes.tileset import TileSet
from fives.match.events import Event, MatchEnded, RoundEnded
from fives.match.state import GameState


@final
@attrs.frozen(weakref_slot=False)
class RoundSummary:
    """How a round of dominoes ended, as everybody saw it.

    Attributes:
        number: Which round it was, from 1.
        after: After how many moves of the record it ended.
        end: Who went out, or that it was blocked; None when a play ended the match by
            itself, without a count.
        winners: The sides that won the round; none without a count.
        hands: The tiles left, by seat, as the count reveals them; None without a count.
        scores: The points of every side from then on.

    >>> RoundSummary(3, 81, None, (), None, (Points(61), Points(40))).hands is None
    True
    """

    number: int
    after: int
    end: RoundEnd | None
    winners: tuple[Side, ...]
    hands: tuple[TileSet, ...] | None
    scores: tuple[Points, ...]


@final
@attrs.frozen(weakref_slot=False)
class RaceSummary:
    """How a card race ended.

    Attributes:
        number: Which race it was, from 1.
        after: After how many moves of the record it ended.
        suit: The winner.
        payments: What became of each bet, in the order of choosing.
        balances: The chips of every seat from then on.

    >>> RaceSummary(1, 30, Suit.HEARTS, (), (20, 20, 20)).suit.letter
    'H'
    """

    number: int
    after: int
    suit: Suit
    payments: tuple[Payment, ...]
    balances: tuple[int, ...]


def may_end(before: GameState, after: GameState) -> bool:
    """Return whether a round may have ended between two states; else nobody need ask.

    After the end of a round the hands are empty, or the match is over.
    """
    cleared = any(before._hands) and not any(after._hands)
    return cleared or after._moment.outcome is not None


def round_summary(
    events: Sequence[Event], after: GameState, number: int, moves: int
) -> RoundSummary | None:
    """Return how a round ended with a move, or None when it goes on.

    Args:
        events: What the move did.
        after: The state after it.
        number: Which round it is, from 1.
        moves: How many moves the record has with this one.
    """
    for event in events:
        if isinstance(event, RoundEnded):
            return RoundSummary(number, moves, event.end, event.winners, event.hands, after.scores)
        if isinstance(event, MatchEnded):
            return RoundSummary(number, moves, None, (), None, after.scores)
    return None


def race_summary(events: Sequence[RaceEvent], number: int, moves: int) -> RaceSummary | None:
    """Return how a race ended with a move, or None when it goes on."""
    for event in events:
        if isinstance(event, BetsSettled):
            return RaceSummary(number, moves, event.suit, event.payments, event.balances)
    return None
