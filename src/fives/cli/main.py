"""The command from its words to its exit status."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import assert_never

from fives.cli import texts
from fives.cli.check import check
from fives.cli.commands import (
    Check,
    Command,
    Explain,
    ListVariants,
    PlayMatch,
    PlayRace,
    Replay,
    Show,
    TellDifferences,
)
from fives.cli.differing import tell_differences
from fives.cli.explain import explain
from fives.cli.options import parse
from fives.cli.play import play
from fives.cli.race import play_race
from fives.cli.reading import WrongOption
from fives.cli.replay import replay
from fives.cli.show import show
from fives.cli.variants import list_variants
from fives.core.errors import FivesError


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    Args:
        argv: The words after the name of the command; None for those of this process.

    >>> main(["--version"])
    fives ...
    0
    """
    _bear_any_text()
    try:
        status = _run(argv)
        print(end="", flush=True)  # a closed pipe shows here at the latest
    except KeyboardInterrupt:
        print("", texts.INTERRUPTED, sep="\n", file=sys.stderr)
        return 130
    except BrokenPipeError:
        _drop_output()
        return 141
    except OSError as error:  # such as a full disk
        _drop_output()
        return _failed(error)
    return status


def _run(argv: Sequence[str] | None) -> int:
    try:
        command = parse(argv)
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0
    try:
        return _done(command)
    except WrongOption as error:
        return _failed(error, 2)
    except FivesError as error:
        return _failed(error, 2 if isinstance(command, Explain) else 1)


def _done(command: Command) -> int:
    match command:
        case ListVariants():
            return list_variants()
        case TellDifferences():
            return tell_differences(command)
        case PlayRace():
            return play_race(command)
        case PlayMatch():
            return play(command)
        case Replay():
            return replay(command)
        case Show():
            return show(command)
        case Check():
            return check(command)
        case Explain():
            return explain(command)
        case _:
            assert_never(command)


def _failed(error: Exception, status: int = 1) -> int:
    print(f"fives: error: {error}", file=sys.stderr)
    return status


def _drop_output() -> None:
    """Let what is still buffered go nowhere, or Python would complain at its exit."""
    with suppress(io.UnsupportedOperation):  # an output without a file behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bear_any_text() -> None:
    """Let no odd character end a match, be it typed or in the name of a game."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):  # somebody has read from it before
                stream.reconfigure(errors=errors)
