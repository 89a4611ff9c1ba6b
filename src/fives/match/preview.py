"""What a play would do, from what everybody can see."""

from __future__ import annotations

from typing import final

import attrs

from fives.core.units import Pips, Points, Seat
from fives.dominoes.counting import Contribution
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.match.game import Game
from fives.match.tally import judge


@final
@attrs.frozen(weakref_slot=False)
class Preview:
    """What a play would do.

    Attributes:
        layout: The tiles on the table after it.
        points: What its count is worth, before any target rules on it.
        turn_kept: Why the seat would go on; empty when the turn passes, when the hand is
            empty, and when the play ends the match.
        hand_emptied: Whether it is the last tile of the hand.

    >>> import fives
    >>> setup = fives.Setup(variant=fives.HORSE_RACE, seats=2, hands=("5-5 0-1", "6-6"))
    >>> preview = setup.state().view(0).preview(fives.Play.parse("5-5"))
    >>> preview.total, preview.points, preview.turn_kept
    (10, 2, ('double', 'score'))
    """

    layout: Layout
    points: Points
    turn_kept: tuple[str, ...]
    hand_emptied: bool

    @property
    def total(self) -> Pips:
        """What the ends would add up to."""
        return self.layout.total

    @property
    def parts(self) -> tuple[Contribution, ...]:
        """What each end would contribute."""
        return self.layout.parts


def preview_of(
    game: Game,
    play: Play,
    layout: Layout,
    *,
    scores: tuple[Points, ...],
    seat: Seat,
    drawn: bool,
    last: bool,
) -> Preview:
    """Return what a play that may be made would do.

    Args:
        game: The tables of the rules.
        play: The play.
        layout: The layout after it.
        scores: The points by side before it.
        seat: Who plays.
        drawn: Whether the tile has just been drawn.
        last: Whether it is the last of the hand.
    """
    points = game.rules.points_for(layout)
    kept = () if last else game.kept(play.tile, points, drawn)
    event = game.gain(seat, layout)
    if kept and event is not None and judge(game, scores, (event,), None)[1] is not None:
        kept = ()
    return Preview(layout, points, kept, last)
