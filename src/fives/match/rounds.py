"""From round to round: the lot, the deal, the end of a round and of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fives.core.errors import VariantError
from fives.core.outcome import Outcome
from fives.core.table import Table
from fives.core.units import Points, Seat
from fives.dominoes.round_end import Blocked, PastRound, RoundEnd, RoundResult
from fives.dominoes.scoring import counts_hands
from fives.dominoes.tileset import TileSet, set_of
from fives.match import checks
from fives.match.draft import Draft
from fives.match.events import Event, MatchEnded, Redealt, RoundEnded
from fives.match.game import game_of
from fives.match.listing import fitting_tiles
from fives.match.phase import DEALING, LOT, OVER, TURN
from fives.match.tally import judge
from fives.policies.opening import FROM_HANDS, REDEAL, Lead, Opener, OpensFromHands
from fives.policies.opening import LOT as BY_LOT

if TYPE_CHECKING:
    from fives.match.ruleset import RuleSet


def first_round(rules: RuleSet, table: Table) -> Draft:
    """Return the beginning of a match: no scores, nothing dealt."""
    draft = Draft()
    draft._game = game_of(rules, table)
    draft._scores = tuple(Points(0) for _ in table.sides)
    draft._outcome = None
    new_round(draft, None)
    return draft


def new_round(draft: Draft, previous: PastRound | None) -> None:
    """Clear the table and find the opener of the next round."""
    game = draft._game
    opener = game.rules.opening.opener(previous, game.table)
    draft._opener = -1
    draft._phase = LOT if opener is BY_LOT else DEALING
    if opener is not BY_LOT and opener is not FROM_HANDS:
        draft._opener = checks.seat(opener, "opener", game.table)
    _clear(draft)


def _clear(draft: Draft) -> None:
    game = draft._game
    draft._turn = 0
    draft._hands = (0,) * game.table.seats
    draft._boneyard = game.every
    draft._ends = ()
    draft._total = 0
    draft._chain = None
    draft._bound = 0
    draft._passes = 0


def begin(draft: Draft, log: list[Event] | None) -> None:
    """Let the opener move, once all hands are dealt."""
    game = draft._game
    bound = 0
    if draft._opener < 0:
        lead = _lead_from_hands(draft)
        if lead is REDEAL:
            _clear(draft)
            if log is not None:
                log.append(Redealt())
            return
        draft._opener = checks.seat(lead.seat, "from_hands", game.table)
        bound = 0 if lead.tile is None else lead.tile.bit
        if bound & ~(draft._hands[draft._opener] & game.leads):
            raise VariantError("opening", "from_hands", lead, "a tile that the opener may lead")
    draft._turn = draft._opener
    draft._phase = TURN
    draft._bound = bound
    if is_blocked(draft):
        close_round(draft, Blocked(), log)


def _lead_from_hands(draft: Draft) -> Lead | Literal[Opener.REDEAL]:
    policy = draft._game.rules.opening
    if not isinstance(policy, OpensFromHands):
        raise VariantError("opening", "opener", FROM_HANDS, "a method from_hands beside it")
    lead = policy.from_hands(hands_of(draft), draft._game.table)
    good = lead is REDEAL or type(lead) is Lead
    return checks.checked(lead, good, "opening", "from_hands", "a Lead or REDEAL")


def hands_of(draft: Draft) -> tuple[TileSet, ...]:
    """Return the hands as sets of tiles."""
    return tuple(map(set_of, draft._hands))


def is_blocked(draft: Draft) -> bool:
    """Return whether the round is blocked, as the ending policy says."""
    game = draft._game
    playing = len(draft._hands) - draft._hands.count(0)
    rows = game.blocks[not draft._ends][playing][draft._passes]
    if_stuck, if_free = rows[draft._boneyard.bit_count()]
    if not if_stuck and not if_free:
        return False
    fitting = fitting_tiles(game, draft._ends, draft._chain, draft._total)
    return if_free if any(hand & fitting for hand in draft._hands) else if_stuck


def close_round(draft: Draft, end: RoundEnd, log: list[Event] | None) -> None:
    """Settle a round that has ended, and go on to the next or end the match."""
    game, target = draft._game, draft._game.rules.target
    hands = hands_of(draft)
    settled = game.rules.settlement.settle(end, hands, game.table)
    result = checks.result(settled, end, game.table)
    scores, outcome, counting = draft._scores, None, False
    draft._bound = 0
    for batch in result.batches:
        if counts_hands(batch) and not counting:
            counting = True
            _log_end(draft, end, result, log)
        scores, outcome = judge(game, scores, batch, log)
        if outcome is not None:
            break
    if outcome is None:
        if not counting:
            _log_end(draft, end, result, log)
        last = target.verdict(scores, game.table, round_over=True)
        outcome = checks.verdict(last, game.table)
    draft._scores = scores
    if outcome is not None:
        close_match(draft, outcome, log)
    else:
        new_round(draft, PastRound(Seat(draft._opener), end, hands))


def _log_end(draft: Draft, end: RoundEnd, result: RoundResult, log: list[Event] | None) -> None:
    if log is not None:
        layout = draft._game.layout_of(draft._chain, draft._ends, draft._total)
        log.append(RoundEnded(end, hands_of(draft), result.winners, layout))


def close_match(draft: Draft, outcome: Outcome, log: list[Event] | None) -> None:
    """End the match; the round stays on the table to be seen."""
    draft._phase = OVER
    draft._turn = 0
    draft._bound = 0
    draft._passes = 0
    draft._outcome = outcome
    if log is not None:
        log.append(MatchEnded(outcome))
