"""Which moves are allowed, listed in one order."""

from __future__ import annotations

from fives.card_race.betting import open_suits
from fives.card_race.cards import BITS
from fives.card_race.moves import BACKS, MARKS, TURNS, RaceMove, SitOut
from fives.card_race.phase import RacePhase
from fives.card_race.situation import Situation
from fives.core.state import CHANCE


def moves_at(at: Situation) -> tuple[RaceMove, ...]:
    """Return every move that is allowed: cards in the order of the pack, suits in theirs."""
    actor = at.actor
    if actor is None:
        return ()
    if actor is CHANCE:
        moves: tuple[RaceMove, ...] = MARKS if at.phase is RacePhase.LAYING else TURNS
        unseen = at._unseen
        return tuple([moves[card.index] for card, bit in BITS if unseen & bit])
    return tuple(BACKS[suit] for suit in open_suits(at, actor)) or (SitOut(),)
