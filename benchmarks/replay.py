"""Replaying by the library what a loop was seen to do, and finding where they differ."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeAlias

from steps import Step
from witness import Moment, Witness

import fives

Counts: TypeAlias = Counter[str]
TILES: Final = tuple(fives.DOUBLE_SIX)


class DifferenceError(Exception):
    """The loop and the library do not agree."""


def agree(what: str, loop: object, library: object) -> None:
    """Raise an error unless both have the same.

    Raises:
        DifferenceError: When they have not.
    """
    if loop != library:
        raise DifferenceError(f"{what}: {loop} by the loop, {library} by the library")


def tile_of(bit: int) -> fives.Tile:
    """Return the tile of a bit; the loops number tiles as the library does."""
    return TILES[bit.bit_length() - 1]


def bits(tiles: fives.TileSet) -> int:
    """Return tiles as bits."""
    return sum(1 << tile.index for tile in tiles)


def move_made(
    moment: Moment, after: tuple[int, ...], laid: list[Step], options: tuple[fives.Move, ...]
) -> fives.Move:
    """Return the library's move for what a loop did, which its hands show.

    Args:
        moment: What the loop showed when it chose.
        after: The hands after the move.
        laid: What it laid from here on; a tile that was laid is taken away.
        options: The library's moves.
    """
    for seat, (old, new) in enumerate(zip(moment.hands, after, strict=True)):
        if old != new:
            agree("seat whose hand changed", seat, moment.seat)
    old, new = moment.hands[moment.seat], after[moment.seat]
    if old == new:
        return fives.Pass()
    if new & ~old:
        return fives.Draw()
    if not laid:
        raise DifferenceError(f"{tile_of(old ^ new)} left a hand and was not laid by the loop")
    step = laid.pop(0)
    agree("tile laid", tile_of(old ^ new), tile_of(step.bit))
    found = [
        move
        for move in options
        if isinstance(move, fives.Play)
        and move.tile is tile_of(step.bit)
        and (str(move.at) in step.place.ports if step.place else move.at is None)
    ]
    agree(f"ways to lay {tile_of(step.bit)} there", 1, len(found))
    return found[0]


def compare(
    state: fives.GameState,
    witness: Witness,
    end: tuple[int, ...],
    laid: list[Step],
    counted: bool,
) -> tuple[fives.GameState, Counts]:
    """Replay a round by the library; return the state after it and what kinds of moves it had.

    Args:
        state: A round that is dealt.
        witness: What the loop was seen to do.
        end: The hands after the round.
        laid: What the loop laid, which is used up.
        counted: Whether the loop keeps the count.

    Raises:
        DifferenceError: When the loop played anything else.
    """
    moments, kinds = witness.moments, Counts()
    every = tuple(laid)
    for number, moment in enumerate(moments):
        after = moments[number + 1].hands if number + 1 < len(moments) else end
        options = state.legal_moves()
        agree("seat to move", moment.seat, state.actor)
        agree("hands", moment.hands, tuple(map(bits, state.hands)))
        agree("number of options", moment.options, len(options))
        if counted:
            done = every[: len(every) - len(laid)]
            agree("total", sum(step.change for step in done), state.layout.total)
        move = move_made(moment, after, laid, options)
        if move not in options:
            raise DifferenceError(f"{move} by the loop, which the library does not allow")
        kinds[type(move).__name__] += 1
        state = state.apply(move)
        if isinstance(move, fives.Draw):
            new = after[moment.seat] & ~moment.hands[moment.seat]
            state = state.apply(fives.Drawn(tile_of(new)))
    agree("tiles laid but not shown", len(laid), 0)
    going_on = isinstance(state.actor, int) or state.phase is fives.Phase.DRAWING
    agree("round over", True, not going_on)
    return state, kinds
