"""Several things as one phrase, in the order and with the joints of a language."""

from __future__ import annotations

from collections.abc import Sequence

from fives.render.wording.language import Language, Subject


def listed(items: Sequence[str | Subject], language: Language) -> str:
    """Return items as a phrase; those that are phrases themselves are kept apart.

    Args:
        items: What is listed, one item or more.
        language: The language of the items.

    >>> from fives.render.wording.english import ENGLISH
    >>> listed(["a"], ENGLISH), listed(["a", "b", "c"], ENGLISH)
    ('a', 'a, b and c')
    >>> listed(["a and b", "c and d"], ENGLISH)
    'a and b, and c and d'
    """
    phrase, *others = [str(item) for item in items]
    if not others:
        return phrase
    for item in others[:-1]:
        phrase = language.say("list.next", items=phrase, item=item)
    joint = language.say("list.last", items="", item="")
    joined = any(joint in str(item) for item in items)
    key = "list.last_phrase" if joined else "list.last"
    return language.say(key, items=phrase, item=others[-1])


def together(subjects: Sequence[Subject], language: Language) -> Subject:
    """Return several subjects as one, with the form that verbs take for all of them.

    >>> from fives.render.wording.french import FRENCH
    >>> print(together([Subject("vous", 0), Subject("la place 2", 1)], FRENCH))
    vous et la place 2
    """
    forms = {subject.form for subject in subjects}
    form = 0 if 0 in forms else 2 if len(subjects) > 1 else max(forms)
    return Subject(listed(subjects, language), form)
