"""How records show themselves; what draws them is loaded when one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fives.render.pages.slides import Slides
    from fives.render.wording.language import Language


def show(  # noqa: D417  # the record is the self of a method
    record: object,
    lang: str | Language = "en",
    *,
    seat: int | None = None,
    hands: bool = False,
    theme: str = "auto",
) -> Slides:
    """Return the match as a slider, which a notebook draws and which needs no kernel.

    Each deal is a step, each row of tiles drawn in a turn, each play and each pass; in the
    card game each track, each bet and each card of a race. The arrow keys go from step to
    step, and what has happened is written below each picture.

    Args:
        lang: The language: a code, or a language of your own.
        seat: The seat whose tiles are shown; None shows what everybody could see, or all
            that a redacted record holds.
        hands: Whether the tiles of all hands are shown.
        theme: ``light``, ``dark`` or ``auto``, which follows the reader's system.

    Raises:
        InputError: When it is a record of another game, nobody sits there, the record does
            not know what is asked for, or there is no such language or theme.

    >>> import fives
    >>> from fives.records import Record
    >>> Record.of(fives.HORSE_RACE.start(seats=2)).play(fives.Lot(1)).show()
    <Slides: Horse Race, 2 seats, 1 move>
    """
    from fives.render.pages.slides import slides  # only now, so that records load no pictures

    return slides(record, lang, seat=seat, hands=hands, theme=theme)
