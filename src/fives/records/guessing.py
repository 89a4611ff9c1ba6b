"""Making up where hidden tiles lie, for one move only, in a match that is watched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fives.core.units import Seat
from fives.dominoes.joining import grown
from fives.dominoes.tileset import tiles_in
from fives.match.draft import draft_of
from fives.match.listing import join_for, unlocked
from fives.match.moment import moment_of
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass, Play
from fives.match.phase import DEALING, DRAWING, PLACING
from fives.match.state import GameState, sealed
from fives.records.unseen import Unseen


def guesses(
    state: GameState,
    seats: tuple[Seat, ...],
    move: Move | Unseen,
    revealed: tuple[int, ...] | None,
) -> Iterator[tuple[GameState, Move]]:
    """Yield states before a move that agree with what was seen, and the move made in them.

    Args:
        state: Such a state, with hidden tiles that are made up.
        seats: Who watches.
        move: The move as seen.
        revealed: The hands that it revealed, one bit a tile, or None.
    """
    turn = state._moment.turn
    if isinstance(move, Lot):
        yield state, move
        return
    hidden = [seat for seat in range(len(state._hands)) if seat not in seats]
    for want in _wants(state, move, turn in seats):
        if revealed is not None:
            made = _as_revealed(state, hidden, move, revealed, want)
        else:
            made = _dealt_out(state, hidden, move, want)
        if made is not None:
            yield made


def _wants(state: GameState, move: Move | Unseen, seen: bool) -> Iterator[bool]:
    """Yield whether the hidden tile or hand of the seat should fit, the likelier first."""
    if isinstance(move, Draw | Pass):
        yield from (False,) if seen else (False, True)
    elif isinstance(move, Unseen) and move.kind == "drawn" and not move.bound:
        yield from (False, True)
    else:
        yield True


def _fitting(state: GameState, tiles: int, play: Play | None) -> int:
    """Return those of some tiles that fit now, or after a play."""
    game, ends, chain, total = state._moment.game, state._ends, state._chain, state._total
    if play is not None:
        join = join_for(game, play, ends, chain, total)
        if join is None:
            return 0
        ends, chain, total = grown(join, ends), (play, chain), total + join.delta
    if not ends:
        return tiles & game.leads
    fitting = 0
    for end in unlocked(game, ends, chain, total):
        fitting |= game.fits[end]
    return tiles & fitting


def _dealt_out(
    state: GameState, hidden: Sequence[int], move: Move | Unseen, want: bool
) -> tuple[GameState, Move] | None:
    """Deal the hidden tiles out anew so that the move can be made and the round goes on."""
    turn, phase = state._moment.turn, state._moment.phase
    hands = [*state._hands]
    unknown = state._boneyard
    sizes = {seat: hands[seat].bit_count() for seat in hidden}
    for seat in hidden:
        unknown |= hands[seat]
        hands[seat] = 0
    play = move if isinstance(move, Play) else None
    fits = _fitting(state, unknown, play)
    kept = 0
    real: Move
    if phase in (DEALING, DRAWING):
        if isinstance(move, Deal | Drawn):
            real = move
            kept = move.tile.bit & unknown
        else:
            pool = unknown if phase == DEALING else fits if want else unknown & ~fits
            if not pool:
                return None
            kept = pool & -pool
            (tile,) = tiles_in(kept)
            real = Deal(tile) if phase == DEALING else Drawn(tile)
    else:
        assert not isinstance(move, Unseen)
        real = move
    rest, fits = unknown & ~kept, fits & ~kept
    if turn in sizes and play is not None and sizes[turn] and play.tile.bit & rest:
        hands[turn] = play.tile.bit
        rest, fits = rest & ~play.tile.bit, fits & ~play.tile.bit
    stuck = isinstance(move, Draw | Pass) and not want
    for seat in sorted(sizes, key=lambda seat: seat != turn):
        avoid = stuck and seat == turn
        for _ in range(sizes[seat] - hands[seat].bit_count()):
            pool = (rest & ~fits if avoid else fits) or rest
            bit = pool & -pool
            hands[seat] |= bit
            rest &= ~bit
            fits &= ~bit
    return _with(state, hands, rest | kept, play if turn in sizes else None), real


def _as_revealed(
    state: GameState,
    hidden: Sequence[int],
    move: Move | Unseen,
    revealed: tuple[int, ...],
    want: bool,
) -> tuple[GameState, Move] | None:
    """Return the state whose hands are as the move then revealed them."""
    turn = state._moment.turn
    hands, real = [*revealed], move
    boneyard = state._boneyard
    for seat in hidden:
        boneyard |= state._hands[seat]
    if isinstance(move, Play):
        hands[turn] |= move.tile.bit
    elif isinstance(move, Deal | Drawn):
        hands[turn] &= ~move.tile.bit
    elif isinstance(move, Unseen):
        if not hands[turn]:
            return None
        bit = hands[turn] & -hands[turn]
        hands[turn] ^= bit
        (tile,) = tiles_in(bit)
        real = Deal(tile) if move.kind == "deal" else Drawn(tile)
    for seat, hand in enumerate(state._hands):
        same = (
            hand.bit_count() == hands[seat].bit_count() if seat in hidden else hand == hands[seat]
        )
        if not same:
            return None
    for seat in hidden:
        boneyard &= ~hands[seat]
    assert not isinstance(real, Unseen)
    laid = real if isinstance(real, Play) and turn in hidden else None
    return _with(state, hands, boneyard, laid), real


def _with(state: GameState, hands: Sequence[int], boneyard: int, play: Play | None) -> GameState:
    """Return a state with other hands; a tile that a hidden seat lays is the one it is bound to."""
    draft, moment = draft_of(state), state._moment
    draft._hands, draft._boneyard = tuple(hands), boneyard
    if moment.phase == PLACING and play is not None:
        draft._moment = moment_of(
            moment.game, PLACING, moment.turn, moment.opener, play.tile.bit, moment.passes
        )
    return sealed(draft)
