"""What was noted of one round: the places of its unseen tiles, and what may lie there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import final

import attrs

from fives.beliefs.places import Need, Puzzle
from fives.core.units import Seat
from fives.match.game import Game
from fives.match.state import GameState


@final
@attrs.define(eq=False)
class Place:
    """A dealt hand, one drawn tile, or the boneyard.

    Attributes:
        owner: The seat that got the tiles; None for the boneyard.
        may: The tiles that may lie there, one bit each.
        moves: The moves of the record that brought the tiles, by number from 0.
    """

    owner: Seat | None
    may: int
    moves: list[int] = attrs.field(factory=list)


@final
@attrs.define(eq=False)
class Notes:
    """The evidence of a round, as far as it has been read.

    Attributes:
        game: The tables of the rules.
        first: The number of its first move in the record, from 0.
        states: The state before it and after each move, in which hidden tiles are made up.
        decided: Whether the hands decided who opens, or that all was dealt again.
        shown: All tiles that the viewers were dealt or drew, one bit each.
        laid: The tiles on the table, one bit each.
        places: The boneyard, and then the places of hidden tiles as they came.
    """

    game: Game
    first: int
    states: list[GameState]
    decided: bool = False
    shown: int = 0
    laid: int = 0
    places: list[Place] = attrs.field(init=False)
    _needs: list[dict[int, int]] = attrs.field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        self.places = [Place(None, self.game.every)]

    def of(self, seats: Iterable[Seat]) -> list[int]:
        """Return the numbers of the places of some seats."""
        wanted = {*seats}
        return [number for number, place in enumerate(self.places) if place.owner in wanted]

    def dealt(self, seat: Seat, move: int) -> None:
        """Note that a hidden tile was dealt."""
        if not (own := self.of([seat])):
            own = [self.opened(seat)]
        self.places[own[0]].moves.append(move)

    def drawn(self, seat: Seat, move: int) -> int:
        """Note that a hidden tile was drawn; return the number of its place."""
        number = self.opened(seat)
        self.places[number].moves.append(move)
        return number

    def opened(self, seat: Seat) -> int:
        """Return the number of a new place."""
        self.places.append(Place(seat, self.game.every & ~self.laid))
        return len(self.places) - 1

    def none_of(self, places: Iterable[int], tiles: int) -> None:
        """Note that some places hold none of some tiles; those laid before were not meant."""
        for number in places:
            self.places[number].may &= ~tiles | self.laid

    def some_of(self, places: Iterable[int], tiles: int) -> None:
        """Note that some places hold at least one of some tiles, not laid before."""
        self._needs.append(dict.fromkeys(places, tiles & ~self.laid))

    def played(self, seat: Seat, bit: int, only: int | None = None) -> None:
        """Note that a seat laid a tile, which had come to it before.

        Args:
            seat: The seat; its tiles are hidden.
            bit: The tile.
            only: The place where the tile lay, if that is known.
        """
        own = self.of([seat]) if only is None else [only]
        for number, place in enumerate(self.places):
            if number not in own:
                place.may &= ~bit

    def revealed(self, hands: Mapping[Seat, int]) -> None:
        """Note the hands that a count has shown, of all seats whose tiles are hidden."""
        for place in self.places:
            if place.owner is not None:
                place.may &= hands[place.owner] | self.laid

    @property
    def puzzle(self) -> Puzzle:
        """What is known of the unseen tiles, as a puzzle."""
        tiles = self.game.every & ~self.shown
        rooms = [len(place.moves) for place in self.places]
        rooms[0] = tiles.bit_count() - sum(rooms)
        may = tuple(place.may & tiles for place in self.places)
        return Puzzle(tiles, tuple(rooms), may, tuple(map(self._row, self._needs)))

    def _row(self, need: dict[int, int]) -> Need:
        unseen = self.game.every & ~self.shown
        return tuple(need.get(number, 0) & unseen for number in range(len(self.places)))
