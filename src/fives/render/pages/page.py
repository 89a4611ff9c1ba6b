"""A match as one page of HTML that needs nothing from elsewhere."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import Final

from fives.render.pages.markup import asset, element, paragraphs
from fives.render.pages.reading import Reading, Told, reading
from fives.render.pages.slider import Slide, slider
from fives.render.pages.slides import plain, slides_of
from fives.render.pictures.colours import Theme, theme_of
from fives.render.wording.language import Language
from fives.render.wording.languages import language

_ALLOWED: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""What a browser may do for the page: draw it and run its own script, and load nothing."""


def page(
    record: Told,
    lang: str | Language = "en",
    *,
    seat: int | None = None,
    hands: bool = False,
    theme: str = "auto",
) -> str:
    """Return a page of HTML that steps through a record, with every count explained.

    A slider over the pictures stands on top, the account of all that happened by rounds
    below, which is all there without the script. The page loads nothing.

    Args:
        record: A match, a session of card races, or what some seats saw.
        lang: The language: a code, or a language of your own.
        seat: The seat whose tiles are shown; None shows what everybody could see, or all
            that a redacted record holds.
        hands: Whether the tiles of all hands are shown, with tags and comments.
        theme: ``light``, ``dark`` or ``auto``, which follows the reader's system.

    Raises:
        InputError: When it is no record, nobody sits there, the record does not know what is
            asked for, or there is no such language or theme.

    >>> import fives
    >>> from fives.records import Record
    >>> record = Record.of(fives.HORSE_RACE.start(seats=2)).play(fives.Lot(1))
    >>> page(record, "fr").splitlines()[1][:16]
    '<html lang="fr" '
    """
    chosen = theme_of(theme)
    return page_of(reading(record, seat, hands, language(lang)), chosen)


def page_of(read: Reading, theme: Theme) -> str:
    """Return the page of a record as its reader gets it."""
    slides = slides_of(read, theme)
    title = plain(read.title)
    head = (
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_ALLOWED}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        element("title", escape(title)),
        element("style", f"{asset('page.css')}\n{asset('slider.css')}"),
    )
    main = (_contents(read, slides), _stepping(read, slides, theme), _told(read, slides))
    body = (
        element("header", _header(read)),
        element("main", "\n".join(main)),
        element("script", asset("page.js")),
    )
    inside = (element("head", "\n".join(head)), element("body", "\n".join(body)))
    whole = element("html", "\n".join(inside), lang=read.language.code, data_theme=theme)
    return f"<!DOCTYPE html>\n{whole}\n"


def _header(read: Reading) -> str:
    say = read.language.say
    tags = [say("page.tag", name=name, value=value) for name, value in read.tags]
    notes = [read.whose] if read.whose else []
    return element("h1", escape(read.title)) + paragraphs(notes + tags)


def _contents(read: Reading, slides: tuple[Slide, ...]) -> str:
    """Return links to the rounds, each of which also shows the first picture of its round."""
    first: dict[int, int] = {}
    for place, slide in enumerate(slides):
        first.setdefault(slide.round, place)
    links = "".join(
        element("li", element("a", escape(_heading(read, number)), **_link("round", number, place)))
        for number, place in first.items()
    )
    heading = read.language.say("page.contents")
    return element("nav", element("h2", escape(heading)) + element("ol", links), aria_label=heading)


def _stepping(read: Reading, slides: tuple[Slide, ...], theme: Theme) -> str:
    say = read.language.say
    without = element("p", escape(say("page.no_script")), class_="fives-note")
    parts = (
        element("h2", escape(say("page.pictures"))),
        element("p", escape(say("page.keys"))),
        element("noscript", without),
        slider(slides, plain(read.title), read.language, theme, alone=True),
    )
    return element("section", "\n".join(parts))


def _told(read: Reading, slides: tuple[Slide, ...]) -> str:
    """Return the account of all that happened, by rounds."""
    parts = [element("h2", escape(read.language.say("page.told")))]
    for number, group in groupby(enumerate(slides), key=lambda item: item[1].round):
        items = "\n".join(_item(place, slide) for place, slide in group)
        heading = element("h3", escape(_heading(read, number)))
        parts.append(element("section", f"{heading}\n<ol>{items}</ol>", id=f"round-{number}"))
    return element("section", "\n".join(parts))


def _item(place: int, slide: Slide) -> str:
    """Return a step in words, with a link that shows its picture."""
    link = element("a", escape(slide.label), **_link("step", place + 1, place))
    inside = element("p", link) + paragraphs(slide.words)
    return element("li", inside, id=f"step-{place + 1}", data_step=str(place))


def _link(kind: str, number: int, place: int) -> dict[str, str]:
    return {"href": f"#{kind}-{number}", "data_step": str(place)}


def _heading(read: Reading, number: int) -> str:
    key = "page.race" if read.race else "page.round"
    return read.language.say(key, round=number)
