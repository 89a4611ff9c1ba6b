"""Targets that depend on the number of seats, or are looked at after a round alone."""

from __future__ import annotations

from typing import Protocol

import attrs

from fives.core.errors import at_least
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.scoring import ScoreEvent
from fives.policies.target import EQUAL_BEST, TARGET_REACHED, AtLeast


class _BySeats(Protocol):
    @property
    def two(self) -> int: ...

    @property
    def three(self) -> int: ...

    @property
    def four(self) -> int: ...


def _by_seats(target: _BySeats, table: Table) -> int:
    """Return the points that win at a table."""
    return (target.two, target.three, target.four)[min(table.seats, 4) - 2]


@attrs.frozen(weakref_slot=False)
class AtLeastBySeats:
    """The first to have the points for that number of seats wins at once.

    Several at once share the win, as with `AtLeast`.

    Args:
        two: The target at two seats, 1 or more.
        three: The target at three seats.
        four: The target at four seats or more.

    Raises:
        InputError: When those are no such numbers.

    >>> target = AtLeastBySeats(two=250, three=200, four=200)
    >>> target.verdict((Points(200), Points(15), Points(0)), Table(3), round_over=False)
    Outcome(winners=(0,), reason='target-reached')
    """

    two: int = attrs.field(validator=at_least(1))
    three: int = attrs.field(validator=at_least(1))
    four: int = attrs.field(validator=at_least(1))

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        """Return None: every event stands."""
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        """Return the sides that have reached the target as winners, if there are any."""
        target = _by_seats(self, table)
        return AtLeast(target).verdict(scores, table, round_over)


@attrs.frozen(weakref_slot=False)
class LeaderAtLeast:
    """Looked at after a whole round: the single best score at the target wins; a tie plays on.

    Args:
        points: The target, 1 or more.

    Raises:
        InputError: When that is no such number.

    >>> target = LeaderAtLeast(61)
    >>> target.verdict((Points(64), Points(62)), Table(2), round_over=True)
    Outcome(winners=(0,), reason='target-reached')
    >>> target.verdict((Points(64), Points(64)), Table(2), round_over=True) is None
    True
    """

    points: int = attrs.field(validator=at_least(1))

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        """Return None: every event stands."""
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        """Return the leader as winner, once the round is over."""
        best = max(scores, default=0)
        if not round_over or best < self.points or scores.count(Points(best)) > 1:
            return None
        return Outcome((table.sides[scores.index(Points(best))],), TARGET_REACHED)


@attrs.frozen(weakref_slot=False)
class BestAtLeast:
    """Looked at after a whole round: the single best score at the target wins.

    Several with the same best score end the match drawn.

    Args:
        two: The target at two seats, 1 or more.
        three: The target at three seats.
        four: The target at four seats.

    Raises:
        InputError: When those are no such numbers.

    >>> target = BestAtLeast(100, 61, 61)
    >>> target.verdict((Points(102), Points(99)), Table(2), round_over=True)
    Outcome(winners=(0,), reason='target-reached')
    >>> target.verdict((Points(63), Points(63), Points(40)), Table(3), round_over=True)
    Outcome(winners=(), reason='equal-best')
    """

    two: int = attrs.field(validator=at_least(1))
    three: int = attrs.field(validator=at_least(1))
    four: int = attrs.field(validator=at_least(1))

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        """Return None: every event stands."""
        return None

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        """Return the best side as winner, or a drawn match, once the round is over."""
        target = _by_seats(self, table)
        best = max(scores, default=0)
        if not round_over or best < target:
            return None
        seated = zip(table.sides, scores, strict=False)
        winners = tuple(side for side, score in seated if score == best)
        return Outcome(winners, TARGET_REACHED) if len(winners) == 1 else Outcome((), EQUAL_BEST)
