"""The draft of a state: the same fields, open for filling in.

A frozen attrs class is slow to construct, since every field goes through a guarded store:
it costs a third of a playout. So the engine fills a draft, which has the very same slots,
and `state.sealed` turns it into a `GameState` by giving it that class. Nothing else ever
holds a draft. Three conditions keep it sound, and a test compares both ways field by field:
the slots are equal, neither class has other bases, and every slot is filled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from fives.core.units import Points
from fives.dominoes.plays import Chain

if TYPE_CHECKING:
    from fives.match.moment import Moment
    from fives.match.state import GameState


@final
class Draft:
    """A state in the making; see `GameState` for the fields."""

    __slots__ = (
        "_moment",
        "_scores",
        "_hands",
        "_boneyard",
        "_ends",
        "_total",
        "_chain",
    )
    _moment: Moment
    _scores: tuple[Points, ...]
    _hands: tuple[int, ...]
    _boneyard: int
    _ends: tuple[int, ...]
    _total: int
    _chain: Chain


def draft_of(state: GameState) -> Draft:
    """Return a draft with everything as it is in a state."""
    draft = Draft()
    draft._moment = state._moment
    draft._scores = state._scores
    draft._hands = state._hands
    draft._boneyard = state._boneyard
    draft._ends = state._ends
    draft._total = state._total
    draft._chain = state._chain
    return draft
