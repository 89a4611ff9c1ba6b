"""From worlds back to moves and states."""

from __future__ import annotations

from random import Random
from typing import Final

from fives.beliefs.errors import BeliefError, contradiction
from fives.beliefs.notes import Notes
from fives.beliefs.places import World
from fives.beliefs.trials import public_key
from fives.beliefs.worlds import Counted, Listed, Worlds
from fives.core.errors import IllegalMoveError
from fives.dominoes.tileset import tiles_in
from fives.match.draft import draft_of
from fives.match.moment import moment_of
from fives.match.moves import Deal, Drawn, Move
from fives.match.phase import PLACING
from fives.match.state import GameState, sealed
from fives.records.seen import SeenRecord
from fives.records.unseen import Unseen

MOST_LISTED: Final = 20_000
"""So many worlds are replayed one by one where the hands decide who opens."""

TRIES: Final = 2_000
"""So many worlds of a past round are tried where the hands decided who opens."""


def moves_in(seen: SeenRecord, notes: Notes, world: World) -> tuple[Move, ...]:
    """Return the moves of a round, with the tiles of a world where none was seen."""
    moves = list(seen.moves[notes.first : notes.first + len(notes.states) - 1])
    for place, tiles in zip(notes.places, world, strict=True):
        for number, tile in zip(place.moves, tiles_in(tiles), strict=False):
            unseen = moves[number - notes.first]
            drawn = isinstance(unseen, Unseen) and unseen.kind == "drawn"
            moves[number - notes.first] = Drawn(tile) if drawn else Deal(tile)
    return tuple(move for move in moves if not isinstance(move, Unseen))


def state_in(seen: SeenRecord, notes: Notes, world: World) -> GameState:
    """Return the present state in a world, which agrees with what was seen."""
    if notes.decided and (state := replayed(seen, notes, world)) is not None:
        return state  # a tile may be prescribed that only the engine knows
    public = notes.states[-1]
    draft, moment = draft_of(public), public._moment
    hands = [*public._hands]
    for place in notes.places:
        if place.owner is not None:
            hands[place.owner] = 0
    for place, tiles in zip(notes.places, world, strict=True):
        if place.owner is None:
            draft._boneyard = tiles
        else:
            hands[place.owner] |= tiles & ~notes.laid
    draft._hands = tuple(hands)
    if moment.phase == PLACING and notes.places[-1].owner == moment.turn:
        draft._moment = moment_of(
            moment.game, PLACING, moment.turn, moment.opener, world[-1], moment.passes
        )
    return sealed(draft)


def replayed(seen: SeenRecord, notes: Notes, world: World) -> GameState | None:
    """Return the state after a round's moves in a world, or None when it was not seen so."""
    state = notes.states[0]
    for move, public in zip(moves_in(seen, notes, world), notes.states[1:], strict=True):
        try:
            state = state.apply(move)
        except IllegalMoveError:
            return None
        if public_key(state) != public_key(public):
            return None
    return state


def worlds_of(seen: SeenRecord, notes: Notes) -> Worlds:
    """Return all worlds of a round.

    Raises:
        BeliefError: When there is none, or where the hands decided who opens, too many to
            go through.
    """
    counted = Counted(notes.puzzle)
    worlds: Worlds = counted
    if notes.decided:
        if counted.total > MOST_LISTED:
            raise BeliefError(
                "TOO_MANY_WORLDS",
                f"The hands decided who opens, so {counted.total} worlds would have to be "
                f"gone through one by one; at most {MOST_LISTED} are.",
            )
        every = map(counted.world, range(counted.total))
        worlds = Listed([world for world in every if replayed(seen, notes, world) is not None])
    if not worlds.total:
        raise contradiction(f"move {notes.first + len(notes.states) - 1}")
    return worlds


def first_world(seen: SeenRecord, notes: Notes) -> World:
    """Return any one world of a round.

    Raises:
        BeliefError: When none was found.
    """
    worlds, rng = Counted(notes.puzzle), Random(61)  # always the same ones
    for number in range(min(TRIES, worlds.total)):
        world = worlds.world(rng.randrange(worlds.total) if number else 0)
        if not notes.decided or replayed(seen, notes, world) is not None:
            return world
    raise contradiction(f"move {notes.first + len(notes.states) - 1}")
