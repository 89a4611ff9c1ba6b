"""How far a drawing reaches."""

from __future__ import annotations

from typing import TypeAlias, final

Area: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@final
class Extent:
    """The smallest area around all that was drawn, which grows.

    >>> extent = Extent()
    >>> extent.reach(0, 0, 4, 2)
    >>> extent.reach(-2, 1, 1, 5)
    >>> extent.area
    (-2, 0, 4, 5)
    """

    def __init__(self) -> None:
        self._left = self._top = float("inf")
        self._right = self._bottom = float("-inf")

    def reach(self, left: float, top: float, right: float, bottom: float) -> None:
        """Let it reach at least so far."""
        if left < self._left:
            self._left = left
        if top < self._top:
            self._top = top
        if right > self._right:
            self._right = right
        if bottom > self._bottom:
            self._bottom = bottom

    @property
    def area(self) -> Area:
        """The area; zeros before anything was drawn."""
        if self._left > self._right:
            return (0, 0, 0, 0)
        return (self._left, self._top, self._right, self._bottom)
