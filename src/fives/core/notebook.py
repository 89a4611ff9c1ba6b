"""How values show themselves in notebooks: a method that many classes share.

It is the one place below the pictures that reaches up to them, and does so only when a notebook
asks; nothing is imported before.
"""

from __future__ import annotations


def shown_in_notebooks(
    value: object, include: object = None, exclude: object = None
) -> dict[str, str]:
    """Return a value as text, as HTML and as SVG, by media types, for a notebook to choose from.

    A class takes it as its ``_repr_mimebundle_``.

    >>> import fives
    >>> sorted(fives.Tile(2, 5)._repr_mimebundle_())
    ['image/svg+xml', 'text/html', 'text/plain']
    """
    from fives.render.pages.notebook import bundle  # only now, so that games load no pictures

    return bundle(value)
