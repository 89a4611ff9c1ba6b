"""The options of pictures: which of them a value has, and that no other was given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

import attrs

from fives.core.errors import InputError, kind_of, whole
from fives.dominoes.plays import Play
from fives.render.geometry.arranging import LEAST_WIDTH
from fives.render.geometry.shapes import Arrangement

WITH_LAYOUT: Final = ("marks", "last", "numbers", "after", "width")
"""The options of pictures in which a layout lies."""


@final
@attrs.frozen(weakref_slot=False)
class Marking:
    """What is marked in a picture, and how the lines of its layout turn.

    Attributes:
        marks: Whether open ports and what the ends contribute are shown.
        last: The last play, or None.
        numbers: The plays in the order laid, or None.
        hands: Whether all hands and the boneyard lie face up.
        after: The arrangement to keep to, or None.
        width: The width that lines turn at, in units of the geometry.
    """

    marks: bool = True
    last: Play | None = None
    numbers: tuple[Play, ...] | None = None
    hands: bool = False
    after: Arrangement | None = None
    width: int = 48


def marking(
    marks: object,
    last: object,
    numbers: object,
    hands: object,
    after: object,
    width: object,
) -> Marking:
    """Return checked options.

    Raises:
        InputError: When one of them has a value that it cannot have.
    """
    for name, flag in (("marks", marks), ("hands", hands)):
        if type(flag) is not bool:
            raise InputError("NOT_A_BOOL", f"{name} is True or False, not {kind_of(flag)}.")
    if after is not None and type(after) is not Arrangement:
        raise InputError("NOT_AN_ARRANGEMENT", f"after is an Arrangement, not {kind_of(after)}.")
    return Marking(
        marks=marks is True,
        last=None if last is None else _play(last, "last"),
        numbers=None if numbers is None else _plays(numbers),
        hands=hands is True,
        after=after,
        width=whole(width, "The width", least=LEAST_WIDTH, most=10_000),
    )


def allow(given: Marking, value: object, allowed: tuple[str, ...]) -> None:
    """Refuse options that a value has not, rather than pass over them.

    Raises:
        InputError: When one of them was given.
    """
    for field in attrs.fields(Marking):
        if field.name not in allowed and getattr(given, field.name) != field.default:
            raise InputError(
                "NO_SUCH_OPTION",
                f"The picture of {kind_of(value)} has no option {field.name}.",
            )


def _plays(plays: object) -> tuple[Play, ...]:
    if not isinstance(plays, Iterable):
        raise InputError("NOT_PLAYS", f"numbers takes plays in order, not {kind_of(plays)}.")
    return tuple(_play(play, "numbers") for play in plays)


def _play(play: object, option: str) -> Play:
    if type(play) is not Play:
        raise InputError("NOT_A_PLAY", f"{option} takes a play, not {kind_of(play)}.")
    return play
