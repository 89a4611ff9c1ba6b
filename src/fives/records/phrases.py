"""The lines of a record's text that follow from its moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fives.core.errors import InputError
from fives.core.outcome import Outcome
from fives.dominoes.round_end import WentOut
from fives.policies.opening import Lead
from fives.records.parts import NOT_IN_A_LINE
from fives.records.results import RaceSummary, RoundSummary

REFUSED: Final = "refused"
"""The line that says that a track of a card race was refused."""


def round_line(result: RoundSummary) -> str:
    """Return the line that says how a round ended.

    >>> round_line(RoundSummary(3, 81, None, (), None, (61, 40)))
    '= match; scores 61 40'
    """
    scores = f"scores {_row(result.scores)}"
    if result.end is None or result.hands is None:
        return f"= match; {scores}"
    how = f"out {result.end.seat}" if isinstance(result.end, WentOut) else "blocked"
    hands = " | ".join(" ".join(tile.notation for tile in hand) or "-" for hand in result.hands)
    return f"= {how}; winners {_row(result.winners)}; {scores}; hands {hands}"


def race_line(result: RaceSummary) -> str:
    """Return the line that says how a race ended."""
    return f"= {result.suit.letter} wins; balances {_row(result.balances)}"


def lead_line(lead: Lead | None) -> str:
    """Return the line that says what the hands decided about the opener.

    >>> lead_line(None)
    'redealt'
    """
    if lead is None:
        return "redealt"
    return f"opens {lead.seat}" + ("" if lead.tile is None else f" with {lead.tile.notation}")


def last_line(outcome: Outcome | None) -> str:
    """Return the last line of a record.

    Raises:
        InputError: When the reason of the outcome does not fit on a line.

    >>> last_line(None), last_line(Outcome((0, 2), "target-reached"))
    ('== unfinished', '== winners 0 2; target-reached')
    """
    if outcome is None:
        return "== unfinished"
    if NOT_IN_A_LINE.search(str(outcome.reason)):
        raise InputError("NOT_ONE_LINE", "The reason of the outcome does not fit on a line.")
    who = "drawn" if outcome.drawn else f"winners {_row(outcome.winners)}"
    return f"== {who}; {outcome.reason}"


def _row(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers)) or "-"
