"""Counting the ways to put unseen tiles into their places, exactly and without listing them.

Think of a place as so many slots, each for one tile. Tiles that may lie in the very same places
are one *class*, and tiles are put down class by class, the one with the fewest places first.
Places between which no tile yet to come makes a difference are one *block*; blocks only grow
on the way. All that matters for what follows is how many slots each block has left, so the
ways to go on from each such state, added up from the end, are all the ways there are. There
are few states, a few thousand at most in a real position, where the worlds may be ten to the
sixteenth. In the end each world was counted once for every order within its places, which are
as many for all worlds.

The same numbers tell which world is the first, the second and so on: `Ways.world` takes the
number of a world. So a random number gives a random world, and all numbers give all worlds.
"""

from __future__ import annotations

from functools import cached_property
from math import factorial, prod
from typing import TypeAlias, final

import attrs

from fives.beliefs.places import Puzzle, World, bits_in

State: TypeAlias = tuple[int, ...]
"""By block, the slots left."""


@attrs.frozen(eq=False, weakref_slot=False)
class Step:
    """One tile is put down.

    Attributes:
        bit: The tile.
        places: Where it may lie.
        blocks: The blocks of those places.
        block_of: By place, its block while this tile is put down; -1 without slots.
        merges: By block, the block of the next step that it becomes part of; None when
            blocks stay as they are.
        first: Whether it is the first of its class.
    """

    bit: int
    places: tuple[int, ...]
    blocks: tuple[int, ...]
    block_of: tuple[int, ...]
    merges: tuple[int, ...] | None
    first: bool

    def after(self, state: State, block: int) -> State:
        """Return the state once the tile lies in a block."""
        left = [*state]
        left[block] -= 1
        if self.merges is None:
            return tuple(left)
        merged = [0] * (max(self.merges, default=-1) + 1)
        for slots, into in zip(left, self.merges, strict=True):
            merged[into] += slots
        return tuple(merged)


@final
@attrs.define(eq=False)
class Ways:
    """All ways to solve a puzzle, its needs left aside.

    >>> ways = Ways(Puzzle(0b111, (1, 2), (0b011, 0b111)))
    >>> ways.total, [ways.world(number) for number in range(2)]
    (2, [(1, 6), (2, 5)])
    """

    puzzle: Puzzle

    @cached_property
    def classes(self) -> list[tuple[tuple[int, ...], list[int]]]:
        """By class, the places where its tiles may lie, and its tiles; the narrowest first."""
        found: dict[tuple[int, ...], list[int]] = {}
        may = self.puzzle.may
        with_room = [place for place, room in enumerate(self.puzzle.rooms) if room]
        for bit in bits_in(self.puzzle.tiles):
            where = tuple(place for place in with_room if may[place] & bit)
            found.setdefault(where, []).append(bit)
        return sorted(found.items(), key=lambda item: (len(item[0]), item[0]))

    @cached_property
    def steps(self) -> list[Step]:
        """The tiles in the order in which they are put down."""
        wheres = [{*where} for where, _ in self.classes]
        blocks = [self._blocks(wheres[kind:]) for kind in range(len(wheres))]
        found = []
        for kind, (where, bits) in enumerate(self.classes):
            block_of = blocks[kind]
            mine = tuple(sorted({block_of[place] for place in where}))
            merges = _merges(block_of, blocks[kind + 1]) if kind + 1 < len(blocks) else None
            for bit in bits:
                last = merges if bit == bits[-1] else None
                found.append(Step(bit, where, mine, block_of, last, bit == bits[0]))
        return found

    def _blocks(self, wheres: list[set[int]]) -> tuple[int, ...]:
        """Return the block of each place, by where the tiles to come may lie."""
        number: dict[tuple[bool, ...], int] = {}
        return tuple(
            number.setdefault(tuple(place in where for where in wheres), len(number))
            if room
            else -1
            for place, room in enumerate(self.puzzle.rooms)
        )

    @cached_property
    def _start(self) -> State:
        block_of = self.steps[0].block_of if self.steps else ()
        state = [0] * (max(block_of, default=-1) + 1)
        for block, room in zip(block_of, self.puzzle.rooms, strict=bool(block_of)):
            if room:
                state[block] += room
        return tuple(state)

    @cached_property
    def layers(self) -> list[dict[State, int]]:
        """Before each tile, by state, the ways to go on; and one more at the end."""
        reached: list[dict[State, int]] = [{self._start: 0}]
        for step in self.steps:
            following: dict[State, int] = {}
            for state in reached[-1]:
                for block in step.blocks:
                    if state[block]:
                        following[step.after(state, block)] = 0
            reached.append(following)
        for state in reached[-1]:
            reached[-1][state] = not any(state)
        for step, layer, after in reversed([*zip(self.steps, reached, reached[1:], strict=False)]):
            for state in layer:
                layer[state] = sum(
                    state[block] * after[step.after(state, block)]
                    for block in step.blocks
                    if state[block]
                )
        return reached

    @cached_property
    def _orders(self) -> int:
        """How often each world is counted."""
        return prod(map(factorial, self.puzzle.rooms))

    @cached_property
    def total(self) -> int:
        """How many worlds there are."""
        if sum(self.puzzle.rooms) != self.puzzle.tiles.bit_count():
            return 0
        return self.layers[0][self._start] // self._orders

    @cached_property
    def lying(self) -> list[dict[int, int]]:
        """By place, the tiles that lie there in some world, and in how many.

        On the way from the start, each state keeps for every place how many slots it has
        left, added up over all ways to come there; that is in how many ways the next tile
        comes to lie there.
        """
        found: list[dict[int, int]] = [{} for _ in self.puzzle.rooms]
        reached: dict[State, list[int]] = {self._start: [*self.puzzle.rooms]}
        sizes = {bits[0]: bits for _, bits in self.classes}
        for step, onwards in zip(self.steps, self.layers[1:], strict=True):
            following: dict[State, list[int]] = {}
            counts = dict.fromkeys(step.places, 0)
            for state, slots in reached.items():
                for block in step.blocks:
                    after = step.after(state, block)
                    if not state[block] or not (on := onwards[after]):
                        continue
                    sums = following.setdefault(after, [0] * len(slots))
                    for place, left in enumerate(slots):
                        here = step.block_of[place] == block
                        sums[place] += (state[block] - here) * left
                        if here and step.first:
                            counts[place] += left * on
            for place, count in counts.items():
                if count:
                    found[place].update(dict.fromkeys(sizes[step.bit], count // self._orders))
            reached = following
        return found

    def world(self, number: int) -> World:
        """Return the world of a number, from 0 to one less than the total."""
        world, left = [0] * len(self.puzzle.rooms), [*self.puzzle.rooms]
        state, orders = self._start, self._orders
        for step, onwards in zip(self.steps, self.layers[1:], strict=True):
            for place in step.places:
                if not left[place]:
                    continue
                after = step.after(state, step.block_of[place])
                worlds = onwards[after] * left[place] // orders
                if number < worlds:
                    break
                number -= worlds
            world[place] |= step.bit
            orders //= left[place]
            left[place] -= 1
            state = after
        return tuple(world)


def _merges(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return which block each block becomes part of; None when nothing changes."""
    into = {old: new for old, new in zip(before, after, strict=True) if old >= 0}
    merges = tuple(into[block] for block in range(len(into)))
    return None if merges == tuple(range(len(into))) else merges
