"""Records of random matches, and what tests need to change them."""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import attrs
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter, for_type_by_name

import fives
from fives import card_race
from fives.card_race import CardRace, RaceMove
from fives.policies.opening import FROM_HANDS, REDEAL
from fives.records import Record

Match: TypeAlias = Record[fives.GameState, fives.Move]
Session: TypeAlias = Record[CardRace, RaceMove]


def _in_short(value: object, printer: RepresentationPrinter, cycle: bool) -> None:
    printer.text(repr(value))


for _name, _module in (("Record", "record"), ("SeenRecord", "seen")):
    for_type_by_name(f"fives.records.{_module}", _name, _in_short)


@attrs.frozen
class HolderOfDoubleSix:
    """Whoever holds the double six leads it; if nobody does, all is dealt again."""

    def opener(self, previous: fives.PastRound | None, table: fives.Table) -> Any:
        return FROM_HANDS

    def from_hands(self, hands: tuple[fives.TileSet, ...], table: fives.Table) -> Any:
        six = fives.Tile(6, 6)
        holders = [fives.Seat(seat) for seat, hand in enumerate(hands) if six in hand]
        return fives.Lead(holders[0], six) if holders else REDEAL

    def may_lead(self, tile: fives.Tile, points: fives.Points) -> bool:
        return True


SIXES: fives.RuleSet = attrs.evolve(
    fives.HORSE_RACE,
    id="sixes",
    title="Sixes",
    opening=HolderOfDoubleSix(),
    target=fives.AtLeast(31),
)
"""A game whose openers are named by the hands, with a policy that no file can name."""

FREE = attrs.evolve(
    fives.DRAW,
    id="free-draw",
    title="Free Draw",
    spinners=fives.EveryDouble(),
    points=fives.MultiplesOf(5),
    target=fives.AtLeast(61),
)
"""A game of its own made of the library's policies."""

SHORT = attrs.evolve(fives.HORSE_RACE, target=fives.AtLeast(21))
"""A house rule that goes on calling itself Horse Race."""

RULES = (fives.HORSE_RACE, fives.EXACT_61, fives.DRAW, SHORT, FREE, SIXES)
TABLES = [(rules, table) for rules in RULES for table in rules.tables]
NAMES = [f"{rules.title} to {rules.target}, {table}" for rules, table in TABLES]


def match(
    rules: fives.RuleSet, table: fives.Table, seed: int, most: int = 10**6, notes: bool = False
) -> Match:
    """The record of a match of random moves, to its end or as many moves as asked for."""
    rng = Random(seed)
    record: Match = Record.of(rules.start(table.seats, table.pairs))
    if notes:
        record = record.tag("White", "Ann; # ??").tag("Empty", "").tag("A-1", " spaces ")
    while record.outcome is None and len(record.moves) < most:
        if notes and rng.random() < 0.1:
            record = record.comment(rng.choice(REMARKS))
        record = record.play(rng.choice(record.state.legal_moves()))
    return record.comment("the end") if notes else record


def session(seats: int, chips: int, seed: int, most: int = 10**6, notes: bool = False) -> Session:
    """The record of random card races."""
    rng = Random(seed)
    record = Record.of(card_race.start(seats, chips))
    while record.outcome is None and len(record.moves) < most:
        if notes and rng.random() < 0.1:
            record = record.comment(rng.choice(REMARKS))
        record = record.play(rng.choice(record.state.legal_moves()))
    return record.tag("Event", "Noël \t 🂡") if notes else record


REMARKS = (
    "",
    "x",
    " before",
    "behind ",
    "# twice",
    "== unfinished",
    "---",
    "= out 2",
    "è — 🁫",
    "\t",
)

seeds = st.integers(0, 2**32 - 1)
lengths = st.sampled_from((0, 1, 3, 20, 37, 60, 120, 10**6)) | st.integers(0, 300)


@st.composite
def matches(draw: st.DrawFn, notes: bool = False) -> Match:
    """The record of any game, at any moment."""
    rules, table = draw(st.sampled_from(TABLES))
    return match(rules, table, draw(seeds), draw(lengths), notes)


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    """The record of card races, at any moment."""
    chips = draw(st.sampled_from((1, 2, 20)))
    return session(draw(st.integers(3, 6)), chips, draw(seeds), draw(lengths), draw(st.booleans()))


def viewers(table: fives.Table) -> Iterator[tuple[int, ...]]:
    """Some groups of seats that may look on together."""
    yield ()
    for seat in range(table.seats):
        yield (seat,)
    yield (0, table.seats - 1)
    yield tuple(range(table.seats))
