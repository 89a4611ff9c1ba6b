"""Score events as English lines: every reason, every step of its figure, and the ruling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.table import Table
from fives.core.units import Side
from fives.dominoes.scoring import (
    DIFFERENCES,
    OPPONENTS,
    OWN,
    PARTNER,
    PLAY,
    Part,
    Ruling,
)
from fives.dominoes.tileset import TileSet
from fives.match.ruleset import RuleSet
from fives.policies.target import OVER_TARGET, Exactly
from fives.render.english import capital, counted
from fives.render.folding import GLUE, fold, glued
from fives.render.names import Names

_REASONS: Final = {
    PLAY: "the last play",
    OPPONENTS: "the opponents' tiles",
    PARTNER: "less the partner's tiles",
    OWN: "less own tiles",
    DIFFERENCES: "the larger hands' differences",
}


def ruled(
    ruling: Ruling, names: Names, rules: RuleSet, hands: Sequence[TileSet] = ()
) -> tuple[str, ...]:
    """Return what an event scored, or why it did not; a play's count stands in its own line.

    Args:
        ruling: The event and what became of it.
        names: What the seats are called.
        rules: The rules that judged it.
        hands: The tiles that were left, by seat, if they are known.

    >>> import fives
    >>> event = fives.ScoreEvent(0, (
    ...     fives.Part("play", 10, 10, 2),
    ...     fives.Part("opponents", 17, 15, 3),
    ...     fives.Part("partner", 7, 5, -1),
    ... ))
    >>> names = Names(fives.Table(4, pairs=True))
    >>> for line in ruled(fives.Ruling(event, None, 40, 44), names, fives.EXACT_61):
    ...     print(line)
      Seats 0 and 2 got the last play: 10 pips, 2 points; the opponents' tiles:
          17 pips, counted as 15, 3 points; less the partner's tiles: 7 pips,
          counted as 5, 1 point taken away; 2 + 3 - 1 = 4 points in all.
          40 + 4 = 44.
    """
    event, side = ruling.event, capital(names.side(ruling.event.side))
    steps = [part(each, event.side, names, hands) for each in event.parts]
    if len(steps) > 1:
        total = counted(event.points, "point")
        steps.append(glued(f"{terms([each.points for each in event.parts])} = {total} in all"))
    reasons = "; ".join(steps)
    told = all(each.reason == PLAY for each in event.parts)
    if ruling.refusal is None:
        step = glued(f"{terms([ruling.before, event.points])} = {ruling.after}")
        text = f"{side}: {step}." if told else f"{side} got {reasons}. {step}."
    else:
        why = refused(ruling, rules)
        text = f"{side}: refused, {why}" if told else f"{side} did not get {reasons}: {why}"
    return fold(text, indent=2)


def refused(ruling: Ruling, rules: RuleSet) -> str:
    """Return why an event does not stand, as short as can be where the reason is a known one.

    >>> import fives
    >>> two = fives.ScoreEvent(0, (fives.Part("play", 10, 10, 2),))
    >>> refusal = fives.EXACT_61.target.refusal(60, two, fives.Table(2))
    >>> print(*fold(refused(fives.Ruling(two, refusal, 60, 60), fives.EXACT_61)))
    60 + 2 would pass 61.
    """
    refusal, target = ruling.refusal, rules.target
    if refusal is None or refusal.code != OVER_TARGET or type(target) is not Exactly:
        return str(refusal)
    rule = f" ({refusal.rule})" if refusal.rule else ""
    return glued(f"{terms([ruling.before, ruling.event.points])} would pass {target.points}.{rule}")


def part(scored: Part, side: Side, names: Names, hands: Sequence[TileSet] = ()) -> str:
    """Return one reason to score, with every step of its figure.

    Args:
        scored: The part.
        side: Whose event it belongs to.
        names: What the seats are called.
        hands: The tiles that were left, by seat, if they are known.

    >>> hands = [TileSet.parse(text) for text in ("0-3", "2-6", "6-6")]
    >>> for line in fold(part(Part("differences", 14, 15, 3), 0, Names(Table(3)), hands)):
    ...     print(line)
    the larger hands' differences from seat 0's 3 pips: 5 + 9 = 14 pips,
        counted as 15, 3 points
    """
    reason, pips = _REASONS.get(scored.reason, scored.reason), _pips(scored, side, names, hands)
    if scored.reason == DIFFERENCES and pips:
        owner = _owner(scored, side, names.table, hands)
        hand = "hands' differences" if len(pips) > 1 else "hand's difference"
        theirs = glued(f"{names.owner(owner)} {counted(hands[owner].pips, 'pip')}")
        reason = f"the larger {hand} from {theirs}"
    total = glued(counted(scored.pips, "pip"))
    steps = f"{terms(pips)} ={GLUE}{total}" if len(pips) > 1 else total
    rounded = f", {glued(f'counted as {scored.counted}')}" if scored.counted != scored.pips else ""
    points = glued(counted(abs(scored.points), "point"))
    return f"{reason}: {steps}{rounded}, {points}{' taken away' if scored.points < 0 else ''}"


def terms(numbers: Sequence[int]) -> str:
    """Return numbers as the terms of a sum.

    >>> terms([40, 3]), terms([40, -3]), terms([-2, 2, 0])
    ('40 + 3', '40 - 3', '-2 + 2 + 0')
    """
    first, *others = numbers
    steps = (f" {'-' if number < 0 else '+'} {abs(number)}" for number in others)
    return f"{first}{''.join(steps)}"


def _pips(scored: Part, side: Side, names: Names, hands: Sequence[TileSet]) -> list[int]:
    """Return the pips that a part adds up, or nothing where that cannot be told."""
    table = names.table
    seated = list(zip(table.seating, hands, strict=False))
    pips: Sequence[int] = ()
    if scored.reason == OPPONENTS:
        pips = [hand.pips for owner, hand in seated if owner != side]
    elif scored.reason in (OWN, PARTNER):
        pips = [hand.pips for owner, hand in seated if owner == side and hand]
    elif scored.reason == DIFFERENCES and hands:
        pips = _differences(_owner(scored, side, table, hands), table, hands)
    return [*pips] if sum(pips) == scored.pips else []


def _owner(scored: Part, side: Side, table: Table, hands: Sequence[TileSet]) -> int:
    """Return whose hand of a side is the one that earns these differences."""
    members = table.members(side)
    fitting = [seat for seat in members if sum(_differences(seat, table, hands)) == scored.pips]
    return (fitting or members)[0]


def _differences(seat: int, table: Table, hands: Sequence[TileSet]) -> list[int]:
    own, side = hands[seat].pips, table.side(seat)
    seated = zip(table.seating, hands, strict=False)
    return [hand.pips - own for owner, hand in seated if owner != side and hand.pips > own]
