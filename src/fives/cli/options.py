"""What stands on the command line, read and checked before anything starts."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING

from fives.cli import record_help, texts
from fives.cli.commands import Check, Command, Explain
from fives.cli.differing import add_variants
from fives.cli.games import match_of
from fives.cli.option_types import number
from fives.cli.showing import add_replay, add_show
from fives.core.errors import FivesError

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


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
    >>> parse(["explain", "match.fives", "--at", "37", "back", "H"])
    Explain(path='match.fives', at=37, move='back H', number=None)
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
    add_variants(commands)
    _add_play(commands)
    add_replay(commands)
    add_show(commands)
    _add_check(commands)
    _add_explain(commands)
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
        given.parser.error(str(error))
    return command


def _add_play(commands: Commands) -> None:
    play = commands.add_parser(
        "play", help="play a match, or watch one", description=texts.PLAY, allow_abbrev=False
    )
    play.add_argument("variant", help="the game, as 'fives variants' lists it: horse-race")
    play.add_argument(
        "--seats",
        type=number,
        metavar="N",
        help="how many sit; 2, or 4 with --pairs or at card-race, unless given",
    )
    play.add_argument(
        "--pairs", action="store_true", help="partners sit opposite and share a score"
    )
    play.add_argument(
        "--chips",
        type=number,
        metavar="N",
        help="chips of everybody at card-race; 20 unless given",
    )
    play.add_argument("--seed", type=number, metavar="S", help="repeat the match of this seed")
    how = play.add_mutually_exclusive_group()
    how.add_argument("--auto", action="store_true", help="all seats play by themselves")
    how.add_argument(
        "--as", type=number, dest="seat", metavar="SEAT", help="your seat; 0 unless given"
    )
    play.add_argument("--record", metavar="FILE", help=record_help.RECORD)
    play.add_argument("--force", action="store_true", help=record_help.FORCE)
    play.set_defaults(read=match_of, parser=play)


def _add_check(commands: Commands) -> None:
    check = commands.add_parser(
        "check",
        help="say whether records are right",
        description=record_help.CHECK,
        allow_abbrev=False,
    )
    check.add_argument("files", nargs="+", metavar="FILE", help=record_help.FILE)
    check.set_defaults(read=lambda given: Check(tuple(given.files)), parser=check)


def _add_explain(commands: Commands) -> None:
    explain = commands.add_parser(
        "explain",
        help="say whether a move is allowed, and why",
        description=record_help.EXPLAIN,
        allow_abbrev=False,
    )
    explain.add_argument("file", metavar="FILE", help=record_help.FILE)
    explain.add_argument("--at", type=number, metavar="N", help=record_help.AT)
    explain.add_argument("move", nargs="+", metavar="MOVE", help=record_help.MOVE)
    explain.add_argument("--number", type=number, metavar="K", help=record_help.NUMBER)
    explain.set_defaults(
        read=lambda given: Explain(given.file, given.at, " ".join(given.move), given.number),
        parser=explain,
    )
