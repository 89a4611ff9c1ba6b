"""The options of the commands that show records: ``fives replay`` and ``fives show``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from fives.cli import record_help
from fives.cli.commands import Keeping, Page, Replay, Show
from fives.cli.option_types import number
from fives.core.errors import InputError
from fives.render.pictures.colours import THEMES
from fives.render.wording.languages import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_LANG, _THEME = LANGUAGES[0].code, THEMES[0]
_CODES: Final = [language.code for language in LANGUAGES]


def add_replay(commands: Commands) -> None:
    """Add ``fives replay`` to the commands."""
    replay = commands.add_parser(
        "replay", help="tell a recorded match", description=record_help.REPLAY, allow_abbrev=False
    )
    replay.add_argument("file", metavar="FILE", help=record_help.FILE)
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=number, metavar="S", help=record_help.SEAT)
    eyes.add_argument("--hands", action="store_true", help=record_help.HANDS)
    replay.add_argument("--to", type=number, metavar="N", help=record_help.TO)
    replay.add_argument("--number", type=number, metavar="K", help=record_help.NUMBER)
    replay.add_argument("--html", metavar="OUT", help=record_help.HTML)
    _add_looks(replay, record_help.PAGE_LANG, record_help.PAGE_THEME, record_help.PAGE_FORCE)
    replay.set_defaults(read=_replay, parser=replay)


def add_show(commands: Commands) -> None:
    """Add ``fives show`` to the commands."""
    show = commands.add_parser(
        "show",
        help="show the table of a recorded match",
        description=record_help.SHOW,
        allow_abbrev=False,
    )
    show.add_argument("file", metavar="FILE", help=record_help.FILE)
    show.add_argument("--at", type=number, metavar="N", help=record_help.AT)
    eyes = show.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=number, metavar="S", help=record_help.SHOW_SEAT)
    eyes.add_argument("--hands", action="store_true", help=record_help.HANDS)
    show.add_argument("--number", type=number, metavar="K", help=record_help.NUMBER)
    show.add_argument("--svg", metavar="OUT", help=record_help.SVG)
    _add_looks(show, record_help.LANG, record_help.THEME, record_help.SVG_FORCE)
    show.set_defaults(read=_show, parser=show)


def _add_looks(parser: argparse.ArgumentParser, lang: str, theme: str, force: str) -> None:
    parser.add_argument("--lang", choices=_CODES, metavar="LANG", help=lang)
    parser.add_argument("--theme", choices=THEMES, metavar="THEME", help=theme)
    parser.add_argument("--force", action="store_true", help=force)


def _replay(given: argparse.Namespace) -> Replay:
    if given.html is None:
        for option in ("hands", "lang", "theme", "force"):
            _refuse(given, option, record_help.PAGE_WHAT)
        return Replay(given.file, given.seat, given.to, given.number)
    keeping = _keeping("--html", given.html, given.force)
    page = Page(keeping, given.lang or _LANG, given.theme or _THEME, given.hands)
    return Replay(given.file, given.seat, given.to, given.number, page)


def _show(given: argparse.Namespace) -> Show:
    picture = None
    if given.svg is None:
        for option in ("theme", "force"):
            _refuse(given, option, record_help.SVG_WHAT)
    else:
        picture = _keeping("--svg", given.svg, given.force)
    lang, theme = given.lang or _LANG, given.theme or _THEME
    eyes = (given.seat, given.hands)
    return Show(given.file, given.at, *eyes, given.number, lang, theme, picture)


def _refuse(given: argparse.Namespace, option: str, sentence: str) -> None:
    """Refuse an option that has nothing to be for."""
    if getattr(given, option):
        raise InputError("NO_FILE", sentence.format(option=f"--{option}"))


def _keeping(option: str, path: str, force: bool) -> Keeping:
    if path in ("", "-"):
        raise InputError("NO_FILE", record_help.NO_OUT_NAME.format(option=option))
    return Keeping(path, force)
