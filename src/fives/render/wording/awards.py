"""What became of a score event: every step of its figure, or why it does not stand."""

from __future__ import annotations

from collections.abc import Sequence

from fives.dominoes.scoring import OWN, PARTNER, PLAY, Ruling
from fives.dominoes.tileset import TileSet
from fives.match.ruleset import RuleSet
from fives.policies.admission import NOT_ADMITTED, FirstScoreAtLeast
from fives.policies.target import OVER_TARGET, Exactly
from fives.render.folding import capital, glued
from fives.render.wording.language import Language
from fives.render.wording.names import Names
from fives.render.wording.refusals import refusal_words
from fives.render.wording.score_parts import parts
from fives.render.wording.sums import terms


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
    debit = event.parts[:1] and event.parts[0].reason in (OWN, PARTNER)
    if ruling.refusal is None:
        step = glued(f"{terms([ruling.before, event.points])} = {ruling.after}")
        if by_play:
            return capital(say("award.play", who=who, sum=step))
        key = "award.debited" if debit else "award.got"
        return capital(say(key, who=who, parts=parts(event, names, hands), sum=step))
    why = refused(ruling, rules, names.language)
    if by_play:
        return capital(say("award.play_refused", who=who, why=why))
    key = "award.not_debited" if debit else "award.not_got"
    return capital(say(key, who=who, parts=parts(event, names, hands), why=why))


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
    if refusal.code == OVER_TARGET and type(target) is Exactly:
        added = terms([ruling.before, ruling.event.points])
        short = language.say("award.would_pass", sum=added, target=target.points)
    elif refusal.code == NOT_ADMITTED and type(target) is FirstScoreAtLeast:
        short = language.say("award.not_admitted", least=target.points)
    else:
        return refusal_words(refusal, language)
    return glued(short + (f" ({refusal.rule})" if refusal.rule else ""))
