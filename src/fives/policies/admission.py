"""A target around a target: a side begins with a score of some size."""

from __future__ import annotations

from typing import Final

import attrs

from fives.core.errors import InputError, at_least, kind_of
from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.table import Table
from fives.core.units import Points
from fives.dominoes.scoring import ScoreEvent
from fives.policies.target import Target

NOT_ADMITTED: Final = "NOT_ADMITTED"
"""The code of a refusal of a first score that is too small to begin with."""


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
    >>> from fives.policies.target import AtLeast
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
