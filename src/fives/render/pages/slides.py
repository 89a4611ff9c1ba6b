"""A record as a slider that notebooks show by themselves."""

from __future__ import annotations

from typing import final

import attrs

from fives.render.pages.drawing import pictures
from fives.render.pages.reading import Reading, reading
from fives.render.pages.slider import Slide, slider
from fives.render.pictures.colours import Theme, theme_of
from fives.render.wording.language import Language
from fives.render.wording.languages import language


@final
@attrs.frozen(repr=False, weakref_slot=False)
class Slides:
    """A match to step through, as HTML with all its pictures and a few lines of script inside.

    It needs no kernel and nothing from elsewhere, and many may share a page. `str` gives the
    HTML, to be put into a page.

    Attributes:
        html: The slider.
        title: What it shows, in a few words.
        words: All that happened, a paragraph each.
    """

    html: str
    title: str
    words: tuple[str, ...]

    def _repr_html_(self) -> str:
        return self.html

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        plain = "\n".join((self.title, "", *self.words))
        return {"text/html": self.html, "text/plain": plain.replace("\N{NO-BREAK SPACE}", " ")}

    def __str__(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return f"<Slides: {self.title}>"


def slides(
    record: object,
    lang: str | Language = "en",
    *,
    seat: int | None = None,
    hands: bool = False,
    theme: str = "auto",
) -> Slides:
    """Return a record as a slider over its steps.

    Each deal is a step, each row of tiles drawn in a turn, each play and each pass; in the
    card game each track, each bet and each card of a race. The arrow keys go from step to
    step, and what has happened is written below each picture.

    Args:
        record: A match, a session of card races, or what some seats saw.
        lang: The language: a code, or a language of your own.
        seat: The seat whose tiles are shown; None shows what everybody could see, or all
            that a redacted record holds.
        hands: Whether the tiles of all hands are shown.
        theme: ``light``, ``dark`` or ``auto``, which follows the reader's system.

    Raises:
        InputError: When it is no record, nobody sits there, the record does not know what is
            asked for, or there is no such language or theme.

    >>> import fives
    >>> from fives.records import Record
    >>> record = Record.of(fives.HORSE_RACE.start(seats=2)).play(fives.Lot(1))
    >>> slides(record)
    <Slides: Horse Race, 2 seats, 1 move>
    """
    read = reading(record, seat, hands, language(lang))
    colours = theme_of(theme)
    found = slides_of(read, colours)
    words = tuple(word for slide in found for word in slide.words)
    title = plain(read.title)
    return Slides(slider(found, title, read.language, colours), title, words)


def slides_of(read: Reading, theme: Theme) -> tuple[Slide, ...]:
    """Return the slides of a record as its reader gets it."""
    steps = read.steps()
    say = read.language.say
    key = "page.step_of_race" if read.race else "page.step_of_round"
    drawn = pictures(steps, theme, read.language)
    return tuple(
        Slide(
            step.round,
            say(key, round=step.round, step=number, steps=len(steps), moves=step.after),
            step.words,
            picture.svg,
        )
        for number, (step, picture) in enumerate(zip(steps, drawn, strict=True), start=1)
    )


def plain(text: str) -> str:
    """Return a text with plain spaces for those where no line is broken."""
    return text.replace("\N{NO-BREAK SPACE}", " ")
