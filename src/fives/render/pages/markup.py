"""Putting text and data into HTML so that nothing in them is taken for markup."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

_OPENS: Final = r"\u003c"
"""How JSON may write ``<``, without which nothing in a script ends it."""


def data_script(name: str, data: Mapping[str, object]) -> str:
    r"""Return data as a script element that holds JSON, whatever is in its texts.

    Args:
        name: The class of the element.
        data: Texts, whole numbers, and sequences and mappings of them.

    >>> print(data_script("fives-steps", {"words": ["</script>"]}))
    <script type="application/json" class="fives-steps">{"words":["\u003c/script>"]}</script>
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return element("script", text.replace("<", _OPENS), type="application/json", class_=name)


def element(tag: str, content: str = "", /, **attributes: str) -> str:
    """Return an element; its content is markup already, its attributes are text.

    Args:
        tag: Its name.
        content: What stands inside.
        **attributes: Its attributes; ``aria_label`` is written ``aria-label`` and ``class_``
            is ``class``.

    >>> print(element("p", "So", class_="a", aria_label='"<'))
    <p class="a" aria-label="&quot;&lt;">So</p>
    """
    named = ((name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items())
    written = "".join(f' {name}="{escape(value)}"' for name, value in named)
    return f"<{tag}{written}>{content}</{tag}>"


def paragraphs(lines: Sequence[str]) -> str:
    """Return lines of text as paragraphs.

    >>> print(paragraphs(["1 < 2", "3"]))
    <p>1 &lt; 2</p><p>3</p>
    """
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


@cache
def asset(name: str) -> str:
    """Return the text of a script or a style sheet that lies beside this file."""
    return files("fives.render.pages").joinpath(name).read_text(encoding="utf-8")
