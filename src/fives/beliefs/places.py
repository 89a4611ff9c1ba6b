"""Where the unseen tiles of a round may lie, as a puzzle of tiles and places.

The unknowns of a round are, for everybody whose tiles are hidden, the tiles of the dealt hand
(a set) and every drawn tile (one by one, in order), and the rest of the boneyard (a set). Each
of these is a *place* that takes a known number of tiles. A *world* puts every unseen tile into
one place. Tiles stay in the place where chance put them: one that was played later is still a
tile of the place that it came from.

All worlds are equally likely. The deal and every draw are uniform over the boneyard, whose size
everybody sees; a world with `n` tiles of a hand stands for all `n!` orders in which they could
be dealt, and the number is the same in every world; and what players chose says nothing but
that it was allowed. So the chance of a world is the same product for all, and a chance is a
number of worlds divided by another.

What was seen rules worlds out in two ways, and no other question that the engine asks depends
on hidden tiles. A tile cannot lie in some place: it was played by another seat, or not yet
drawn when it was played; it would have fitted when the seat drew because nothing fitted, or
passed; it would have had to be placed when it was drawn. That is a set of tiles for each place,
`Puzzle.may`. Or something fitted: as long as a round goes on, it is not blocked. That is a
`Need`: one of some tiles lies in one of some places.
"""

from __future__ import annotations

from typing import TypeAlias, final

import attrs

Need: TypeAlias = tuple[int, ...]
"""By place, some tiles, one bit each; at least one of them lies there."""

World: TypeAlias = tuple[int, ...]
"""By place, the tiles that lie there, one bit each."""


@final
@attrs.frozen(weakref_slot=False)
class Puzzle:
    """Unseen tiles and the places that they may lie in.

    Attributes:
        tiles: The unseen tiles, one bit each.
        rooms: By place, how many of them lie there; they add up to all.
        may: By place, the tiles that may lie there.
        needs: What else must hold.

    >>> puzzle = Puzzle(0b111, (1, 2), (0b011, 0b111))
    >>> puzzle.without((0b001, 0)).may
    (2, 7)
    """

    tiles: int
    rooms: tuple[int, ...]
    may: tuple[int, ...]
    needs: tuple[Need, ...] = ()

    def without(self, tiles: Need) -> Puzzle:
        """Return the puzzle in which, place by place, some tiles do not lie there."""
        may = tuple(may & ~some for may, some in zip(self.may, tiles, strict=True))
        return Puzzle(self.tiles, self.rooms, may, self.needs)

    def with_tile(self, bit: int, need: Need) -> Puzzle:
        """Return the puzzle in which a tile lies in one of the places where a need has it."""
        may = tuple(
            may if some & bit else may & ~bit for may, some in zip(self.may, need, strict=True)
        )
        return Puzzle(self.tiles, self.rooms, may, self.needs)

    def needing(self, needs: tuple[Need, ...]) -> Puzzle:
        """Return the puzzle with other needs."""
        return Puzzle(self.tiles, self.rooms, self.may, needs)


def bits_in(number: int) -> list[int]:
    """Return the single bits of a number, the lowest first.

    >>> bits_in(0b1010)
    [2, 8]
    """
    found = []
    while number:
        low = number & -number
        found.append(low)
        number ^= low
    return found
