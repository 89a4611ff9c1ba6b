"""The Variant protocol: a name and one policy an axis."""

from __future__ import annotations

from typing import Protocol

from fives.core.table import Table
from fives.dominoes.branching import AnySpinners
from fives.dominoes.counting import Counting
from fives.policies.continuation import Continuation
from fives.policies.dealing import Dealing
from fives.policies.drawing import Drawing
from fives.policies.ending import Ending
from fives.policies.opening import Opening
from fives.policies.points import AnyPoints
from fives.policies.settlement import Settlement
from fives.policies.target import Target


class Variant(Protocol):
    """**Protocol:** the rules of one domino game, as policies.

    Any object with these read-only properties is a variant; most people fill in a
    `RuleSet`, which has them as fields.

    >>> import fives
    >>> rules: fives.Variant = fives.HORSE_RACE
    >>> rules.id, rules.version
    ('horse-race', 1)
    """

    @property
    def id(self) -> str:
        """A short name in lower case with dashes, such as ``horse-race``."""
        ...

    @property
    def version(self) -> int:
        """The version of the rules, from 1; a corrected rule is a new version."""
        ...

    @property
    def title(self) -> str:
        """The name for people."""
        ...

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that may be played at."""
        ...

    @property
    def dealing(self) -> Dealing:
        """Which tiles, how many to a hand, how many kept back."""
        ...

    @property
    def opening(self) -> Opening:
        """Who leads, and with what."""
        ...

    @property
    def drawing(self) -> Drawing:
        """When drawing is allowed."""
        ...

    @property
    def spinners(self) -> AnySpinners:
        """Which doubles branch."""
        ...

    @property
    def counting(self) -> Counting:
        """What an end contributes."""
        ...

    @property
    def points(self) -> AnyPoints:
        """What the count after a play is worth."""
        ...

    @property
    def continuation(self) -> Continuation:
        """Which plays keep the turn."""
        ...

    @property
    def ending(self) -> Ending:
        """When a round is over."""
        ...

    @property
    def settlement(self) -> Settlement:
        """What the end of a round is worth."""
        ...

    @property
    def target(self) -> Target:
        """Which events stand, and when the match is won."""
        ...

    @property
    def citations(self) -> tuple[tuple[str, str], ...]:
        """Pairs of a refusal's code and the number of the rule behind it."""
        ...
