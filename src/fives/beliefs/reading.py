"""Reading a seen record: round by round, the evidence about hidden tiles."""

from __future__ import annotations

from typing import final

import attrs

from fives.beliefs.errors import contradiction
from fives.beliefs.notes import Notes
from fives.beliefs.trials import Bench, Guess, fitting, fitting_after
from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.dominoes.tileset import bits_of
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass
from fives.match.phase import DEALING, PLACING
from fives.match.state import GameState, begun
from fives.records.seen import SeenRecord
from fives.records.unseen import Unseen
from fives.records.watching import Watched, watch


@final
@attrs.define(eq=False)
class Reader:
    """What has been read of a seen record.

    Attributes:
        seen: The record.
        state: The state after the moves read, in which hidden tiles are made up.
        rounds: The notes of each round, the present one last; a deal that was followed by
            another one counts as a round of its own.
    """

    seen: SeenRecord
    state: GameState = attrs.field(init=False)
    rounds: list[Notes] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        seen = self.seen
        self.state = begun(seen.variant, seen.table)
        self.rounds = [self._notes(0)]
        leads = dict(seen.leads)
        following = watch(
            seen.variant, seen.table, seen.seats, seen.moves, seen.revealed, seen.leads
        )
        for number, (move, watched) in enumerate(zip(seen.moves, following, strict=True)):
            self._note_tile(move, number)
            hands = None if watched.result is None else watched.result.hands
            if hands is None and number + 1 not in leads:
                self._weigh(move, watched)
            self._note_play(move)
            if hands is not None:
                self.notes.revealed({Seat(s): bits_of(hand) for s, hand in enumerate(hands)})
            self.notes.decided |= number + 1 in leads
            self.state = watched.state
            self.notes.states.append(self.state)
            again = leads.get(number + 1, self) is None
            if again or (watched.result is not None and self.state.outcome is None):
                self.rounds.append(self._notes(number + 1))

    def _notes(self, first: int) -> Notes:
        return Notes(self.state._moment.game, first, [self.state])

    @property
    def notes(self) -> Notes:
        """The notes of the present round."""
        return self.rounds[-1]

    @property
    def hidden(self) -> list[Seat]:
        """The seats whose tiles are not seen."""
        return [Seat(s) for s in range(self.seen.table.seats) if s not in self.seen.seats]

    def _note_tile(self, move: Move | Unseen, number: int) -> None:
        """Note a tile that chance brings."""
        notes, turn = self.notes, self.state._moment.turn
        if isinstance(move, Deal | Drawn):
            notes.shown |= move.tile.bit
        elif isinstance(move, Unseen) and move.kind == "deal":
            notes.dealt(turn, number)
        elif isinstance(move, Unseen):
            notes.drawn(turn, number)

    def _note_play(self, move: Move | Unseen) -> None:
        """Note where a tile can have been that was laid."""
        if not isinstance(move, Play):
            return
        turn = self.state._moment.turn
        if turn in self.hidden:
            bound = self.state._moment.phase == PLACING
            self.notes.played(turn, move.tile.bit, len(self.notes.places) - 1 if bound else None)
        self.notes.laid |= move.tile.bit

    def _weigh(self, move: Move | Unseen, watched: Watched) -> None:
        """Note what a move tells of the hidden tiles, by trying what they could be."""
        notes, before, turn = self.notes, self.state, self.state._moment.turn
        if isinstance(move, Lot):
            return
        mine = turn in self.hidden
        fit = fitting_after(before, move) if isinstance(move, Play) else fitting(before)
        laying = move.tile.bit if isinstance(move, Play) else 0
        if isinstance(move, Unseen) and move.kind == "drawn":
            single = [len(notes.places) - 1]
        else:
            single = notes.of([turn]) if mine and isinstance(move, Draw | Pass) else []
        rest = [place for place in notes.of(self.hidden) if place not in single]
        if isinstance(move, Draw) or self._known_to_fit(move, fit & ~laying):
            rest = []
        elif isinstance(move, Deal | Unseen) and before._moment.phase == DEALING:
            rest = rest if watched.state._moment.phase != DEALING else []
        self._conclude(move, watched, fit, (single, rest))

    def _known_to_fit(self, move: Move | Unseen, fit: int) -> bool:
        """Return whether a tile that the viewers see in a hand fits once the move is made."""
        held = sum(self.state._hands[seat] for seat in self.seen.seats)
        if isinstance(move, Deal | Drawn):
            held |= move.tile.bit
        return bool(held & fit)

    def _conclude(
        self,
        move: Move | Unseen,
        watched: Watched,
        fit: int,
        places: tuple[list[int], list[int]],
    ) -> None:
        single, rest = places
        if not single and not rest:
            return
        notes = self.notes
        laying = move.tile.bit if isinstance(move, Play) else 0
        held = sum(self.state._hands[seat] for seat in self.seen.seats)
        pool = notes.game.every & ~notes.laid & ~held & ~laying
        bench = Bench(self.state, watched.state, move, self.hidden, fit, pool)
        agreeing = [guess for guess in _guesses(single, rest) if bench.agrees(guess)]
        if not agreeing:
            raise contradiction(f"move {len(notes.states) + notes.first}")
        fit &= ~laying
        if single and not any(guess.mover for guess in agreeing):
            notes.none_of(single, fit)
        elif single and all(guess.mover for guess in agreeing):
            notes.some_of(single, fit)
        if rest and not any(guess.others for guess in agreeing):
            notes.none_of(rest, fit)
        elif rest and all(guess.mover or guess.others for guess in agreeing):
            notes.some_of(single + rest, fit)


def _guesses(single: list[int], rest: list[int]) -> list[Guess]:
    return [
        Guess(mover, others)
        for mover in ((False, True) if single else (None,))
        for others in ((False, True) if rest else (None,))
    ]
