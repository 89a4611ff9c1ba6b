"""What the rules say against a position that is otherwise whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from fives.core.outcome import Outcome
from fives.core.refusal import Refusal, within
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

SETUP: Final = ("case", "setup")
"""The case of a refusal that speaks of a position under a code that moves have too."""


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
            sentence = f"Side {side} cannot have {score} points: {refusal.sentence}"
            params = (("side", str(side)), ("score", str(score)), *within("why", refusal))
            yield Refusal("SCORE", sentence, params)
    outcome = outcome_of(game, scores, phase)
    shown = "-".join(map(str, scores))
    if phase is Phase.OVER and outcome is None:
        sentence = f"With {shown} points the match is not over."
        yield Refusal("NOT_OVER", sentence, (("scores", shown),))
    elif phase is not Phase.OVER and outcome is not None:
        sentence = f"With {shown} points the match is over."
        yield Refusal("MATCH_OVER", sentence, (SETUP, ("scores", shown)))


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
        sentence = "The table must be empty until all hands are dealt."
        yield Refusal("NOT_DEALT", sentence, (("case", "table"),))
    if moment.phase == LOT:
        draft._moment = attrs.evolve(moment, turn=Seat(0), opener=-1)
        if any(sizes):
            sentence = "Nobody holds tiles before the lot."
            yield Refusal("NOT_DEALT", sentence, (("case", "lot"),))
        return
    full = [held >= size for held in sizes]
    turn = Seat(full.index(False) if False in full else 0)
    draft._moment = attrs.evolve(moment, turn=turn)
    rest = sizes[turn + 1 :]
    if False not in full or any(rest) or max(sizes) > size:
        tiles = "tile" if size == 1 else "tiles"
        sentence = f"Seats are dealt {size} {tiles} each, one seat after another."
        yield Refusal("NOT_DEALT", sentence, (("case", "size"), ("size", str(size))))


def _of_round(draft: Draft) -> Iterator[Refusal]:
    moment, hands = draft._moment, draft._hands
    game, turn = moment.game, moment.turn
    sizes = tuple(hand.bit_count() for hand in hands)
    plays = plays_in(draft._chain)
    if plays and not plays[0].tile.bit & game.leads:
        lead = str(plays[0].tile)
        sentence = f"{lead} may not be led, so it cannot lie first."
        yield Refusal("MAY_NOT_LEAD", sentence, (SETUP, ("tile", lead)))
    if draft._boneyard.bit_count() < game.reserve:
        tiles = "tile" if game.reserve == 1 else "tiles"
        sentence = f"The boneyard keeps {game.reserve} {tiles} at the least."
        yield Refusal("RESERVE", sentence, (SETUP, ("left", str(game.reserve))))
    if moment.phase == OVER:
        return
    empty = [seat for seat, size in enumerate(sizes) if not size]
    for seat in empty:
        if draft._chain is None or game.rules.ending.out(Seat(seat), sizes, game.table):
            sentence = f"Seat {seat} holds no tile, so the round cannot go on."
            yield Refusal("EMPTY_HAND", sentence, (("seat", str(seat)),))
    if turn in empty:
        sentence = f"Seat {turn} holds no tile, so it cannot be to move."
        yield Refusal("NOT_TO_MOVE", sentence, (("seat", str(turn)),))
    if not moment.bound and moment.phase == TURN and is_blocked(draft):
        yield Refusal("ROUND_BLOCKED", "The round is blocked: nobody can place, and none draws.")
    if moment.phase == DRAWING:
        stuck = not _free(draft, hands[turn])
        if draft._boneyard.bit_count() <= game.reserve or not game.draws[not draft._ends][stuck]:
            params = (("case", "closed"), ("seat", str(turn)))
            yield Refusal("NOT_DRAWING", f"Seat {turn} may not draw here.", params)


def _free(draft: Draft, tiles: int) -> bool:
    return can_place(draft._moment.game, tiles, draft._ends, draft._chain, draft._total)


def _of_bound(draft: Draft) -> Iterator[Refusal]:
    moment = draft._moment
    phase, turn, bound = moment.phase, moment.turn, moment.bound
    if not bound:
        yield _bound("needed", "The phase PLACING needs the drawn tile, as bound.")
        return
    tile = str(set_of(bound))
    if phase not in (TURN, PLACING) or (phase == TURN and draft._chain is not None):
        sentence = f"{tile} cannot be bound here: only a lead or a drawn tile is."
        yield _bound("elsewhere", sentence, tile=tile)
    if not bound & draft._hands[turn]:
        sentence = f"Seat {turn} does not hold {tile}."
        yield _bound("not_held", sentence, seat=str(turn), tile=tile)
    elif not _free(draft, bound):
        yield _bound("fits_nowhere", f"{tile} fits nowhere, so it cannot be bound.", tile=tile)
    elif phase == PLACING:
        yield from _of_drawn(draft)


def _bound(case: str, sentence: str, **params: str) -> Refusal:
    return Refusal("BOUND", sentence, (("case", case), *params.items()))


def _of_drawn(draft: Draft) -> Iterator[Refusal]:
    """Yield why the bound tile cannot just have been drawn."""
    moment = draft._moment
    game, turn = moment.game, moment.turn
    rest = draft._hands[turn] & ~moment.bound
    if not game.binds:
        yield _bound("never", "Drawn tiles are not bound by these rules.")
    if not game.draws[not draft._ends][not _free(draft, rest)]:
        sentence = f"Seat {turn} could place another tile, so it cannot have drawn."
        params = (("case", "could_place"), ("seat", str(turn)))
        yield Refusal("NOT_DRAWING", sentence, params)
    if not rest:
        sentence = f"Seat {turn} must hold more than the tile that it has drawn."
        yield _bound("alone", sentence, seat=str(turn))
