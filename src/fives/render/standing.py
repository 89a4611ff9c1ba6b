"""Whether the points of a play would stand, which an exact target may refuse."""

from __future__ import annotations

from fives.match.preview import Preview
from fives.match.tables import gain
from fives.match.view import View


def refused(view: View, seen: Preview) -> bool:
    """Return whether the target is sure to refuse what a play of the seat would score.

    The last tile of a hand is never sure: its points may be judged with those of the count.

    Args:
        view: What the seat sees; it is to move.
        seen: The preview of one of its plays.

    >>> import fives
    >>> setup = fives.Setup(
    ...     variant=fives.EXACT_61, seats=2, hands=("5-5 0-1", "6-6"), scores=(60, 0)
    ... )
    >>> view = setup.state().view(0)
    >>> refused(view, view.preview(fives.Play.parse("5-5")))
    True
    """
    if seen.hand_emptied or not seen.points:
        return False
    side = view.table.side(view.seat)
    event = gain(side, seen.total, seen.points)
    return view.variant.target.refusal(view.scores[side], event, view.table) is not None
