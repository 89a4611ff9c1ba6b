"""What the command can be asked to do, as values."""

from __future__ import annotations

from typing import TypeAlias

import attrs

from fives.card_race.terms import Terms
from fives.core.table import Table
from fives.core.units import Seat
from fives.match.ruleset import RuleSet


@attrs.frozen(weakref_slot=False)
class ListVariants:
    """``fives variants``."""


@attrs.frozen(weakref_slot=False)
class TellDifferences:
    """``fives variants --diff``.

    Attributes:
        a: One game.
        b: The other.
        lang: The code of the language.
    """

    a: RuleSet
    b: RuleSet
    lang: str


@attrs.frozen(weakref_slot=False)
class Keeping:
    """Where the record of a match goes.

    Attributes:
        path: The file.
        force: Whether a file that is there already may be written over.
    """

    path: str
    force: bool


@attrs.frozen(weakref_slot=False)
class PlayMatch:
    """``fives play``.

    Attributes:
        rules: The game.
        table: Who sits.
        seed: Where chance comes from.
        seat: The seat of the person, or None when all seats play by themselves.
        keeping: Where the record goes, or None.
    """

    rules: RuleSet
    table: Table
    seed: int
    seat: Seat | None
    keeping: Keeping | None = None


@attrs.frozen(weakref_slot=False)
class PlayRace:
    """``fives play card-race``.

    Attributes:
        terms: Who sits, with how many chips.
        seed: Where chance comes from.
        seat: The seat of the person, or None when all seats play by themselves.
        keeping: Where the record goes, or None.
    """

    terms: Terms
    seed: int
    seat: Seat | None
    keeping: Keeping | None = None


@attrs.frozen(weakref_slot=False)
class Replay:
    """``fives replay``.

    Attributes:
        path: The file of the record, ``-`` for standard input.
        seat: Whose eyes see it, or None for all that the record holds.
        to: How many moves are told, or None for all.
        number: Which record of the file, from 1, or None when nothing was said.
        page: The page to write instead, or None to tell it here.
    """

    path: str
    seat: int | None
    to: int | None
    number: int | None
    page: Page | None = None


@attrs.frozen(weakref_slot=False)
class Page:
    """What is said of the page that ``fives replay --html`` writes.

    Attributes:
        keeping: Where it goes.
        lang: The code of its language.
        theme: Its colours.
        hands: Whether all hands are shown.
    """

    keeping: Keeping
    lang: str
    theme: str
    hands: bool


@attrs.frozen(weakref_slot=False)
class Show:
    """``fives show``.

    Attributes:
        path: The file of the record, ``-`` for standard input.
        at: After how many moves, or None for all of the record.
        seat: Whose eyes see it, or None for what everybody can see.
        hands: Whether all hands are shown.
        number: Which record of the file, from 1, or None when nothing was said.
        lang: The code of the language.
        theme: The colours of the picture.
        picture: Where the picture goes, or None for the table as text.
    """

    path: str
    at: int | None
    seat: int | None
    hands: bool
    number: int | None
    lang: str
    theme: str
    picture: Keeping | None


@attrs.frozen(weakref_slot=False)
class Check:
    """``fives check``.

    Attributes:
        paths: The files, ``-`` for standard input.
    """

    paths: tuple[str, ...]


@attrs.frozen(weakref_slot=False)
class Explain:
    """``fives explain``.

    Attributes:
        path: The file of the record, ``-`` for standard input.
        at: How many moves were made before, or None for all of the record.
        move: The move in notation.
        number: Which record of the file, from 1, or None when nothing was said.
    """

    path: str
    at: int | None
    move: str
    number: int | None


Command: TypeAlias = (
    ListVariants | TellDifferences | PlayMatch | PlayRace | Replay | Show | Check | Explain
)
"""Anything that the command can be asked to do."""
