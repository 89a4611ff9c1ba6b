"""Events as lines for 80 columns: what happened, with every figure explained."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from fives.dominoes.scoring import counts_hands
from fives.dominoes.tileset import TileSet
from fives.match.events import Event, RoundEnded, Ruled, TileDealt, TileDrawn, TurnKept
from fives.match.ruleset import RuleSet
from fives.render.folding import fold
from fives.render.wording.events import dealt, drew, sentences
from fives.render.wording.names import Names


def narrate(events: Sequence[Event], names: Names, rules: RuleSet) -> tuple[str, ...]:
    """Return what happened, as lines for 80 columns.

    Tiles dealt or drawn one after the other by the same seat share a line.

    Args:
        events: What happened, in order, as the reader may see it; a count of hands stands
            in the same call as the awards that it explains.
        names: What the seats are called, and in which language it is told.
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
        event = together[0]
        if isinstance(event, RoundEnded):
            hands = event.hands
        first, *others = _told(together, names, hands, rules)
        lines += fold(first, indent=2 if isinstance(event, Ruled | TurnKept) else 0)
        if isinstance(event, RoundEnded) and not any(map(_awards, events)):
            others.append(names.language.say("round.nobody_scored"))
        for sentence in others:
            lines += fold(sentence, indent=2)
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
    """Return one event in sentences, or all deals or draws of a row in one."""
    event = together[0]
    if isinstance(event, TileDealt):
        tiles = [each.tile for each in together if isinstance(each, TileDealt)]
        return (dealt(event.seat, tiles, names),)
    if isinstance(event, TileDrawn):
        tiles = [each.tile for each in together if isinstance(each, TileDrawn)]
        return (drew(event.seat, tiles, names, rules),)
    return sentences(event, names, rules, hands)
