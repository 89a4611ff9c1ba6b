"""Between rounds, in English: which round begins, and who opens it."""

from __future__ import annotations

from fives.dominoes.round_end import RoundEnd, WentOut
from fives.match.phase import Phase
from fives.match.view import View
from fives.render.names import Names


def next_opener(after: View, end: RoundEnd, names: Names) -> str:
    """Return who opens the next round, in a sentence.

    Args:
        after: A view of the state once the round has ended.
        end: How it ended.
        names: What the seats are called.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=2).view(0)
    >>> next_opener(view, fives.Blocked(), Names(view.table))
    'Next opener: by lot.'
    """
    if after.opener is None:
        return f"Next opener: by {'lot' if after.phase is Phase.LOT else 'the hands, once dealt'}."
    out = isinstance(end, WentOut) and end.seat == after.opener
    return f"Next opener: {names.seat(after.opener)}{', who went out' if out else ''}."


def round_begins(number: int) -> str:
    """Return the heading of a round.

    >>> round_begins(2)
    '-- Round 2 --'
    """
    return f"-- Round {number} --"
