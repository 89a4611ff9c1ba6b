"""Scores as data, and how a round ended, in words."""

from __future__ import annotations

from fives.dominoes.round_end import Blocked, PastRound, RoundEnd, RoundResult
from fives.dominoes.scoring import Batch, ScoreEvent
from fives.render.folding import capital
from fives.render.wording.names import Names
from fives.render.wording.rounds import left
from fives.render.wording.score_parts import parts


def score_event_words(event: ScoreEvent, names: Names) -> str:
    """Return what a side is to score, before any target rules on it.

    >>> from fives.core.table import Table
    >>> from fives.dominoes.scoring import Part
    >>> event = ScoreEvent(1, (Part("opponents", 17, 15, 3),))
    >>> print(score_event_words(event, Names(Table(2))).replace(chr(160), " "))
    Seat 1: the opponents' tiles: 17 pips, counted as 15, 3 points.
    """
    who, say = names.side(event.side), names.language.say
    if not event.parts:
        return capital(say("gain.nothing", who=who))
    return capital(say("gain.event", who=who, parts=parts(event, names)))


def batch_words(batch: Batch, names: Names) -> str:
    """Return the events of a batch, which are judged against the same scores."""
    if not batch:
        return names.language.say("gain.nobody")
    return " ".join(score_event_words(event, names) for event in batch)


def round_end_words(end: RoundEnd, names: Names) -> str:
    """Return how a round ended, and what its last play earned.

    >>> from fives.core.table import Table
    >>> round_end_words(Blocked(), Names(Table(2)))
    'The round was blocked: nobody could go on.'
    """
    say = names.language.say
    if isinstance(end, Blocked):
        told = say("round.blocked")
    else:
        told = say("round.went_out", who=names.seat(end.seat))
    gain = () if end.gain is None else (score_event_words(end.gain, names),)
    return " ".join([capital(told), *gain])


def round_result_words(result: RoundResult, names: Names) -> str:
    """Return who won a round, and what that is worth.

    >>> from fives.core.table import Table
    >>> round_result_words(RoundResult((0, 1), ()), Names(Table(2), you=1))
    'The round was a tie between seat 0 and you. Nobody scores.'
    """
    say = names.language.say
    if result.winners:
        key = "round.won" if len(result.winners) == 1 else "round.tie"
        won = say(key, who=names.sides(result.winners))
    else:
        won = say("round.nobody")
    batches = [batch_words(batch, names) for batch in result.batches if batch]
    return " ".join([capital(won), *(batches or [say("gain.nobody")])])


def past_round_words(past: PastRound, names: Names) -> str:
    """Return who opened a round that is over, how it ended, and what was left."""
    opened = names.language.say("round.opened", who=names.seat(past.opener))
    told = [opened, round_end_words(past.end, names), *left(past.hands, names)]
    return " ".join(map(capital, told))
