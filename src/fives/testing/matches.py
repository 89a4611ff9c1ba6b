"""Random matches under checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, cast

import attrs

from fives.testing.blame import said
from fives.testing.check import AnyState, Check, Level, Look, Moment, S
from fives.testing.endless import Course
from fives.testing.plan import ALWAYS, LENGTH, PLAY, Plan
from fives.testing.report import Report


class Stuck(Exception):
    """A match that could not go on."""


def moments(start: S, seed: int) -> Iterator[Moment[S]]:
    """Yield every moment of a match in which all moves are random.

    All of a match follows from its seed: a move is ``rng.choice(state.legal_moves())`` of
    a ``Random(seed)``.
    """
    return moments_by(start, seed, by_chance(seed))


def by_chance(seed: int) -> Callable[[Moment[AnyState]], object]:
    """Return what chooses the moves of the match of a seed."""
    rng = Random(seed)
    return lambda moment: rng.choice(moment.listed)


def moments_by(start: S, seed: int, choose: Callable[[Moment[S]], object]) -> Iterator[Moment[S]]:
    """Yield every moment of a match whose moves somebody chooses, until that is None.

    Raises:
        Stuck: When a listed move cannot be made.
    """
    other = Random(f"checks {seed}")
    state, before, move, number = start, None, None, 0
    events: tuple[object, ...] = ()
    while True:
        listed = state.legal_moves()
        moment = Moment(number, before, move, events, state, listed, other)
        yield moment
        if not listed:
            return
        move, before = choose(moment), state
        if move is None:
            return
        try:
            state, events = made(state, move)
        except Exception as error:
            raise Stuck(f"{move} is listed, but cannot be made. {said(error)}.") from error
        number += 1


def made(state: S, move: object) -> tuple[S, tuple[object, ...]]:
    """Return the state after a move and what happened, nothing where the game has no `step`."""
    step = getattr(state, "step", None)
    if step is None:
        return state.apply(move), ()
    transition = step(move)
    return cast("S", transition.after), transition.events


@attrs.frozen(weakref_slot=False)
class Find:
    """A fault as a match showed it.

    Attributes:
        check: The name of the check.
        seed: The seed of the match.
        moves: Its moves up to the fault.
        message: What is wrong.
    """

    check: str
    seed: int
    moves: tuple[Any, ...]
    message: str


def played(
    name: str, begin: Callable[[], S], checks: tuple[Check[S], ...], plan: Plan
) -> tuple[Report, list[Find]]:
    """Play some random matches from one start; return the report on them, and what was found.

    Of each check only the first fault counts.
    """
    wanted = plan.of(checks)
    first = plan.level is Level.START
    report = Report(name, (*ALWAYS, *(check.name for check in wanted)))
    found: dict[str, Find] = {}
    for seed in range(plan.seed, plan.seed + (1 if first else plan.matches)):
        faults, moves = plan.most_faults - len(found), plan.moves - report.moves
        if faults <= 0 or moves <= 0:
            break
        rest = [check for check in wanted if check.name not in found]
        here = attrs.evolve(plan, most_faults=faults, moves=moves)
        match, finds = _one(name, begin, rest, seed, here)
        report += match
        for find in finds:
            found.setdefault(find.check, find)
    return attrs.evolve(report, asked=0 if first else plan.matches), [*found.values()]


def _one(
    name: str, begin: Callable[[], S], checks: Sequence[Check[S]], seed: int, plan: Plan
) -> tuple[Report, list[Find]]:
    """Play one match."""
    finds: list[Find] = []
    path: list[object] = []
    over, looks, playing, course = False, {}, PLAY, Course()

    def note(check: str, message: str) -> None:
        if check not in plan.leave_out:
            finds.append(Find(check, seed, tuple(path), message))

    try:
        start = begin()
        for check in checks:
            playing = check.name
            looks[check.name] = (check, check.begin(start, seed))
        playing = PLAY
        for moment in moments(start, seed):
            path += [moment.move] if moment.number else []
            if moment.number == plan.moves + 1:
                looks = {key: pair for key, pair in looks.items() if pair[0].cheap}
            course.add(moment.events)
            for found, message in _seen(looks, moment):
                note(found, message)
            over = moment.state.outcome is not None or not moment.listed
            if over or len(finds) >= plan.most_faults or plan.level is Level.START:
                break
            if moment.number >= plan.most_moves:
                note(LENGTH, course.told(moment.number, moment.state))
                break
    except Exception as error:
        note(playing, unplayable(error))
    if plan.level is Level.START:
        return Report(name, ()), finds
    return Report(name, (), 1, len(path), int(not over)), finds


def unplayable(error: Exception) -> str:
    """Return the sentence for a match that broke down."""
    return str(error) if type(error) is Stuck else f"{said(error)}."


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
        return f"{said(error)}."
