"""Our own games pass all checks, and so does a stranger's; what a report says is so."""

from typing import Any

import attrs
import pytest

import fives
from fives.testing import ConformanceError, Level, check_variant
from fives.testing.beside import first_seat_turned
from tests.testing.broken_policies import FavoursSeatZero
from tests.testing.mutants import BLOCKS, HORSE_RACE

OURS = [(rules, table) for rules in fives.all_variants() for table in rules.tables]


@pytest.mark.parametrize(("rules", "table"), OURS, ids=lambda item: getattr(item, "id", str(item)))
def test_our_games_pass_all_checks(rules: fives.RuleSet, table: fives.Table) -> None:
    check_variant(rules, tables=[table], matches=1, moves=300, seed=61).raise_if_faulty()


@pytest.mark.parametrize(("rules", "table"), OURS, ids=lambda item: getattr(item, "id", str(item)))
def test_our_games_pass_the_cheap_checks(rules: fives.RuleSet, table: fives.Table) -> None:
    report = check_variant(
        rules, tables=[table], matches=1, moves=1_000, seed=100, level=Level.QUICK
    )
    assert report.ok, report
    assert report.unfinished == 0


def test_every_variant_plays_as_it_does_itself() -> None:
    for rules in fives.all_variants():
        table = rules.tables[-1]
        report = check_variant(rules, tables=[table], matches=1, level=Level.QUICK, reference=rules)
        assert report.ok, report
        assert report.checks[-1] == "reference"


def test_a_strangers_variant_need_not_be_a_rule_sheet() -> None:
    class Stranger:
        def __getattr__(self, name: str) -> Any:
            return {"id": "stranger"}.get(name, getattr(BLOCKS, name))

    stranger: Any = Stranger()
    report = check_variant(stranger, matches=1, leave_out=["copies"])
    assert report.ok, report
    assert report.name == "stranger"
    assert report.matches == len(BLOCKS.tables)


@attrs.frozen
class PaysFrom:
    """One seat gets a point more at the end of a round; which, is a parameter."""

    first_seat: int = 0

    def settle(
        self, end: fives.RoundEnd, hands: tuple[fives.TileSet, ...], table: fives.Table
    ) -> fives.RoundResult:
        result = HORSE_RACE.settlement.settle(end, hands, table)
        part = fives.Part("gift", fives.Pips(5), fives.Pips(5), fives.Points(1))
        gift = fives.ScoreEvent(table.side(self.first_seat % table.seats), (part,))
        return fives.RoundResult(result.winners, (*result.batches, (gift,)))


def test_a_parameter_first_seat_turns_along_with_the_seats() -> None:
    rules = attrs.evolve(BLOCKS, settlement=PaysFrom())
    others = ["copies", "refusals", "replay", "mirror", "swaps", "leaks"]
    assert check_variant(rules, matches=1, leave_out=others).ok
    turned = first_seat_turned(rules, fives.Table(3), 2).settlement
    assert turned == PaysFrom(2)
    fixed = check_variant(rules, matches=2, leave_out=others, turned=lambda rules, table, by: rules)
    assert {fault.check for fault in fixed.faults} == {"seats"}


def test_a_fault_is_told_with_the_table_and_found_again() -> None:
    rules = attrs.evolve(BLOCKS, settlement=FavoursSeatZero())
    tables = (fives.Table(2), fives.Table(4, pairs=True))
    report = check_variant(rules, tables=tables, matches=1, seed=3)
    assert [fault.where for fault in report.of("seats")] == [
        "horse-race at 2 seats",
        "horse-race at 4 seats in pairs",
    ]
    fault = report.of("seats")[0]
    again = check_variant(rules, tables=tables[:1], matches=1, seed=fault.seed)
    assert again.of("seats") == (fault,)
    state = rules.start(2)
    for move in fault.moves:
        state = state.apply(fives.parse_move(move))
    assert sum(state.scores) > 0
    with pytest.raises(ConformanceError, match="seats, horse-race at 2 seats, seed 3"):
        report.raise_if_faulty()


def test_a_broken_policy_is_a_fault_and_no_crash() -> None:
    @attrs.frozen
    class Breaks:
        def settle(self, end: object, hands: object, table: object) -> Any:
            raise ZeroDivisionError("no settlement today")

    report = check_variant(attrs.evolve(HORSE_RACE, settlement=Breaks()), matches=1)
    for name in ("policies", "play"):
        assert all("settlement.settle" in fault.message for fault in report.of(name))
        assert all("no settlement today" in fault.message for fault in report.of(name))
    assert len(report.of("play")) == len(HORSE_RACE.tables)
    assert report.unfinished == len(HORSE_RACE.tables)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"tables": []}, "There must be a table to play at."),
        ({"tables": [fives.Table(5)]}, "Horse Race is not played at 5 seats"),
        ({"tables": fives.Table(5)}, "Horse Race is not played at 5 seats"),
        ({"tables": [1]}, "tables holds fives.Table, such as fives.Table(2), not an int."),
        ({"tables": 1}, "tables is a fives.Table or several, not an int."),
        ({"tables": "2"}, "tables holds fives.Table, such as fives.Table(2), not a str."),
        ({"turned": 5}, "turned is a function of rules, table and number, not an int."),
        ({"matches": True}, "The number of matches"),
        ({"leave_out": ["no such check"]}, "There is no check 'no such check'"),
        ({"leave_out": "tiles"}, "a tuple of names of checks, such as ('moves',), not a str."),
        ({"level": None}, "The level is one of fives.testing.Level"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(fives.InputError) as caught:
        check_variant(HORSE_RACE, **arguments)
    assert sentence in str(caught.value)


def test_a_single_table_will_do() -> None:
    report = check_variant(BLOCKS, tables=fives.Table(2), matches=1, level=Level.QUICK)
    assert (report.ok, report.matches) == (True, 1)


@pytest.mark.parametrize("thing", ["horse-race", None, fives.RuleSet, 7])
def test_what_is_no_variant_is_refused(thing: Any) -> None:
    with pytest.raises(fives.VariantError, match="a variant"):
        check_variant(thing)
    if thing is not None:
        with pytest.raises(fives.VariantError, match="a variant"):
            check_variant(HORSE_RACE, reference=thing)
