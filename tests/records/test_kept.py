"""Records kept from an earlier day: they load, and are written as they stand."""

from pathlib import Path

import pytest

import fives
from fives.records import Record, SeenRecord, dumps, dumps_all, loads, loads_all

KEPT = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.fives"))


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_loads_and_is_written_as_it_stands(path: Path) -> None:
    records = loads_all(text_of(path))
    assert dumps_all(records) == text_of(path)
    if path.stem != "several":
        assert dumps(loads(text_of(path))) == text_of(path)


def test_there_are_records_of_every_kind() -> None:
    records = [record for path in KEPT for record in loads_all(text_of(path))]
    seen = [record for record in records if isinstance(record, SeenRecord)]
    whole = [record for record in records if isinstance(record, Record)]
    assert {record.outcome is None for record in records} == {True, False}
    assert {record.seats for record in seen} == {(), (0,), (1,), (0, 2)}
    ids = {record.start.variant.id for record in whole if isinstance(record.start, fives.GameState)}
    assert ids == {"horse-race", "exact-61", "draw", "free-draw"}
    assert any(record.comments and record.tags for record in whole)
    assert any(isinstance(record.start, fives.card_race.CardRace) for record in whole)
