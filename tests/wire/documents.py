"""Documents of every kind, from random matches and sessions, for the tests to read and to spoil."""

from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

import fives
from fives import card_race, wire
from fives.records import Record

HOUSE = attrs.evolve(
    fives.HORSE_RACE,
    id="our-game",
    title="Ours: “é”",
    drawing=fives.Freely(before_leading=False),
    ending=fives.OutOrAllPass(),
    target=fives.Exactly(31, floor=0),
)
"""A variant that nobody registered, made of policies that have names."""

SHORTER = attrs.evolve(fives.HORSE_RACE, target=fives.AtLeast(31))
"""A registered variant with a change."""

VARIANTS = (*fives.all_variants(), HOUSE, SHORTER)

AnyRecord = Record[fives.GameState, fives.Move]
AnyRaceRecord = Record[card_race.CardRace, card_race.RaceMove]


def played(rules: fives.RuleSet, table: fives.Table, seed: int, most: int = 5_000) -> AnyRecord:
    """The record of a random match, to its end or so many moves."""
    rng = Random(seed)
    record = Record.of(rules.start(table.seats, table.pairs))
    while len(record.moves) < most and (moves := record.state.legal_moves()):
        record = record.play(rng.choice(moves))
    return record


def raced(seats: int, chips: int, seed: int) -> AnyRaceRecord:
    """The record of a random session of card races."""
    rng = Random(seed)
    record = Record.of(card_race.start(seats=seats, chips=chips))
    while moves := record.state.legal_moves():
        record = record.play(rng.choice(moves))
    return record


def every_kind(seed: int, rules: fives.RuleSet = fives.HORSE_RACE) -> Iterator[wire.Document]:
    """Some documents of every kind."""
    rng = Random(seed)
    table = rng.choice(rules.tables)
    record = played(rules, table, seed).tag("White", "Zoë, “x”").comment("The end.")
    yield record
    yield record.redacted()
    yield record.redacted(*range(table.seats))
    yield from of_states(rng.sample([*record.transitions()], 4))
    yield from of_states([list(record.transitions())[-1]])
    race = raced(rng.choice((3, 5)), 3, seed)
    yield race
    yield race.state
    yield race.start
    for step in rng.sample([*race.transitions()], 4):
        yield from (step.before, step.move, *step.events)
        yield step.after.view(0)
        yield step.after.public_view()
    yield rules
    yield fives.Tile(2, 5)
    yield from (fives.TileSet(), fives.DOUBLE_SIX)
    yield from (fives.Outcome((), "equal-best"), fives.Refusal("A", "B", (("c", "d"),), "HR-1"))


def of_states(steps: list[fives.Transition]) -> Iterator[wire.Document]:
    """What can be written of some transitions."""
    for step in steps:
        state = step.after
        yield from (step.move, *step.events, *(event.seen_by(1) for event in step.events))
        yield from (state, state.layout, state.view(0), state.public_view(), state.side_view(1))
        refusal = state.refusal(fives.Lot(fives.Seat(99)))
        assert refusal is not None
        yield refusal


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a document, from the outside in."""
    yield path
    if isinstance(value, dict | list):
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in inner:
            yield from places(item, (*path, key))
