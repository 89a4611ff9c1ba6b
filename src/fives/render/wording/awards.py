"""Score events: every reason, every step of its figure, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.units import Side
from fives.dominoes.scoring import (
    DIFFERENCES,
    OPPONENTS,
    OWN,
    PARTNER,
    PLAY,
    Part,
    Ruling,
    ScoreEvent,
)
from fives.dominoes.tileset import TileSet
from fives.match.ruleset import RuleSet
from fives.policies.target import OVER_TARGET, Exactly
from fives.render.folding import capital, glued
from fives.render.wording.differences import owner, pips_of
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.refusals import refusal_words
from fives.render.wording.sums import terms

_REASONS: Final = {
    PLAY: "part.play",
    OPPONENTS: "part.opponents",
    PARTNER: "part.partner",
    OWN: "part.own",
    DIFFERENCES: "part.differences",
}


def ruled(
    ruling: Ruling, names: Names, rules: RuleSet | None, hands: Sequence[TileSet] = ()
) -> str:
    """Return what an event scored, or why it did not; a play's count is told with the play.

    Args:
        ruling: The event and what became of it.
        names: What the seats are called.
        rules: The rules that judged it, or None when they are not known.
        hands: The tiles that were left, by seat, if they are known.

    >>> import fives
    >>> event = fives.ScoreEvent(0, (
    ...     fives.Part("play", 10, 10, 2),
    ...     fives.Part("partner", 7, 5, -1),
    ... ))
    >>> names = Names(fives.Table(4, pairs=True))
    >>> told = ruled(fives.Ruling(event, None, 40, 41), names, fives.EXACT_61)
    >>> for sentence in told.replace(chr(160), " ").split("; "):
    ...     print(sentence)
    Seats 0 and 2 got the last play: 10 pips, 2 points
    less the partner's tiles: 7 pips, counted as 5, 1 point taken away
    2 - 1 = 1 point in all. 40 + 1 = 41.
    """
    event, say, who = ruling.event, names.language.say, names.side(ruling.event.side)
    by_play = all(each.reason == PLAY for each in event.parts)
    if ruling.refusal is None:
        step = glued(f"{terms([ruling.before, event.points])} = {ruling.after}")
        if by_play:
            return capital(say("award.play", who=who, sum=step))
        return capital(say("award.got", who=who, parts=parts(event, names, hands), sum=step))
    why = refused(ruling, rules, names.language)
    if by_play:
        return capital(say("award.play_refused", who=who, why=why))
    return capital(say("award.not_got", who=who, parts=parts(event, names, hands), why=why))


def refused(ruling: Ruling, rules: RuleSet | None, language: Language) -> str:
    """Return why an event does not stand, as short as can be where the reason is a known one.

    >>> import fives
    >>> from fives.render.wording.english import ENGLISH
    >>> two = fives.ScoreEvent(0, (fives.Part("play", 10, 10, 2),))
    >>> refusal = fives.EXACT_61.target.refusal(60, two, fives.Table(2))
    >>> ruling = fives.Ruling(two, refusal, 60, 60)
    >>> refused(ruling, fives.EXACT_61, ENGLISH).replace(chr(160), " ")
    '60 + 2 would pass 61.'
    """
    refusal, target = ruling.refusal, None if rules is None else rules.target
    if refusal is None:
        return ""
    if refusal.code != OVER_TARGET or type(target) is not Exactly:
        return refusal_words(refusal, language)
    rule = f" ({refusal.rule})" if refusal.rule else ""
    added = terms([ruling.before, ruling.event.points])
    return glued(language.say("award.would_pass", sum=added, target=target.points) + rule)


def part(scored: Part, side: Side, names: Names, hands: Sequence[TileSet] = ()) -> str:
    """Return one reason to score, with every step of its figure.

    Args:
        scored: The part.
        side: Whose event it belongs to.
        names: What the seats are called.
        hands: The tiles that were left, by seat, if they are known.

    >>> import fives
    >>> hands = [TileSet.parse(text) for text in ("0-3", "2-6", "6-6")]
    >>> told = part(Part("differences", 14, 15, 3), 0, Names(fives.Table(3)), hands)
    >>> for phrase in told.replace(chr(160), " ").split(": "):
    ...     print(phrase)
    the larger hands' differences from seat 0's 3 pips
    5 + 9 = 14 pips, counted as 15, 3 points
    """
    say, pips = names.language.say, pips_of(scored, side, names.table, hands)
    if len(pips) > 1:
        steps = say("part.sum", sum=terms(pips), n=scored.pips)
    else:
        steps = say("part.pips", n=scored.pips)
    if scored.counted != scored.pips:
        steps = say("part.rounded", pips=steps, counted=scored.counted)
    key = "part.taken_away" if scored.points < 0 else "part.points"
    points = say(key, n=abs(scored.points))
    return say("part", reason=_reason(scored, side, names, hands), pips=steps, points=points)


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
    say = names.language.say
    told, *others = [part(each, event.side, names, hands) for each in event.parts]
    if others:
        added = glued(terms([each.points for each in event.parts]))
        others.append(say("award.in_all", sum=added, n=event.points))
    for each in others:
        told = say("award.next", parts=told, part=each)
    return told
