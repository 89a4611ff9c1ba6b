"""The one place where a move becomes the next state, by a case for each kind of move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from fives.card_race.cards import SUITS, Card, Suit
from fives.card_race.events import (
    BankPassed,
    BetMade,
    BetsSettled,
    CardTurned,
    MarkerLaid,
    OddsPosted,
    RaceEvent,
    RaceWon,
    SatOut,
    SessionEnded,
    TrackRefused,
)
from fives.card_race.moves import Back, Mark, RaceMove, Turn
from fives.card_race.refusals import refusal_at
from fives.card_race.settling import payments_at, settled
from fives.card_race.terms import GOAL, MOST_OF_A_SUIT, STAKE, TRACK
from fives.core.errors import IllegalMoveError
from fives.core.units import Seat

if TYPE_CHECKING:
    from fives.card_race.state import CardRace


def advance(state: CardRace, move: RaceMove, log: list[RaceEvent]) -> CardRace:
    """Return the state after a move, and write what happened into a log.

    Raises:
        IllegalMoveError: When the move is not allowed now.
    """
    refusal = refusal_at(state, move)
    if refusal is not None:
        raise IllegalMoveError(move, refusal)
    if isinstance(move, Mark):
        return _lay(state, move.card, log)
    if isinstance(move, Turn):
        return _turn(state, move.card, log)
    if isinstance(move, Back):
        return _bet(state, move.suit, log)
    return _sit_out(state, log)


def _lay(state: CardRace, card: Card, log: list[RaceEvent]) -> CardRace:
    """Lay a marker; the seventh has the track judged."""
    laid = attrs.evolve(state, _markers=(*state._markers, card))
    log.append(MarkerLaid(card, len(laid._markers)))
    if len(laid._markers) < TRACK:
        return laid
    counts = laid.marker_counts
    most = max(counts)
    if most > MOST_OF_A_SUIT:
        log.append(TrackRefused(laid._markers, SUITS[counts.index(most)], most))
        return attrs.evolve(laid, _markers=())
    odds = laid.odds
    assert odds is not None  # the track lies
    log.append(OddsPosted(odds, STAKE))
    return laid


def _bet(state: CardRace, suit: Suit, log: list[RaceEvent]) -> CardRace:
    """Move a chip from a balance to the table."""
    seat = _chooser(state)
    balances = [*state._balances]
    balances[seat] -= STAKE
    odds = state.odds
    assert odds is not None  # bets are made once the track lies
    log.append(BetMade(seat, suit, STAKE, odds[suit]))
    return attrs.evolve(state, _balances=tuple(balances), _choices=(*state._choices, suit))


def _sit_out(state: CardRace, log: list[RaceEvent]) -> CardRace:
    seat = _chooser(state)
    log.append(SatOut(seat, "not-covered" if state._balances[seat] >= STAKE else "no-chip"))
    return attrs.evolve(state, _choices=(*state._choices, None))


def _turn(state: CardRace, card: Card, log: list[RaceEvent]) -> CardRace:
    """Move one horse one position; beyond the last marker it wins."""
    raced = attrs.evolve(state, _turned=state._turned | 1 << card.index)
    position = raced.positions[card.suit]
    log.append(CardTurned(card, position))
    return _close(raced, card.suit, log) if position == GOAL else raced


def _close(state: CardRace, winner: Suit, log: list[RaceEvent]) -> CardRace:
    """Settle a race that is won, and pass the bank or end the session."""
    log.append(RaceWon(winner, state.positions, state._markers, state._turned.bit_count()))
    payments = payments_at(state, winner)
    balances = settled(state, payments)
    gain = -sum(payment.net for payment in payments)
    banker = state.banker
    log.append(BetsSettled(banker, winner, payments, gain, balances))
    if state._race < state._terms.seats:
        following = attrs.evolve(
            state, _race=state._race + 1, _balances=balances, _markers=(), _turned=0, _choices=()
        )
        log.append(BankPassed(banker, following.banker, following.race))
        return following
    # The last race stays to be seen, without its bets, which are settled.
    ended = attrs.evolve(state, _balances=balances, _choices=())
    outcome = ended.outcome
    assert outcome is not None  # a horse stands at the goal
    log.append(SessionEnded(outcome, balances))
    return ended


def _chooser(state: CardRace) -> Seat:
    return Seat(state._terms.chooser(state._race, len(state._choices)))
