"""The facts that every view of a match shares, and whether they can be true together."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from fives.core.errors import FivesError
from fives.core.outcome import Outcome
from fives.core.state import CHANCE, Actor
from fives.core.units import Points, Seat
from fives.dominoes.layout import Layout
from fives.dominoes.plays import plays_in
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.listing import can_place
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet
from fives.match.setup_rules import outcome_of, score_problems
from fives.policies.opening import OpensFromHands
from fives.records.json_values import Node
from fives.wire.layouts import plays_from
from fives.wire.pieces import (
    MOST_TILES,
    actor_from,
    outcome_data,
    outcome_from,
    points_from,
    seat_from,
    tile_from,
)
from fives.wire.seating import Seating, seating_from
from fives.wire.states import NAMES, PHASES

_BY_SEAT = (Phase.TURN, Phase.PLACING)


@attrs.frozen(weakref_slot=False)
class Facts:
    """What a view says that is no hand; each is as the view calls it."""

    at: Seating
    phase: Phase
    actor: Actor
    opener: Seat | None
    bound: Tile | None
    passes: int
    scores: tuple[Points, ...]
    sizes: tuple[int, ...]
    layout: Layout
    boneyard_size: int
    drawable: int
    outcome: Outcome | None


def facts_from(given: Mapping[str, Node], variant: RuleSet | None) -> Facts:
    """Return the facts of a view, each read for itself."""
    at = seating_from(given["variant"], given["table"], variant)
    seats, sides = at.table.seats, len(at.table.sides)
    opener, bound, outcome = given["opener"], given["bound"], given["outcome"]
    scores = given["scores"].items(sides)
    sizes = given["hand_sizes"].items(seats)
    for name, found, wanted in (("scores", scores, sides), ("hand_sizes", sizes, seats)):
        if len(found) != wanted:
            raise given[name].error("TOO_FEW", f"there are {wanted} at {at.table}.")
    return Facts(
        at=at,
        phase=given["phase"].one_of(PHASES),
        actor=actor_from(given["actor"], seats),
        opener=None if opener.value is None else seat_from(opener, seats),
        bound=None if bound.value is None else tile_from(bound),
        passes=given["passes"].whole(0, seats),
        scores=tuple(map(points_from, scores)),
        sizes=tuple(size.whole(0, MOST_TILES) for size in sizes),
        layout=plays_from(given["layout"], at.rules.layout()),
        boneyard_size=given["boneyard_size"].whole(0, MOST_TILES),
        drawable=given["drawable"].whole(0, MOST_TILES),
        outcome=None if outcome.value is None else outcome_from(outcome),
    )


def checked(given: Mapping[str, Node], facts: Facts, shown: Mapping[Seat, TileSet]) -> None:
    """Refuse facts that cannot be true together, at the path of one that is wrong.

    Args:
        given: Where each fact stands.
        facts: The facts.
        shown: The hands that are seen.
    """
    try:
        problem = (
            _of_turn(facts) or _of_scores(facts) or _of_sizes(facts) or _of_bound(facts, shown)
        )
    except FivesError as error:  # of a policy of a variant that was handed over
        raise given["variant"].error(error.code, error.message) from None
    if problem is not None:
        where, sentence = problem
        raise given[where].error("DOES_NOT_FOLLOW", sentence)


def _of_turn(facts: Facts) -> tuple[str, str] | None:
    phase, actor, opener = facts.phase, facts.actor, facts.opener
    if phase is Phase.OVER:
        fits = actor is None
    elif phase in _BY_SEAT:
        fits = actor is not None and actor is not CHANCE and facts.sizes[actor] > 0
    else:
        fits = actor is CHANCE
    if not fits:
        return "actor", f"this is not to move in the phase {NAMES[phase]}."
    from_hands = phase is Phase.DEALING and isinstance(facts.at.rules.opening, OpensFromHands)
    if opener is None and phase is not Phase.LOT and not from_hands:
        return "opener", f"in the phase {NAMES[phase]} it is known who opens."
    if opener is not None and phase is Phase.LOT:
        return "opener", "nobody is the opener before the lot."
    playing = len(facts.sizes) - facts.sizes.count(0)
    if facts.passes and (not facts.at.game.counts_passes or facts.passes >= playing):
        return "passes", "there cannot be that many passes in a row here."
    return None


def _of_scores(facts: Facts) -> tuple[str, str] | None:
    game, over = facts.at.game, facts.phase is Phase.OVER
    for problem in score_problems(game, facts.scores, facts.phase):
        return "scores", problem.sentence
    right = outcome_of(game, facts.scores, Phase.OVER) if over else None
    if facts.outcome != right:
        return "outcome", f"with these scores it is {outcome_data(right) or 'null'}."
    return None


def _of_sizes(facts: Facts) -> tuple[str, str] | None:
    game, sizes, phase = facts.at.game, facts.sizes, facts.phase
    tiles, left = len(facts.at.rules.dealing.tiles), facts.boneyard_size
    laid = plays_in(facts.layout._chain)
    if sum(sizes) + left + len(laid) != tiles:
        return "boneyard_size", f"hands, layout and boneyard are {tiles} tiles in all."
    drawable = game.drawables[not laid][left]
    if facts.drawable != drawable:
        return "drawable", f"of such a boneyard {drawable} may be drawn."
    if phase in (Phase.LOT, Phase.DEALING):
        if laid:
            return "layout", "the table is empty until all hands are dealt."
        full = [size for size in sizes if size == game.hand_size]
        rest = sizes[len(full) + 1 :] if phase is Phase.DEALING else sizes
        if any(rest) or len(full) == len(sizes) or sizes[: len(full)] != tuple(full):
            return "hand_sizes", "seats are dealt their tiles one after another."
        return None if max(sizes) <= game.hand_size else ("hand_sizes", "a hand is too large.")
    if laid and not laid[0].tile.bit & game.leads:
        return "layout", f"{laid[0].tile} may not be led."
    if left < game.reserve:
        return "boneyard_size", f"the boneyard keeps {game.reserve} tiles at the least."
    if phase is not Phase.OVER:
        for seat, size in enumerate(sizes):
            if not size and (not laid or game.rules.ending.out(Seat(seat), sizes, game.table)):
                return "hand_sizes", f"seat {seat} holds no tile, so the round cannot go on."
    return None


def _of_bound(facts: Facts, shown: Mapping[Seat, TileSet]) -> tuple[str, str] | None:
    actor, bound, layout, game = facts.actor, facts.bound, facts.layout, facts.at.game
    hand = None if actor is None or actor is CHANCE else shown.get(actor)
    drawn = facts.phase is Phase.PLACING
    if drawn and not game.binds:
        return "phase", "drawn tiles are not bound by these rules."
    if bound is None:
        return ("bound", "the drawn tile is bound.") if drawn and hand is not None else None
    if hand is None or bound not in hand:
        return "bound", "only a tile of a hand that is shown, and to move, is seen to be bound."
    if not drawn and layout._chain is not None:
        return "bound", "only a lead or a drawn tile is bound."
    if not can_place(game, bound.bit, layout._ends, layout._chain, layout._total):
        return "bound", f"{bound} fits nowhere."
    return None
