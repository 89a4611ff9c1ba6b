"""Positions of Horse Race and what a move does there, in few words."""

from typing import TypeVar

import pytest

import fives
from fives import GameState, Phase, Play, RoundEnded, Ruled, TilePlayed, Transition
from tests.rules.full_tables import full_table

E = TypeVar("E", bound=fives.Event)


def position(
    *hands: str,
    layout: str | tuple[Play, ...] = "",
    boneyard: str | None = None,
    pairs: bool = False,
    scores: tuple[int, ...] | None = None,
    turn: int = 0,
    opener: int | None = None,
    phase: Phase = Phase.TURN,
    rules: fives.RuleSet = fives.HORSE_RACE,
) -> GameState:
    """Return a position; tiles that are nowhere named lie in the boneyard."""
    return fives.Setup(
        variant=rules,
        seats=len(hands),
        pairs=pairs,
        hands=hands,
        layout=layout,
        boneyard=boneyard,
        scores=scores,
        turn=turn,
        opener=opener,
        phase=phase,
    ).state()


def step(state: GameState, move: str) -> Transition:
    return state.step(fives.parse_move(move))


def follow(state: GameState, *moves: str) -> GameState:
    for move in moves:
        state = step(state, move).after
    return state


def moves(state: GameState) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def refused(state: GameState, move: str) -> tuple[str, str | None]:
    """Return the code of a refusal and the rule that it cites."""
    refusal = state.refusal(fives.parse_move(move))
    assert refusal is not None, f"{move} is allowed"
    assert move not in moves(state)
    with pytest.raises(fives.IllegalMoveError) as caught:
        state.apply(fives.parse_move(move))
    assert caught.value.refusal == refusal
    return refusal.code, refusal.rule


def every(transition: Transition, kind: type[E]) -> list[E]:
    return [event for event in transition.events if isinstance(event, kind)]


def only(transition: Transition, kind: type[E]) -> E:
    (event,) = every(transition, kind)
    return event


def count(transition: Transition) -> tuple[int, int]:
    """Return the total that a play left and the points that it was worth."""
    played = only(transition, TilePlayed)
    assert sum(part.pips for part in played.parts) == played.total
    return played.total, played.points


def parts(transition: Transition) -> list[str]:
    """Return what the ends contributed after a play, as in ``[5|5] 10``."""
    return [str(part) for part in only(transition, TilePlayed).parts]


def counts(plays: str, rules: fives.RuleSet = fives.HORSE_RACE) -> list[tuple[int, int]]:
    """Lay tiles one after another; return the total and the points of each.

    Every tile is played from a hand of two by the rules of the whole game.
    """
    texts = plays.split()
    laid = {fives.Tile.parse(text.partition("@")[0]) for text in texts}
    spare, other = [tile.notation for tile in fives.DOUBLE_SIX - laid][:2]
    found = []
    for number, text in enumerate(texts):
        hand = f"{text.partition('@')[0]} {spare}"
        before = position(hand, other, layout=" ".join(texts[:number]), rules=rules)
        found.append(count(step(before, text)))
    return found


def ports(state: GameState) -> list[str]:
    return [str(port) for port in state.layout.ports]


def dealt(
    *hands: str, opener: int, pairs: bool = False, rules: fives.RuleSet = fives.HORSE_RACE
) -> GameState:
    """Return a round from the lot on, in which each seat is dealt the given tiles."""
    state = rules.start(seats=len(hands), pairs=pairs)
    deals = [f"deal {tile}" for hand in hands for tile in hand.split()]
    return follow(state, f"lot {opener}", *deals)


def left(transition: Transition) -> list[int]:
    """Return the pips that the count of a round found in each hand."""
    return [hand.pips for hand in only(transition, RoundEnded).hands]


def gains(transition: Transition) -> list[tuple[int, str, int, int]]:
    """Return what was scored, in order: side, reason, raw pips, points."""
    return [
        (ruled.ruling.event.side, part.reason, part.pips, part.points)
        for ruled in every(transition, Ruled)
        for part in ruled.ruling.event.parts
    ]


def awards(transition: Transition) -> dict[int, tuple[int, int, int]]:
    """Return the awards of a count by side: raw pips, pips after rounding, points.

    Who is named as a winner of the round has one, and nobody else has.
    """
    found: dict[int, tuple[int, int, int]] = {}
    for ruled in every(transition, Ruled):
        for part in ruled.ruling.event.parts:
            if part.reason == "opponents":
                assert ruled.ruling.event.side not in found
                found[ruled.ruling.event.side] = (part.pips, part.counted, part.points)
    assert only(transition, RoundEnded).winners == tuple(found)
    return found


def before_last(
    *hands: str, by: int, pairs: bool = False, scores: tuple[int, ...] | None = None
) -> tuple[GameState, str]:
    """Return a position with an empty boneyard and the play that leaves these hands.

    Args:
        hands: The tiles that each seat still holds after that play.
        by: Who makes it.
        pairs: Whether partners share a side.
        scores: Points by side.
    """
    *laid, last = full_table(*hands)
    held = [f"{hand} {last.tile.notation}" if n == by else hand for n, hand in enumerate(hands)]
    layout = tuple(laid)
    state = position(*held, layout=layout, boneyard="", pairs=pairs, scores=scores, turn=by)
    return state, str(last)


def block(
    *hands: str, by: int, pairs: bool = False, scores: tuple[int, ...] | None = None
) -> Transition:
    """Block a round by a tile that scores nothing and leaves these hands."""
    state, last = before_last(*hands, by=by, pairs=pairs, scores=scores)
    blocked = step(state, last)
    assert only(blocked, TilePlayed).points == 0
    assert isinstance(only(blocked, RoundEnded).end, fives.Blocked)
    return blocked


def go_out(*others: str, pairs: bool = False, scores: tuple[int, ...] | None = None) -> Transition:
    """Let seat 0 go out with [3|6], which makes 2 + 6 = 8 and scores nothing."""
    state = position("3-6", *others, layout="2-3", pairs=pairs, scores=scores)
    out = step(state, "3-6@2-3.hi")
    assert count(out) == (8, 0)
    return out


def settled(
    end: fives.RoundEnd, *hands: str, pairs: bool = False
) -> dict[int, tuple[int, int, int]]:
    """Return the awards that the settlement by itself makes of some hands, as `awards` does."""
    tiles = tuple(fives.TileSet(map(fives.Tile.parse, hand.split())) for hand in hands)
    table = fives.Table(len(hands), pairs)
    result = fives.HORSE_RACE.settlement.settle(end, tiles, table)
    assert result.winners == tuple(event.side for event in result.batches[-1])
    return {
        event.side: (part.pips, part.counted, part.points)
        for batch in result.batches
        for event in batch
        for part in event.parts
    }
