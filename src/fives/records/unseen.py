"""A tile that somebody got and that was not seen."""

from __future__ import annotations

from typing import final

import attrs

from fives.core.errors import InputError


def _kind(value: object) -> str:
    if type(value) is str and value in ("deal", "drawn"):
        return value
    raise InputError("UNSEEN", "What is not seen is a 'deal' or what is 'drawn'.")


@final
@attrs.frozen(weakref_slot=False)
class Unseen:
    """Chance's move that gave somebody a tile which was not seen.

    Args:
        kind: ``deal`` or ``drawn``.
        bound: Whether the drawn tile fits and must be placed at once, which everybody sees.

    Raises:
        InputError: When it is anything else.

    >>> print(Unseen("deal"), Unseen("drawn"), Unseen("drawn", bound=True), sep=", ")
    deal ??, drawn ??, drawn ??!
    """

    kind: str = attrs.field(converter=_kind)
    bound: bool = False

    def __attrs_post_init__(self) -> None:
        if type(self.bound) is not bool or (self.bound and self.kind == "deal"):
            raise InputError("UNSEEN", "Only a tile that is drawn is bound, True or False.")

    def __str__(self) -> str:
        return f"{self.kind} ??{'!' if self.bound else ''}"
