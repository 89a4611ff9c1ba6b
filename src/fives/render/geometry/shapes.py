"""Places on a flat table: boxes, headings, tiles that lie, and ends that are open.

The unit is half the side of a half tile, so that a tile is 4 by 2 units and every centre is a
whole number. x grows to the right and y grows downwards, as on a screen.
"""

from __future__ import annotations

import enum
from typing import Final, Self, final

import attrs

from fives.dominoes.ports import Port
from fives.dominoes.tiles import Tile

HALF: Final = 2
"""Units that the side of a half tile measures."""


class Heading(enum.Enum):
    """One of four directions on the table, with its step in x and in y.

    >>> Heading.EAST.right, Heading.EAST.back, Heading.SOUTH.degrees
    (<Heading.SOUTH: (0, 1)>, <Heading.WEST: (-1, 0)>, 90)
    """

    EAST = (1, 0)
    SOUTH = (0, 1)
    WEST = (-1, 0)
    NORTH = (0, -1)

    @property
    def dx(self) -> int:
        """Its step to the right."""
        return self.value[0]

    @property
    def dy(self) -> int:
        """Its step downwards."""
        return self.value[1]

    @property
    def right(self) -> Heading:
        """The direction a quarter turn clockwise from here."""
        return _CLOCKWISE[(_CLOCKWISE.index(self) + 1) % 4]

    @property
    def back(self) -> Heading:
        """The opposite direction."""
        return self.right.right

    @property
    def left(self) -> Heading:
        """The direction a quarter turn counter-clockwise from here."""
        return self.right.back

    @property
    def degrees(self) -> int:
        """The angle clockwise from east, as 0, 90, 180 or 270."""
        return 90 * _CLOCKWISE.index(self)


_CLOCKWISE: Final = tuple(Heading)


@final
@attrs.frozen(weakref_slot=False)
class Box:
    """A rectangle, in units.

    >>> Box(0, 0, 4, 2).overlaps(Box(4, 0, 2, 4)), Box(0, 0, 4, 2).right
    (False, 4)
    """

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x of its right side."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The y of its lower side."""
        return self.top + self.height

    def overlaps(self, other: Box) -> bool:
        """Return whether two rectangles share more than an edge."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    @classmethod
    def around(cls, boxes: tuple[Box, ...]) -> Self:
        """Return the smallest rectangle around others; an empty one at the origin for none."""
        if not boxes:
            return cls(0, 0, 0, 0)
        left, top = min(box.left for box in boxes), min(box.top for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        return cls(left, top, right - left, bottom - top)


@final
@attrs.frozen(weakref_slot=False)
class PlacedHalf:
    """A half of a tile that lies on the table.

    Attributes:
        value: Its pips.
        x: The x of its centre, in units.
        y: The y of its centre.
    """

    value: int
    x: int
    y: int

    @property
    def box(self) -> Box:
        """The square that it covers."""
        return Box(self.x - 1, self.y - 1, HALF, HALF)


@final
@attrs.frozen(weakref_slot=False)
class PlacedTile:
    """A tile that lies on the table.

    Attributes:
        tile: The tile.
        x: The x of its centre, in units.
        y: The y of its centre.
        heading: The direction from its lower half to its higher one; of a double, from its
            branch side ``d`` to its branch side ``c``.

    >>> lying = PlacedTile(Tile(2, 5), 0, 0, Heading.WEST)
    >>> [(half.value, half.x) for half in lying.halves], lying.box
    ([(2, 1), (5, -1)], Box(left=-2, top=-1, width=4, height=2))
    """

    tile: Tile
    x: int
    y: int
    heading: Heading

    @property
    def halves(self) -> tuple[PlacedHalf, PlacedHalf]:
        """Its halves, the lower one first."""
        dx, dy = self.heading.dx, self.heading.dy
        return (
            PlacedHalf(self.tile.low, self.x - dx, self.y - dy),
            PlacedHalf(self.tile.high, self.x + dx, self.y + dy),
        )

    @property
    def box(self) -> Box:
        """The rectangle that it covers, 4 by 2 units or 2 by 4."""
        return Box.around(tuple(half.box for half in self.halves))


@final
@attrs.frozen(weakref_slot=False)
class OpenEnd:
    """An open port on the table: where the next tile would touch.

    Attributes:
        port: The port.
        x: The x of the middle of its edge, in units.
        y: The y of the middle of its edge.
        heading: The direction that leads away from the tile.
    """

    port: Port
    x: int
    y: int
    heading: Heading


@final
@attrs.frozen(weakref_slot=False)
class Arrangement:
    """The tiles of a layout as they lie on a flat table.

    Attributes:
        tiles: Where each tile lies, in the order of the layout's tiles.
        ends: The ports where a tile may join now, in the order of ports.
        width: The width that lines turn at, in units.
        relaid: Whether tiles of the arrangement before had to move.
    """

    tiles: tuple[PlacedTile, ...]
    ends: tuple[OpenEnd, ...]
    width: int
    relaid: bool = False

    @property
    def box(self) -> Box:
        """The smallest rectangle around the tiles."""
        return Box.around(tuple(placed.box for placed in self.tiles))
