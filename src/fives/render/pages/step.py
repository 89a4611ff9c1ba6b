"""The steps of a record: where a reader may stop, what is seen there and what has happened."""

from __future__ import annotations

from typing import TypeAlias, final

import attrs

from fives.card_race.public_view import PublicRaceView
from fives.card_race.view import RaceView
from fives.dominoes.plays import Play
from fives.match.public_view import PublicView
from fives.match.view import View

Shown: TypeAlias = View | PublicView | RaceView | PublicRaceView
"""What a step shows; nothing in it is hidden from the reader."""


@final
@attrs.frozen(weakref_slot=False)
class Step:
    """A moment of a match at which a reader may stop.

    Attributes:
        after: How many moves of the record were made by then.
        round: Which round or race it belongs to, from 1.
        words: What has happened since the step before, a paragraph each.
        shown: The table as the reader sees it.
        plays: The plays of the round so far, in order; none in a card race.
    """

    after: int
    round: int
    words: tuple[str, ...]
    shown: Shown
    plays: tuple[Play, ...] = ()
