"""Whatever is wrong with a text, reading it gives an error of ours or a right value."""

import json
import tracemalloc
from random import Random
from time import process_time

import jsonschema
import pytest

import fives
from fives import wire
from fives.records import Record
from tests.wire.documents import VARIANTS, every_kind
from tests.wire.spoiling import DEEP, LONG, spoiled

SPOILED = 2_000
SCHEMA = jsonschema.Draft202012Validator(wire.schema())


def test_spoiled_documents_are_refused_or_right() -> None:
    rng = Random(111)
    texts = [wire.dumps(value) for rules in VARIANTS for value in every_kind(7, rules)]
    others = [json.loads(text) for text in rng.sample(texts, 60)]
    errors: list[wire.JsonError] = []
    right: list[str] = []
    for _ in range(SPOILED):
        text = spoiled(rng.choice(texts), others, rng)
        try:
            value = wire.loads(text)
        except wire.JsonError as error:
            errors.append(error)
        else:
            assert wire.loads(wire.dumps(value)) == value
            right.append(text)
    for text in rng.sample(right, 40):
        SCHEMA.validate(json.loads(text))
    assert all(error.path.startswith("$") for error in errors)
    assert max(len(str(error)) for error in errors) < 6_000
    assert len({error.code for error in errors}) > 40
    assert SPOILED * 2 / 3 < len(errors) < SPOILED - 50


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (LONG, "NUMBER"),
        (f'{{"format":{LONG}}}', "NUMBER"),
        (f'{{"format":-{LONG}}}', "NUMBER"),
        (f'{{"format":{LONG}.0}}', "NOT_A_NUMBER"),
        (f'{{"format":1e{LONG}}}', "NOT_A_NUMBER"),
        (DEEP, "TOO_DEEP"),
        ('{"a":' * 100_000, "TOO_DEEP"),
        (DEEP + "]" * 100_000, "TOO_MANY"),
        ("[]," * 100_000, "TOO_MANY"),
        ("[" + "1," * 200_000 + "1]", "TOO_MANY"),
        ('"' + "\\" * 500_000, "NOT_JSON"),
        ('"\\"' * 300_000, "NOT_JSON"),
        ('"' * 999_999, "NOT_JSON"),
        (" " * 3_000_000, "TOO_LONG"),
        ("", "NOT_JSON"),
        ("\ufeff{}", "NOT_JSON"),
        ("[1}", "NOT_JSON"),
        ("NaN", "NOT_A_NUMBER"),
        ('{"format":1,"format":1,"kind":"move","move":"draw"}', "KEY_TWICE"),
        ('{"format":true,"kind":"move","move":"draw"}', "NOT_A_NUMBER"),
        ('{"format":2,"kind":"move","move":"draw"}', "OTHER_FORMAT"),
        ('{"format":1,"kind":"mood","move":"draw"}', "UNKNOWN_NAME"),
        ('{"format":1,"kind":"move","move":"draw","x":1}', "EXTRA_KEY"),
        ('{"format":1,"kind":"move"}', "MISSING_KEY"),
        ('{"format":1,"kind":"move","move":"\\ud800"}', "SURROGATE"),
        ('{"format":1,"kind":"move","move":"5-2"}', "OTHER_SPELLING"),
    ],
    ids=range(26),
)
def test_hostile_texts_cost_little(text: str, code: str) -> None:
    tracemalloc.start()
    with pytest.raises(wire.JsonError) as caught:
        wire.loads(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.code == code
    assert most < 6_000_000
    assert len(str(caught.value)) < 300


def test_many_tags_take_no_time_each_by_each() -> None:
    """In the time of some thousand; it was their square once."""
    text = wire.dumps(Record.of(fives.DRAW.start(seats=2)))
    tags = ",".join(f'"a{number}":""' for number in range(45_000))
    begun = process_time()
    record = wire.load_record(text.replace('"tags":{}', f'"tags":{{{tags}}}'))
    assert len(record.tags) == 45_000
    assert process_time() - begun < 4


@pytest.mark.parametrize("data", [None, 1, "x", [], (), {1: 2}, object(), {"format": 1.0}, b"{}"])
def test_what_is_no_document_is_refused(data: object) -> None:
    with pytest.raises(wire.JsonError):
        wire.from_json(data)
    with pytest.raises(wire.JsonError):
        wire.loads(data)  # type: ignore[arg-type]


def test_data_that_holds_itself_is_refused() -> None:
    data = wire.to_json(next(iter(every_kind(1))))
    data["start"] = data
    with pytest.raises(wire.JsonError, match=r"\$\.start"):
        wire.from_json(data)
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    data["start"] = data["results"] = deep  # type: ignore[assignment]
    with pytest.raises(wire.JsonError, match=r"\$\.start"):
        wire.from_json(data)
