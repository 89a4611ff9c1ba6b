"""Which game at which table the words of ``fives play`` mean."""

from __future__ import annotations

import argparse
import secrets

from fives.card_race.terms import Terms
from fives.cli import race_texts, record_help
from fives.cli.commands import Keeping, PlayMatch, PlayRace
from fives.core.errors import InputError
from fives.core.table import Table
from fives.core.units import Seat
from fives.match.ruleset import RuleSet
from fives.variants.registry import names, no_such_variant, variant


def match_of(given: argparse.Namespace) -> PlayMatch | PlayRace:
    """Return the match that was asked for.

    Raises:
        InputError: When there is no such game or table; says what there is.

    >>> words = {"seats": 3, "pairs": False, "chips": None, "seed": 61, "auto": True}
    >>> match = match_of(argparse.Namespace(variant="draw", record=None, force=False, **words))
    >>> print(match.rules.title, "-", match.table, match.seat)
    Draw - 3 seats None
    """
    seed = secrets.randbelow(10**6) if given.seed is None else given.seed
    keeping = _keeping(given.record, given.force)
    if given.variant == race_texts.ID:
        terms = _terms(given)
        return PlayRace(terms, seed, _seat(given, terms.table), keeping)
    rules = rules_of(given.variant)
    if given.chips is not None:
        raise InputError("NO_CHIPS", f"{race_texts.no_chips(rules.title)}.")
    table = _table(rules, given.seats, given.pairs)
    return PlayMatch(rules, table, seed, _seat(given, table), keeping)


def _keeping(path: str | None, force: bool) -> Keeping | None:
    if path is None:
        if force:
            raise InputError("NO_FILE", record_help.FORCE_WHAT)
        return None
    if path in ("", "-"):
        raise InputError("NO_FILE", record_help.NO_FILE_NAME)
    return Keeping(path, force)


def _seat(given: argparse.Namespace, table: Table) -> Seat | None:
    return None if given.auto else table.seat(given.seat or 0)


def _terms(given: argparse.Namespace) -> Terms:
    """Return what was asked for a card race; what was not is as the game has it."""
    if given.pairs:
        raise InputError("NO_PARTNERS", f"{race_texts.NO_PARTNERS}.")
    wishes = {"seats": given.seats, "chips": given.chips}
    return Terms(**{name: wish for name, wish in wishes.items() if wish is not None})


def rules_of(name: str) -> RuleSet:
    """Return the game of dominoes of a name.

    Raises:
        InputError: When there is none; says what may be meant.

    >>> rules_of("draw").title
    'Draw'
    """
    try:
        return variant(name)
    except InputError as error:
        known = sorted([*names(), race_texts.ID])
        raise InputError(error.code, no_such_variant(name, known)) from None


def _table(rules: RuleSet, seats: int | None, pairs: bool) -> Table:
    """Return the table that was asked for; without a number the first that is offered."""
    if seats is None:
        seats = next((table.seats for table in rules.tables if table.pairs is pairs), 4)
    return rules.table(seats, pairs)
