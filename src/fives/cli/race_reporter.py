"""Telling a session of card races as it goes on."""

from __future__ import annotations

from fives.card_race.events import BankPassed, BetsSettled, SessionEnded
from fives.card_race.phase import RacePhase
from fives.card_race.state import CardRace
from fives.card_race.transition import RaceTransition
from fives.core.units import Seat
from fives.render.plain.race_offer import balances
from fives.render.plain.race_session import session_table
from fives.render.plain.race_story import before_the_race, race_begins, tell
from fives.render.wording.names import Names


class RaceReporter:
    """Prints what happens, all of which everybody may see.

    Args:
        first: The beginning of the session.
        reader: The seat of the reader, or None for one who only watches.
    """

    def __init__(self, first: CardRace, reader: Seat | None) -> None:
        self._names = Names(first.table, reader)
        self._chips = first.terms.chips
        self._settled: list[BetsSettled] = []
        self._begin(first)

    def show(self, step: RaceTransition) -> None:
        """Tell what a move did, and what comes next when it ends the bets or the race."""
        for line in tell(step, self._names):
            print(line)
        for event in step.events:
            match event:
                case BetsSettled():
                    self._settled.append(event)
                case BankPassed():
                    self._begin(step.after)
                case SessionEnded():
                    print("", *session_table(self._chips, self._settled, self._names), sep="\n")
                case _:
                    pass
        if step.before.phase is RacePhase.BETTING and step.after.phase is RacePhase.RACING:
            print("", *before_the_race(step.after), sep="\n")

    def _begin(self, state: CardRace) -> None:
        """Tell which race begins, who keeps the bank, and what everybody has."""
        banker = self._names.seat(state.banker)
        print("", race_begins(state.race, state.terms.seats, banker), sep="\n")
        print(*balances(state, self._names), "", sep="\n")
