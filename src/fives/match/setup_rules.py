"""What the rules say against a position that is otherwise whole."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.units import Pips, Points, Seat
from fives.dominoes.plays import plays_in
from fives.dominoes.scoring import PLAY, Part, ScoreEvent
from fives.dominoes.tileset import set_of
from fives.match import checks
from fives.match.draft import Draft
from fives.match.game import Game
from fives.match.listing import can_place
from fives.match.phase import DEALING, DRAWING, LOT, OVER, PHASES, PLACING, TURN, Phase
from fives.match.rounds import is_blocked


def rule_problems(draft: Draft) -> list[Refusal]:
    """Return what the rules say against a position; fills in what follows from the rest.

    Outside `LOT` and `DEALING` the round must be going on, and the match too, except in
    the phase `OVER`, whose outcome comes from the scores.
    """
    moment = draft._moment
    game, phase = moment.game, moment.phase
    playing = len(draft._hands) - draft._hands.count(0)
    problems = []
    if moment.passes and (not game.counts_passes or moment.passes >= playing):
        problems.append(Refusal("PASSES", "There cannot be that many passes in a row here."))
        draft._moment = attrs.evolve(moment, passes=0)
    problems += score_problems(game, draft._scores, PHASES[phase])
    if phase == OVER:
        outcome = outcome_of(game, draft._scores, Phase.OVER)
        draft._moment = attrs.evolve(draft._moment, turn=Seat(0), outcome=outcome)
    if phase in (LOT, DEALING):
        problems += _of_dealing(draft)
    else:
        problems += _of_round(draft)
    if moment.bound or phase == PLACING:
        problems += _of_bound(draft)
    return problems


def score_problems(game: Game, scores: tuple[Points, ...], phase: Phase) -> Iterator[Refusal]:
    """Yield what the target says against scores in a phase.

    A score that it would not let stand if it came from nothing at once cannot be.
    """
    for side, score in zip(game.table.sides, scores, strict=True):
        at_once = ScoreEvent(side, (Part(PLAY, Pips(0), Pips(0), score),))
        refusal = game.rules.target.refusal(Points(0), at_once, game.table)
        if score and refusal is not None:
            yield Refusal("SCORE", f"Side {side} cannot have {score} points: {refusal.sentence}")
    outcome = outcome_of(game, scores, phase)
    shown = "-".join(map(str, scores))
    if phase is Phase.OVER and outcome is None:
        yield Refusal("NOT_OVER", f"With {shown} points the match is not over.")
    elif phase is not Phase.OVER and outcome is not None:
        yield Refusal("MATCH_OVER", f"With {shown} points the match is over.")


def outcome_of(game: Game, scores: tuple[Points, ...], phase: Phase) -> Outcome | None:
    """Return the outcome that scores make, in the middle of a round or after it."""
    verdict = game.rules.target.verdict
    outcome = checks.verdict(verdict(scores, game.table, round_over=False), game.table)
    if outcome is None and phase is Phase.OVER:
        return checks.verdict(verdict(scores, game.table, round_over=True), game.table)
    return outcome


def _of_dealing(draft: Draft) -> Iterator[Refusal]:
    moment = draft._moment
    size, sizes = moment.game.hand_size, [hand.bit_count() for hand in draft._hands]
    if draft._chain is not None:
        yield Refusal("NOT_DEALT", "The table must be empty until all hands are dealt.")
    if moment.phase == LOT:
        draft._moment = attrs.evolve(moment, turn=Seat(0), opener=-1)
        if any(sizes):
            yield Refusal("NOT_DEALT", "Nobody holds tiles before the lot.")
        return
    full = [held >= size for held in sizes]
    turn = Seat(full.index(False) if False in full else 0)
    draft._moment = attrs.evolve(moment, turn=turn)
    rest = sizes[turn + 1 :]
    if False not in full or any(rest) or max(sizes) > size:
        yield Refusal("NOT_DEALT", f"Seats are dealt {size} tiles each, one seat after another.")


def _of_round(draft: Draft) -> Iterator[Refusal]:
    moment, hands = draft._moment, draft._hands
    game, turn = moment.game, moment.turn
    sizes = tuple(hand.bit_count() for hand in hands)
    plays = plays_in(draft._chain)
    if plays and not plays[0].tile.bit & game.leads:
        yield Refusal("MAY_NOT_LEAD", f"{plays[0].tile} may not be led, so it cannot lie first.")
    if draft._boneyard.bit_count() < game.reserve:
        yield Refusal("RESERVE", f"The boneyard keeps {game.reserve} tiles at the least.")
    if moment.phase == OVER:
        return
    empty = [seat for seat, size in enumerate(sizes) if not size]
    for seat in empty:
        if draft._chain is None or game.rules.ending.out(Seat(seat), sizes, game.table):
            yield Refusal("EMPTY_HAND", f"Seat {seat} holds no tile, so the round cannot go on.")
    if turn in empty:
        yield Refusal("NOT_TO_MOVE", f"Seat {turn} holds no tile, so it cannot be to move.")
    if not moment.bound and moment.phase == TURN and is_blocked(draft):
        yield Refusal("ROUND_BLOCKED", "The round is blocked: nobody can place, and none draws.")
    if moment.phase == DRAWING:
        stuck = not _free(draft, hands[turn])
        if draft._boneyard.bit_count() <= game.reserve or not game.draws[not draft._ends][stuck]:
            yield Refusal("NOT_DRAWING", f"Seat {turn} may not draw here.")


def _free(draft: Draft, tiles: int) -> bool:
    return can_place(draft._moment.game, tiles, draft._ends, draft._chain, draft._total)


def _of_bound(draft: Draft) -> Iterator[Refusal]:
    moment = draft._moment
    phase, turn, bound = moment.phase, moment.turn, moment.bound
    if not bound:
        yield Refusal("BOUND", "The phase PLACING needs the drawn tile, as bound.")
        return
    tile = set_of(bound)
    if phase not in (TURN, PLACING) or (phase == TURN and draft._chain is not None):
        yield Refusal("BOUND", f"{tile} cannot be bound here: only a lead or a drawn tile is.")
    if not bound & draft._hands[turn]:
        yield Refusal("BOUND", f"Seat {turn} does not hold {tile}.")
    elif not _free(draft, bound):
        yield Refusal("BOUND", f"{tile} fits nowhere, so it cannot be bound.")
    elif phase == PLACING:
        yield from _of_drawn(draft)


def _of_drawn(draft: Draft) -> Iterator[Refusal]:
    """Yield why the bound tile cannot just have been drawn."""
    moment = draft._moment
    game, turn = moment.game, moment.turn
    rest = draft._hands[turn] & ~moment.bound
    if not game.binds:
        yield Refusal("BOUND", "Drawn tiles are not bound by these rules.")
    if not game.draws[not draft._ends][not _free(draft, rest)]:
        sentence = f"Seat {turn} could place another tile, so it cannot have drawn."
        yield Refusal("NOT_DRAWING", sentence)
    if not rest:
        sentence = f"Seat {turn} must hold more than the tile that it has drawn."
        yield Refusal("BOUND", sentence)
