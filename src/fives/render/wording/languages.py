"""The languages of the catalogue, by their codes."""

from __future__ import annotations

from typing import Final

from fives.core.errors import InputError, kind_of
from fives.render.wording.english import ENGLISH
from fives.render.wording.french import FRENCH
from fives.render.wording.language import Language

LANGUAGES: Final = (ENGLISH, FRENCH)
"""The languages that come with the library."""


def language(lang: str | Language) -> Language:
    """Return a language by its code; one of your own stands for itself.

    Raises:
        InputError: When there is no language of that code.

    >>> language("fr").name
    'français'
    """
    if type(lang) is Language:
        return lang
    found = {known.code: known for known in LANGUAGES}
    if type(lang) is not str or lang not in found:
        given = repr(lang[:20]) if type(lang) is str else kind_of(lang)
        raise InputError(
            "NO_SUCH_LANGUAGE", f"There is a language for {' and '.join(found)}, not for {given}."
        )
    return found[lang]
