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
            that other languages can say the same.
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
