"""What some seats can conclude about the tiles that they do not see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Self, final

import attrs

from fives.beliefs.drawing import drawn
from fives.beliefs.errors import BeliefError
from fives.beliefs.holding import Holding
from fives.beliefs.places import World
from fives.beliefs.reading import Reader
from fives.beliefs.replaying import state_in, worlds_of
from fives.beliefs.scoring import scoring
from fives.beliefs.trials import fitting
from fives.core.errors import InputError, kind_of, whole
from fives.core.units import Seat
from fives.dominoes.tiles import MOST_PIPS, Tile
from fives.dominoes.tileset import TileSet, bits_of, set_of
from fives.match.phase import DRAWING, PLACING, TURN
from fives.match.state import GameState
from fives.records.seen import SeenRecord


@final
@attrs.frozen(eq=False, repr=False, weakref_slot=False)
class Beliefs:
    """All worlds that agree with what some seats, or spectators, have seen of a match.

    A world puts every tile of the present round that was not seen into one place: a dealt
    hand, a drawn tile, or the boneyard. All worlds are equally likely, so every chance is
    an exact fraction of them. What players chose says nothing but that it was allowed.

    Make them with `Beliefs.of`; the fields are private but for one.

    Attributes:
        seen: What was seen.

    >>> import fives, random
    >>> from fives.beliefs import Beliefs
    >>> from fives.records import Record
    >>> record, rng = Record.of(fives.HORSE_RACE.start(seats=2)), random.Random(61)
    >>> while record.state.actor is fives.CHANCE:
    ...     record = record.play(rng.choice(record.state.legal_moves()))
    >>> beliefs = Beliefs.of(record.redacted(0))
    >>> beliefs.worlds_count, beliefs.holds(1, fives.Tile(6, 6))
    (116280, Fraction(1, 3))
    """

    seen: SeenRecord
    _known: Holding

    @classmethod
    def of(cls, seen: SeenRecord) -> Self:
        """Return the beliefs of the seats that a record was redacted for.

        Raises:
            InputError: When it is no redacted record of dominoes.
            BeliefError: When no hidden tiles agree with what was seen, or when the hands
                decided who opens and there are too many of them to go through.
        """
        if type(seen) is not SeenRecord:
            sentence = "Beliefs come from a redacted record, as record.redacted(seat) gives"
            raise InputError("NOT_SEEN", f"{sentence}, not from {kind_of(seen)}.")
        notes = Reader(seen).notes
        return cls(seen, Holding(notes, worlds_of(seen, notes), seen.seats))

    @property
    def worlds_count(self) -> int:
        """How many worlds there are; the order within a dealt hand makes no difference."""
        return self._known.worlds.total

    def can_hold(self, seat: int) -> TileSet:
        """Return the tiles that a seat may hold now; its hand when that is seen.

        Raises:
            InputError: When nobody sits there.
        """
        return set_of(self._known.in_worlds(self._seat(seat), 1))

    def must_hold(self, seat: int) -> TileSet:
        """Return the tiles that a seat certainly holds now; its hand when that is seen.

        Raises:
            InputError: When nobody sits there.
        """
        return set_of(self._known.in_worlds(self._seat(seat), self.worlds_count))

    def holds(self, seat: int, tile: Tile) -> Fraction:
        """Return the chance that a seat holds a tile now.

        Raises:
            InputError: When nobody sits there, or it is no tile.
        """
        if type(tile) is not Tile:
            raise InputError("NOT_A_TILE", f"A seat holds tiles, not {kind_of(tile)}.")
        return self._known.one(self._seat(seat), tile.bit)

    def holds_value(self, seat: int, value: int) -> Fraction:
        """Return the chance that a seat holds a tile with a half of so many pips now.

        Raises:
            InputError: When nobody sits there, or there is no such half.
        """
        whole(value, "A half", most=MOST_PIPS)
        tiles = [tile for tile in self.seen.variant.dealing.tiles if value in (tile.low, tile.high)]
        return self._known.any_of(self._seat(seat), bits_of(tiles))

    def can_place(self, seat: int) -> Fraction:
        """Return the chance that a seat holds a tile that fits the layout as it is now.

        Raises:
            InputError: When nobody sits there.
        """
        return self._known.any_of(self._seat(seat), fitting(self._public))

    def any_reply_scores(self, seat: int | None = None) -> Fraction:
        """Return the chance that a seat can score by placing a tile as the layout is now.

        A play scores when its count is worth points, whatever the target makes of them. A
        seat that must place the tile which it drew has only that one.

        Args:
            seat: The seat; unless given, the one whose turn it is.

        Raises:
            InputError: When nobody sits there.
            BeliefError: When no seat is given and it is nobody's turn.
        """
        moment = self._public._moment
        if seat is None:
            if moment.phase not in (TURN, PLACING, DRAWING):
                raise BeliefError("NOBODY_TO_MOVE", "It is nobody's turn now; name a seat.")
            seat = moment.turn
        seat = self._seat(seat)
        tiles = scoring(self._public, seat)
        if moment.phase == PLACING and moment.turn == seat:
            if seat in self.seen.seats:
                return Fraction(bool(moment.bound & tiles))
            return self._known.drawn_last(tiles)
        return self._known.any_of(seat, tiles)

    def next_draw_fits(self) -> Fraction:
        """Return the chance that the next tile drawn fits the layout as it is now.

        Raises:
            BeliefError: When no tile can be drawn.
        """
        state = self._public
        left = state._boneyard.bit_count()
        if not state.drawable or not left:
            raise BeliefError("NOTHING_TO_DRAW", "No tile can be drawn from the boneyard now.")
        fit = fitting(state)
        ways = sum(n for bit, n in self._known.worlds.lying[0].items() if bit & fit)
        return Fraction(ways, self._known.worlds.total * left)

    def chance(self, question: Callable[[GameState], bool], most: int = 1000) -> Fraction:
        """Return the chance that something is true, by asking it of every world.

        Args:
            question: Answers True or False for the present state in a world.
            most: How many worlds there may be.

        Raises:
            BeliefError: When there are more.
        """
        told = [bool(question(state)) for state, _ in self.worlds(most)]
        return Fraction(sum(told), len(told))

    def worlds(self, most: int = 1000) -> Iterator[tuple[GameState, Fraction]]:
        """Return the present state in every world, and the chance of each; they add up to 1.

        Worlds that differ only in which draw brought which tile have equal states.

        Args:
            most: How many worlds there may be.

        Raises:
            BeliefError: When there are more; `sample` some of them then.
        """
        whole(most, "The number of worlds", least=1)
        if self._known.worlds.total > most:
            sentence = f"There are {self._known.worlds.total} worlds, more than {most}."
            raise BeliefError("TOO_MANY_WORLDS", f"{sentence} Sample some of them.")
        one = Fraction(1, self._known.worlds.total)
        every = map(self._known.worlds.world, range(self._known.worlds.total))
        return ((self._state(world), one) for world in every)

    def sample(self, rng: Random) -> GameState:
        """Return the present state in a world that is drawn at random, each as likely.

        Args:
            rng: Where the choice comes from; the same seed gives the same one.

        Raises:
            InputError: When `rng` is no ``random.Random``.
        """
        return self._state(drawn(self._known.worlds, rng))

    @property
    def _public(self) -> GameState:
        """The present state, in which hidden tiles are made up."""
        return self._known.notes.states[-1]

    def _seat(self, seat: int) -> Seat:
        return self.seen.table.seat(seat)

    def _state(self, world: World) -> GameState:
        return state_in(self.seen, self._known.notes, world)

    def __reduce__(self) -> tuple[object, ...]:
        return Beliefs.of, (self.seen,)

    def __repr__(self) -> str:
        return f"<Beliefs of {self.seen!r}: {self.worlds_count} worlds>"
