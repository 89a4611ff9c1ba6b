"""The axis ``drawing``: when the seat to move may draw, and what binds it then."""

from __future__ import annotations

from typing import Protocol

import attrs


class Drawing(Protocol):
    """**Protocol:** when drawing is allowed; one who can do nothing else must draw.

    >>> import attrs
    >>> @attrs.frozen
    ... class Freely:
    ...     binds: bool = False
    ...     def may_draw(self, can_place: bool, leading: bool) -> bool:
    ...         return True
    >>> drawing: Drawing = Freely()
    """

    @property
    def binds(self) -> bool:
        """Whether a drawn tile that fits must be placed at once."""
        ...

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        """Return whether the seat to move may draw, if there is something to draw.

        Args:
            can_place: Whether it holds a tile that fits.
            leading: Whether the table is still empty.
        """
        ...


@attrs.frozen(weakref_slot=False)
class OnlyWhenStuck:
    """Draw when nothing fits, until something does, which must be placed.

    >>> OnlyWhenStuck().may_draw(can_place=True, leading=False)
    False
    """

    @property
    def binds(self) -> bool:
        """True, since the first tile that fits is placed at once."""
        return True

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        """Return whether nothing fits."""
        return not can_place


@attrs.frozen(weakref_slot=False)
class NoDrawing:
    """The tiles that are not dealt stay out of play.

    >>> NoDrawing().may_draw(can_place=False, leading=False)
    False
    """

    @property
    def binds(self) -> bool:
        """False, since nothing is ever drawn."""
        return False

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        """Return False."""
        return False
