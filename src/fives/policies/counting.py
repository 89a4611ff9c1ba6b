"""The axis ``counting``: what an end contributes. Its protocol stands beside the layout."""

from __future__ import annotations

import attrs

from fives.dominoes.counting import Counting
from fives.dominoes.ports import Face

__all__ = ["BothHalvesWhileOpen", "Counting", "SpinnerCountsUntilWalledIn"]

_LINE = frozenset({Face.A, Face.B})


@attrs.frozen(weakref_slot=False)
class BothHalvesWhileOpen:
    """A double counts both halves while a line side is open, and then nothing.

    >>> counting = BothHalvesWhileOpen()
    >>> counting.halves(frozenset({Face.A}), spinner=True)
    2
    >>> counting.halves(frozenset({Face.A, Face.B}), spinner=True)
    0
    """

    def halves(self, joined: frozenset[Face], spinner: bool) -> int:
        """Return 2, or 0 once both line sides are joined."""
        return 0 if joined >= _LINE else 2


@attrs.frozen(weakref_slot=False)
class SpinnerCountsUntilWalledIn:
    """A double that branches counts both halves until three sides are joined, then one.

    Its last open side counts one half, and once all four are joined nothing counts. Other
    doubles count both halves while a line side is open.

    >>> counting, a, b, c = SpinnerCountsUntilWalledIn(), Face.A, Face.B, Face.C
    >>> counting.halves(frozenset({a, b}), spinner=True)
    2
    >>> counting.halves(frozenset({a, b, c}), spinner=True)
    1
    >>> counting.halves(frozenset({a, b}), spinner=False)
    0
    """

    def halves(self, joined: frozenset[Face], spinner: bool) -> int:
        """Return how many of its open sides count, two at most."""
        if spinner:
            return min(2, 4 - len(joined))
        return 0 if joined >= _LINE else 2
