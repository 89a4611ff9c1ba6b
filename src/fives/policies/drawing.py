"""The axis ``drawing``: when the seat to move may draw, and what binds it then."""

from __future__ import annotations

from typing import Protocol

import attrs

from fives.core.errors import true_or_false


class Drawing(Protocol):
    """**Protocol:** when drawing is allowed; one who can do nothing else must draw.

    >>> import attrs
    >>> @attrs.frozen
    ... class Always:
    ...     binds: bool = False
    ...     def may_draw(self, can_place: bool, leading: bool) -> bool:
    ...         return True
    >>> drawing: Drawing = Always()
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


@attrs.frozen(weakref_slot=False)
class Freely:
    """Draw whenever there is something to draw, able to place or not; nothing is bound.

    Args:
        before_leading: Whether the opener may draw before leading.

    >>> Freely().may_draw(can_place=True, leading=True)
    True
    >>> Freely(before_leading=False).may_draw(can_place=True, leading=True)
    False
    """

    before_leading: bool = attrs.field(default=True, validator=true_or_false)

    @property
    def binds(self) -> bool:
        """False, since any tile of the hand may be placed."""
        return False

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        """Return True, but for the lead where the parameter says so."""
        return self.before_leading or not leading
