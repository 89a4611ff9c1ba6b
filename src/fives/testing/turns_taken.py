"""Checks of turns: who may do what, and who is next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fives.core.state import CHANCE
from fives.core.units import Seat
from fives.dominoes.plays import Play
from fives.match.events import Redealt, RoundEnded, TilePlayed, TurnKept
from fives.match.moves import Deal, Draw, Drawn, Lot, Move, Pass
from fives.match.phase import Phase
from fives.match.state import GameState
from fives.policies.continuation import Played
from fives.policies.opening import Lead, OpensFromHands
from fives.testing.asking import events_of, fits, hands_after, may_draw, seat_served
from fives.testing.check import Check, Moment, each


def allowed(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether the moves are those that the policies allow."""
    state = moment.state
    wanted: tuple[Move, ...]
    if isinstance(state.actor, int):
        wanted = _of_seat(state, state.actor)
    elif state.phase is Phase.LOT:
        wanted = tuple(Lot(Seat(seat)) for seat in range(state.table.seats))
    elif state.outcome is None:
        kind = Deal if state.phase is Phase.DEALING else Drawn
        wanted = tuple(kind(tile) for tile in state.boneyard)
    else:
        wanted = ()
    if moment.listed != wanted:
        odd = set(moment.listed) ^ set(wanted)
        what = ", ".join(sorted(map(str, odd))[:6])
        yield f"Listed or allowed by the rules, but not both: {what or '(only the order)'}."


def _of_seat(state: GameState, seat: int) -> tuple[Move, ...]:
    rules, layout, bound = state.variant, state.layout, state.bound
    tiles = state.hands[seat] if bound is None else (bound,)
    moves: list[Move]
    if len(layout):
        moves = [
            Play(tile, port)
            for port in layout.ports
            for tile in tiles
            if port.value in (tile.low, tile.high)
        ]
    else:
        moves = [Play(tile) for tile in tiles if fits(rules, layout, tile)]
    left, reserve = len(state.boneyard), rules.dealing.reserve(state.table)
    leading = not len(layout)
    if bound is None and may_draw(rules, leading, bool(moves), left, reserve):
        moves.append(Draw())
    return tuple(moves) or (Pass(),)


def turns(moment: Moment[GameState]) -> Iterator[str]:
    """Look at who is to move after a move."""
    before, state, move = moment.before, moment.state, moment.move
    if before is None or state.outcome is not None or events_of(moment, RoundEnded):
        return
    if isinstance(move, Lot):
        if (state.phase, state.opener) != (Phase.DEALING, move.seat):
            yield f"After {move} comes {state.phase}, and the opener is {state.opener}."
    elif isinstance(move, Deal):
        yield from _deal(moment, before)
    elif isinstance(move, Draw):
        if (state.phase, state.hands) != (Phase.DRAWING, before.hands):
            yield f"After a draw comes {state.phase}, and chance should say which tile."
    elif isinstance(move, Drawn):
        yield from _drawn(moment, before)
    elif isinstance(before.actor, int):
        yield from _next(moment, before, before.actor)


def _deal(moment: Moment[GameState], before: GameState) -> Iterator[str]:
    state, hands = moment.state, hands_after(moment)
    if events_of(moment, Redealt):
        return
    if list(state.hands) != hands:
        yield f"{moment.move} did not go to seat {seat_served(before)}."
    size = state.variant.dealing.hand_size(state.table)
    if any(len(hand) < size for hand in hands):
        if state.phase is not Phase.DEALING:
            yield "The deal stops before every seat has its hand."
        return
    opener, bound, policy = before.opener, None, state.variant.opening
    if opener is None and isinstance(policy, OpensFromHands):
        lead = policy.from_hands(tuple(hands), state.table)
        if isinstance(lead, Lead):
            opener, bound = lead.seat, lead.tile
    if (state.actor, state.opener, state.bound) != (opener, opener, bound):
        yield f"Seat {opener} opens, and the state says {state.opener}, actor {state.actor!r}."


def _drawn(moment: Moment[GameState], before: GameState) -> Iterator[str]:
    state, rules, tile = moment.state, moment.state.variant, moment.move.tile
    seat = seat_served(before)
    if list(state.hands) != hands_after(moment) or tile not in state.hands[seat]:
        yield f"{tile} did not go to seat {seat}, which drew it."
    binds = rules.drawing.binds and fits(rules, before.layout, tile)
    wanted = (seat, Phase.PLACING if binds else Phase.TURN, tile if binds else None)
    if (state.actor, state.phase, state.bound) != wanted:
        yield f"After {moment.move} it should be {wanted}, not {(state.actor, state.phase)}."


def _next(moment: Moment[GameState], before: GameState, seat: Seat) -> Iterator[str]:
    """Look at whose turn follows a play or a pass."""
    state, hands = moment.state, hands_after(moment)
    if list(state.hands) != hands:
        yield f"After {moment.move} the hands are not as before, less the tile."
        return
    kept = [event.reasons for event in events_of(moment, TurnKept)]
    reasons: tuple[str, ...] = ()
    for played in events_of(moment, TilePlayed):
        if hands[seat]:
            drawn = before.phase is Phase.PLACING
            asked = Played(played.tile, played.points, drawn)
            reasons = state.variant.continuation.keeps_turn(asked)
    if kept != ([reasons] if reasons else []):
        yield f"The turn is told to be kept for {kept}; the continuation says {reasons}."
    following = seat
    if not reasons:
        following = state.table.after(seat)
        while not hands[following] and following != seat:
            following = state.table.after(following)
    if state.actor != following or state.phase is not Phase.TURN:
        who = "chance" if state.actor is CHANCE else f"seat {state.actor}"
        yield f"After {moment.move} of seat {seat} it is the turn of {who}, not seat {following}."


ALLOWED: Final = Check("allowed", "The moves are those that the policies allow.", each(allowed))
TURNS: Final = Check(
    "turns", "The turn goes to the seat that the policies say.", each(turns), cheap=True
)
