"""The worlds of a round: counted, numbered, and asked about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Protocol, final

import attrs

from fives.beliefs.counting import Ways
from fives.beliefs.places import Need, Puzzle, World, bits_in


class Worlds(Protocol):
    """**Protocol:** all worlds that agree with what was seen."""

    @property
    def total(self) -> int:
        """How many there are."""
        ...

    @property
    def lying(self) -> Sequence[dict[int, int]]:
        """By place, the tiles that lie there in some world, and in how many."""
        ...

    def without(self, tiles: Need) -> int:
        """Return in how many of them no place has any of its tiles of some."""
        ...

    def world(self, number: int) -> World:
        """Return the world of a number, from 0 to one less than the total."""
        ...


@final
@attrs.define(eq=False)
class Counted:
    """Worlds that are counted without listing them.

    Needs are met by going through the tiles that could meet one: in every world there is a
    first tile that does, so the worlds fall into parts that have no world in common, and in
    each part the need is met. In the games of the library there is nearly never a need that
    does not follow from the rest, so that there is one part.

    >>> Counted(Puzzle(0b111, (1, 2), (0b111, 0b111), ((0b011, 0),))).total
    2
    """

    puzzle: Puzzle

    @cached_property
    def parts(self) -> list[Ways]:
        """The parts of which all worlds are made."""
        return list(_parts(self.puzzle))

    @cached_property
    def total(self) -> int:
        return sum(part.total for part in self.parts)

    @cached_property
    def lying(self) -> Sequence[dict[int, int]]:
        found: list[dict[int, int]] = [{} for _ in self.puzzle.rooms]
        for part in self.parts:
            for here, more in zip(found, part.lying, strict=True):
                for bit, ways in more.items():
                    here[bit] = here.get(bit, 0) + ways
        return found

    def without(self, tiles: Need) -> int:
        return Counted(self.puzzle.without(tiles)).total

    def world(self, number: int) -> World:
        for part in self.parts:
            if number < part.total:
                return part.world(number)
            number -= part.total
        raise IndexError("There are not so many worlds.")


def _parts(puzzle: Puzzle) -> Iterator[Ways]:
    whole = Ways(puzzle)
    if not whole.total:
        return
    needs = [need for need in puzzle.needs if Ways(puzzle.without(need)).total]
    if not needs:
        yield whole
        return
    need, rest = needs[0], puzzle.needing(tuple(needs[1:]))
    for bit in bits_in(_either(need)):
        yield from _parts(rest.with_tile(bit, need))
        rest = rest.without(tuple(tiles & bit for tiles in need))


def _either(need: Need) -> int:
    tiles = 0
    for some in need:
        tiles |= some
    return tiles


@final
@attrs.define(eq=False)
class Listed:
    """Worlds that stand in a list, where only the engine can tell which there are."""

    every: list[World]

    @property
    def total(self) -> int:
        return len(self.every)

    @cached_property
    def lying(self) -> Sequence[dict[int, int]]:
        found: list[dict[int, int]] = [{} for _ in self.every[0]] if self.every else []
        for world in self.every:
            for here, tiles in zip(found, world, strict=True):
                for bit in bits_in(tiles):
                    here[bit] = here.get(bit, 0) + 1
        return found

    def without(self, tiles: Need) -> int:
        return sum(
            not any(some & here for some, here in zip(tiles, world, strict=True))
            for world in self.every
        )

    def world(self, number: int) -> World:
        return self.every[number]
