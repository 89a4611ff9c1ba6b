"""What a notebook shows of a value: its picture, which has a title, and its text."""

from __future__ import annotations

from typing import cast

from fives.records.record import Record
from fives.records.seen import SeenRecord
from fives.render.pages.markup import element
from fives.render.pages.reading import is_told, reading
from fives.render.pages.slides import plain
from fives.render.pages.standing import standing
from fives.render.pictures.picture import Picture
from fives.render.pictures.svg import svg
from fives.render.plain.text import Shown, text
from fives.render.wording.english import ENGLISH


def bundle(value: object) -> dict[str, str]:
    """Return a value as ``text/plain``, ``text/html`` and ``image/svg+xml``.

    A state shows what everybody may see, a view what its seat may see, a record how it stands
    in the end. What has no picture, such as a record of a game of one's own, has text only.

    Raises:
        InputError: When it is neither anything that has a picture and a text, nor a record.

    >>> import fives
    >>> bundle(fives.Tile(2, 5))["text/plain"]
    '[2|5]'
    """
    if not isinstance(value, Record | SeenRecord):
        shown = cast("Shown", value)  # both refuse what they cannot show
        return _with(svg(shown), text(shown))
    if not is_told(value):
        return {"text/plain": repr(value)}
    read = reading(value, None, False, ENGLISH)
    last = standing(read, len(read.record.moves))
    return _with(last.picture("auto"), f"{plain(read.title)}\n\n{text(last.shown)}")


def _with(picture: Picture, lines: str) -> dict[str, str]:
    named = {"role": "group", "aria_label": picture.title, "style": "margin:0"}
    return {
        "text/plain": lines,
        "text/html": element("figure", picture.svg, **named),
        "image/svg+xml": picture.svg,
    }
