"""How a match ended."""

from __future__ import annotations

import attrs

from fives.core.errors import tuple_of
from fives.core.units import Side


@attrs.frozen(weakref_slot=False)
class Outcome:
    """Who won and why; a drawn match has no winners.

    Attributes:
        winners: The sides that win, several when they share the win, none when drawn.
        reason: A short code, such as ``target-reached``.

    >>> Outcome((), "equal-best").drawn
    True
    """

    winners: tuple[Side, ...] = attrs.field(validator=tuple_of(int))
    reason: str

    @property
    def drawn(self) -> bool:
        """Whether nobody won."""
        return not self.winners
