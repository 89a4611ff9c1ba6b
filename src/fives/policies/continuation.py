"""The axis ``continuation``: which plays keep the turn."""

from __future__ import annotations

from typing import Final, Protocol

import attrs

from fives.core.units import Points
from fives.dominoes.tiles import Tile

KEPT_BY_DOUBLE: Final = "double"
"""The reason for keeping the turn after a double."""
KEPT_BY_SCORE: Final = "score"
"""The reason for keeping the turn after a score."""


@attrs.frozen(weakref_slot=False)
class Played:
    """What a continuation may look at.

    Attributes:
        tile: The tile that was placed.
        points: What the count was worth, whatever a target let stand of it.
        drawn: Whether the tile had just been drawn and had to be placed.

    >>> Played(Tile(5, 5), Points(2), drawn=False).points
    2
    """

    tile: Tile
    points: Points
    drawn: bool


class Continuation(Protocol):
    """**Protocol:** whether a play keeps the turn.

    >>> import attrs
    >>> @attrs.frozen
    ... class ScoreOnly:
    ...     def keeps_turn(self, played: Played) -> tuple[str, ...]:
    ...         return ("score",) if played.points else ()
    >>> continuation: Continuation = ScoreOnly()
    """

    def keeps_turn(self, played: Played) -> tuple[str, ...]:
        """Return the reasons why the turn is kept; none when it passes on."""
        ...


@attrs.frozen(weakref_slot=False)
class DoubleOrScore:
    """A double or a score from the hand keeps the turn; a drawn tile never does.

    >>> DoubleOrScore().keeps_turn(Played(Tile(5, 5), Points(2), drawn=False))
    ('double', 'score')
    >>> DoubleOrScore().keeps_turn(Played(Tile(5, 5), Points(2), drawn=True))
    ()
    """

    def keeps_turn(self, played: Played) -> tuple[str, ...]:
        """Return ``double``, ``score`` or both, for a tile from the hand."""
        if played.drawn:
            return ()
        double = (KEPT_BY_DOUBLE,) if played.tile.is_double else ()
        return double + ((KEPT_BY_SCORE,) if played.points > 0 else ())


@attrs.frozen(weakref_slot=False)
class EveryPlayEndsTheTurn:
    """No play keeps the turn.

    >>> EveryPlayEndsTheTurn().keeps_turn(Played(Tile(5, 5), Points(2), drawn=False))
    ()
    """

    def keeps_turn(self, played: Played) -> tuple[str, ...]:
        """Return no reason."""
        return ()
