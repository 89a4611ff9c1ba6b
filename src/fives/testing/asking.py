"""What the policies of a variant say about a moment, asked anew and without the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from fives.core.units import Pips, Seat
from fives.dominoes.layout import Layout
from fives.dominoes.plays import Play
from fives.dominoes.round_end import Blocked, RoundEnd, WentOut
from fives.dominoes.scoring import PLAY, Part, ScoreEvent
from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.events import RoundEnded, Ruled, TilePlayed
from fives.match.moves import Deal, Drawn, Pass
from fives.match.phase import Phase
from fives.match.ruleset import RuleSet
from fives.match.setup import Setup
from fives.match.state import GameState
from fives.testing.check import Moment

E = TypeVar("E")


def events_of(moment: Moment[GameState], kind: type[E]) -> list[E]:
    """Return the events of one kind of the last move."""
    return [event for event in moment.events if type(event) is kind]


def fits(rules: RuleSet, layout: Layout, tile: Tile) -> bool:
    """Return whether a tile could be placed by somebody who holds it."""
    if not len(layout):
        return rules.opening.may_lead(tile, rules.points_for(layout.place(tile)))
    return any(port.value in (tile.low, tile.high) for port in layout.ports)


def may_draw(rules: RuleSet, leading: bool, able: bool, left: int, reserve: int) -> bool:
    """Return whether a seat that is not bound may draw."""
    return left > reserve and rules.drawing.may_draw(able, leading)


def layout_after(moment: Moment[GameState]) -> Layout:
    """Return the tiles on the table after the last move, before a new round clears them."""
    for ended in events_of(moment, RoundEnded):
        return ended.layout
    return moment.state.layout


def hands_after(moment: Moment[GameState]) -> list[TileSet]:
    """Return the hands after the last move, before a new round clears them."""
    assert moment.before is not None
    hands, move = [*moment.before.hands], moment.move
    if isinstance(move, Play) and isinstance(moment.before.actor, int):
        seat = moment.before.actor
        hands[seat] = hands[seat] - {move.tile}
    elif isinstance(move, Deal | Drawn):
        seat = seat_served(moment.before)
        hands[seat] = TileSet([*hands[seat], move.tile])
    return hands


def seat_served(state: GameState) -> Seat:
    """Return the seat that gets the next tile of chance."""
    if state.phase is Phase.DRAWING:
        return Seat(Setup.of(state).turn)
    size = state.variant.dealing.hand_size(state.table)
    return Seat(next(seat for seat, hand in enumerate(state.hands) if len(hand) < size))


def gain_of(moment: Moment[GameState]) -> ScoreEvent | None:
    """Return what the last move earned by its count, if it was a play that earned something."""
    for played in events_of(moment, TilePlayed):
        if played.points:
            total = Pips(played.total)
            side = moment.state.table.side(played.seat)
            return ScoreEvent(side, (Part(PLAY, total, total, played.points),))
    return None


def left_after(moment: Moment[GameState]) -> int:
    """Return how many tiles the boneyard holds after the last move."""
    assert moment.before is not None
    return len(moment.before.boneyard) - isinstance(moment.move, Deal | Drawn)


def blocked_after(moment: Moment[GameState], hands: Sequence[TileSet], layout: Layout) -> bool:
    """Return whether the ending says that the round is blocked after the last move."""
    assert moment.before is not None
    rules, table = moment.state.variant, moment.state.table
    passes = 0 if isinstance(moment.move, Play) else moment.before.passes
    passes += isinstance(moment.move, Pass)
    reserve, leading = rules.dealing.reserve(table), not len(layout)
    can_be_drawn = rules.drawing.may_draw(False, leading)
    drawable = max(0, left_after(moment) - reserve) if can_be_drawn else 0
    playing = sum(1 for hand in hands if hand)
    answers = {
        able: rules.ending.blocked(able, drawable, passes, playing) for able in (False, True)
    }
    if answers[False] == answers[True]:
        return answers[True]
    return answers[any(fits(rules, layout, tile) for hand in hands for tile in hand)]


def expected_end(moment: Moment[GameState]) -> RoundEnd | None:
    """Return how the ending says that the last move ended the round, or None if it did not."""
    before, move = moment.before, moment.move
    if before is None or not isinstance(move, Play | Pass | Deal | Drawn):
        return None
    rules, table = moment.state.variant, moment.state.table
    hands, layout = hands_after(moment), layout_after(moment)
    if isinstance(move, Deal):
        size = rules.dealing.hand_size(table)
        if moment.state.phase is Phase.DEALING and not events_of(moment, RoundEnded):
            return None
        if any(len(hand) < size for hand in hands):
            return None
    if isinstance(move, Drawn) and rules.drawing.binds and fits(rules, layout, move.tile):
        return None
    gain, seat = gain_of(moment), before.actor
    if isinstance(move, Play) and isinstance(seat, int) and not hands[seat]:
        sizes = tuple(map(len, hands))
        if rules.ending.out(seat, sizes, table):
            return WentOut(seat, gain)
    return Blocked(gain) if blocked_after(moment, hands, layout) else None


def rulings_of(moment: Moment[GameState]) -> list[Ruled]:
    """Return the rulings of the last move."""
    return events_of(moment, Ruled)


def told(events: Sequence[ScoreEvent]) -> str:
    """Return score events as a sentence tells them.

    >>> told([ScoreEvent(0, (Part("opponents", 17, 15, 3),))])
    'side 0: opponents 17, counted as 15, 3 points'
    """
    shown = [f"side {event.side}: {', '.join(map(str, event.parts))}" for event in events]
    return "; ".join(shown) or "nothing"
