"""Trying a move on the engine with stand-ins for hidden tiles.

What a hidden tile is matters to the engine only by whether it fits somewhere. So states are
made in which the hidden hands hold as many tiles as they do, of which none fits or one does,
and the engine itself says whether the move is allowed and what comes of it. A guess *agrees*
when everything public is afterwards as it was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import attrs

from fives.core.errors import IllegalMoveError
from fives.dominoes.joining import grown
from fives.dominoes.plays import Play
from fives.dominoes.tileset import tiles_in
from fives.match.draft import Draft, draft_of
from fives.match.events import RoundEnded
from fives.match.listing import join_for, unlocked
from fives.match.moment import moment_of
from fives.match.moves import Deal, Draw, Drawn, Move, Pass
from fives.match.phase import OVER, PLACING
from fives.match.state import GameState, sealed
from fives.records.unseen import Unseen


@final
@attrs.frozen(weakref_slot=False)
class Guess:
    """A guess about hidden tiles.

    Attributes:
        mover: Whether a tile of the seat that moves fits, or the tile that it draws; None
            where it does not matter.
        others: The same of all other hidden tiles that somebody holds.
    """

    mover: bool | None
    others: bool | None


def fitting(state: GameState | Draft) -> int:
    """Return the tiles that could be placed now, one bit each."""
    game, tiles = state._moment.game, 0
    if not state._ends:
        return game.leads
    for end in unlocked(game, state._ends, state._chain, state._total):
        tiles |= game.fits[end]
    return tiles


def fitting_after(state: GameState, play: Play) -> int:
    """Return the tiles that fit once a tile is laid, which is allowed there."""
    draft = draft_of(state)
    join = join_for(state._moment.game, play, state._ends, state._chain, state._total)
    assert join is not None
    draft._ends = grown(join, state._ends)
    draft._chain = (play, state._chain)
    draft._total = state._total + join.delta
    return fitting(draft)


@final
@attrs.frozen(eq=False, weakref_slot=False)
class Bench:
    """A move that was seen, with the states before and after it, to try guesses on.

    Attributes:
        before: The state before, in which hidden tiles are made up.
        after: The state after, in which they are made up too.
        move: The move, as seen.
        hidden: The seats whose tiles are not seen.
        fit: The tiles that fit once the move is made, one bit each; before a draw or a pass
            they are the same.
        pool: The tiles that may stand in, one bit each.
    """

    before: GameState
    after: GameState
    move: Move | Unseen
    hidden: Sequence[int]
    fit: int
    pool: int

    def agrees(self, guess: Guess) -> bool:
        """Return whether a guess leads to what was seen; not if no tiles can be as it says."""
        turn = self.before._moment.turn
        fixed = self._fixed(guess)
        if fixed is None:
            return False
        move, tile = fixed
        hands = [*self.before._hands]
        wanted, drawing = guess.others, isinstance(move, Draw | Pass)
        if isinstance(self.move, Unseen) and self.move.kind == "deal" and wanted:
            wanted = None  # the tile that is dealt is the one that fits
        for seat in self.hidden:
            size = hands[seat].bit_count() - (seat == turn and isinstance(move, Play))
            own = drawing and seat == turn
            fits = guess.mover if own else wanted
            hand = hand_of(size, fits, self.fit, self.pool & ~tile)
            if hand is not None and fits and not own:
                wanted = None  # one that fits is enough
            elif hand is None and fits and not own:
                hand = hand_of(size, None, self.fit, self.pool & ~tile)
            if hand is None:
                return False
            hands[seat] = hand
        if wanted:
            return False
        if isinstance(move, Play) and turn in self.hidden:
            hands[turn] |= tile
        return self._leads_on(move, tile, hands)

    def _fixed(self, guess: Guess) -> tuple[Move, int] | None:
        """Return the move to make and the tile in it, which a hidden seat gets as guessed."""
        move = self.move
        if not isinstance(move, Unseen):
            return move, move.tile.bit if isinstance(move, Play | Deal | Drawn) else 0
        fits = guess.mover if move.kind == "drawn" else guess.others
        held = hand_of(1, fits, self.fit, self.pool)
        if held is None:
            return None
        (tile,) = tiles_in(held)
        return Deal(tile) if move.kind == "deal" else Drawn(tile), held

    def _leads_on(self, move: Move, tile: int, hands: Sequence[int]) -> bool:
        """Return whether the move, made with these hands, does in public what was seen."""
        draft, moment = draft_of(self.before), self.before._moment
        draft._hands = tuple(hands)
        if isinstance(move, Deal | Drawn):
            size = draft._boneyard.bit_count()
            draft._boneyard = tile | (lowest(moment.game.every & ~tile, size - 1) or 0)
        if moment.phase == PLACING and moment.turn in self.hidden:
            draft._moment = moment_of(
                moment.game, PLACING, moment.turn, moment.opener, tile, moment.passes
            )
        state = sealed(draft)
        try:
            after = state.apply(move)
        except IllegalMoveError:
            return False
        if after._moment.phase == OVER:
            events = state.step(move).events
            if any(isinstance(event, RoundEnded) for event in events):
                return False  # a count would have shown the hands
        return public_key(after) == public_key(self.after)


def public_key(state: GameState) -> tuple[object, ...]:
    """Return what everybody can see of a state, the laid tiles left aside."""
    moment = state._moment
    sizes = tuple(map(int.bit_count, state._hands))
    return (
        (moment.phase, moment.turn, moment.opener, moment.passes, moment.outcome),
        (state._scores, sizes, state._boneyard.bit_count(), state._ends, state._total),
    )


def hand_of(size: int, fits: bool | None, fit: int, pool: int) -> int | None:
    """Return a hand that stands in, or None when there can be no such hand.

    Args:
        size: How many tiles it has.
        fits: Whether one of them is to fit, or none is; None where it does not matter.
        fit: The tiles that fit, one bit each.
        pool: The tiles to choose from, one bit each.
    """
    if not fits:
        return lowest(pool if fits is None else pool & ~fit, size)
    first = lowest(pool & fit, 1)
    rest = None if first is None or not size else lowest(pool & ~first, size - 1)
    return None if first is None or rest is None else first | rest


def lowest(tiles: int, count: int) -> int | None:
    """Return the first so many of some tiles, or None when there are fewer.

    >>> lowest(0b1101, 2), lowest(0b1101, 4)
    (5, None)
    """
    found = 0
    for _ in range(count):
        if not tiles:
            return None
        found |= tiles & -tiles
        tiles &= tiles - 1
    return found
