"""Events as English lines: what happened, with every figure explained."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from fives.core.outcome import Outcome
from fives.core.units import Seat
from fives.dominoes.round_end import Blocked
from fives.dominoes.scoring import counts_hands
from fives.dominoes.tileset import TileSet
from fives.match.events import (
    Event,
    LotFell,
    MatchEnded,
    Passed,
    Redealt,
    RoundEnded,
    Ruled,
    TileDealt,
    TileDrawn,
    TilePlayed,
    TurnKept,
)
from fives.match.ruleset import RuleSet
from fives.policies.points import NoPoints
from fives.render import english
from fives.render.awards import ruled
from fives.render.english import capital
from fives.render.folding import fold, glued
from fives.render.names import Names


def narrate(events: Sequence[Event], names: Names, rules: RuleSet) -> tuple[str, ...]:
    """Return what happened, as lines for 80 columns.

    Tiles dealt or drawn one after the other by the same seat share a line.

    Args:
        events: What happened, in order, as the reader may see it; a count of hands stands
            in the same call as the awards that it explains.
        names: What the seats are called.
        rules: The rules of the match.

    >>> import fives
    >>> state = fives.Setup(
    ...     variant=fives.HORSE_RACE, seats=2, hands=("0-5 0-1", "3-5 6-6"), layout="5-5"
    ... ).state()
    >>> step = state.step(fives.parse_move("0-5@5-5.a"))
    >>> for line in narrate(step.events, Names(state.table), fives.HORSE_RACE):
    ...     print(line)
    Seat 0 played [0|5] on [5|5] a: [5|5] 10 + [0|5] 0 = 10, 2 points.
      Seat 0: 0 + 2 = 2.
      Seat 0 kept the turn: the play scored.
    """
    hands: tuple[TileSet, ...] = ()
    lines: list[str] = []
    for _, group in groupby(enumerate(events), key=lambda item: _run(*item)):
        together = [event for _, event in group]
        if isinstance(together[0], RoundEnded):
            hands = together[0].hands
        lines += _told(together, names, hands, rules)
        if isinstance(together[0], RoundEnded) and not any(map(_awards, events)):
            lines += fold("Nobody scored for what was left.", indent=2)
    return tuple(lines)


def _awards(event: Event) -> bool:
    return isinstance(event, Ruled) and counts_hands((event.ruling.event,))


def _run(place: int, event: Event) -> tuple[object, int]:
    """Return what events have in common that share a line; others stand alone."""
    if isinstance(event, TileDealt | TileDrawn):
        return type(event), event.seat
    return None, place


def _told(
    together: Sequence[Event], names: Names, hands: tuple[TileSet, ...], rules: RuleSet
) -> tuple[str, ...]:
    event = together[0]
    match event:
        case LotFell():
            return fold(f"The lot fell on {names.seat(event.seat)}: the opener.")
        case TileDealt():
            dealt = [each.tile for each in together if isinstance(each, TileDealt)]
            known = [tile for tile in dealt if tile is not None]
            tiles = english.seen(sorted(known) or dealt)
            return fold(f"Dealt to {names.seat(event.seat)}: {tiles}.")
        case Redealt():
            return fold("No hand could open: all tiles went back and were dealt again.")
        case TilePlayed():
            return _played(event, names, rules)
        case TileDrawn():
            drawn = [each.tile for each in together if isinstance(each, TileDrawn)]
            stuck = not rules.drawing.may_draw(can_place=True, leading=False)
            return _line(event.seat, english.drew(drawn, stuck), names)
        case Passed():
            return _line(event.seat, "had nothing to place and passed", names)
        case TurnKept():
            why = english.kept(event.reasons)
            return _line(event.seat, f"kept the turn: {why}", names, indent=2)
        case RoundEnded():
            return _round_over(event, names)
        case Ruled():
            return ruled(event.ruling, names, rules, hands)
        case MatchEnded():
            return _match_over(event.outcome, names)
        case _:
            assert_never(event)


def _line(seat: Seat, what: str, names: Names, indent: int = 0) -> tuple[str, ...]:
    return fold(f"{capital(names.seat(seat))} {what}.", indent)


def _played(event: TilePlayed, names: Names, rules: RuleSet) -> tuple[str, ...]:
    drawn = "the drawn " if event.drawn else ""
    if event.at is None:
        what = f"led {drawn}{event.tile}"
    else:
        what = f"played {drawn}{event.tile} on {english.place(event.at)}"
    if isinstance(rules.points, NoPoints):
        return _line(event.seat, what, names)
    sums = english.ends(event.parts, event.total)
    return _line(event.seat, f"{what}: {sums}, {glued(english.worth(event.points))}", names)


def _round_over(event: RoundEnded, names: Names) -> tuple[str, ...]:
    if isinstance(event.end, Blocked):
        lines = fold("The round was blocked: nobody could go on.")
    else:
        lines = fold(f"The round was over: {names.seat(event.end.seat)} went out.")
    for seat, hand in enumerate(event.hands):
        lines += fold(f"Left with {names.seat(seat)}: {english.left(hand)}.", indent=2)
    if names.table.pairs:
        for side in names.table.sides:
            pips = [event.hands[seat].pips for seat in names.table.members(side)]
            total = f"{' + '.join(map(str, pips))} = {english.counted(sum(pips), 'pip')}"
            lines += fold(f"Together {names.side(side)}: {total}.", indent=2)
    if isinstance(event.end, Blocked) and event.winners:
        winners = english.listed([names.side(side) for side in event.winners])
        how = "a tie between" if len(event.winners) > 1 else "won by"
        lines += fold(f"The round was {how} {winners}.", indent=2)
    return lines


def _match_over(outcome: Outcome, names: Names) -> tuple[str, ...]:
    reason = english.outcome(outcome.reason)
    if outcome.drawn:
        return fold(f"The match was drawn: {reason}.")
    winners = [names.side(side) for side in outcome.winners]
    shared = " together" if len(winners) > 1 else ""
    who = capital(english.listed(winners))
    return fold(f"{who} won the match{shared}: {reason}.")
