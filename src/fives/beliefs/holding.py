"""Who holds what now, in how many worlds."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import final

import attrs

from fives.beliefs.notes import Notes
from fives.beliefs.places import bits_in
from fives.beliefs.worlds import Worlds
from fives.core.units import Seat


@final
@attrs.frozen(eq=False, weakref_slot=False)
class Holding:
    """The worlds of the present round, and who looks on.

    Attributes:
        notes: What was noted of the round.
        worlds: Its worlds.
        viewers: The seats whose tiles are seen.
    """

    notes: Notes
    worlds: Worlds
    viewers: tuple[Seat, ...]

    def in_worlds(self, seat: Seat, least: int) -> int:
        """Return the tiles that a seat holds in at least so many worlds, one bit each."""
        return sum(bit for bit, count in self._counts(seat).items() if count >= least)

    def one(self, seat: Seat, bit: int) -> Fraction:
        """Return the chance that a seat holds a tile."""
        return Fraction(self._counts(seat).get(bit, 0), self.worlds.total)

    def any_of(self, seat: Seat, tiles: int) -> Fraction:
        """Return the chance that a seat holds at least one of some tiles."""
        if seat in self.viewers:
            return Fraction(bool(self._hand(seat) & tiles))
        return self._any_in(self.notes.of([seat]), tiles)

    def drawn_last(self, tiles: int) -> Fraction:
        """Return the chance that the hidden tile drawn last is one of some tiles."""
        return self._any_in([len(self.notes.places) - 1], tiles)

    def _hand(self, seat: Seat) -> int:
        return self.notes.states[-1]._hands[seat]

    def _counts(self, seat: Seat) -> dict[int, int]:
        """Return the tiles that a seat may hold, and in how many worlds it does."""
        if seat in self.viewers:
            hand = self._hand(seat)
            return dict.fromkeys(bits_in(hand), self.worlds.total)
        counts: dict[int, int] = {}
        for place in self.notes.of([seat]):
            for bit, count in self.worlds.lying[place].items():
                if not bit & self.notes.laid:
                    counts[bit] = counts.get(bit, 0) + count
        return counts

    def _any_in(self, places: Iterable[int], tiles: int) -> Fraction:
        """Return the chance that one of some tiles, not laid yet, lies in some places."""
        asked = {*places}
        tiles &= ~self.notes.laid
        need = tuple(tiles * (n in asked) for n in range(len(self.notes.places)))
        return 1 - Fraction(self.worlds.without(need), self.worlds.total)
