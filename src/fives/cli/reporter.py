"""Telling a match as it goes on, to one seat or to somebody who may see everything."""

from __future__ import annotations

from fives.core.units import Seat
from fives.match.events import Event, MatchEnded, RoundEnded, TileDealt, TileDrawn
from fives.match.transition import Transition
from fives.match.view import View
from fives.render.board import board
from fives.render.names import Names
from fives.render.narrate import narrate
from fives.render.rounds import next_opener, round_begins
from fives.render.turn import scores, scoring


class Reporter:
    """Prints what happens, as far as its reader may see it.

    Args:
        first: A view of the beginning, of the reader's seat if there is one.
        reader: The seat of the reader, or None for one who may see all tiles.
    """

    def __init__(self, first: View, reader: Seat | None) -> None:
        self._reader = reader
        self._names = Names(first.table, reader)
        self._rules = first.variant
        self._waiting: list[Event] = []
        self._round = 1
        print("", round_begins(self._round), sep="\n")

    def show(self, transition: Transition) -> None:
        """Tell what a move did; deals and draws wait until the row of them is complete."""
        seat = self._reader
        seen = [event if seat is None else event.seen_by(seat) for event in transition.events]
        self._waiting += [event for event in seen if not isinstance(event, MatchEnded)]
        if seen and not isinstance(seen[-1], TileDealt | TileDrawn):
            self.flush()
        if any(isinstance(event, RoundEnded | MatchEnded) for event in seen):
            self._round_over(seen, transition)

    def flush(self) -> None:
        """Tell whatever still waits."""
        events, self._waiting = self._waiting, []
        for line in narrate(events, self._names, self._rules):
            print(line)

    def _round_over(self, seen: list[Event], transition: Transition) -> None:
        """Show how the table looks at the end, then who has won or who opens next."""
        after = transition.after.view(self._reader or 0)
        ended = [event.layout for event in seen if isinstance(event, RoundEnded)]
        print("", *board(ended[0] if ended else after.layout, scoring(after)), sep="\n")
        print(f"scores: {scores(after, self._names)}")
        for event in seen:
            if isinstance(event, MatchEnded):
                print("", *narrate([event], self._names, self._rules), sep="\n")
            elif isinstance(event, RoundEnded) and after.outcome is None:
                print(next_opener(after, event.end, self._names, transition.before.opener))
                self._round += 1
                print("", round_begins(self._round), sep="\n")
