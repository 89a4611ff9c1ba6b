"""What the moves of a seat do: placing a tile, drawing, passing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.core.units import Pips, Points, Seat
from fives.dominoes.plays import Play
from fives.dominoes.round_end import Blocked, WentOut
from fives.dominoes.scoring import ScoreEvent
from fives.match import checks
from fives.match.draft import Draft, draft_of
from fives.match.events import Event, Passed, TilePlayed, TurnKept
from fives.match.game import Game
from fives.match.listing import can_place, join_for
from fives.match.moment import moment_of
from fives.match.moves import Draw, Pass
from fives.match.phase import DRAWING, PLACING, TURN
from fives.match.refusals import illegal
from fives.match.rounds import close_match, close_round, is_blocked
from fives.match.tally import judge

if TYPE_CHECKING:
    from fives.match.state import GameState


def place_tile(state: GameState, play: Play, log: list[Event] | None) -> Draft:
    """Lay a tile, count, and see whether the match, the round or the turn ends."""
    moment = state._moment
    game = moment.game
    turn = moment.turn
    hands = state._hands
    hand = hands[turn]
    tile = play.tile
    if not moment.may & hand & tile.bit:
        raise illegal(state, play)
    ends = state._ends
    try:
        join = game.joins[play._number]
    except IndexError:
        raise illegal(state, play) from None
    while join is not None and join.end not in ends:
        join = join.other
    if join is None:
        join = join_for(game, play, ends, state._chain, state._total)
        if join is None:
            raise illegal(state, play)
    hand ^= tile.bit
    turns = game.turns[moment.opener]
    draft = Draft()
    draft._moment = turns[turn]
    draft._scores = state._scores
    row = [*hands]
    row[turn] = hand
    draft._hands = hands = tuple(row)
    draft._boneyard = boneyard = state._boneyard
    left = [*ends]  # as joining.grown does it, less a call, which is 2 % of a playout
    for end in join.takes:
        left.remove(end)
    left += join.opens
    left.sort()
    draft._ends = tuple(left)
    draft._total = total = state._total + join.delta
    draft._chain = (play, state._chain)

    if moment.gains:
        event = moment.gains[total]
    else:
        event = game.gain(turn, game.layout_of(draft._chain, draft._ends, total))
    if log is not None:
        drawn = moment.phase == PLACING
        parts = game.layout_of(draft._chain, draft._ends, total).parts
        log.append(TilePlayed(turn, tile, play.at, drawn, Pips(total), parts, points_of(event)))

    if not hand:
        sizes = tuple(map(int.bit_count, hands))
        out = game.rules.ending.out(turn, sizes, game.table)
        if checks.yes_or_no(out, "ending", "out"):
            went = game.outs[turn][total] if game.outs else WentOut(turn, event)
            close_round(draft, went, log)
            return draft
    if boneyard.bit_count() <= game.block_size and is_blocked(draft):
        close_round(draft, Blocked(event), log)
        return draft
    if event is not None:
        draft._scores, outcome = judge(game, state._scores, (event,), log)
        if outcome is not None:
            close_match(draft, outcome, log)
            return draft
    if moment.keeps:
        reasons = moment.keeps[tile.index][total]
    else:
        reasons = game.kept(tile, points_of(event), moment.phase == PLACING)
    if not reasons or not hand:
        following = game.after[turn]
        draft._moment = turns[following if hands[following] else _next_seat(game, turn, hands)]
    elif log is not None:
        log.append(TurnKept(turn, reasons))
    return draft


def points_of(event: ScoreEvent | None) -> Points:
    """Return what an event is worth; nothing when there is none."""
    return Points(0) if event is None else event.points


def draw_tile(state: GameState, draw: Draw, log: list[Event] | None) -> Draft:
    """Let chance say which tile is drawn."""
    moment = state._moment
    game = moment.game
    turn = moment.turn
    ends = state._ends
    able, stuck = game.draws[not ends]
    if able is not stuck:  # else it does not matter which the seat is
        free = can_place(game, state._hands[turn], ends, state._chain, state._total)
        able = able if free else stuck
    if (
        not able
        or moment.phase != TURN
        or moment.bound
        or state._boneyard.bit_count() <= game.reserve
    ):
        raise illegal(state, draw)
    draft = Draft()
    if moment.passes:
        draft._moment = moment_of(game, DRAWING, turn, moment.opener, 0, moment.passes)
    else:
        draft._moment = game.drawings[moment.opener][turn]
    draft._scores = state._scores
    draft._hands = state._hands
    draft._boneyard = state._boneyard
    draft._ends = ends
    draft._total = state._total
    draft._chain = state._chain
    return draft


def pass_turn(state: GameState, move: Pass, log: list[Event] | None) -> Draft:
    """Pass the turn on."""
    moment, ends = state._moment, state._ends
    game, turn = moment.game, moment.turn
    if (
        moment.phase != TURN
        or moment.bound
        or can_place(game, state._hands[turn], ends, state._chain, state._total)
        or (game.draws[not ends][True] and state._boneyard.bit_count() > game.reserve)
    ):
        raise illegal(state, move)
    draft = draft_of(state)
    following = _next_seat(game, turn, state._hands)
    passes = moment.passes + 1 if game.counts_passes else 0
    draft._moment = moment_of(game, TURN, following, moment.opener, 0, passes)
    if log is not None:
        log.append(Passed(turn))
    if is_blocked(draft):
        close_round(draft, Blocked(), log)
    return draft


def _next_seat(game: Game, turn: Seat, hands: tuple[int, ...]) -> Seat:
    """Return whose turn follows; an empty hand is passed over."""
    following = game.after[turn]
    while not hands[following] and following != turn:
        following = game.after[following]
    return following
