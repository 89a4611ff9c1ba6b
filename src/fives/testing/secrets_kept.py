"""Checks of views and events: what a seat is shown is what it may know, and no more."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Final

import attrs

from fives.dominoes.tiles import Tile
from fives.dominoes.tileset import TileSet
from fives.match.events import RoundEnded
from fives.match.setup import Setup
from fives.match.state import GameState
from fives.testing.asking import events_of
from fives.testing.check import Check, Moment, each
from fives.testing.reach import reachable

RULES: Final = frozenset({"variant", "spinners", "counting", "tile_set"})
"""The fields of a view and its layout that hold rules, which name the whole set of tiles."""

TRIES: Final = 25
"""So often a swap of hidden tiles is tried until the rules allow one."""


def hidden_from(state: GameState, seat: int) -> set[Tile]:
    """Return the tiles that a seat cannot see."""
    others = [tile for s, hand in enumerate(state.hands) if s != seat for tile in hand]
    return {*others, *state.boneyard}


def tiles_in_reach(value: object) -> Iterator[tuple[str, Tile]]:
    """Yield every tile that can be reached from a value, with the way to it."""
    for way, item in reachable(value, RULES):
        if isinstance(item, Tile):
            yield way, item
        elif isinstance(item, TileSet):
            yield from ((way, tile) for tile in item)


def leaks(moment: Moment[GameState]) -> Iterator[str]:
    """Look for hidden tiles in everything that can be reached from the views."""
    state = moment.state
    for seat in range(state.table.seats):
        view, hidden = state.view(seat), hidden_from(state, seat)
        for way, tile in tiles_in_reach(view):
            if tile in hidden:
                yield f"Seat {seat} may not know where {tile} is; its view holds it at {way}."
                break
        for _, item in reachable(view, RULES):
            if isinstance(item, GameState):
                yield f"The view of seat {seat} holds a state, which knows every hand."
        shown = sorted(str(tile) for tile in hidden if str(tile) in repr(view))
        if shown:
            yield f"The view of seat {seat} prints {shown[0]}, which it may not know."


def seen_events(moment: Moment[GameState]) -> Iterator[str]:
    """Look for hidden tiles in what a seat may see of the events."""
    if moment.before is None or events_of(moment, RoundEnded):
        return
    for seat in range(moment.state.table.seats):
        hidden = hidden_from(moment.before, seat) & hidden_from(moment.state, seat)
        for event in moment.events:
            seen = getattr(event, "seen_by")(seat)  # noqa: B009  # events are a union
            for _, tile in tiles_in_reach(seen):
                if tile in hidden:
                    yield f"Seat {seat} may not know {tile}; it is told by {seen!r}."
                    break


def swapped(moment: Moment[GameState], seat: int) -> GameState | None:
    """Return a state that differs only in what a seat cannot know, or None if none was found."""
    state, rng = moment.state, moment.rng
    setup = Setup.of(state)
    for _ in range(TRIES):
        tiles = sorted(hidden_from(state, seat))
        rng.shuffle(tiles)
        hands: list[tuple[Tile, ...]] = []
        for owner, hand in enumerate(state.hands):
            hands.append(tuple(hand) if owner == seat else tuple(tiles.pop() for _ in hand))
        changed = attrs.evolve(setup, hands=hands, boneyard=tuple(tiles))
        if state.bound is not None and isinstance(state.actor, int) and state.actor != seat:
            changed = attrs.evolve(changed, bound=rng.choice(hands[state.actor]))
        if not changed.problems:
            return changed.state()
    return None


def swaps(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether views tell apart what they must not."""
    seat = moment.rng.randrange(moment.state.table.seats)
    other = swapped(moment, seat)
    if other is None:
        return
    # Both are built alike, since a pickle may keep the order in which tiles were laid.
    one, two = Setup.of(moment.state).state().view(seat), other.view(seat)
    found = {
        "value": one == two,
        "hash": hash(one) == hash(two),
        "repr": repr(one) == repr(two),
        "str": str(one) == str(two),
        "moves": one.legal_moves() == two.legal_moves(),
        "pickle": pickle.dumps(one) == pickle.dumps(two),
    }
    for what, same in found.items():
        if not same:
            yield (
                f"States that differ only in what seat {seat} cannot know give it views that "
                f"differ in their {what}."
            )


LEAKS: Final = Check("leaks", "No hidden tile can be reached from a view.", each(leaks), share=0.1)
SEEN: Final = Check("seen", "No event shows a seat a hidden tile.", each(seen_events), share=0.5)
SWAPS: Final = Check(
    "swaps", "Views are equal where only hidden tiles differ.", each(swaps), share=0.1
)
