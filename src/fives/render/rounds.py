"""Between rounds, in English: which round begins, and who opens it."""

from __future__ import annotations

from fives.core.units import Seat
from fives.dominoes.round_end import RoundEnd, WentOut
from fives.match.phase import Phase
from fives.match.view import View
from fives.policies.opening import OpenerMovesOn, WhoWentOutOpens
from fives.render.names import Names


def next_opener(after: View, end: RoundEnd, names: Names, before: Seat | None = None) -> str:
    """Return who opens the next round, and why if the rules are known, in a sentence.

    Args:
        after: A view of the state once the round has ended.
        end: How it ended.
        names: What the seats are called.
        before: Who opened the round that has ended.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=2).view(0)
    >>> next_opener(view, fives.Blocked(), Names(view.table))
    'Next opener: by lot.'
    """
    if after.opener is None:
        return f"Next opener: by {'lot' if after.phase is Phase.LOT else 'the hands, once dealt'}."
    why, opening = "", after.variant.opening
    if isinstance(opening, WhoWentOutOpens) and isinstance(end, WentOut):
        why = ", who went out"
    elif isinstance(opening, OpenerMovesOn) and before is not None:
        why = f", one seat on from {names.seat(before)}"
    return f"Next opener: {names.seat(after.opener)}{why}."


def round_begins(number: int) -> str:
    """Return the heading of a round.

    >>> round_begins(2)
    '-- Round 2 --'
    """
    return f"-- Round {number} --"
