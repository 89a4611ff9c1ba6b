"""What is asked of a run: how many matches, how closely, and with which of the checks."""

from __future__ import annotations

from typing import Any, Final

import attrs

from fives.core.errors import InputError, kind_of, whole
from fives.testing.check import EDITION, Check, Level, S

PLAY: Final = "play"
"""The name of the check that listed moves can be made and answers can be got at all."""
LENGTH: Final = "length"
"""The name of the check that a match comes to its end."""

ALWAYS: Final = {
    PLAY: "A match can be begun, and every listed move can be made.",
    LENGTH: "A match comes to its end.",
}
"""The checks that every run makes, with what they promise."""


NO_BOUND: Final = 10**9
"""More moves than anybody makes."""


def moves_of(matches: int | None, moves: int | None, usual: int) -> int:
    """Return how many moves to look at: what was asked for, or as many as its matches have."""
    if moves is not None:
        return moves
    return usual if matches is None else NO_BOUND


def _names(plan: Plan, attribute: attrs.Attribute[tuple[str, ...]], value: object) -> None:
    if type(value) is not tuple or any(type(name) is not str for name in value):
        what = "something else" if isinstance(value, list | tuple) else kind_of(value)
        sentence = f"leave_out is a tuple of names of checks, such as ('moves',), not {what}."
        raise InputError("NO_NAMES", sentence)


def _as_tuple(given: object) -> Any:
    """Return a list or tuple as a tuple, and anything else as it is, to be refused."""
    return tuple(given) if isinstance(given, list) else given


@attrs.frozen(weakref_slot=False, kw_only=True)
class Plan:
    """How many matches to play, and what for.

    Attributes:
        matches: How many matches.
        seed: The seed of the first; the others follow one by one.
        level: How closely to look.
        edition: Checks that came later are not made.
        leave_out: Checks that are not made.
        moves: All checks look at so many moves; a match goes on after that under the cheap
            ones, and no other begins.
        most_moves: A match with more moves has no end.
        most_faults: So many faults are enough.
        shorten: At most so many moves are made in search of a shorter game for a fault.

    Raises:
        InputError: When that is no such plan.
    """

    matches: int
    seed: int
    level: Level
    edition: int
    leave_out: tuple[str, ...] = attrs.field(validator=_names, converter=_as_tuple)
    moves: int
    most_moves: int
    most_faults: int
    shorten: int

    def __attrs_post_init__(self) -> None:
        whole(self.matches, "The number of matches", least=1)
        whole(self.seed, "The seed", most=2**64)
        whole(self.edition, "The edition of the checks", least=1, most=EDITION)
        whole(self.moves, "The moves at a table", least=1)
        whole(self.most_moves, "The most moves of a match", least=1)
        whole(self.most_faults, "The most faults", least=1)
        whole(self.shorten, "The moves in search of a shorter game")
        if type(self.level) is not Level:
            what = kind_of(self.level)
            raise InputError("LEVEL", f"The level is one of fives.testing.Level, not {what}.")

    def of(self, checks: tuple[Check[S], ...]) -> tuple[Check[S], ...]:
        """Return those of the checks that are to be made.

        Raises:
            InputError: When one that is left out does not exist.
        """
        known = [*ALWAYS, *(check.name for check in checks)]
        for name in self.leave_out:
            if name not in known:
                sentence = f"There is no check {name[:40]!r}; there are: {', '.join(known)}."
                raise InputError("NO_SUCH_CHECK", sentence)
        return tuple(
            check
            for check in checks
            if (check.cheap or self.level is Level.THOROUGH)
            and check.edition <= self.edition
            and check.name not in self.leave_out
        )
