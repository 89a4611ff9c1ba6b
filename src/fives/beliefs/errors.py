"""The error of beliefs."""

from __future__ import annotations

from fives.core.errors import FivesError


class BeliefError(FivesError, ValueError):
    """A seen record that no match agrees with, or a question that cannot be answered.

    >>> error = BeliefError("TOO_MANY_WORLDS", "There are 126 worlds, more than 100.")
    >>> error.code
    'TOO_MANY_WORLDS'
    """


def contradiction(where: str) -> BeliefError:
    """Return the error that what was seen up to some place cannot be."""
    sentence = f"No hidden tiles agree with all that was seen up to {where}."
    return BeliefError("CONTRADICTION", sentence)
