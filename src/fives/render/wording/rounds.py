"""How rounds and matches end and begin, in whole sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.outcome import Outcome
from fives.core.units import Seat
from fives.dominoes.round_end import Blocked, RoundEnd, WentOut
from fives.dominoes.tileset import TileSet
from fives.match.events import RoundEnded
from fives.match.phase import Phase
from fives.match.view import View
from fives.policies.opening import OpenerMovesOn, WhoWentOutOpens
from fives.policies.target import EQUAL_BEST, TARGET_REACHED
from fives.render.folding import capital
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.sums import tiles

_OUTCOMES: Final = {TARGET_REACHED: "outcome.target_reached", EQUAL_BEST: "outcome.equal_best"}


def round_over(event: RoundEnded, names: Names) -> tuple[str, ...]:
    """Return how a round ended, what was left with every seat and pair, and who won a block.

    >>> import fives
    >>> hands = (fives.TileSet(), fives.TileSet.parse("3-6"))
    >>> event = RoundEnded(WentOut(Seat(0)), hands, (0,), fives.HORSE_RACE.layout())
    >>> for sentence in round_over(event, Names(fives.Table(2), you=0)):
    ...     print(sentence.replace(chr(160), " "))
    The round was over: you went out.
    Left with you: nothing.
    Left with seat 1: [3|6] 9 = 9 pips.
    """
    say, blocked = names.language.say, isinstance(event.end, Blocked)
    if isinstance(event.end, Blocked):
        told = [say("round.blocked")]
    else:
        told = [say("round.went_out", who=names.seat(event.end.seat))]
    told += left(event.hands, names)
    told += _by_pairs(event, names)
    if blocked and event.winners:
        key = "round.tie" if len(event.winners) > 1 else "round.won"
        told.append(say(key, who=names.sides(event.winners)))
    return tuple(map(capital, told))


def left(hands: Sequence[TileSet], names: Names) -> list[str]:
    """Return what every seat has left, in the order of seats.

    >>> import fives
    >>> left([fives.TileSet()], Names(fives.Table(2), you=0))
    ['Left with you: nothing.']
    """
    say, told = names.language.say, []
    for seat, hand in enumerate(hands):
        if hand:
            told.append(say("round.left", who=names.seat(seat), sum=tiles(hand), n=hand.pips))
        else:
            told.append(say("round.left_nothing", who=names.seat(seat)))
    return told


def _by_pairs(event: RoundEnded, names: Names) -> list[str]:
    """Return what was left with each pair, where there are pairs."""
    told = []
    for side in names.table.sides if names.table.pairs else ():
        pips = [event.hands[seat].pips for seat in names.table.members(side)]
        added, who = " + ".join(map(str, pips)), names.side(side)
        told.append(names.language.say("round.together", who=who, sum=added, n=sum(pips)))
    return told


def match_over(outcome: Outcome, names: Names) -> str:
    """Return who won a match, and why.

    >>> import fives
    >>> match_over(Outcome((0, 2), "target-reached"), Names(fives.Table(3), you=0))
    'You and seat 2 won the match together: target reached.'
    """
    say, why = names.language.say, ended(outcome.reason, names.language)
    if outcome.drawn:
        return say("match.drawn", why=why)
    key = "match.shared" if len(outcome.winners) > 1 else "match.won"
    return capital(say(key, who=names.sides(outcome.winners), why=why))


def ended(reason: str, language: Language) -> str:
    """Return why a match ended; a reason of another package stands as it is.

    >>> from fives.render.wording.french import FRENCH
    >>> ended("equal-best", FRENCH), ended("no-more-time", FRENCH)
    ('égalité au meilleur score', 'no more time')
    """
    key = _OUTCOMES.get(reason)
    return reason.replace("-", " ") if key is None else language.say(key)


def next_opener(after: View, end: RoundEnd, names: Names, before: Seat | None = None) -> str:
    """Return who opens the next round, and why if the rules are known, in a sentence.

    Args:
        after: A view of the state once the round has ended.
        end: How it ended.
        names: What the seats are called.
        before: Who opened the round that has ended.

    >>> import fives
    >>> view = fives.HORSE_RACE.start(seats=2).view(0)
    >>> next_opener(view, fives.Blocked(), Names(view.table))
    'Next opener: by lot.'
    """
    say, opening = names.language.say, after.variant.opening
    if after.opener is None:
        return say("opener.by_lot" if after.phase is Phase.LOT else "opener.by_hands")
    who = names.seat(after.opener)
    if isinstance(opening, WhoWentOutOpens) and isinstance(end, WentOut):
        return say("opener.went_out", who=who)
    if isinstance(opening, OpenerMovesOn) and before is not None:
        return say("opener.moved_on", who=who, before=names.seat(before))
    return say("opener.next", who=who)


def round_begins(number: int, language: Language) -> str:
    """Return the heading of a round.

    >>> from fives.render.wording.english import ENGLISH
    >>> round_begins(2, ENGLISH)
    '-- Round 2 --'
    """
    return language.say("round.begins", n=number)
