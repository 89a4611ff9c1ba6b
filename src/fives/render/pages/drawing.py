"""The pictures of the steps of a match, in which tiles stay where they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fives.match.public_view import PublicView
from fives.match.view import View
from fives.render.geometry.arranging import arrange
from fives.render.geometry.shapes import Arrangement
from fives.render.pages.step import Step
from fives.render.pictures.colours import Theme
from fives.render.pictures.picture import Picture
from fives.render.pictures.svg import svg
from fives.render.wording.language import Language


def pictures(steps: Sequence[Step], theme: Theme, language: Language) -> Iterator[Picture]:
    """Yield the picture of each step, with its last play marked.

    Args:
        steps: The steps, in order.
        theme: The colours.
        language: The language of titles and labels.
    """
    lying: Arrangement | None = None
    number = 0
    for step in steps:
        if step.round != number:
            lying, number = None, step.round
        if isinstance(step.shown, View | PublicView):
            lying = arrange(step.shown.layout, after=lying)
            last = step.plays[-1] if step.plays else None
            yield svg(step.shown, theme=theme, lang=language, last=last, after=lying)
        else:
            yield svg(step.shown, theme=theme, lang=language)
