"""Openings by which only some tiles may be led; one who holds none draws or passes."""

from __future__ import annotations

from typing import Literal

import attrs

from fives.core.errors import InputError, kind_of
from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.round_end import PastRound
from fives.dominoes.tiles import Tile
from fives.policies.opening import Opener, Opening, OpensFromHands


def _before_the_deal(instance: object, attribute: attrs.Attribute[Opening], value: Opening) -> None:
    good = callable(getattr(value, "opener", None)) and callable(getattr(value, "may_lead", None))
    if isinstance(value, type) or not good or isinstance(value, OpensFromHands):
        name = f"{type(instance).__name__}.{attribute.name}"
        wanted = "an opening that finds the opener before the deal"
        raise InputError("NOT_AN_OPENING", f"{name} is {wanted}, not {kind_of(value)}.")


@attrs.frozen(weakref_slot=False)
class DoublesLead:
    """Only a double may be led; who opens, another opening says.

    Args:
        opening: Who opens.

    Raises:
        InputError: When that is no opening that finds the opener before the deal.

    >>> from fives.policies.opening import WhoWentOutOpens
    >>> opening = DoublesLead(WhoWentOutOpens())
    >>> opening.may_lead(Tile(2, 3), Points(1)), opening.opener(None, Table(2)).value
    (False, 'a fair lot')
    """

    opening: Opening = attrs.field(validator=_before_the_deal)

    def opener(
        self, previous: PastRound | None, table: Table
    ) -> Seat | Literal[Opener.LOT, Opener.FROM_HANDS]:
        """Return what the other opening says."""
        return self.opening.opener(previous, table)

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return whether the tile is a double that the other opening allows."""
        return tile.is_double and self.opening.may_lead(tile, points)


@attrs.frozen(weakref_slot=False)
class DoublesOrScoresLead:
    """Only a double or a tile that scores may be led; who opens, another opening says.

    Args:
        opening: Who opens.

    Raises:
        InputError: When that is no opening that finds the opener before the deal.

    >>> from fives.policies.opening import OpenerMovesOn
    >>> opening = DoublesOrScoresLead(OpenerMovesOn())
    >>> opening.may_lead(Tile(2, 3), Points(1)), opening.may_lead(Tile(2, 4), Points(0))
    (True, False)
    """

    opening: Opening = attrs.field(validator=_before_the_deal)

    def opener(
        self, previous: PastRound | None, table: Table
    ) -> Seat | Literal[Opener.LOT, Opener.FROM_HANDS]:
        """Return what the other opening says."""
        return self.opening.opener(previous, table)

    def may_lead(self, tile: Tile, points: Points) -> bool:
        """Return whether the tile is a double or scores, and the other opening allows it."""
        return (tile.is_double or points > 0) and self.opening.may_lead(tile, points)
