"""Positions of Draw, and lines that hold every tile but the hands and the last two."""

from collections.abc import Collection, Iterator
from itertools import combinations

import fives
from fives import DOUBLE_SIX, GameState, Phase, Play, Ruled, Tile, TilePlayed, Transition
from tests.rules.table import every, follow, step


def tiles(text: str) -> list[Tile]:
    return [Tile.parse(word) for word in text.split()]


def position(
    *hands: str,
    layout: str | tuple[Play, ...] = "",
    boneyard: str | None = None,
    scores: tuple[int, ...] | None = None,
    turn: int = 0,
    opener: int | None = None,
    passes: int = 0,
    phase: Phase = Phase.TURN,
    variant: fives.RuleSet = fives.DRAW,
) -> GameState:
    """Return a position; tiles that are nowhere named lie in the boneyard."""
    return fives.Setup(
        variant=variant,
        seats=len(hands),
        hands=hands,
        layout=layout,
        boneyard=boneyard,
        scores=scores,
        turn=turn,
        opener=opener,
        passes=passes,
        phase=phase,
    ).state()


def with_boneyard(
    boneyard: str, *hands: str, layout: str, variant: fives.RuleSet = fives.DRAW
) -> GameState:
    """Return a position with that boneyard, in which the last seat holds all other tiles."""
    laid = " ".join(word.partition("@")[0] for word in layout.split())
    named = tiles(" ".join((boneyard, *hands, laid)))
    rest = " ".join(tile.notation for tile in DOUBLE_SIX if tile not in named)
    return position(*hands, rest, layout=layout, boneyard=boneyard, variant=variant)


def dealt(*hands: str, opener: int) -> GameState:
    """Return a round from the lot on, in which each seat is dealt the given tiles."""
    state = fives.DRAW.start(seats=len(hands))
    deals = [f"deal {tile}" for hand in hands for tile in hand.split()]
    return follow(state, f"lot {opener}", *deals)


def last_two(
    *hands: str,
    able: Collection[int] = (),
    reserve: str | None = None,
    scores: tuple[int, ...] | None = None,
    turn: int = 0,
    opener: int | None = None,
    passes: int = 0,
) -> GameState:
    """Return a position with two tiles in the boneyard and a line of all the others.

    Args:
        hands: The tiles that each seat holds.
        able: The seats that can place, and no others can.
        reserve: The two tiles; unless given, any two that make such a line possible.
        scores: Points by seat.
        turn: The seat to move.
        opener: Who opened the round.
        passes: How many passes were made in a row.
    """
    held = [tiles(hand) for hand in hands]
    rest = [tile for tile in DOUBLE_SIX if not any(tile in hand for hand in held)]
    pairs = [tuple(tiles(reserve))] if reserve else combinations(rest, 2)
    for pair in pairs:
        for plays, ends in lines([tile for tile in rest if tile not in pair]):
            if {n for n, hand in enumerate(held) if fits(hand, ends)} == set(able):
                state = position(
                    *hands,
                    layout=plays,
                    boneyard=" ".join(tile.notation for tile in pair),
                    scores=scores,
                    turn=turn,
                    opener=opener,
                    passes=passes,
                )
                assert len(state.boneyard) == 2
                return state
    raise ValueError(f"no line leaves {hands}")


def fits(hand: list[Tile], ends: tuple[int, int]) -> bool:
    return any({tile.low, tile.high} & {*ends} for tile in hand)


def lines(laid: list[Tile]) -> Iterator[tuple[tuple[Play, ...], tuple[int, int]]]:
    """Yield lines of all these tiles, one for each pair of values that can be at its ends."""
    odd = [n for n in range(7) if sum((t.low == n) != (t.high == n) for t in laid) % 2]
    for start in odd[:1] if odd else range(7):
        if len(odd) <= 2 and (way := walk(laid, start)):
            yield tuple(plays_of(way)), (start, way[-1][1])


def walk(laid: list[Tile], start: int) -> list[tuple[Tile, int]]:
    """Return the tiles in an order in which they join, each with the half that it leaves."""
    unused, way, stack = list(laid), [], [(Tile(0, 0), start)]
    while stack:
        value = stack[-1][1]
        tile = next((tile for tile in unused if value in (tile.low, tile.high)), None)
        if tile is None:
            way.append(stack.pop())
        else:
            unused.remove(tile)
            stack.append((tile, tile.other(value)))
    way.reverse()
    return [] if unused else way[1:]


def plays_of(way: list[tuple[Tile, int]]) -> Iterator[Play]:
    port: fives.Port | None = None
    for tile, free in way:
        yield Play(tile, port)
        face = "b" if tile.is_double else "lo" if tile.low == free else "hi"
        port = fives.Port.parse(f"{tile.notation}.{face}")


def all_pass(state: GameState) -> Transition:
    """Let every seat pass, which must be all that it can do, and return the last pass."""
    passed = step(state, "pass")
    for _ in state.hands[1:]:
        passed = step(passed.after, "pass")
    return passed


def block(*hands: str, scores: tuple[int, ...] | None = None, turn: int = 0) -> Transition:
    """Block a round in which these hands are left."""
    return all_pass(last_two(*hands, scores=scores, turn=turn))


def go_out(*others: str, scores: tuple[int, ...] | None = None) -> Transition:
    """Let seat 0 go out with [3|6]."""
    return step(position("3-6", *others, layout="2-3", scores=scores), "3-6@2-3.hi")


def award(transition: Transition) -> tuple[int, int] | None:
    """Return who was awarded how many points for a round, or None where nobody was."""
    assert not [played for played in every(transition, TilePlayed) if played.points]
    events = [ruled.ruling.event for ruled in every(transition, Ruled)]
    if not events:
        return None
    (event,) = events
    return event.side, event.points


def change(transition: Transition) -> list[int]:
    """Return by how much each score changed."""
    before, after = transition.before.scores, transition.after.scores
    return [new - old for old, new in zip(before, after, strict=True)]


def open_ends(state: GameState) -> list[tuple[str, int]]:
    return [(str(port), port.value) for port in state.layout.ports]
