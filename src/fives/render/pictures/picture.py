"""A picture: SVG with a title and a description, which notebooks show by themselves."""

from __future__ import annotations

from typing import final

import attrs


@final
@attrs.frozen(repr=False, weakref_slot=False)
class Picture:
    """A finished picture, as SVG.

    It is an object and not text, so that notebooks draw it. `str` gives the SVG, to be written
    to a file or put into a page; it has no ids, so many pictures may share a page.

    Attributes:
        svg: The whole element, with its title and its description inside.
        title: What it shows, in a few words.
        description: The same as the picture, in words.

    >>> picture = Picture('<svg xmlns="http://www.w3.org/2000/svg"/>', "Nothing", "Nothing at all.")
    >>> picture
    <Picture: Nothing>
    """

    svg: str
    title: str
    description: str

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return self.svg

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {
            "image/svg+xml": self.svg,
            "text/html": self.svg,
            "text/plain": self.description,
        }

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture: {self.title}>"
