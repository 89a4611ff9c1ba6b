"""The draft of a state: the same fields, open for filling in.

A frozen attrs class is slow to construct, since every field goes through a guarded store:
it costs a third of a playout. So the engine fills a draft, which has the very same slots,
and `state.sealed` turns it into a `GameState` by giving it that class. Nothing else ever
holds a draft. Three conditions keep it sound, and a test compares both ways field by field:
the slots are equal, neither class has other bases, and every slot is filled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fives.core.outcome import Outcome
from fives.core.units import Points
from fives.dominoes.plays import Chain, Play

if TYPE_CHECKING:
    from fives.match.game import Game
    from fives.match.state import GameState


@final
class Draft:
    """A state in the making; see `GameState` for the fields."""

    __slots__ = (
        "_game",
        "_phase",
        "_turn",
        "_opener",
        "_scores",
        "_hands",
        "_boneyard",
        "_ends",
        "_total",
        "_chain",
        "_bound",
        "_passes",
        "_outcome",
    )
    _game: Game
    _phase: int
    _turn: int
    _opener: int
    _scores: tuple[Points, ...]
    _hands: tuple[int, ...]
    _boneyard: int
    _ends: tuple[int, ...]
    _total: int
    _chain: Chain
    _bound: int
    _passes: int
    _outcome: Outcome | None


def draft_of(state: GameState) -> Draft:
    """Return a draft with everything as it is in a state."""
    draft = Draft()
    draft._game = state._game
    draft._phase = state._phase
    draft._turn = state._turn
    draft._opener = state._opener
    draft._scores = state._scores
    draft._hands = state._hands
    draft._boneyard = state._boneyard
    draft._ends = state._ends
    draft._total = state._total
    draft._chain = state._chain
    draft._bound = state._bound
    draft._passes = state._passes
    draft._outcome = state._outcome
    return draft


PLAIN_FIELDS: Final = tuple(name for name in Draft.__slots__ if name != "_chain")
"""Every field but the chain of plays, which is stored flat so that its length never matters."""


def draft_from(plays: tuple[Play, ...], parts: tuple[object, ...]) -> Draft:
    """Return a draft from plays in the order laid and the other fields, as stored."""
    draft = Draft()
    for name, value in zip(PLAIN_FIELDS, parts, strict=True):
        setattr(draft, name, value)
    draft._chain = None
    for play in plays:
        draft._chain = (play, draft._chain)
    return draft


def with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    """Return the hands with the hand of one seat changed."""
    row = [*hands]
    row[seat] = hand
    return tuple(row)
