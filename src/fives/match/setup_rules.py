"""What the rules say against a position that is otherwise whole."""

from __future__ import annotations

from collections.abc import Iterator

from fives.core.outcome import Outcome
from fives.core.refusal import Refusal
from fives.core.units import Pips, Points, Seat
from fives.dominoes.plays import plays_in
from fives.dominoes.scoring import PLAY, Part, ScoreEvent
from fives.dominoes.tileset import set_of
from fives.match import checks
from fives.match.draft import Draft
from fives.match.game import Game
from fives.match.listing import fitting_tiles
from fives.match.phase import DEALING, DRAWING, LOT, OVER, PHASES, PLACING, TURN, Phase
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
    problems += score_problems(draft._game, draft._scores, PHASES[phase])
    if phase == OVER:
        draft._turn = 0
        draft._outcome = outcome_of(draft._game, draft._scores, Phase.OVER)
    if phase in (LOT, DEALING):
        problems += _of_dealing(draft)
    else:
        problems += _of_round(draft)
    if draft._bound or phase == PLACING:
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
    if not bound & draft._hands[draft._turn]:
        yield Refusal("BOUND", f"Seat {draft._turn} does not hold {tile}.")
    elif not bound & fitting_tiles(game, draft._ends, draft._chain, draft._total):
        yield Refusal("BOUND", f"{tile} fits nowhere, so it cannot be bound.")
    elif draft._phase == PLACING:
        yield from _of_drawn(draft)


def _of_drawn(draft: Draft) -> Iterator[Refusal]:
    """Yield why the bound tile cannot just have been drawn."""
    game, rest = draft._game, draft._hands[draft._turn] & ~draft._bound
    if not game.binds:
        yield Refusal("BOUND", "Drawn tiles are not bound by these rules.")
    fitting = fitting_tiles(game, draft._ends, draft._chain, draft._total)
    if not game.draws[not draft._ends][bool(rest & fitting)]:
        sentence = f"Seat {draft._turn} could place another tile, so it cannot have drawn."
        yield Refusal("NOT_DRAWING", sentence)
    if not rest:
        sentence = f"Seat {draft._turn} must hold more than the tile that it has drawn."
        yield Refusal("BOUND", sentence)
