"""Checking any game: random matches from one state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from fives.core.errors import InputError, kind_of
from fives.core.state import State
from fives.testing.check import EDITION, AnyState, Begin, Check, Level, Moment, S
from fives.testing.moves_of_any import ENDS, LISTING, OWN_VIEW, notation, refusals
from fives.testing.plan import Plan, moves_of
from fives.testing.report import Report
from fives.testing.run import run
from fives.testing.values_of_any import COPIES, EQUALITY, PURITY, REPLAY, STEPS

M = TypeVar("M")

MATCHES: Final = 10
MOVES: Final = 5_000


def checks_of_any(
    tries: Callable[[Moment[S]], Iterable[object]], parse: Callable[[str], object] | None
) -> tuple[Check[S], ...]:
    """Return the checks that need no more than the protocol of a state.

    Args:
        tries: Moves to try at a moment, most of them illegal.
        parse: Reads a move from its notation, where there is one.
    """
    says = "What is not listed is refused and not taken."
    refused: Begin[S] = refusals(tries)
    printed: Begin[S] = notation(parse)
    return (
        ENDS,
        LISTING,
        Check("refusals", says, refused, share=0.25),
        Check("notation", "Moves print, each differently, and read back.", printed, share=0.2),
        OWN_VIEW,
        PURITY,
        EQUALITY,
        STEPS,
        COPIES,
        REPLAY,
    )


def check_state(
    start: State[M],
    *,
    matches: int | None = None,
    moves: int | None = None,
    seed: int = 0,
    level: Level = Level.THOROUGH,
    edition: int = EDITION,
    parse: Callable[[str], object] | None = None,
    tries: Sequence[object] = (),
    name: str | None = None,
    leave_out: tuple[str, ...] | list[str] = (),
    most_moves: int = 20_000,
    most_faults: int = 10,
    shorten: int = 4_000,
) -> Report:
    """Play random matches from a state of any game and check what every game promises.

    Nothing is needed but the protocol `fives.State`; ``step`` and ``view`` are looked at
    where they are. A match goes by ``Random(seed).choice(state.legal_moves())``, so the
    seed in a fault, with ``matches=1``, leads to it again.

    Args:
        start: Where every match begins.
        matches: How many matches to play; 10 unless given.
        moves: How many moves to look at with all checks, as for `check_variant`; 5,000
            unless this or `matches` is given.
        seed: The seed of the first match; the others follow one by one.
        level: How closely to look.
        edition: Which edition of the checks to make; as for `check_variant`.
        parse: Reads a move from its notation; without it, moves must only print.
        tries: Moves of the game to try everywhere; those listed earlier in a match are
            tried anyway.
        name: What to call the game in the report.
        leave_out: Names of checks that are not made.
        most_moves: A match that is not over then is a fault, by the name of ``length``.
        most_faults: So many faults are enough.
        shorten: At most so many moves are made in search of a shorter game for each fault.

    Raises:
        InputError: When an argument is not what it should be.

    >>> import fives
    >>> start = fives.HORSE_RACE.start(seats=2)
    >>> report = check_state(start, matches=1, parse=fives.parse_move)
    >>> report.ok, report.checks
    (True, ('play', 'length', 'ends', 'moves', 'refusals', 'notation', 'own-view', 'purity', \
'equality', 'steps', 'copies', 'replay'))
    """
    for needed in ("actor", "outcome", "legal_moves", "refusal", "apply"):
        if not hasattr(type(start), needed):
            sentence = f"A state has {needed}; {kind_of(start)} has not."
            raise InputError("NOT_A_STATE", sentence)
    plan = Plan(
        matches=MATCHES if matches is None else matches,
        moves=moves_of(matches, moves, MOVES),
        seed=seed,
        level=level,
        edition=edition,
        leave_out=leave_out,
        most_moves=most_moves,
        most_faults=most_faults,
        shorten=shorten,
    )
    given = tuple(tries)

    def some(moment: Moment[AnyState]) -> Iterable[object]:
        return given if len(given) <= 50 else moment.rng.sample(given, 50)

    called = type(start).__name__ if name is None else name
    state: AnyState = start
    return run(called, called, lambda: state, checks_of_any(some, parse), plan)
