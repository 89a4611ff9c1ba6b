"""More of the axis ``target``: by seats, after the round, and a least first score."""

from __future__ import annotations

from typing import Final

import attrs

from fives.core.errors import InputError, at_least, kind_of
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.scoring import ScoreEvent
from fives.policies.target import TARGET_REACHED, AtLeast, Target

NOT_ADMITTED: Final = "NOT_ADMITTED"
"""The code of a refusal of a first score that is too small to begin with."""


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
        target = (self.two, self.three, self.four)[min(table.seats, 4) - 2]
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


def _a_target(instance: object, attribute: attrs.Attribute[Target], value: Target) -> None:
    good = callable(getattr(value, "refusal", None)) and callable(getattr(value, "verdict", None))
    if isinstance(value, type) or not good:
        name = f"{type(instance).__name__}.{attribute.name}"
        raise InputError("NOT_A_TARGET", f"{name} is a target, not {kind_of(value)}.")


@attrs.frozen(weakref_slot=False)
class FirstScoreAtLeast:
    """A side that has nothing yet begins with a score of some size; another target goes on.

    A score that is too small is refused whole, and the score stays at nothing.

    Args:
        points: The least first score, 1 or more.
        target: What else a score must be, and what wins.

    Raises:
        InputError: When those are none.

    >>> from fives.core.units import Side
    >>> from fives.dominoes.scoring import Part
    >>> five = ScoreEvent(Side(0), (Part("play", 5, 5, 5),))
    >>> target = FirstScoreAtLeast(10, AtLeast(150))
    >>> print(target.refusal(Points(0), five, Table(2)))
    The first score must be at least 10, so 5 is refused; the score stays at 0.
    >>> target.refusal(Points(10), five, Table(2)) is None
    True
    """

    points: int = attrs.field(validator=at_least(1))
    target: Target = attrs.field(validator=_a_target)

    def refusal(self, score: Points, event: ScoreEvent, table: Table) -> Refusal | None:
        """Return a refusal of a first score that is too small, or what the target says."""
        if score == 0 and 0 < event.points < self.points:
            least, given = str(self.points), str(event.points)
            return Refusal(
                NOT_ADMITTED,
                f"The first score must be at least {least}, so {given} is refused; "
                "the score stays at 0.",
                (("least", least), ("points", given)),
            )
        return self.target.refusal(score, event, table)

    def verdict(self, scores: tuple[Points, ...], table: Table, round_over: bool) -> Outcome | None:
        """Return what the target says."""
        return self.target.verdict(scores, table, round_over)
