"""Checking any variant: random matches at each of its tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fives.core.errors import InputError, VariantError, kind_of
from fives.core.table import Table
from fives.match.notation import parse_move
from fives.match.ruleset import RuleSet, rules_in
from fives.match.state import GameState
from fives.policies.variant import Variant
from fives.testing.beside import Turned, first_seat_turned, mirrored, seats_renamed
from fives.testing.check import EDITION, Check, Level
from fives.testing.plan import Plan, moves_of
from fives.testing.policies_asked import POLICIES
from fives.testing.reference import like
from fives.testing.report import Report
from fives.testing.rounds_played import ROUND_LENGTH, ROUNDS, SETTLEMENT
from fives.testing.run import run
from fives.testing.scores_told import SCORES
from fives.testing.secrets_kept import LEAKS, SEEN, SWAPS
from fives.testing.states import checks_of_any
from fives.testing.tiles_on_table import COUNT, SETUPS, TILES
from fives.testing.tries import tried
from fives.testing.turns_taken import ALLOWED, TURNS
from fives.testing.views_true import FACTS, PREVIEWS

MATCHES: Final = 5
MOVES: Final = 2_000
OF_DOMINOES: Final = (
    TILES,
    COUNT,
    SCORES,
    TURNS,
    ROUNDS,
    SETTLEMENT,
    ROUND_LENGTH,
    ALLOWED,
    SETUPS,
    FACTS,
    PREVIEWS,
    LEAKS,
    SEEN,
    SWAPS,
    Check("mirror", "A mirrored layout gives the same results, mirrored.", mirrored),
)


def checks_of_variant(
    turned: Turned = first_seat_turned, reference: RuleSet | None = None
) -> tuple[Check[GameState], ...]:
    """Return all checks of a domino variant, in the order in which they are made.

    Args:
        turned: Gives the rules for renamed seats.
        reference: Rules to compare with, if any.

    >>> [check.name for check in checks_of_variant()][-2:]
    ['mirror', 'seats']
    """
    says = "Seats renamed around the table give renamed results."
    seats = Check("seats", says, seats_renamed(turned))
    found = (POLICIES, *checks_of_any(tried, parse_move), *OF_DOMINOES, seats)
    if reference is None:
        return found
    says = f"It plays as {reference.id} does."
    return (*found, Check("reference", says, like(reference), cheap=True))


def check_variant(
    variant: Variant,
    *,
    tables: Table | Sequence[Table] | None = None,
    matches: int | None = None,
    moves: int | None = None,
    seed: int = 0,
    level: Level = Level.THOROUGH,
    edition: int = EDITION,
    reference: Variant | None = None,
    turned: Turned = first_seat_turned,
    leave_out: tuple[str, ...] | list[str] = (),
    most_moves: int = 20_000,
    most_faults: int = 10,
    shorten: int = 4_000,
) -> Report:
    """Play random matches of a variant at each of its tables and check them.

    Besides all that `check_state` looks at: tiles, count, scores, turns, rounds and
    settlements are what the policies say when they are asked anew; views keep secrets;
    renamed seats give renamed results, mirrored layouts mirrored ones.

    A rule that is merely another rule breaks nothing of that. To tell it, give the rules
    that it should play by as `reference`: both are given the same chance and moves, and
    the first difference is a fault.

    Args:
        variant: The rules.
        tables: Where to play, one table or several; all of the variant unless given.
        matches: How many matches to play at each table; 5 unless given.
        moves: How many moves to look at with all checks, at each table; 2,000 unless this or
            `matches` is given. The match played then goes on to its end under the checks of
            `Level.QUICK` alone, and no other begins.
        seed: The seed of the first match; the others follow one by one.
        level: How closely to look.
        edition: Which edition of the checks to make; give a number, and checks that a later
            release adds are left out until you change it.
        reference: Rules that the variant should play by.
        turned: Gives, from the rules, the table and a number, the rules for seats that are
            renamed by so much; unless given, parameters called ``first_seat`` turn along.
        leave_out: Names of checks that are not made.
        most_moves: A match that is not over then is a fault, by the name of ``length``.
        most_faults: So many faults at a table are enough.
        shorten: At most so many moves are made in search of a shorter game for each fault.

    Raises:
        InputError: When an argument is not what it should be.
        VariantError: When an axis of the variant is not what it should be.

    >>> import attrs, fives
    >>> print(check_variant(fives.HORSE_RACE, matches=1, level=Level.QUICK))
    horse-race: 4 matches, ... moves, 11 checks: no fault
    >>> house = attrs.evolve(fives.HORSE_RACE, points=fives.MultiplesOf(3))
    >>> report = check_variant(house, matches=1, reference=fives.HORSE_RACE, most_faults=1)
    >>> [fault.check for fault in report.faults]
    ['reference', 'reference', 'reference', 'reference']
    """
    if variant is None:
        wanted = "a variant, such as fives.variant(name) gives,"
        raise VariantError("variant", "start", variant, wanted)
    if not callable(turned):
        sentence = f"turned is a function of rules, table and number, not {kind_of(turned)}."
        raise InputError("NOT_A_FUNCTION", sentence)
    rules = rules_in(variant)
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
    other = None if reference is None else rules_in(reference)
    checks = checks_of_variant(turned, other)
    places = _places(rules, tables)
    reports = []
    for table in places:
        where = f"{rules.id} at {table}"

        def begin(table: Table = table) -> GameState:
            return rules.start(table.seats, table.pairs)

        reports.append(run(rules.id, where, begin, checks, plan))
    total = reports[0]
    for report in reports[1:]:
        total += report
    return total


def _places(rules: RuleSet, tables: object) -> tuple[Table, ...]:
    """Return the tables to play at, all of the variant where none is named."""
    given = (tables,) if isinstance(tables, Table) else tables
    if given is None:
        return rules.tables
    if not isinstance(given, Iterable):
        raise InputError(
            "NOT_A_TABLE", f"tables is a fives.Table or several, not {kind_of(given)}."
        )
    places = []
    for table in given:
        if not isinstance(table, Table):
            sentence = f"tables holds fives.Table, such as fives.Table(2), not {kind_of(table)}."
            raise InputError("NOT_A_TABLE", sentence)
        rules.table(table.seats, table.pairs)
        places.append(table)
    if not places:
        raise InputError("NO_TABLE", "There must be a table to play at.")
    return tuple(places)
