"""Records as text: what is written is read back equal."""

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fives
from fives import card_race
from fives.records import AnyRecord, Record, RecordError, dumps, dumps_all, loads, loads_all
from tests.records.matches import (
    FREE,
    SHORT,
    SIXES,
    TABLES,
    Match,
    match,
    matches,
    session,
    sessions,
    viewers,
)
from tests.strategies import share


@given(matches(notes=True), st.data())
def test_matches_are_read_back_equal(record: Match, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from([*viewers(record.start.table)]))
    for one in (record, record.redacted(*seats)):
        text = dumps(one)
        again = loads(text, record.start.variant)
        assert again == one
        assert dumps(again) == text
        assert text.encode().decode() == text
    back = loads(dumps(record), record.start.variant)
    assert isinstance(back, Record)
    assert back.state == record.state


@share(0.5)
@given(sessions())
def test_sessions_are_read_back_equal(
    record: Record[card_race.CardRace, card_race.RaceMove],
) -> None:
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text


def test_every_moment_of_a_match_is_read_back() -> None:
    """Stops between a draw and its tile, in a deal, and at the end of a round are among them."""
    record = match(SHORT, fives.Table(3), 5)
    first = {state.phase: n for n, state in reversed([*enumerate(record)])}
    assert {*first} == {*fives.Phase}
    for number in (*range(0, len(record), 3), *first.values()):
        branch = record.branch(number)
        back = loads(dumps(branch))
        assert back == branch
        assert isinstance(back, Record)
        assert back.state == branch.state
        seen = branch.redacted(1)
        assert loads(dumps(seen)) == seen


def test_cut_texts_are_no_records() -> None:
    for text in (dumps(match(fives.DRAW, fives.Table(2), 1, 60)), dumps(session(3, 1, 2, 60))):
        for end in range(len(text)):
            with pytest.raises(RecordError):
                loads(text[:end])


def test_several_in_a_text() -> None:
    some = [match(rules, table, 3, 50, notes=True) for rules, table in TABLES if rules != SIXES]
    records: tuple[AnyRecord, ...] = (
        *some,
        *(record.redacted(0) for record in some),
        session(3, 2, 1),
    )
    text = dumps_all(records)
    assert text.count("\n---\n") == len(records) - 1
    assert loads_all(text) == records
    assert dumps_all(loads_all(text)) == text
    assert loads_all(dumps(some[0])) == (some[0],)


def test_a_variant_is_handed_over_only_to_those_that_need_it() -> None:
    records = (match(SIXES, fives.Table(2), 1, 40), match(fives.DRAW, fives.Table(2), 1, 40))
    assert loads_all(dumps_all(records), SIXES) == records
    with pytest.raises(RecordError, match="hand it over as variant="):
        loads_all(dumps_all(records))
    with pytest.raises(RecordError, match="is another than this one"):
        loads(dumps(records[1]), SIXES)


def test_how_a_variant_is_named() -> None:
    def header(rules: fives.RuleSet) -> list[str]:
        lines = dumps(Record.of(rules.start(seats=2))).splitlines()
        return [line for line in lines if line.startswith("variant")]

    assert header(fives.EXACT_61) == ["variant: exact-61/1"]
    assert header(SHORT) == [
        "variant: horse-race/1",
        'variant.target: {"policy":"AtLeast","points":21}',
    ]
    assert header(FREE)[:2] == ["variant: new/free-draw/1", 'variant.title: "Free Draw"']
    assert len(header(FREE)) == 14
    assert header(SIXES) == ["variant: given/sixes/1"]


def test_a_name_may_be_long_and_a_version_large() -> None:
    rules = attrs.evolve(FREE, id="a-" * 60 + "game", version=10**9)
    record = Record.of(rules.start(seats=2))
    assert loads(dumps(record)) == record
    for good in (rules, attrs.evolve(SIXES, version=10**9)):
        beyond = attrs.evolve(good, version=10**9 + 1)
        with pytest.raises(fives.InputError) as caught:
            dumps(Record.of(beyond.start(seats=2)))
        assert caught.value.code == "VERSION"


def test_a_title_may_have_any_character() -> None:
    rules = attrs.evolve(fives.DRAW, title='A\u2028"b"\n\x85 é')
    record = Record.of(rules.start(seats=2))
    assert loads(dumps(record)) == record
    assert dumps(record).count("\n") == dumps(Record.of(SHORT.start(seats=2))).count("\n")


def test_blank_lines_and_tiles_turned_round() -> None:
    record = match(fives.HORSE_RACE, fives.Table(2), 5, 40)
    text = dumps(record)
    assert loads(text.replace("\n", "\n\n")) == record
    assert loads(text.replace("\n\n", "\n")) == record
    first = next(move for move in record.moves if isinstance(move, fives.Deal)).tile
    for turned in (f"{first.high}-{first.low}", str(first)):
        assert loads(text.replace(f": {first.notation}", f": {turned}", 1)) == record


def test_only_records_from_the_beginning_have_a_text() -> None:
    setup = fives.Setup(variant=fives.DRAW, seats=2, hands=("2-5", "6-6")).state()
    laid = card_race.start().apply(card_race.parse_move("mark 7H"))
    for record in (Record.of(setup), Record.of(laid)):
        with pytest.raises(fives.InputError, match=r"keep it as JSON, with fives\.wire") as caught:
            dumps(record)
        assert caught.value.code == "NOT_FROM_THE_START"


@pytest.mark.parametrize("thing", [None, 7, "text", fives.DRAW.start(seats=2), []])
def test_what_is_no_record_is_not_written(thing: object) -> None:
    with pytest.raises(fives.InputError):
        dumps(thing)  # type: ignore[arg-type]
    with pytest.raises(fives.InputError):
        dumps_all([thing])  # type: ignore[list-item]


def test_a_reason_of_two_lines_is_not_written() -> None:
    @attrs.frozen
    class Odd:
        def refusal(self, score: int, event: object, table: fives.Table) -> None:
            return None

        def verdict(
            self, scores: tuple[fives.Points, ...], table: fives.Table, round_over: bool
        ) -> fives.Outcome | None:
            return fives.Outcome((), "a\nb") if round_over else None

    rules = attrs.evolve(fives.DRAW, id="odd", target=Odd())
    with pytest.raises(fives.InputError) as caught:
        dumps(match(rules, fives.Table(2), 1))
    assert caught.value.code == "NOT_ONE_LINE"
