"""What the rules say against a position that is otherwise whole."""

from __future__ import annotations

from collections.abc import Iterator

from fives.core.refusal import Refusal
from fives.core.units import Seat
from fives.dominoes.plays import plays_in
from fives.dominoes.tileset import set_of
from fives.match.draft import Draft
from fives.match.listing import fitting_tiles
from fives.match.phase import DEALING, DRAWING, LOT, OVER, PLACING, TURN
from fives.match.rounds import is_blocked


def rule_problems(draft: Draft) -> list[Refusal]:
    """Return what the rules say against a position; fills in what follows from the rest.

    Outside `LOT` and `DEALING` the round must be going on, and the match too, except in
    the phase `OVER`, whose outcome comes from the scores.
    """
    phase = draft._phase
    playing = len(draft._hands) - draft._hands.count(0)
    problems = []
    if draft._passes and (not draft._game.counts_passes or draft._passes >= playing):
        problems.append(Refusal("PASSES", "There cannot be that many passes in a row here."))
        draft._passes = 0
    problems += _of_scores(draft)
    if phase in (LOT, DEALING):
        problems += _of_dealing(draft)
    else:
        problems += _of_round(draft)
    if draft._bound or phase == PLACING:
        problems += _of_bound(draft)
    return problems


def _of_scores(draft: Draft) -> Iterator[Refusal]:
    game = draft._game
    outcome = game.rules.target.verdict(draft._scores, game.table, round_over=False)
    scores = "-".join(map(str, draft._scores))
    if draft._phase == OVER:
        draft._turn = 0
        draft._outcome = outcome or game.rules.target.verdict(draft._scores, game.table, True)
        if draft._outcome is None:
            yield Refusal("NOT_OVER", f"With {scores} points the match is not over.")
    elif outcome is not None:
        yield Refusal("MATCH_OVER", f"With {scores} points the match is over.")


def _of_dealing(draft: Draft) -> Iterator[Refusal]:
    size, sizes = draft._game.hand_size, [hand.bit_count() for hand in draft._hands]
    if draft._chain is not None:
        yield Refusal("NOT_DEALT", "The table must be empty until all hands are dealt.")
    if draft._phase == LOT:
        draft._opener, draft._turn = -1, 0
        if any(sizes):
            yield Refusal("NOT_DEALT", "Nobody holds tiles before the lot.")
        return
    full = [held >= size for held in sizes]
    draft._turn = full.index(False) if False in full else 0
    rest = sizes[draft._turn + 1 :]
    if False not in full or any(rest) or max(sizes) > size:
        yield Refusal("NOT_DEALT", f"Seats are dealt {size} tiles each, one seat after another.")


def _of_round(draft: Draft) -> Iterator[Refusal]:
    game, turn, hands = draft._game, draft._turn, draft._hands
    sizes = tuple(hand.bit_count() for hand in hands)
    plays = plays_in(draft._chain)
    if plays and not plays[0].tile.bit & game.leads:
        yield Refusal("MAY_NOT_LEAD", f"{plays[0].tile} may not be led, so it cannot lie first.")
    if draft._boneyard.bit_count() < game.reserve:
        yield Refusal("RESERVE", f"The boneyard keeps {game.reserve} tiles at the least.")
    if draft._phase == OVER:
        return
    empty = [seat for seat, size in enumerate(sizes) if not size]
    for seat in empty:
        if draft._chain is None or game.rules.ending.out(Seat(seat), sizes, game.table):
            yield Refusal("EMPTY_HAND", f"Seat {seat} holds no tile, so the round cannot go on.")
    if turn in empty:
        yield Refusal("NOT_TO_MOVE", f"Seat {turn} holds no tile, so it cannot be to move.")
    if not draft._bound and draft._phase == TURN and is_blocked(draft):
        yield Refusal("ROUND_BLOCKED", "The round is blocked: nobody can place, and none draws.")
    if draft._phase == DRAWING:
        fitting = fitting_tiles(game, draft._ends, draft._chain, draft._total)
        able = bool(hands[turn] & fitting)
        if draft._boneyard.bit_count() <= game.reserve or not game.draws[not draft._ends][able]:
            yield Refusal("NOT_DRAWING", f"Seat {turn} may not draw here.")


def _of_bound(draft: Draft) -> Iterator[Refusal]:
    game, bound = draft._game, draft._bound
    if not bound:
        yield Refusal("BOUND", "The phase PLACING needs the drawn tile, as bound.")
        return
    tile = set_of(bound)
    if draft._phase not in (TURN, PLACING) or (draft._phase == TURN and draft._chain is not None):
        yield Refusal("BOUND", f"{tile} cannot be bound here: only a lead or a drawn tile is.")
    if draft._phase == PLACING and not game.binds:
        yield Refusal("BOUND", "Drawn tiles are not bound by these rules.")
    if not bound & draft._hands[draft._turn]:
        yield Refusal("BOUND", f"Seat {draft._turn} does not hold {tile}.")
    if not bound & fitting_tiles(game, draft._ends, draft._chain, draft._total):
        yield Refusal("BOUND", f"{tile} fits nowhere, so it cannot be bound.")
