"""Checks of tiles: none lost, none doubled, and the count from scratch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from fives.dominoes.branching import Spinners
from fives.dominoes.layout import Joint, Layout
from fives.dominoes.plays import Play
from fives.dominoes.ports import BRANCH_FACES, LINE_FACES, PLAIN_FACES, Face, Port
from fives.dominoes.tiles import Tile
from fives.match.events import TilePlayed
from fives.match.ruleset import RuleSet
from fives.match.setup import Setup
from fives.match.state import GameState
from fives.testing.asking import events_of, layout_after
from fives.testing.check import Check, Moment, each

Scratch: TypeAlias = tuple[int, list[Port], set[Tile]]
"""A total, the open ports in order, and the tiles that lie."""


def conserved(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether every tile of the set is in exactly one place."""
    state = moment.state
    places = [*state.hands, state.boneyard, state.layout.tiles]
    found = [tile for place in places for tile in place]
    every = set(state.variant.dealing.tiles)
    if len(found) != len(set(found)):
        twice = next(tile for tile in found if found.count(tile) > 1)
        yield f"{twice} is in two places of hands, boneyard and layout."
    if set(found) != every:
        wrong = " ".join(sorted(map(str, every ^ set(found))))
        yield f"Missing or not in the set: {wrong}."


def from_scratch(rules: RuleSet, layout: Layout, joints: Sequence[Joint]) -> Scratch:
    """Return what the ends of a layout add up to and its open ports, from its joints alone."""
    joined: dict[Tile, set[Face]] = {} if layout.lead is None else {layout.lead: set()}
    for joint in joints:
        for port in (joint.at, joint.by):
            joined.setdefault(port.tile, set()).add(port.face)
    total, ports = 0, []
    for tile, faces in sorted(joined.items()):
        if not tile.is_double:
            free = [face for face in PLAIN_FACES if face not in faces]
            total += sum(tile.low if face is Face.LO else tile.high for face in free)
        else:
            policy = rules.spinners
            spins = policy.spins(tile) if isinstance(policy, Spinners) else tile in layout.spinning
            total += tile.high * rules.counting.halves(frozenset(faces), spins)
            free = [face for face in LINE_FACES if face not in faces]
            if not free and spins:
                free = [face for face in BRANCH_FACES if face not in faces]
        ports += [Port(tile, face) for face in free]
    return total, ports, set(joined)


def count(moment: Moment[GameState]) -> Iterator[str]:
    """Look at the layout after a play, counted anew."""
    move, told = moment.move, events_of(moment, TilePlayed)
    if moment.before is not None and not isinstance(move, Play):
        if told:
            yield f"{move} is no play, and a TilePlayed tells of one."
        return
    layout = layout_after(moment)
    joints, parts = layout.joints, layout.parts
    total, ports, tiles = from_scratch(moment.state.variant, layout, joints)
    if layout.total != total:
        yield f"The total is {layout.total}; counted from scratch the ends make {total}."
    if sum(part.pips for part in parts) != total:
        shown = ", ".join(map(str, parts))
        yield f"The parts ({shown}) do not add up to {total}, the count from scratch."
    if list(layout.open_ports) != ports:
        yield f"Open are {_named(layout.open_ports)}; from the joints it should be {_named(ports)}."
    for joint in joints:
        if joint.at.value != joint.by.value:
            yield f"{joint} joins different values."
    if moment.before is None:
        return
    places = {joint.by.tile: joint.at for joint in joints}
    if tiles != {*moment.before.layout.tiles, move.tile} or places.get(move.tile) != move.at:
        yield f"After {move} the table does not hold the tiles before and that one, there."
    if len(told) != 1:
        yield f"{len(told)} events TilePlayed tell of {move}, not one."
        return
    event = told[0]
    if (event.seat, event.tile, event.at) != (moment.before.actor, move.tile, move.at):
        yield f"TilePlayed tells of seat {event.seat}, {event.tile}, {event.at} for {move}."
    if (event.total, event.parts) != (layout.total, parts):
        yield f"TilePlayed tells of a total of {event.total}; the layout has {layout.total}."


def _named(ports: tuple[Port, ...] | list[Port]) -> str:
    return " ".join(map(str, ports)) or "no ports"


def setups(moment: Moment[GameState]) -> Iterator[str]:
    """Look at whether the setup of a state builds it again."""
    state = moment.state
    setup = Setup.of(state)
    if setup.problems:
        yield f"The setup of the state is refused: {setup.problems[0]}"
        return
    again = setup.state()
    if again != state or hash(again) != hash(state):
        yield "The setup of the state builds another state."
    if again.legal_moves() != moment.listed:
        yield "The state built from its setup has other moves."


TILES: Final = Check(
    "tiles", "Every tile of the set is in exactly one place.", each(conserved), cheap=True
)
COUNT: Final = Check(
    "count", "Total, parts and open ports are what the joints say.", each(count), cheap=True
)
SETUPS: Final = Check("setup", "The setup of a state builds it again.", each(setups), share=0.15)
