"""Keeping the record of a match while it is played."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, TypeVar

from fives.cli import record_texts
from fives.cli.commands import Keeping
from fives.core.errors import FivesError

M = TypeVar("M")


class KeepingError(FivesError):
    """A record that cannot be kept in its file.

    >>> print(KeepingError("IS_THERE", "match.fives is there already."))
    match.fives is there already.
    """


@contextmanager
def kept(
    keeping: Keeping | None, text_of: Callable[[tuple[M, ...]], str]
) -> Iterator[Callable[[M], None]]:
    """Keep the record of a match: give a function that is to be called with every move made.

    The record is in its file whenever and however the match stops, an error or an interrupt
    among the ways. Until then the file holds the record without a move, so that it is one
    at any time.

    Args:
        keeping: Where it goes, or None for nowhere.
        text_of: Gives the text of the record with some moves.

    Raises:
        KeepingError: When the file is there already, or cannot be written.
    """
    if keeping is None:
        yield _forgotten
        return
    moves: list[M] = []
    text = text_of(())  # before the file is touched, since it may be refused
    with _opened(keeping) as file:
        if _is_plain(file):  # what goes into a pipe cannot be taken back
            _write(keeping, file, text)
        try:
            yield moves.append
        finally:
            _write(keeping, file, text_of(tuple(moves)))


def tags(game: str, table: str, seed: int) -> tuple[tuple[str, str], ...]:
    """Return the tags of a match that the command plays.

    >>> tags("Draw", "2 seats", 61)
    (('Game', 'Draw'), ('Table', '2 seats'), ('Seed', '61'))
    """
    return ("Game", record_texts.printable(game)), ("Table", table), ("Seed", str(seed))


def _forgotten(move: object) -> None:
    """Keep nothing of a move."""


@contextmanager
def _opened(keeping: Keeping) -> Iterator[BinaryIO]:
    """Open the file; without buffer, so that every error shows where something is written."""
    try:
        file = open(keeping.path, "wb" if keeping.force else "xb", buffering=0)  # noqa: SIM115
    except FileExistsError:
        raise KeepingError("IS_THERE", record_texts.is_there(keeping.path)) from None
    except (OSError, ValueError) as error:  # such as a folder, or a name with a NUL
        raise _not_written(keeping, error) from None
    with file:
        yield file


def _write(keeping: Keeping, file: BinaryIO, text: str) -> None:
    """Let the file hold a text and nothing else."""
    try:
        if _is_plain(file):
            file.seek(0)
            file.truncate()
        rest = memoryview(text.encode())
        while rest:
            rest = rest[file.write(rest) :]
    except OSError as error:
        raise _not_written(keeping, error) from None


def _is_plain(file: BinaryIO) -> bool:
    return stat.S_ISREG(os.fstat(file.fileno()).st_mode)


def _not_written(keeping: Keeping, error: OSError | ValueError) -> KeepingError:
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return KeepingError("NOT_WRITTEN", record_texts.not_written(keeping.path, why))
