"""Random matches under checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, cast

import attrs

from fives.core.errors import InputError, kind_of, whole
from fives.testing.check import Check, Level, Look, Moment, S, chosen
from fives.testing.report import Fault, Report

PLAY: Final = "play"
"""The name of the check that listed moves can be made and answers can be got at all."""
LENGTH: Final = "length"
"""The name of the check that a match comes to its end."""


class _Stuck(Exception):
    """A match that could not go on."""


def _names(plan: Plan, attribute: attrs.Attribute[tuple[str, ...]], value: object) -> None:
    if type(value) is not tuple or any(type(name) is not str for name in value):
        what = "something else" if isinstance(value, list | tuple) else kind_of(value)
        sentence = f"leave_out is a tuple of names of checks, such as ('moves',), not {what}."
        raise InputError("NO_NAMES", sentence)


def _as_tuple(given: object) -> Any:
    """Return a list or tuple as a tuple, and anything else as it is, to be refused."""
    return tuple(given) if isinstance(given, list) else given


@attrs.frozen(weakref_slot=False)
class Plan:
    """How many matches to play, and what for.

    Attributes:
        matches: How many matches.
        seed: The seed of the first; the others follow one by one.
        level: How closely to look.
        leave_out: Checks that are not made.
        most_moves: A match with more moves has no end.
        most_faults: So many faults are enough.

    Raises:
        InputError: When that is no such plan.
    """

    matches: int
    seed: int
    level: Level
    leave_out: tuple[str, ...] = attrs.field(validator=_names, converter=_as_tuple)
    most_moves: int
    most_faults: int

    def __attrs_post_init__(self) -> None:
        whole(self.matches, "The number of matches", least=1)
        whole(self.seed, "The seed", most=2**64)
        whole(self.most_moves, "The most moves of a match", least=1)
        whole(self.most_faults, "The most faults", least=1)
        if type(self.level) is not Level:
            what = kind_of(self.level)
            raise InputError("LEVEL", f"The level is one of fives.testing.Level, not {what}.")

    def of(self, checks: tuple[Check[S], ...]) -> tuple[Check[S], ...]:
        """Return those of the checks that are to be made.

        Raises:
            InputError: When one that is left out does not exist.
        """
        known = [PLAY, LENGTH, *(check.name for check in checks)]
        for name in self.leave_out:
            if name not in known:
                sentence = f"There is no check {name[:40]!r}; there are: {', '.join(known)}."
                raise InputError("NO_SUCH_CHECK", sentence)
        return chosen(checks, self.level, self.leave_out)


def moments(start: S, seed: int) -> Iterator[Moment[S]]:
    """Yield every moment of a match in which all moves are random.

    All of a match follows from its seed: a move is ``rng.choice(state.legal_moves())`` of
    a ``Random(seed)``.
    """
    rng, other = Random(seed), Random(f"checks {seed}")
    state, before, move, number = start, None, None, 0
    events: tuple[object, ...] = ()
    while True:
        listed = state.legal_moves()
        yield Moment(number, before, move, events, state, listed, other)
        if not listed:
            return
        move, before = rng.choice(listed), state
        try:
            state, events = made(state, move)
        except Exception as error:
            raise _Stuck(f"{move} is listed, but making it gave {_said(error)}.") from error
        number += 1


def made(state: S, move: object) -> tuple[S, tuple[object, ...]]:
    """Return the state after a move and what happened, nothing where the game has no `step`."""
    step = getattr(state, "step", None)
    if step is None:
        return state.apply(move), ()
    transition = step(move)
    return cast("S", transition.after), transition.events


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(".")


def run(
    name: str, where: str, start: Callable[[], S], checks: tuple[Check[S], ...], plan: Plan
) -> Report:
    """Return the report on some random matches from one start."""
    wanted = plan.of(checks)
    report = Report(name, (PLAY, LENGTH, *(check.name for check in wanted)))
    for seed in range(plan.seed, plan.seed + plan.matches):
        room = plan.most_faults - len(report.faults)
        if room <= 0:
            break
        done = {fault.check for fault in report.faults}
        rest = [check for check in wanted if check.name not in done]
        report += _one(name, where, start, rest, seed, attrs.evolve(plan, most_faults=room))
    found = {fault.check: fault for fault in reversed(report.faults)}
    return attrs.evolve(report, faults=tuple(reversed(found.values())))


def _one(
    name: str,
    where: str,
    begin: Callable[[], S],
    checks: Sequence[Check[S]],
    seed: int,
    plan: Plan,
) -> Report:
    """Play one match."""
    faults: list[Fault] = []
    path: list[str] = []
    over, looks, playing = False, {}, PLAY

    def note(check: str, message: str) -> None:
        if check not in plan.leave_out:
            faults.append(Fault(check, where, seed, tuple(path), message))

    try:
        start = begin()
        for check in checks:
            playing = check.name
            looks[check.name] = (check, check.begin(start, seed))
        playing = PLAY
        for moment in moments(start, seed):
            path += [str(moment.move)] if moment.number else []
            for found, message in _seen(looks, moment):
                note(found, message)
            over = moment.state.outcome is not None or not moment.listed
            if over or len(faults) >= plan.most_faults:
                break
            if moment.number >= plan.most_moves:
                note(LENGTH, f"The match is not over after {plan.most_moves} moves.")
                break
    except Exception as error:
        note(playing, str(error) if type(error) is _Stuck else f"It raised {_said(error)}.")
    return Report(name, (), 1, len(path), int(not over), tuple(faults))


def _seen(
    looks: dict[str, tuple[Check[S], Look[S]]], moment: Moment[S]
) -> Iterator[tuple[str, str]]:
    """Yield what the checks see at a moment; one that has seen a fault looks no more."""
    for name, (check, look) in list(looks.items()):
        if check.share < 1 and moment.rng.random() >= check.share:
            continue
        message = complaint(look, moment)
        if message is not None:
            del looks[name]
            yield name, message


def complaint(look: Look[S], moment: Moment[S]) -> str | None:
    """Return the first thing that a check finds wrong; an error is wrong too."""
    try:
        return next(look(moment), None)
    except Exception as error:
        return f"It raised {_said(error)}."
