"""One reason to score, and all reasons of an event, with every step of their figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.units import Seat, Side
from fives.dominoes.scoring import (
    DIFFERENCES,
    OPPONENTS,
    OWN,
    PARTNER,
    PLAY,
    ROUND,
    Part,
    ScoreEvent,
)
from fives.dominoes.tileset import TileSet
from fives.render.folding import glued
from fives.render.wording.differences import hand_by_hand, owner, pips_of, seats_of
from fives.render.wording.names import Names
from fives.render.wording.sums import terms

_REASONS: Final = {
    PLAY: "part.play",
    OPPONENTS: "part.opponents",
    PARTNER: "part.partner",
    OWN: "part.own",
    DIFFERENCES: "part.differences",
    ROUND: "part.round",
}

_HANDS: Final = {OPPONENTS: "part.opponents", OWN: "part.own"}
"""Reasons that may count hand by hand, in a part for each."""


def part(
    scored: Part,
    side: Side,
    names: Names,
    hands: Sequence[TileSet] = (),
    *,
    one_hand: bool = False,
    seat: Seat | None = None,
) -> str:
    """Return one reason to score, with every step of its figure.

    Args:
        scored: The part.
        side: Whose event it belongs to.
        names: What the seats are called.
        hands: The tiles that were left, by seat, if they are known.
        one_hand: Whether it is one of several parts that each count a hand.
        seat: Whose hand that is, if it is known.

    >>> import fives
    >>> hands = [TileSet.parse(text) for text in ("0-3", "2-6", "6-6")]
    >>> told = part(Part("differences", 14, 15, 3), 0, Names(fives.Table(3)), hands)
    >>> for phrase in told.replace(chr(160), " ").split(": "):
    ...     print(phrase)
    the larger hands' differences from seat 0's 3 pips
    5 + 9 = 14 pips, counted as 15, 3 points
    """
    say, pips = names.language.say, pips_of(scored, side, names.table, hands)
    key = "part.taken_away" if scored.points < 0 else "part.points"
    points = say(key, n=abs(scored.points))
    if scored.points and not scored.pips and not scored.counted:
        return say("part.fixed", reason=_reason(scored, side, names, hands), points=points)
    one_hand = one_hand and scored.reason in _HANDS
    reason = _hand(scored, names, seat) if one_hand else _reason(scored, side, names, hands)
    if len(pips) > 1 and not one_hand:
        steps = say("part.sum", sum=terms(pips), n=scored.pips)
    else:
        steps = say("part.pips", n=scored.pips)
    if scored.counted != scored.pips:
        steps = say("part.rounded", pips=steps, counted=scored.counted)
    return say("part", reason=reason, pips=steps, points=points)


def _hand(scored: Part, names: Names, seat: Seat | None) -> str:
    """Return that a part counts the hand of a seat, as others of its event count theirs."""
    key = _HANDS[scored.reason]
    if seat is None:
        return names.language.say(f"{key}.hand")
    if seat == names.you:
        return names.language.say(f"{key}.yours")
    return names.language.say(f"{key}.of", who=glued(str(names.seat(seat))))


def _reason(scored: Part, side: Side, names: Names, hands: Sequence[TileSet]) -> str:
    """Return why a part scores; a reason of another package stands as it is."""
    say, pips = names.language.say, pips_of(scored, side, names.table, hands)
    if scored.reason == DIFFERENCES and pips:
        seat = owner(scored, side, names.table, hands)
        own = hands[seat].pips
        if seat == names.you:
            return say("part.differences_yours", n=len(pips), own=own)
        who = glued(str(names.seat(seat)))
        return say("part.differences_theirs", n=len(pips), own=own, who=who)
    key = _REASONS.get(scored.reason)
    return scored.reason if key is None else say(key)


def parts(event: ScoreEvent, names: Names, hands: Sequence[TileSet] = ()) -> str:
    """Return all parts of an event as one phrase, with their sum where there are several.

    >>> import fives
    >>> credit, debit = Part("opponents", 17, 15, 3), Part("partner", 7, 5, -1)
    >>> event = fives.ScoreEvent(0, (credit, debit))
    >>> for phrase in parts(event, Names(fives.Table(2))).replace(chr(160), " ").split("; "):
    ...     print(phrase)
    the opponents' tiles: 17 pips, counted as 15, 3 points
    less the partner's tiles: 7 pips, counted as 5, 1 point taken away
    3 - 1 = 2 points in all
    """
    say, one_hand = names.language.say, hand_by_hand(event)
    seats = seats_of(event, names.table, hands)
    told, *others = [
        part(each, event.side, names, hands, one_hand=one_hand, seat=seat)
        for each, seat in zip(event.parts, seats, strict=True)
    ]
    if others:
        added = glued(terms([each.points for each in event.parts]))
        others.append(say("award.in_all", sum=added, n=event.points))
    for each in others:
        told = say("award.next", parts=told, part=each)
    return told
