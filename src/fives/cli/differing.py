"""``fives variants``: its options, and what ``--diff`` prints."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from fives.cli import race_texts, record_help, texts
from fives.cli.commands import ListVariants, TellDifferences
from fives.cli.games import rules_of
from fives.core.errors import InputError
from fives.match.differences import diff
from fives.render.folding import fold
from fives.render.wording.languages import LANGUAGES, language
from fives.render.wording.rule_sheets import differences_words

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_CODES: Final = [language.code for language in LANGUAGES]


def add_variants(commands: Commands) -> None:
    """Add ``fives variants`` to the commands."""
    variants = commands.add_parser(
        "variants",
        help="list the games, or say how two of them differ",
        description=texts.VARIANTS,
        allow_abbrev=False,
    )
    variants.add_argument("--diff", nargs=2, metavar=("GAME", "OTHER"), help=texts.DIFF)
    variants.add_argument("--lang", choices=_CODES, metavar="LANG", help=record_help.LANG)
    variants.set_defaults(read=_read, parser=variants)


def _read(given: argparse.Namespace) -> ListVariants | TellDifferences:
    if given.diff is None:
        if given.lang is not None:
            raise InputError("NO_DIFF", texts.LANG_WHAT)
        return ListVariants()
    if race_texts.ID in given.diff:
        raise InputError("NO_SUCH_VARIANT", texts.NO_DIFF_OF_CARDS)
    a, b = map(rules_of, given.diff)
    return TellDifferences(a, b, given.lang or _CODES[0])


def tell_differences(command: TellDifferences) -> int:
    """Print how two games differ, axis by axis, and return the exit status.

    >>> import fives
    >>> tell_differences(TellDifferences(fives.DRAW, fives.DRAW, "en"))
    There is no difference: both games called Draw are played by the same rules.
    0
    """
    told = differences_words(diff(command.a, command.b), language(command.lang))
    for line in told.split("\n"):
        text = line.lstrip(" ")
        print(*fold(text, indent=len(line) - len(text)), sep="\n")
    return 0
