"""From round to round: the lot, the deal, the end of a round and of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

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
from fives.match.game import Game, game_of
from fives.match.listing import can_place
from fives.match.moment import Moment, moment_of
from fives.match.phase import DEALING, LOT, OVER, TURN
from fives.match.tally import judge
from fives.policies.opening import FROM_HANDS, REDEAL, Lead, Opener, OpensFromHands
from fives.policies.opening import LOT as BY_LOT

if TYPE_CHECKING:
    from fives.match.ruleset import RuleSet


NOBODY_YET: Final = Seat(0)
"""Whose turn it is before anybody's, and the first to be dealt to."""


def first_round(rules: RuleSet, table: Table) -> Draft:
    """Return the beginning of a match: no scores, nothing dealt."""
    draft = Draft()
    draft._scores = tuple(Points(0) for _ in table.sides)
    new_round(draft, game_of(rules, table), None)
    return draft


def new_round(draft: Draft, game: Game, previous: PastRound | None) -> None:
    """Clear the table and find the opener of the next round."""
    opener = game.rules.opening.opener(previous, game.table)
    if opener is BY_LOT:
        _clear(draft, game, LOT, -1)
    elif opener is FROM_HANDS:
        _clear(draft, game, DEALING, -1)
    else:
        _clear(draft, game, DEALING, checks.seat(opener, "opener", game.table))


def _clear(draft: Draft, game: Game, phase: int, opener: int) -> None:
    draft._moment = moment_of(game, phase, NOBODY_YET, opener)
    draft._hands = (0,) * game.table.seats
    draft._boneyard = game.every
    draft._ends = ()
    draft._total = 0
    draft._chain = None


def begin(draft: Draft, log: list[Event] | None) -> None:
    """Let the opener move, once all hands are dealt."""
    game, opener = draft._moment.game, draft._moment.opener
    bound = 0
    if opener < 0:
        lead = _lead_from_hands(draft)
        if lead is REDEAL:
            _clear(draft, game, DEALING, -1)
            if log is not None:
                log.append(Redealt())
            return
        opener = checks.seat(lead.seat, "from_hands", game.table)
        bound = 0 if lead.tile is None else lead.tile.bit
        if bound & ~(draft._hands[opener] & game.leads):
            raise VariantError("opening", "from_hands", lead, "a tile that the opener may lead")
    draft._moment = moment_of(game, TURN, Seat(opener), opener, bound)
    if is_blocked(draft):
        close_round(draft, Blocked(), log)


def _lead_from_hands(draft: Draft) -> Lead | Literal[Opener.REDEAL]:
    game = draft._moment.game
    policy = game.rules.opening
    if not isinstance(policy, OpensFromHands):
        raise VariantError("opening", "opener", FROM_HANDS, "a method from_hands beside it")
    lead = policy.from_hands(hands_of(draft), game.table)
    good = lead is REDEAL or type(lead) is Lead
    return checks.checked(lead, good, "opening", "from_hands", "a Lead or REDEAL")


def hands_of(draft: Draft) -> tuple[TileSet, ...]:
    """Return the hands as sets of tiles."""
    return tuple(map(set_of, draft._hands))


def is_blocked(draft: Draft) -> bool:
    """Return whether the round is blocked, as the ending policy says."""
    moment, left = draft._moment, draft._boneyard.bit_count()
    game = moment.game
    if left > game.most_blocked:
        return False
    playing = len(draft._hands) - draft._hands.count(0)
    if_stuck, if_free = game.blocks[not draft._ends][playing][moment.passes][left]
    if not if_stuck and not if_free:
        return False
    held = 0
    for hand in draft._hands:
        held |= hand
    free = can_place(game, held, draft._ends, draft._chain, draft._total)
    return if_free if free else if_stuck


def close_round(draft: Draft, end: RoundEnd, log: list[Event] | None) -> None:
    """Settle a round that has ended, and go on to the next or end the match."""
    game, opener, scores = draft._moment.game, draft._moment.opener, draft._scores
    table = game.table
    hands = hands_of(draft)
    settled = game.rules.settlement.settle(end, hands, table)
    result = checks.result(settled, end, table)
    outcome, shown = None, log is None
    for batch in result.batches:
        if log is not None and not shown and counts_hands(batch):
            shown = True
            log.append(_ended(draft, end, result))
        scores, outcome = judge(game, scores, batch, log)
        if outcome is not None:
            break
    else:
        if log is not None and not shown:
            log.append(_ended(draft, end, result))
        outcome = game.rules.target.verdict(scores, table, round_over=True)
        if outcome is not None:
            checks.verdict(outcome, table)
    draft._scores = scores
    if outcome is not None:
        close_match(draft, outcome, log)
    else:
        new_round(draft, game, PastRound(Seat(opener), end, hands))


def _ended(draft: Draft, end: RoundEnd, result: RoundResult) -> RoundEnded:
    layout = draft._moment.game.layout_of(draft._chain, draft._ends, draft._total)
    return RoundEnded(end, hands_of(draft), result.winners, layout)


def close_match(draft: Draft, outcome: Outcome, log: list[Event] | None) -> None:
    """End the match; the round stays on the table to be seen."""
    moment = draft._moment
    draft._moment = Moment(moment.game, OVER, Seat(0), moment.opener, outcome=outcome)
    if log is not None:
        log.append(MatchEnded(outcome))
