"""Why something is not allowed, as data."""

from __future__ import annotations

import attrs


@attrs.frozen(weakref_slot=False)
class Refusal:
    """The reason why a move or a score event does not stand.

    Attributes:
        code: A constant in capitals, such as ``MUST_PLACE``; codes of outside variants
            carry a name of theirs in front, as in ``acme:TOO_PROUD``.
        sentence: One English sentence: what is wrong and what would be right.
        params: What the sentence speaks of, as pairs of a name and its printed form, so
            that other languages can say the same; one named ``case`` tells apart the
            sentences of a code that has several.
        rule: The number of the rule that the variant cites for it, such as ``HR-17``, or
            None.

    >>> refusal = Refusal("MUST_PLACE", "Place a tile.", rule="HR-17")
    >>> refusal.code, str(refusal)
    ('MUST_PLACE', 'Place a tile. (HR-17)')
    """

    code: str
    sentence: str
    params: tuple[tuple[str, str], ...] = ()
    rule: str | None = None

    def __str__(self) -> str:
        return self.sentence if self.rule is None else f"{self.sentence} ({self.rule})"


def within(name: str, refusal: Refusal) -> tuple[tuple[str, str], ...]:
    """Return the params of a refusal that quotes the sentence of another one.

    >>> within("why", Refusal("RESERVE", "Two stay.", (("left", "2"),)))
    (('why', 'Two stay.'), ('why.code', 'RESERVE'), ('why.left', '2'))
    """
    params = tuple((f"{name}.{inner}", text) for inner, text in refusal.params)
    return (name, refusal.sentence), (f"{name}.code", refusal.code), *params


def quoted(name: str, refusal: Refusal) -> Refusal | None:
    """Return the refusal whose sentence another one quotes, or None when it quotes none.

    >>> inner = Refusal("RESERVE", "Two stay.", (("left", "2"),))
    >>> quoted("why", Refusal("SCORE", "No: Two stay.", within("why", inner))) == inner
    True
    """
    params = dict(refusal.params)
    code, sentence = params.get(f"{name}.code"), params.get(name)
    if code is None or sentence is None:
        return None
    start = f"{name}."
    inner = tuple(
        (key.removeprefix(start), text)
        for key, text in refusal.params
        if key.startswith(start) and key != f"{name}.code"
    )
    return Refusal(code, sentence, inner)
