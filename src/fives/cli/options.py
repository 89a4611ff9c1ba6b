"""What stands on the command line, read and checked before anything starts."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.metadata import version
from typing import Final, TypeAlias

import attrs

from fives.card_race.terms import Terms
from fives.cli import race_texts, texts
from fives.cli.variants import installed
from fives.core.errors import FivesError, InputError
from fives.core.table import Table
from fives.core.units import Seat
from fives.match.ruleset import RuleSet
from fives.variants.registry import variant

MOST_DIGITS: Final = 18
"""Digits that a seed may have."""


@attrs.frozen(weakref_slot=False)
class ListVariants:
    """``fives variants``."""


@attrs.frozen(weakref_slot=False)
class PlayMatch:
    """``fives play``.

    Attributes:
        rules: The game.
        table: Who sits.
        seed: Where chance comes from.
        seat: The seat of the person, or None when all seats play by themselves.
    """

    rules: RuleSet
    table: Table
    seed: int
    seat: Seat | None


@attrs.frozen(weakref_slot=False)
class PlayRace:
    """``fives play card-race``.

    Attributes:
        terms: Who sits, with how many chips.
        seed: Where chance comes from.
        seat: The seat of the person, or None when all seats play by themselves.
    """

    terms: Terms
    seed: int
    seat: Seat | None


Command: TypeAlias = ListVariants | PlayMatch | PlayRace
"""Anything that the command can be asked to do."""


def parse(argv: Sequence[str] | None) -> Command:
    """Return what was asked for.

    Args:
        argv: The words after the name of the command; None for those of this process.

    Raises:
        SystemExit: After ``--help`` and ``--version``, and with status 2 for wrong options,
            once a message has said what would be right.

    >>> command = parse(["play", "horse-race", "--pairs", "--as", "3", "--seed", "61"])
    >>> print(command.rules.id, "-", command.table, command.seed, command.seat)
    horse-race - 4 seats in pairs 61 3
    """
    parser = argparse.ArgumentParser(
        prog="fives",
        description=texts.DESCRIPTION,
        epilog=texts.EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    listing = commands.add_parser("variants", help="list the games")
    listing.set_defaults(read=lambda given: ListVariants())
    play = commands.add_parser(
        "play", help="play a match, or watch one", description=texts.PLAY, allow_abbrev=False
    )
    play.add_argument("variant", help="the game, as 'fives variants' lists it: horse-race")
    play.add_argument(
        "--seats",
        type=_number,
        metavar="N",
        help="how many sit; 2, or 4 with --pairs or at card-race, unless given",
    )
    play.add_argument(
        "--pairs", action="store_true", help="partners sit opposite and share a score"
    )
    play.add_argument(
        "--chips",
        type=_number,
        metavar="N",
        help="chips of everybody at card-race; 20 unless given",
    )
    play.add_argument("--seed", type=_number, metavar="S", help="repeat the match of this seed")
    how = play.add_mutually_exclusive_group()
    how.add_argument("--auto", action="store_true", help="all seats play by themselves")
    how.add_argument(
        "--as", type=_number, dest="seat", metavar="SEAT", help="your seat; 0 unless given"
    )
    play.set_defaults(read=_play)
    given = parser.parse_args(argv)
    if given.version:
        print(f"fives {version('fives')}")
        parser.exit()
    if "read" not in given:
        parser.print_help()
        parser.exit()
    try:
        command: Command = given.read(given)
    except FivesError as error:  # a wrong word, or a game whose package is broken
        play.error(str(error))
    return command


def _play(given: argparse.Namespace) -> PlayMatch | PlayRace:
    seed = secrets.randbelow(10**6) if given.seed is None else given.seed
    if given.variant == race_texts.ID:
        terms = _terms(given)
        return PlayRace(terms, seed, _seat(given, terms.table))
    rules = _rules(given.variant)
    if given.chips is not None:
        raise InputError("NO_CHIPS", f"{race_texts.no_chips(rules.title)}.")
    table = _table(rules, given.seats, given.pairs)
    return PlayMatch(rules, table, seed, _seat(given, table))


def _seat(given: argparse.Namespace, table: Table) -> Seat | None:
    return None if given.auto else table.seat(given.seat or 0)


def _terms(given: argparse.Namespace) -> Terms:
    """Return what was asked for a card race; what was not is as the game has it."""
    if given.pairs:
        raise InputError("NO_PARTNERS", f"{race_texts.NO_PARTNERS}.")
    wishes = {"seats": given.seats, "chips": given.chips}
    return Terms(**{name: wish for name, wish in wishes.items() if wish is not None})


def _rules(name: str) -> RuleSet:
    """Return the game of a name; one that is nearly right is told what was meant."""
    try:
        return variant(name)
    except InputError as error:
        known = [*(rules.id for rules in installed()[0]), race_texts.ID]
        meant = get_close_matches(name.lower(), known, n=1)
        if not meant:
            raise InputError(error.code, f"{error} {race_texts.ALSO}") from None
        raise InputError(error.code, texts.no_such_game(name, meant[0])) from None


def _table(rules: RuleSet, seats: int | None, pairs: bool) -> Table:
    """Return the table that was asked for; without a number the first that is offered."""
    if seats is None:
        seats = next((table.seats for table in rules.tables if table.pairs is pairs), 4)
    return rules.table(seats, pairs)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        wanted = f"a whole number of at most {MOST_DIGITS} digits, 0 or more"
        raise argparse.ArgumentTypeError(f"{texts.quoted(text)} is not {wanted}")
    return int(text)
