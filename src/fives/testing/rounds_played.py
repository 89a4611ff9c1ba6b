"""Checks of rounds: when they end, what that is worth, who opens the next, how long they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fives.dominoes.plays import Play
from fives.dominoes.round_end import PastRound, RoundEnd
from fives.match.events import Redealt, RoundEnded
from fives.match.phase import Phase
from fives.match.state import GameState
from fives.policies.opening import FROM_HANDS, LOT
from fives.testing.asking import events_of, expected_end, gain_of, hands_after, rulings_of, told
from fives.testing.check import Check, Look, Moment, each


def ends_of_rounds(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether a round ends exactly when the ending says so, and what comes then."""
    before, state = moment.before, moment.state
    if before is None:
        return
    end, ended = expected_end(moment), events_of(moment, RoundEnded)
    if end is None and ended:
        yield f"The round is told to end ({ended[0].end}), and the ending says that it goes on."
    elif end is not None and not ended and state.outcome is None:
        yield f"The ending ends the round ({end}), and it goes on."
    elif end is not None and ended and ended[0].end != end:
        yield f"The round ends with {end}, and is told to end with {ended[0].end}."
    elif len(ended) > 1:
        yield "The end of the round is told twice."
    elif end is None and state.outcome is None and not events_of(moment, Redealt):
        if len(state.layout) != len(before.layout) + isinstance(moment.move, Play):
            yield "Tiles left the table, and no end of the round was told."
    elif end is not None and state.outcome is None:
        yield from _anew(moment, before, end)


def _anew(moment: Moment[GameState], before: GameState, end: RoundEnd) -> Iterator[str]:
    """Look at the beginning of the next round."""
    state = moment.state
    if len(state.layout) or any(state.hands) or state.boneyard != state.variant.dealing.tiles:
        yield "The next round does not begin with all tiles in the boneyard."
    if before.opener is None:
        return
    past = PastRound(before.opener, end, tuple(hands_after(moment)))
    opener = state.variant.opening.opener(past, state.table)
    phase = Phase.LOT if opener is LOT else Phase.DEALING
    seat = None if opener is LOT or opener is FROM_HANDS else opener
    if (state.phase, state.opener) != (phase, seat):
        yield f"The opening says {opener!r}; the state is at {state.phase}, opener {state.opener}."


def settlement(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether what is judged is what the settlement gives, in its order."""
    if moment.before is None:
        return
    end, state = expected_end(moment), moment.state
    got = [ruled.ruling.event for ruled in rulings_of(moment)]
    if end is None:
        gain = gain_of(moment)
        if got != ([] if gain is None else [gain]):
            earned = told([] if gain is None else [gain])
            yield f"The last move earned {earned}; judged was {told(got)}."
        return
    hands = tuple(hands_after(moment))
    result = state.variant.settlement.settle(end, hands, state.table)
    prefixes = [
        [event for batch in result.batches[:number] for event in batch]
        for number in range(len(result.batches) + 1)
    ]
    if got != prefixes[-1] and not (state.outcome is not None and got in prefixes):
        yield f"Judged was {told(got)}; the settlement gives {told(prefixes[-1])}."
    for ended in events_of(moment, RoundEnded):
        if (ended.winners, ended.hands) != (result.winners, hands):
            yield f"The round is told to be won by {ended.winners}; it is by {result.winners}."


def length(start: GameState, seed: int) -> Look[GameState]:
    """Begin to count the moves of each round."""
    tiles, seats = len(start.variant.dealing.tiles), start.table.seats
    # A lot, a deal and a play for each tile, two moves for each drawn one, and between any
    # two of those at most as many passes as there are seats.
    most = 1 + 4 * tiles + seats * (4 * tiles + 1)
    made = 0

    def look(moment: Moment[GameState]) -> Iterator[str]:
        nonlocal made
        new = any(isinstance(event, RoundEnded | Redealt) for event in moment.events)
        made = 0 if new else made + 1
        if made > most:
            yield f"The round has {made} moves; no round of {tiles} tiles needs more than {most}."

    return look


ROUNDS: Final = Check(
    "rounds", "A round ends exactly when the ending says so.", each(ends_of_rounds), cheap=True
)
SETTLEMENT: Final = Check(
    "settlement", "What is judged is what the settlement gives.", each(settlement), cheap=True
)
ROUND_LENGTH: Final = Check("round-length", "Every round ends within a bound.", length, cheap=True)
