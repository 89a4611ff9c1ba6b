"""Small games whose worlds can be gone through one by one, and that going through."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Literal

import attrs

import fives
from fives.match.public_view import PublicView, seen_with
from fives.records import Record
from tests.hard_cases.house import OutOrStuck

Match = Record[fives.GameState, fives.Move]


def small(rules: fives.RuleSet, top: int, hand: int, kept: int = 0) -> fives.RuleSet:
    """A game with a small set of tiles and small hands."""
    dealing = fives.BySeats(hand, hand, hand, kept=kept, tiles=fives.double_set(top))
    return attrs.evolve(rules, dealing=dealing)


@attrs.frozen
class OnlyWhenAble:
    """Draw only while something fits: the other way round; a tile that fits is bound."""

    binds: bool = True

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        return can_place


@attrs.frozen
class BoundWhenever:
    """Draw at any time; a tile that fits must be placed at once."""

    binds: bool = True

    def may_draw(self, can_place: bool, leading: bool) -> bool:
        return True


@attrs.frozen
class DoublesLead:
    """A lot, and only a double may be led."""

    def opener(
        self, previous: fives.PastRound | None, table: fives.Table
    ) -> Literal[fives.Opener.LOT]:
        return fives.Opener.LOT

    def may_lead(self, tile: fives.Tile, points: fives.Points) -> bool:
        return tile.is_double


@attrs.frozen
class HeaviestDoubleLeads:
    """Who holds the heaviest double leads it; without a double all is dealt again."""

    def opener(
        self, previous: fives.PastRound | None, table: fives.Table
    ) -> Literal[fives.Opener.FROM_HANDS]:
        return fives.Opener.FROM_HANDS

    def may_lead(self, tile: fives.Tile, points: fives.Points) -> bool:
        return True

    def from_hands(
        self, hands: tuple[fives.TileSet, ...], table: fives.Table
    ) -> fives.Lead | Literal[fives.Opener.REDEAL]:
        doubles = [
            (tile, seat) for seat, hand in enumerate(hands) for tile in hand if tile.is_double
        ]
        if not doubles:
            return fives.Opener.REDEAL
        tile, seat = max(doubles)
        return fives.Lead(fives.Seat(seat), tile)


H, E, D = fives.HORSE_RACE, fives.EXACT_61, fives.DRAW
STUCK = attrs.evolve(H, drawing=fives.NoDrawing())
SMALL: dict[str, tuple[fives.RuleSet, int, bool]] = {
    "horse-race-2": (small(H, 2, 2), 2, False),
    "horse-race-2-more": (small(H, 3, 3), 2, False),
    "horse-race-3": (small(H, 3, 2), 3, False),
    "horse-race-4": (small(H, 3, 2), 4, False),
    "horse-race-pairs": (small(H, 3, 2), 4, True),
    "exact-61-2": (small(E, 2, 2), 2, False),
    "exact-61-3": (small(E, 3, 3), 3, False),
    "exact-61-pairs": (small(E, 3, 2), 4, True),
    "draw-2": (small(D, 2, 2, kept=1), 2, False),
    "draw-3": (small(D, 3, 2, kept=2), 3, False),
    "draw-4": (small(D, 3, 2, kept=1), 4, False),
    "no-drawing": (small(STUCK, 3, 2), 3, False),
    "kept": (small(H, 3, 2, kept=2), 3, False),
    "blocked-early": (small(attrs.evolve(H, ending=OutOrStuck()), 3, 2), 3, False),
    "only-when-able": (small(attrs.evolve(H, drawing=OnlyWhenAble()), 3, 2), 3, False),
    "bound-whenever": (small(attrs.evolve(H, drawing=BoundWhenever()), 3, 2), 3, False),
    "doubles-lead": (small(attrs.evolve(H, opening=DoublesLead()), 3, 2), 3, False),
    "doubles-lead-stuck": (small(attrs.evolve(STUCK, opening=DoublesLead()), 3, 2), 2, False),
    "locked": (
        small(attrs.evolve(H, spinners=fives.LeadWalledInFirst(), opening=DoublesLead()), 3, 2),
        3,
        False,
    ),
    "from-hands": (small(attrs.evolve(H, opening=HeaviestDoubleLeads()), 2, 2), 2, False),
}
"""By name, a game with small hands, the seats at its table, and whether they are pairs."""


def viewers(seats: int) -> list[tuple[int, ...]]:
    """Who may look on: spectators, single seats, two seats."""
    return [(), (0,), (seats - 1,), (0, 2) if seats == 4 else (0, 1)]


def match(rules: fives.RuleSet, seats: int, pairs: bool, seed: int, most: int = 900) -> Match:
    """The record of a match in which all moves are random, to its end or so many moves."""
    rng = Random(seed)
    record = Record.of(rules.start(seats, pairs))
    while record.outcome is None and len(record.moves) < most:
        record = record.play(rng.choice(record.state.legal_moves()))
    return record


def turn_of(state: fives.GameState) -> int:
    """Whose turn it is, also while chance moves for it."""
    turn = fives.Setup.of(state).turn
    assert type(turn) is int
    return turn


def _hands_shown(before: fives.GameState, move: fives.Move) -> tuple[fives.TileSet, ...] | None:
    for event in before.step(move).events:
        if isinstance(event, fives.RoundEnded):
            return event.hands
    return None


def all_worlds(record: Match, seats: tuple[int, ...], most: int) -> Counter[fives.GameState] | None:
    """Every present state that agrees with what was seen, and in how many worlds it is.

    The engine makes every tile that chance could have brought, move by move, and what
    cannot be is left out as soon as the viewers would have seen something else. None when
    that becomes more than so many.
    """
    states = list(record)
    first = max(n for n, state in enumerate(states) if not any(state.hands))
    first = first if states[first].phase is not fives.Phase.OVER else 0
    found = [states[first]]
    viewing = tuple(map(fives.Seat, seats))
    for before, move, after in zip(
        states[first:], record.moves[first:], states[first + 1 :], strict=False
    ):
        seen = seen_with(after, viewing)
        over = after.outcome is not None
        shown = _hands_shown(before, move) if over else None
        hidden = isinstance(move, fives.Deal | fives.Drawn) and turn_of(before) not in seats
        following = []
        for state in found:
            for other in state.legal_moves() if hidden else (move,):
                if _agrees(state, other, seen, over, shown):
                    following.append(state.apply(other))
        found = following
        if len(found) > most:
            return None
    return Counter(found)


def _agrees(
    state: fives.GameState,
    move: fives.Move,
    seen: PublicView,
    over: bool,
    shown: tuple[fives.TileSet, ...] | None,
) -> bool:
    turn = turn_of(state)
    if isinstance(move, fives.Deal) and seen.hands[turn] is None:
        last = max(state.hands[turn], default=move.tile)
        if last > move.tile:
            return False  # the order within a hand makes no other world
    if state.refusal(move) is not None:
        return False
    if seen_with(state.apply(move), seen.seats) != seen:
        return False
    return not over or _hands_shown(state, move) == shown


def moments(name: str, seed: int, moves: int) -> Iterator[Match]:
    """The records of the first so many moves of a match of a small game."""
    rules, seats, pairs = SMALL[name]
    record = match(rules, seats, pairs, seed, moves)
    for count in range(len(record)):
        yield record.branch(count)
