"""Spoiled texts are refused with an error of ours, or are a record all the same."""

import tracemalloc
from pathlib import Path
from random import Random

import pytest

from fives.records import RecordError, dumps, dumps_all, loads, loads_all
from tests.records.fuzz import spoiled
from tests.records.test_kept import KEPT

SMALL = [path for path in KEPT if path.stat().st_size < 6000]


def fault_of(text: str, several: bool = False) -> RecordError | None:
    """What is wrong with a text; what is a record must be written and read back equal."""
    try:
        record = loads_all(text) if several else loads(text)
    except RecordError as error:
        return error
    if not isinstance(record, tuple):
        assert loads(dumps(record)) == record
    return None


def looked_at(text: str, several: bool = False) -> bool:
    """Whether a text is refused, with an error whose place is in it."""
    fault = fault_of(text, several)
    if fault is None:
        return False
    lines = text.split("\n")
    assert fault.code.isupper()
    assert 1 <= fault.line <= len(lines)
    assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1
    assert len(fault.message) < 800
    return True


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
def test_a_spoiled_text_gives_an_error_of_ours(path: Path) -> None:
    rng = Random(path.stem)
    text = path.read_text(encoding="utf-8")
    loaded = 0
    for _ in range(2000 // len(SMALL) + 1):
        wrong = spoiled(text, rng)
        if rng.random() < 0.2 and wrong:
            wrong = spoiled(wrong, rng)
        loaded += not looked_at(wrong)
    assert loaded < 2000 // len(SMALL) // 2


def test_several_spoiled_records() -> None:
    rng = Random(3)
    text = dumps_all([loads(path.read_text(encoding="utf-8")) for path in SMALL[:3]])
    for _ in range(50):
        looked_at(spoiled(text, rng), several=True)


@pytest.mark.parametrize(
    "text",
    [
        "9" * 10**6,
        "fives-record 1\n" + "game: dominoes\n" * 10**5,
        "fives-record 1\ngame: dominoes\nvariant: horse-race/" + "9" * 10**6 + "\n",
        "fives-record 1\ngame: dominoes\nvariant: draw/1\nvariant.target: " + "[" * 10**6 + "\n",
        "fives-record 1\ngame: dominoes\nvariant: draw/1\nvariant.target: " + "9" * 10**6 + "\n",
        "fives-record 1\ngame: card-race\nterms: seats 4, chips " + "1" * 10**6 + "\n",
        "fives-record 1\ngame: dominoes\nvariant: draw/1\ntable: 2 seats\nround "
        + "1" * 10**6
        + "\n",
        "fives-record 1\ngame: dominoes\nvariant: draw/1\ntable: 2 seats\nseats:"
        + " 1" * 10**6
        + "\n",
        "fives-record 1\ngame: dominoes\nvariant: draw/1\ntable: 2 seats\nround 1\nlot 1\ndeal 0: "
        + "5-5" * 10**6
        + "\n",
        "fives-record 1\ngame: dominoes\nvariant: draw/1\ntable: 2 seats\n" + "# x\n" * 10**5,
        "fives-record 1\ngame: card-race\nterms: seats 4, chips 9, banker 0, prices"
        + " 1" * 10**6
        + "\n",
    ],
    ids=range(11),
)
def test_long_nonsense_is_refused(text: str) -> None:
    tracemalloc.start()
    assert looked_at(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 40_000_000
