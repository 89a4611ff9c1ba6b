"""The order in which tiles were laid, which a record knows and a layout does not."""

from __future__ import annotations

from collections.abc import Sequence

from fives.core.errors import InputError
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.dominoes.tiles import Tile


def numbers_of(layout: Layout, plays: Sequence[Play]) -> dict[Tile, int]:
    """Return the number of every tile of a layout, from 1, by the plays that laid them.

    Raises:
        InputError: When the plays, in their order, do not make this layout.

    >>> import fives
    >>> layout = fives.HORSE_RACE.layout().place(Tile(5, 5))
    >>> numbers_of(layout, [Play(Tile(5, 5))])
    {Tile(5, 5): 1}
    >>> numbers_of(layout, [Play(Tile(2, 5))])
    Traceback (most recent call last):
    fives.core.errors.InputError: The plays to number the tiles by are not those of this layout.
    """
    if len(plays) != len(layout) or set(plays) != _plays_of(layout):
        raise InputError(
            "OTHER_PLAYS", "The plays to number the tiles by are not those of this layout."
        )
    laid: dict[Tile, int] = {}
    for number, play in enumerate(plays, start=1):
        if play.at is not None and play.at.tile not in laid:
            raise InputError(
                "OTHER_ORDER", f"The tile of {play.at} lies before {play.tile} can join it."
            )
        laid[play.tile] = number
    return laid


def last_of(layout: Layout, play: Play) -> Tile:
    """Return the tile that the last play laid.

    Raises:
        InputError: When this was no play of this layout, or others came after it.
    """
    if play not in _plays_of(layout):
        raise InputError("OTHER_PLAYS", f"{play} is no play of this layout.")
    if any(joint.at.tile == play.tile for joint in layout.joints):
        raise InputError("NOT_THE_LAST", f"{play} was not the last play: a tile joined it.")
    return play.tile


def _plays_of(layout: Layout) -> set[Play]:
    lead = () if layout.lead is None else (Play(layout.lead),)
    return {*lead, *(Play(joint.by.tile, joint.at) for joint in layout.joints)}
