"""A slider over the steps of a match: plain HTML with its script inside, for any page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, final

import attrs

from fives.render.pages.markup import asset, data_script, element, paragraphs
from fives.render.pages.sharing import shared
from fives.render.pictures.colours import Theme
from fives.render.wording.language import Language

_BEFORE: Final = {"first": "page.first", "previous": "page.previous"}
"""The buttons on the left of the slider, with the keys of what stands on them."""

_AFTER: Final = {"next": "page.next", "last": "page.last"}
"""The buttons on its right."""

_LIVE: Final = {"aria_live": "polite", "aria_atomic": "true"}


@final
@attrs.frozen(weakref_slot=False)
class Slide:
    """A step as the reader gets it.

    Attributes:
        round: Which round or race it belongs to, from 1.
        label: Where it stands in the match.
        words: What has happened, a paragraph each.
        svg: The picture.
    """

    round: int
    label: str
    words: tuple[str, ...]
    svg: str


def slider(
    slides: Sequence[Slide], title: str, language: Language, theme: Theme, *, alone: bool = False
) -> str:
    """Return a slider over slides, of which there is at least one.

    Without its script, as where a notebook isn't trusted, it shows the first slide.

    Args:
        slides: The slides, in order.
        title: What the whole of it is called.
        language: The language of the labels.
        theme: The colours.
        alone: Whether it has the page for itself, so that its keys work everywhere there.
    """
    first = slides[0]
    parts = shared(slide.svg for slide in slides)
    steps = [{"label": slide.label, "words": slide.words} for slide in slides]
    data = {"parts": parts.parts, "pictures": parts.texts, "steps": steps}
    style = () if alone else (element("style", asset("slider.css")),)  # else it is in the head
    inside = (
        *style,
        _controls(len(slides), language),
        element("p", escape(first.label), class_="fives-where"),
        element("div", first.svg, class_="fives-picture"),
        element("div", paragraphs(first.words), class_="fives-words", **_LIVE),
        data_script("fives-steps", data),
        element("script", asset("slider.js")),
    )
    named = {"role": "group", "aria_label": title, "lang": language.code, "data_theme": theme}
    alone_mark = {"data_alone": ""} if alone else {}
    return element("div", "\n".join(inside), class_="fives-slider", **named, **alone_mark)


def _controls(slides: int, language: Language) -> str:
    """Return the buttons and the slider, hidden until the script can serve them."""
    bounds = f'min="1" max="{slides}" value="1" step="1"'
    moving = f'<input type="range" class="fives-range" {bounds}>'
    label = element("label", f"<span>{escape(language.say('page.step'))}</span>{moving}")
    inside = f"{_buttons(_BEFORE, language)}{label}{_buttons(_AFTER, language)}"
    return f'<div class="fives-controls" hidden>{inside}</div>'


def _buttons(keys: dict[str, str], language: Language) -> str:
    return "".join(
        element("button", escape(language.say(key)), type="button", data_go=goal)
        for goal, key in keys.items()
    )
