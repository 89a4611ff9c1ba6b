"""Positions of Exact 61 Five Up and what a move does there, in few words."""

from functools import partial

import attrs

import fives
from fives import Blocked, GameState, Play, RoundEnded, Ruled, TilePlayed, Transition
from tests.rules import table
from tests.rules.full_tables import TABLES
from tests.rules.table import every, only, step

BLOCKED = """
1-1 1-6@1-1.b 6-6@1-6.hi 5-6@6-6.b 3-6@6-6.d 0-6@6-6.c 0-1@0-6.lo 5-5@5-6.lo 3-3@3-6.lo
1-3@1-1.a 1-4@0-1.hi 4-4@1-4.hi 2-4@4-4.b 4-5@4-4.d 2-3@2-4.lo 3-4@4-4.c 1-5@5-5.b
3-5@1-3.hi 1-2@1-1.c 0-5@5-5.c 2-5@1-2.hi 0-3@0-5.lo

0-6 0-2@0-6.lo 6-6@0-6.hi 2-6@6-6.b 1-6@6-6.d 5-6@6-6.c 1-1@1-6.lo 1-2@2-6.lo 1-5@1-1.b
2-2@0-2.hi 5-5@5-6.lo 0-1@1-1.c 4-5@1-5.hi 2-4@4-5.lo 0-5@0-1.lo 2-5@5-5.b 1-4@1-2.lo
3-4@1-4.hi 3-3@3-4.lo 3-5@3-3.b 1-3@3-3.c 2-3@3-3.d

2-5 5-5@2-5.hi 1-5@5-5.b 1-1@1-5.lo 1-6@1-1.b 5-6@5-5.d 6-6@1-6.hi 1-2@1-1.c 0-5@5-5.c
1-4@1-1.d 4-4@1-4.hi 2-4@4-4.b 3-4@4-4.d 3-3@3-4.lo 0-3@3-3.b 0-2@0-3.lo 4-6@4-4.c
2-3@3-3.d 2-2@0-2.hi 0-6@0-5.lo 3-6@3-3.c 2-6@4-6.hi

4-5 4-4@4-5.lo 4-6@4-4.b 1-4@4-4.c 2-4@4-4.d 0-2@2-4.lo 0-0@0-2.lo 0-6@0-0.b 0-5@0-0.c
0-1@0-0.d 5-5@0-5.hi 5-6@4-6.hi 1-1@1-4.lo 6-6@0-6.hi 1-5@5-5.b 1-2@0-1.hi 2-3@1-2.hi
3-3@2-3.hi 3-5@3-3.b 1-3@3-3.c 3-6@3-3.d 1-6@3-6.hi 2-5@5-6.lo 2-6@2-5.lo

0-6 6-6@0-6.hi 2-6@6-6.b 1-6@6-6.c 1-5@1-6.lo 5-5@1-5.hi 2-5@5-5.b 3-6@6-6.d 0-5@5-5.d
2-2@2-6.lo 3-5@5-5.c 0-3@0-6.lo 0-0@0-5.lo 0-2@0-0.b 2-3@2-2.b 3-3@2-3.hi 1-2@0-2.hi
1-4@1-2.lo 4-4@1-4.hi 0-4@4-4.b 3-4@4-4.d 1-3@3-5.lo 0-1@1-3.lo 2-4@4-4.c

6-6 0-6@6-6.a 0-2@0-6.lo 1-2@0-2.hi 1-4@1-2.lo 4-6@1-4.hi 5-6@6-6.b 4-5@5-6.lo 0-4@4-5.lo
0-1@0-4.lo 1-3@0-1.hi 3-3@1-3.hi 2-3@3-3.b 2-6@2-3.lo 3-6@4-6.hi 0-3@3-6.lo 1-6@6-6.d
0-5@0-3.lo 3-5@0-5.hi 1-5@1-6.lo 2-5@1-5.hi 2-4@2-5.lo 3-4@2-4.hi

0-4 0-0@0-4.lo 0-3@0-0.b 0-2@0-0.c 3-6@0-3.hi 0-6@0-0.d 4-4@0-4.hi 1-4@4-4.b 1-6@1-4.lo
6-6@1-6.hi 5-6@0-6.hi 5-5@5-6.lo 1-5@5-5.b 4-5@5-5.c 2-5@5-5.d 1-2@1-5.lo 2-2@0-2.hi
2-3@2-2.b 3-4@2-3.hi 2-6@1-2.hi 4-6@3-4.hi 2-4@2-5.lo

0-6 0-0@0-6.lo 0-3@0-0.b 0-4@0-0.c 4-4@0-4.hi 0-1@0-0.d 1-1@0-1.hi 1-4@1-1.b 4-6@4-4.b
6-6@0-6.hi 1-6@1-1.d 3-3@0-3.hi 1-3@1-1.c 3-4@4-4.c 4-5@4-4.d 3-5@3-3.b 2-5@4-5.hi
2-4@2-5.lo 3-6@3-3.d 5-6@3-5.hi 2-6@5-6.hi 2-3@2-6.lo

0-5 0-0@0-5.lo 0-3@0-0.b 0-6@0-0.c 5-5@0-5.hi 0-1@0-0.d 1-1@0-1.hi 2-5@5-5.b 2-2@2-5.lo
1-2@2-2.b 2-6@2-2.c 6-6@2-6.hi 3-3@0-3.hi 2-3@2-2.d 1-6@0-6.hi 1-3@1-6.lo 3-5@5-5.c
3-6@6-6.b 4-5@5-5.d 4-4@4-5.lo 3-4@4-4.b 4-6@4-4.d 1-4@4-4.c 5-6@6-6.c 1-5@5-6.lo
"""
"""More tables of all tiles but a few, whose last tile scores nothing and blocks the round."""


def _plays(text: str) -> tuple[Play, ...]:
    return tuple(map(Play.parse, text.split()))


def _held(plays: tuple[Play, ...]) -> frozenset[fives.Tile]:
    return frozenset(fives.DOUBLE_SIX - {play.tile for play in plays})


MORE = {_held(plays): plays for plays in map(_plays, BLOCKED.strip().split("\n\n"))}

LAST_PLAYS = {
    0: ("2-3", "3-6@2-3.hi"),  # 2 + 6 = 8
    1: ("2-4", "3-4@2-4.hi"),  # 2 + 3 = 5
    2: ("0-5", "5-5@0-5.hi"),  # 0 + 10 = 10
    3: ("3-6", "6-6@3-6.hi"),  # 3 + 12 = 15
    4: ("4-4 4-6@4-4.a", "6-6@4-6.hi"),  # 8 + 12 = 20
}
"""A layout and a play on it, by the points of the play."""

STARTING_AT = {
    seat: attrs.evolve(
        fives.EXACT_61, settlement=fives.HandDifferences(fives.ToNearest(5), first_seat=seat)
    )
    for seat in range(4)
}
"""The rules with the clockwise order of equal hands beginning at each seat."""


position = partial(table.position, rules=fives.EXACT_61)
counts = partial(table.counts, rules=fives.EXACT_61)
dealt = partial(table.dealt, rules=fives.EXACT_61)


def marks(transition: Transition) -> list[tuple[int, int, int, int]]:
    """Return every event, accepted or not: side, score before, points, score after.

    A refused one says why, and leaves the score alone.
    """
    found: list[tuple[int, int, int, int]] = []
    for event in every(transition, Ruled):
        ruling = event.ruling
        assert ruling.event.parts
        if ruling.accepted:
            assert ruling.after == ruling.before + ruling.event.points
        else:
            assert ruling.refusal is not None
            assert ruling.refusal.code == fives.OVER_TARGET
            assert ruling.after == ruling.before
        found.append((ruling.event.side, ruling.before, ruling.event.points, ruling.after))
    return found


def refusals(transition: Transition) -> list[tuple[str, str | None] | None]:
    """Return the code and the rule of each event's refusal, or None where it was accepted."""
    found = [event.ruling.refusal for event in every(transition, Ruled)]
    return [None if refusal is None else (refusal.code, refusal.rule) for refusal in found]


def ladder(transition: Transition) -> list[tuple[int, int, int, int]]:
    """Return the events of a block in order: side, raw pips, pips after rounding, points."""
    return [
        (event.ruling.event.side, part.pips, part.counted, part.points)
        for event in every(transition, Ruled)
        for part in event.ruling.event.parts
        if part.reason == fives.DIFFERENCES
    ]


def winners(transition: Transition) -> tuple[int, ...]:
    return only(transition, RoundEnded).winners


def full_table(*hands: str) -> tuple[Play, ...]:
    """Return plays of every tile that is in none of these hands."""
    held = frozenset(fives.Tile.parse(text) for hand in hands for text in hand.split())
    return MORE[held] if held in MORE else TABLES[held]


def before_last(
    *hands: str,
    by: int,
    pairs: bool = False,
    scores: tuple[int, ...] | None = None,
    rules: fives.RuleSet = fives.EXACT_61,
) -> tuple[GameState, str]:
    """Return a position with an empty boneyard and the play that leaves these hands.

    Args:
        hands: The tiles that each seat still holds after that play.
        by: Who makes it.
        pairs: Whether partners share a side.
        scores: Points by side.
        rules: The rules.
    """
    *laid, last = full_table(*hands)
    held = [f"{hand} {last.tile.notation}" if n == by else hand for n, hand in enumerate(hands)]
    layout = tuple(laid)
    state = position(
        *held, layout=layout, boneyard="", pairs=pairs, scores=scores, turn=by, rules=rules
    )
    return state, str(last)


def block(
    *hands: str,
    by: int = 0,
    pairs: bool = False,
    scores: tuple[int, ...] | None = None,
    rules: fives.RuleSet = fives.EXACT_61,
) -> Transition:
    """Block a round by a tile that scores nothing and leaves these hands."""
    state, last = before_last(*hands, by=by, pairs=pairs, scores=scores, rules=rules)
    blocked = step(state, last)
    assert only(blocked, TilePlayed).points == 0
    assert only(blocked, RoundEnded).end == Blocked()
    return blocked


def go_out(
    *others: str,
    play: int = 0,
    pairs: bool = False,
    scores: tuple[int, ...] | None = None,
    rules: fives.RuleSet = fives.EXACT_61,
) -> Transition:
    """Let seat 0 go out by a play worth so many points; the others hold these tiles."""
    layout, last = LAST_PLAYS[play]
    tile = last.partition("@")[0]
    state = position(tile, *others, layout=layout, pairs=pairs, scores=scores, rules=rules)
    out = step(state, last)
    assert only(out, TilePlayed).points == play
    return out


def settled(*hands: str, pairs: bool = False) -> list[tuple[int, int, int, int]]:
    """Return the events that the settlement by itself makes of a block, as `ladder` does.

    For hands that never meet on a table, where blocked hands add up to an even number.
    """
    tiles = tuple(fives.TileSet(map(fives.Tile.parse, hand.split())) for hand in hands)
    table = fives.Table(len(hands), pairs)
    result = fives.EXACT_61.settlement.settle(Blocked(), tiles, table)
    assert all(len(batch) == 1 for batch in result.batches)
    return [
        (event.side, part.pips, part.counted, part.points)
        for batch in result.batches
        for event in batch
        for part in event.parts
    ]
