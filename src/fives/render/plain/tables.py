"""A table of dominoes as somebody may see it: the board, the scores, who holds what, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from fives.match.public_view import PublicView
from fives.match.view import View
from fives.render.folding import WIDTH
from fives.render.plain.board import board
from fives.render.plain.labels import labelled
from fives.render.plain.mover import mover
from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.turns import public_rows, rows, scoring


def table(
    seen: View | PublicView,
    *,
    unicode: bool = False,
    width: int = WIDTH,
    language: Language = ENGLISH,
) -> tuple[str, ...]:
    """Return the board and, below it, the scores, the tiles, the hands shown, who is to move.

    Args:
        seen: A view; nothing else is shown than it holds.
        unicode: Whether the tiles are drawn as boxes.
        width: Columns that a line may have.
        language: The language of the labels.

    >>> import fives
    >>> setup = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("2-5 0-1", "3-5 6-6"), layout="5-5"
    ... )
    >>> for line in table(setup.state().public_view()):
    ...     print(line)
     [5]
    a[-]b
     [5]
    ends: [5|5] 10 = 10
    <BLANKLINE>
    scores     seat 0: 0   seat 1: 0
    tiles      seat 0: 2   seat 1: 2   boneyard: 23
    to move    seat 0
    """
    names = Names(seen.table, seen.seat if isinstance(seen, View) else None, language)
    drawn = board(seen.layout, scoring(seen), unicode=unicode, width=width, lang=language)
    shown = rows(seen, names) if isinstance(seen, View) else tuple(_open_rows(seen, names))
    below = (*shown, mover(seen.actor, seen.outcome, names))
    return (*drawn, "", *labelled(below, width))


def _open_rows(seen: PublicView, names: Names) -> Iterator[tuple[str, str]]:
    """Yield the rows of one who watches, with the hands that are shown to them."""
    say = names.language.say
    yield from public_rows(seen, names)
    for seat in seen.seats:
        yield say("plain.hand", seat=seat), str(seen.hands[seat]) or "-"
    if seen.bound is not None:
        yield say("turn.to_place"), str(seen.bound)
