"""A Sphinx directive that shows a picture which the library makes while the pages are built.

    ```{fives-picture}
    :caption: The spinner has both line sides and its branches.

    lay("horse-race", "5-5 2-5@5-5.a")
    ```

runs its lines of Python. The value of the last one is shown: a picture, a slider, or anything
that has a picture. What the lines of a page have named is there for those further down. The
names `fives`, `svg` and `lay` are there from the start.
"""

import ast
from html import escape
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

import fives
from fives.render.pages.slides import Slides
from fives.render.pictures.picture import Picture
from fives.render.pictures.svg import svg

NAMES = "fives_picture_names"


class FivesPicture(SphinxDirective):
    """The directive ``fives-picture``."""

    has_content = True
    option_spec: ClassVar = {"caption": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        given: dict[str, Any] = {"fives": fives, "svg": svg, "lay": lay}
        names = self.env.temp_data.setdefault(NAMES, given) or given
        try:
            shown = value_of("\n".join(self.content), names)
            if not isinstance(shown, Picture | Slides):
                shown = svg(shown)
        except Exception as error:
            raise self.error(f"no picture: {type(error).__name__}: {error}") from error
        self.env.note_reread()  # another version of the library draws it another way
        return nodes_of(shown, self.options.get("caption"))


def lay(game: str, plays: str) -> fives.Layout:
    """Return the layout of a game after some plays, written as ``5-5 2-5@5-5.a``."""
    layout = fives.variant(game).layout()
    for play in map(fives.Play.parse, plays.split()):
        layout = layout.place(play.tile, play.at)
    return layout


def value_of(lines: str, names: dict[str, Any]) -> Any:
    """Run lines of Python and return the value of the last one, which is an expression."""
    body = ast.parse(lines).body
    if not body or not isinstance(body[-1], ast.Expr):
        raise SyntaxError("the last line is no expression")
    before, last = ast.Module(body=body[:-1], type_ignores=[]), ast.Expression(body[-1].value)
    exec(compile(before, "<fives-picture>", "exec"), names)
    return eval(compile(last, "<fives-picture>", "eval"), names)


def nodes_of(shown: Picture | Slides, caption: str | None) -> list[nodes.Node]:
    """Return a figure for HTML, and words for everything else."""
    html = shown.svg if isinstance(shown, Picture) else shown.html
    under = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    name = escape(shown.title)
    figure = f'<figure class="fives" role="group" aria-label="{name}">{html}{under}</figure>'
    words = shown.description if isinstance(shown, Picture) else shown.title
    otherwise = addnodes.only(expr="not html")
    otherwise += nodes.paragraph("", f"{words} {caption or ''}".strip())
    return [nodes.raw("", figure, format="html"), otherwise]


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("fives-picture", FivesPicture)
    return {"parallel_read_safe": True}
