"""What the moves of a seat do: placing a tile, drawing, passing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.core.units import Pips, Seat
from fives.dominoes.joining import grown
from fives.dominoes.plays import Play
from fives.dominoes.round_end import Blocked, WentOut
from fives.match import checks
from fives.match.draft import Draft, draft_of
from fives.match.events import Event, Passed, TilePlayed, TurnKept
from fives.match.game import Game
from fives.match.listing import fitting_tiles, join_for
from fives.match.moves import Draw, Pass
from fives.match.phase import DRAWING, PLACING, TURN
from fives.match.refusals import illegal
from fives.match.rounds import close_match, close_round, is_blocked
from fives.match.tables import gain
from fives.match.tally import judge

if TYPE_CHECKING:
    from fives.match.state import GameState


def place_tile(state: GameState, play: Play, log: list[Event] | None) -> Draft:
    """Lay a tile, count, and see whether the match, the round or the turn ends."""
    game, turn, hands, phase = state._game, state._turn, state._hands, state._phase
    hand, tile = hands[turn], play.tile
    if phase < TURN or not (state._bound or hand) & tile.bit:
        raise illegal(state, play)
    join = join_for(game, play, state._ends, state._chain, state._total)
    if join is None:
        raise illegal(state, play)
    hand ^= tile.bit
    draft = Draft()
    draft._game = game
    draft._phase = TURN
    draft._turn = turn
    draft._opener = state._opener
    draft._scores = state._scores
    row = [*hands]
    row[turn] = hand
    draft._hands = hands = tuple(row)
    draft._boneyard = state._boneyard
    draft._ends = grown(join, state._ends)
    draft._total = total = state._total + join.delta
    draft._chain = (play, state._chain)
    draft._bound = 0
    draft._passes = 0
    draft._outcome = None

    side = game.sides[turn]
    if game.points is not None:
        points = game.points[total]
        event = game.gains[side][total]
    else:
        points = game.rules.points_for(game.layout_of(draft._chain, draft._ends, total))
        event = gain(side, total, points) if points else None
    drawn = phase == PLACING
    if log is not None:
        layout = game.layout_of(draft._chain, draft._ends, total)
        log.append(TilePlayed(Seat(turn), tile, play.at, drawn, Pips(total), layout.parts, points))

    if not hand and _is_out(game, turn, hands):
        close_round(draft, WentOut(Seat(turn), event), log)
        return draft
    if state._boneyard.bit_count() <= game.block_size and is_blocked(draft):
        close_round(draft, Blocked(event), log)
        return draft
    if event is not None:
        draft._scores, outcome = judge(game, state._scores, (event,), log)
        if outcome is not None:
            close_match(draft, outcome, log)
            return draft
    if hand and (reasons := game.kept(tile, points, drawn)):
        if log is not None:
            log.append(TurnKept(Seat(turn), reasons))
    else:
        draft._turn = _next_seat(game, turn, hands)
    return draft


def _is_out(game: Game, turn: int, hands: tuple[int, ...]) -> bool:
    sizes = tuple(map(int.bit_count, hands))
    out = game.rules.ending.out(Seat(turn), sizes, game.table)
    return checks.yes_or_no(out, "ending", "out")


def draw_tile(state: GameState) -> Draft:
    """Let chance say which tile is drawn."""
    if state._phase != TURN or state._bound or not _can_draw(state, _stuck(state)):
        raise illegal(state, Draw())
    draft = draft_of(state)
    draft._phase = DRAWING
    return draft


def pass_turn(state: GameState, log: list[Event] | None) -> Draft:
    """Pass the turn on."""
    if state._phase != TURN or state._bound or not _stuck(state) or _can_draw(state, True):
        raise illegal(state, Pass())
    draft = draft_of(state)
    draft._turn = _next_seat(state._game, state._turn, state._hands)
    draft._passes = state._passes + 1 if state._game.counts_passes else 0
    if log is not None:
        log.append(Passed(Seat(state._turn)))
    if is_blocked(draft):
        close_round(draft, Blocked(), log)
    return draft


def _stuck(state: GameState) -> bool:
    """Return whether the seat to move holds nothing that it could place."""
    fitting = fitting_tiles(state._game, state._ends, state._chain, state._total)
    return not state._hands[state._turn] & fitting


def _can_draw(state: GameState, stuck: bool) -> bool:
    game = state._game
    return game.draws[not state._ends][not stuck] and state._boneyard.bit_count() > game.reserve


def _next_seat(game: Game, turn: int, hands: tuple[int, ...]) -> int:
    """Return whose turn follows; an empty hand is passed over."""
    following = game.after[turn]
    while not hands[following] and following != turn:
        following = game.after[following]
    return following
