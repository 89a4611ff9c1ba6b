"""A fault is told in the shortest game found that shows it, as a record that plays it again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

import fives
from fives import card_race
from fives.records import Record, loads
from fives.testing import Fault, Level, check_state, check_variant
from fives.testing.check import Check, Moment
from fives.testing.matches import Find, moments
from fives.testing.shortest import rounds_of, shortest
from fives.testing.values_of_any import REPLAY
from fives.testing.variants import checks_of_variant
from tests.testing.broken_policies import FavoursSeatZero, FirstEndCountsTwice
from tests.testing.liars import BreaksDown, GoesOnAfterTheEnd
from tests.testing.mutants import HORSE_RACE, MUTANTS
from tests.testing.sticks import Sticks, parse
from tests.testing.strangers_policies import Breaks
from tests.testing.test_mutants import checked

SHOWN_SHORTER = (
    "rounding each hand",
    "paying the partner",
    "side 0 is told to win every round",
    "a gift to seat 0",
    "branches that are not alike",
    "seat order reversed",
    "a total that is not of the tiles",
    "the hand of another in a view",
    "the drawn tile in every view",
)


def moments_of(start: Any, moves: tuple[str, ...]) -> Iterator[Moment[Any]]:
    """The moments of a game, made without the code that looks for short ones."""
    state, rng = start, Random(0)
    yield Moment(0, None, None, (), state, state.legal_moves(), rng)
    for number, text in enumerate(moves, start=1):
        step = state.step(fives.parse_move(text))
        before, state = state, step.after
        yield Moment(number, before, step.move, step.events, state, state.legal_moves(), rng)


def seen_by(check: Check[Any], fault: Fault, rules: fives.RuleSet, table: fives.Table) -> list[int]:
    """The moments at which a check sees a fault in the game that is told."""
    start = rules.start(table.seats, table.pairs)
    look = check.begin(start, fault.seed)
    return [m.number for m in moments_of(start, fault.moves) if next(look(m), None) is not None]


@pytest.mark.parametrize("name", SHOWN_SHORTER)
def test_the_shorter_game_shows_the_same_fault_at_its_end(name: str) -> None:
    mutant = next(mutant for mutant in MUTANTS if mutant.name == name)
    (fault,) = checked(mutant, mutant.caught_by).faults
    assert fault.found is not None
    assert len(fault.moves) < fault.found
    assert fault.check == mutant.caught_by
    reference = mutant.reference if mutant.needs_reference else None
    known = {check.name: check for check in checks_of_variant(reference=reference)}
    with mutant.engine():
        seen = seen_by(known[fault.check], fault, mutant.rules, mutant.tables[0])
        record = loads(str(fault.record), mutant.rules)
        assert tuple(map(str, record.moves)) == fault.moves
    assert seen[0] == len(fault.moves)


def test_the_shortest_way_to_five_sticks_is_found() -> None:
    (fault,) = check_state(BreaksDown(), matches=60).of("play")
    assert len(fault.moves) == 4  # the beginner, and seven sticks in three moves
    state: Sticks = BreaksDown()
    for move in fault.moves:
        state = state.apply(parse(move))
    assert state.left == 5
    assert fault.record is None


def test_the_move_that_breaks_down_is_named_and_can_be_made_again() -> None:
    rules = attrs.evolve(HORSE_RACE, settlement=Breaks())
    report = check_variant(rules, tables=fives.Table(2), matches=1, level=Level.QUICK)
    (fault,) = report.of("play")
    assert fault.found is not None
    assert len(fault.moves) < 30 < fault.found
    move, _, rest = fault.message.partition(" is listed, but cannot be made. ")
    assert rest == "settlement.settle raised ZeroDivisionError: no settlement today."
    record = loads(str(fault.record), rules)
    assert isinstance(record, Record)
    state: Any = record.state
    with pytest.raises(ZeroDivisionError):
        state.apply(fives.parse_move(move))
    assert "seed 0 after " in str(report)
    assert str(report).endswith(".state is the state of the fault.")


def test_nothing_is_shorter_than_one_move_but_the_beginning() -> None:
    begun: list[None] = []

    def begin() -> Sticks:
        begun.append(None)
        return Sticks()

    check: Check[Sticks] = Check("any", "Anything.", lambda start, seed: lambda moment: iter(()))
    find = Find("any", 0, (1,), "Wrong.")
    assert shortest(find, begin, check, work=100) is find
    assert begun == []
    assert shortest(find, begin, None, work=100) is find
    assert begun


def test_nothing_shorter_is_sought_when_that_is_not_wanted() -> None:
    rules = attrs.evolve(HORSE_RACE, points=FirstEndCountsTwice())
    others = [check.name for check in checks_of_variant() if check.name != "mirror"]
    found: dict[int, Fault] = {}
    for work in (0, 4_000):
        report = check_variant(
            rules, tables=fives.Table(2), matches=1, leave_out=others, shorten=work
        )
        (found[work],) = report.faults
    assert len(found[0].moves) == found[0].found == found[4_000].found
    assert len(found[4_000].moves) < len(found[0].moves)
    assert found[0].record is not None


def test_the_search_is_the_same_every_time() -> None:
    rules = attrs.evolve(HORSE_RACE, settlement=FavoursSeatZero())
    one, two = (
        check_variant(rules, tables=fives.Table(3), matches=1, seed=5, level=Level.THOROUGH)
        for _ in range(2)
    )
    assert one == two
    assert [fault.record for fault in one.faults] == [fault.record for fault in two.faults]


def test_a_record_names_policies_that_it_cannot_hold() -> None:
    strange = attrs.evolve(HORSE_RACE, settlement=FavoursSeatZero())
    (fault,) = check_variant(strange, tables=fives.Table(2), matches=1).of("seats")
    assert "variant: given/horse-race/1\n" in str(fault.record)
    ours = attrs.evolve(HORSE_RACE, points=fives.MultiplesOf(3))
    report = check_variant(ours, tables=fives.Table(2), matches=1, reference=HORSE_RACE)
    (fault,) = report.faults
    assert 'variant.points: {"policy":"MultiplesOf",' in str(fault.record)
    assert loads(str(fault.record)) == loads(str(fault.record), ours)


def test_a_card_race_has_a_record_and_a_match_begun_before_has_none() -> None:
    start = card_race.start(seats=3, chips=2)
    (fault,) = check_state(start, matches=1, parse=lambda text: None).of("notation")
    assert isinstance(loads(str(fault.record)), Record)
    later = start.apply(start.legal_moves()[0])
    (fault,) = check_state(later, matches=1, parse=lambda text: None).of("notation")
    assert fault.record is None


def test_what_only_a_seed_can_show_is_not_sought_in_other_moves() -> None:
    moves = tuple(moment.move for moment in moments(Sticks(), 3) if moment.number)
    find = Find("replay", 3, moves, "It was another state.")
    assert shortest(find, Sticks, REPLAY, 4_000) is find


def test_a_strangers_game_is_told_by_its_moves() -> None:
    (fault,) = check_state(GoesOnAfterTheEnd(), matches=20).of("ends")
    assert len(fault.moves) == 5  # the beginner, and twelve sticks in four moves
    assert fault.record is None


def test_rounds_are_the_pieces_of_a_match() -> None:
    moves = tuple(map(fives.parse_move, ["lot 0", "deal 0-0", "0-0", "pass", "deal 1-1", "1-1"]))
    assert [len(piece) for piece in rounds_of(moves)] == [4, 2]
    assert rounds_of(()) == []
